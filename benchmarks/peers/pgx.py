"""pgx: many games at once in JAX, on the processor, compiled for a batch."""

from __future__ import annotations

import time
from typing import Any

from benchmarks.timing import Figures, per_second, report

BATCH = 1024
#: Steps in one compiled call: more would not make it faster, only longer.
STEPS = 4
#: Its games, and how many decisions a random one takes.
GAMES = {"othello": 60, "go_9x9": 120, "backgammon": 200}


def stepper(name: str) -> tuple[Any, Any]:
    """A compiled function that plays some random steps in all games, finished ones started again; and a first batch."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    fresh = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), BATCH))

    def one_step(state: Any, key: Any) -> tuple[Any, None]:
        choosing, stepping = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, logits, axis=-1)
        after = jax.vmap(env.step)(state, actions, jax.random.split(stepping, BATCH))
        over = after.terminated | after.truncated

        def either(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape((BATCH,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(either, fresh, after), None

    def some_steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(one_step, state, jax.random.split(key, STEPS))[0]

    return jax.jit(some_steps), fresh


def measure(seconds: float) -> Figures:
    import jax

    found: Figures = {}
    for name in GAMES:
        some_steps, state = stepper(name)
        started = time.process_time()
        holder = [jax.block_until_ready(some_steps(state, jax.random.PRNGKey(1)))]
        found[f"{name} seconds to compile"] = time.process_time() - started
        keys = iter(range(2, 1 << 30))

        def work(some_steps: Any = some_steps, holder: list[Any] = holder, keys: Any = keys) -> int:
            holder[0] = jax.block_until_ready(some_steps(holder[0], jax.random.PRNGKey(next(keys))))
            return BATCH * STEPS

        found[f"{name} batch decisions/s"] = per_second(work, seconds)
    return found


if __name__ == "__main__":
    report("pgx", "pgx", measure)
