from typing import Any
ForestObservation = Any
def observe(state, seat): raise NotImplementedError
