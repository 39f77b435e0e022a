"""Requests on their way: the line of one, and one that waits for its answer."""

from __future__ import annotations

import json
import math
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Literal

from tetrarch.answers import Json, Progress
from tetrarch.errors import TetrarchError, TooLarge

_MOST_BYTES = 1_000_000


def request_line(request_id: int, op: str, tells_progress: bool, fields: Json) -> bytes:
    """Returns the line of a request. Raises `TooLarge`, and `ValueError` for a number that JSON does not have."""
    request = {key: value for key, value in fields.items() if value is not None}
    if request.get("seconds") == math.inf:
        del request["seconds"]
    if tells_progress:
        request["progress"] = True
    # The name of the request and its id are not for the fields to say.
    request |= {"id": request_id, "op": op}
    line = json.dumps(request, separators=(",", ":"), allow_nan=False).encode()
    if len(line) > _MOST_BYTES:
        raise TooLarge(f"the line would have {len(line)} bytes, and {_MOST_BYTES} is the most")
    return line + b"\n"


class PendingRequest:
    """A request that waits for its answer. Its progress has a thread of its own: the reader never waits for it."""

    def __init__(self, progress: Progress | None, cancel: Callable[[], object]) -> None:
        self.future: Future[Json] = Future()
        self.future.set_running_or_notify_cancel()
        self._progress = progress
        self._cancel = cancel
        # What the thread is to do, in order.
        self._queue: queue.SimpleQueue[tuple[Literal["progress", "end"], Any]] = queue.SimpleQueue()

    def start(self) -> None:
        """Starts the thread that calls `progress`, where there is one to call."""
        if self._progress is not None:
            threading.Thread(target=self._tell, args=[self._progress], name="tetrarch-progress", daemon=True).start()

    def take(self, progress: Json) -> None:
        """Takes a progress line."""
        self._queue.put(("progress", progress))

    def end(self, outcome: Json | TetrarchError) -> None:
        """Takes the answer, or the error in its place, which comes after all progress."""
        if self._progress is None:
            self._finish(outcome)
        else:
            self._queue.put(("end", outcome))

    def _tell(self, progress: Progress) -> None:
        """Calls `progress` until the answer is there. An error of it is that of the request, which is cancelled."""
        try:
            while (item := self._queue.get())[0] == "progress":
                progress(item[1])
        except BaseException as error:
            self._cancel()
            self.future.set_exception(error)
        else:
            self._finish(item[1])

    def _finish(self, outcome: Json | TetrarchError) -> None:
        if isinstance(outcome, TetrarchError):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)
