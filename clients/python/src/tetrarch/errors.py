"""The exceptions of the package: one for each code of the protocol's error answers, and a few of its own."""

from __future__ import annotations

from typing import ClassVar


class TetrarchError(Exception):
    """The base of every exception of this package."""


class EngineDied(TetrarchError):
    """The engine cannot be started, ended by itself, or was closed while a request waited."""


class GameReplaced(TetrarchError):
    """The engine plays another game by now: an engine has one game at a time."""


class RequestError(TetrarchError):
    """The engine refused a request, which changed nothing; `code` is the protocol's word for the reason."""

    code: ClassVar[str] = ""


class BadJson(RequestError):
    """The line is no JSON."""

    code = "bad-json"


class BadRequest(RequestError):
    """The request is unknown, or a field of it is missing, unknown or of the wrong kind."""

    code = "bad-request"


class UnknownGame(RequestError):
    """No game has this id."""

    code = "unknown-game"


class BadDeal(RequestError):
    """The deal is neither a code nor a card list of the game."""

    code = "bad-deal"


class BadVariant(RequestError):
    """The game has no such variant."""

    code = "bad-variant"


class BadCardSet(RequestError):
    """The card set has a fault, or the game is not played with card sets."""

    code = "bad-card-set"


class NoGame(RequestError):
    """The request needs a game, and none has begun."""

    code = "no-game"


class IllegalMove(RequestError):
    """The rules do not allow the move now."""

    code = "illegal-move"


class GameOver(RequestError):
    """The game is over."""

    code = "game-over"


class NothingToUndo(RequestError):
    """No move has been played yet."""

    code = "nothing-to-undo"


class NothingToRedo(RequestError):
    """No move has been taken back."""

    code = "nothing-to-redo"


class TooLarge(RequestError):
    """A line, a game, a count or a budget is beyond the engine's limits."""

    code = "too-large"


class BadTranscript(RequestError):
    """The transcript has a fault; the message names the line and the move."""

    code = "bad-transcript"


class UnknownPlayer(RequestError):
    """The game has no player of this name."""

    code = "unknown-player"


class Cancelled(RequestError):
    """The request was cancelled."""

    code = "cancelled"


class TimeLimit(RequestError):
    """The time limit came before there was anything to answer."""

    code = "time-limit"


class NoneFound(RequestError):
    """No winnable deal was found within the budget."""

    code = "none-found"


class NoDifficulty(RequestError):
    """The difficulty of this deal is not known."""

    code = "no-difficulty"


_BY_CODE = {error.code: error for error in RequestError.__subclasses__()}


def error_of(code: str, message: str) -> RequestError:
    """Returns the exception of an error answer; a plain `RequestError` for a code of a later engine."""
    return _BY_CODE.get(code, RequestError)(message if code in _BY_CODE else f"{code}: {message}")
