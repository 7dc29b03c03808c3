"""Research environments: PettingZoo, Gymnasium and OpenSpiel, for every registered game.

>>> from paddlewheel.envs import pettingzoo                  # pip install 'paddlewheel[envs]'
>>> env = pettingzoo.env("mississippi-queen", seats=4)

`paddlewheel.envs.gymnasium` has one seat against bots and the batch; `paddlewheel.envs.openspiel` registers every game
with OpenSpiel (`pip install 'paddlewheel[openspiel]'`).
"""
