"""Several engines at work side by side."""

from __future__ import annotations

import os
import queue
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import TypeVar

from tetrarch.engine import Engine

Item = TypeVar("Item")
Result = TypeVar("Result")


class Engines:
    """Starts several engines, as many as there are cores when no number is given. Use it as a context manager.

    >>> def play(engine, number):
    ...     game = engine.new("kings-keys", number=number)
    ...     while game.legal:
    ...         game.play(game.advise("greedy").move)
    ...     return game.score.value
    >>> with Engines(4) as engines:
    ...     scores = list(engines.map(play, range(1, 101)))
    """

    def __init__(self, count: int | None = None, command: Sequence[str] | None = None) -> None:
        size = count if count is not None else os.cpu_count() or 1
        self._engines: list[Engine] = []
        self._free: queue.SimpleQueue[Engine] = queue.SimpleQueue()
        self._threads = ThreadPoolExecutor(size)
        try:
            for _ in range(size):
                engine = Engine(command)
                self._engines.append(engine)
                self._free.put(engine)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Engines:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def map(self, function: Callable[[Engine, Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Calls `function(engine, item)` for each item, each engine at one item at a time; results in order."""

        def with_engine(item: Item) -> Result:
            engine = self._free.get()
            try:
                return function(engine, item)
            finally:
                self._free.put(engine)

        return self._threads.map(with_engine, items)

    def close(self) -> None:
        """Ends all engines; calls that have not begun are dropped."""
        for engine in self._engines:
            engine.close()
        self._threads.shutdown(cancel_futures=True)
