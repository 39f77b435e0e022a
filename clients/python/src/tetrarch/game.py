"""A game in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tetrarch.answers import (
    Advice,
    Analysis,
    Difficulty,
    Event,
    ForeseenMove,
    Json,
    Position,
    Progress,
    Score,
    Solution,
)
from tetrarch.decode import decode
from tetrarch.errors import GameReplaced
from tetrarch.views import VIEWS, View

if TYPE_CHECKING:
    from tetrarch.engine import Engine


class Game:
    """A game of an engine, as it stands after the last request. `Engine.new` and `Engine.load` make it.

    Every request raises `GameReplaced` once the engine has begun another game.
    """

    _position: Position
    _raw_view: Json
    _view: View | None

    def __init__(self, engine: Engine, answer: Json) -> None:
        self._engine = engine
        self._take(answer)

    def __repr__(self) -> str:
        return f"<{self.id} {self.deal} after {self.ply} moves: {self.status}, {self.score.text}>"

    @property
    def id(self) -> str:
        """The id of the game: `four-kingdoms`."""
        return self._position.game

    @property
    def variant(self) -> str:
        """`standard`, or the options in force."""
        return self._position.variant

    @property
    def deal(self) -> str:
        """The deal code, or the card list when the deal came as one. A fair player does not look at it."""
        return self._position.deal

    @property
    def ply(self) -> int:
        """The number of moves played."""
        return self._position.ply

    @property
    def status(self) -> str:
        """`playing`, `won`, `lost`, or `escaped` in the Tomb."""
        return self._position.status

    @property
    def score(self) -> Score:
        """The score so far."""
        return self._position.score

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal move words, sorted; none when the game is over."""
        return self._position.legal

    @property
    def reached_limit(self) -> bool:
        """Whether the move limit has ended the game."""
        return self._position.limit

    @property
    def view(self) -> View:
        """What the player sees, typed by game: one of the classes in `tetrarch.views`."""
        if self._view is None:
            view: View = decode(cast(Any, VIEWS[self.id]), self._raw_view)
            self._view = view
        return self._view

    def play(self, *moves: str) -> tuple[Event, ...]:
        """Plays moves in order, all or none, and returns what they made happen. Raises `IllegalMove`, `GameOver`."""
        fields: dict[str, Any] = {"move": moves[0]} if len(moves) == 1 else {"moves": moves}
        return tuple(self._move("play", **fields)["events"])

    def undo(self) -> None:
        """Takes back the last move; from then on the game is with help. Raises `NothingToUndo`."""
        self._move("undo")

    def redo(self) -> None:
        """Plays the move last taken back once more. Raises `NothingToRedo`."""
        self._move("redo")

    def resign(self) -> None:
        """Gives the game up. Raises `GameOver`."""
        self._move("resign")

    def moves(self) -> tuple[ForeseenMove, ...]:
        """Returns every legal move in words, with what it will do as far as the player can know."""
        return tuple(decode(ForeseenMove, move) for move in self._request("moves")["moves"])

    def narrate(self, since: int | None = None) -> tuple[str, ...]:
        """Returns the story so far in words, or what happened after a ply."""
        return tuple(self._request("narrate", since=since)["lines"])

    def transcript(self) -> str:
        """Returns the whole game as text, hidden cards included, for `Engine.load` and `tetrarch replay`."""
        transcript: str = self._request("transcript")["transcript"]
        return transcript

    def perft(self, depth: int, *, seconds: float | None = None) -> int:
        """Returns the number of sequences of as many legal moves. Raises `TooLarge`, `TimeLimit`."""
        nodes: int = self._request("perft", depth=depth, seconds=seconds)["nodes"]
        return nodes

    def advise(
        self,
        player: str,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        progress: Progress | None = None,
    ) -> Advice:
        """Asks a player for a move, which sees no more than the view. From then on the game is with help."""
        fields = {"player": player, "nodes": nodes, "seconds": seconds, "progress": progress}
        return decode(Advice, self._request("advise", **fields))

    def solve(
        self, *, nodes: int | None = None, seconds: float | None = None, progress: Progress | None = None
    ) -> Solution:
        """Searches with every hidden card known whether the game can be won from here."""
        return decode(Solution, self._request("solve", nodes=nodes, seconds=seconds, progress=progress))

    def analyse(
        self, *, nodes: int | None = None, seconds: float | None = None, progress: Progress | None = None
    ) -> Analysis:
        """Looks back at the game: what each move cost and what chance brought."""
        return decode(Analysis, self._request("analyse", nodes=nodes, seconds=seconds, progress=progress))

    def difficulty(self, *, nodes: int | None = None, seconds: float | None = None) -> Difficulty:
        """Rates the deal. Raises `NoDifficulty` when it is not proved winnable."""
        return decode(Difficulty, self._request("difficulty", nodes=nodes, seconds=seconds))

    def _request(self, op: str, **fields: Any) -> Json:
        if not self._engine.is_playing(self):
            raise GameReplaced("the engine has begun another game: start a second Engine to play two at a time")
        return self._engine.request(op, **fields)

    def _move(self, op: str, **fields: Any) -> Json:
        answer = self._request(op, **fields)
        self._take(answer)
        return answer

    def _take(self, answer: Json) -> None:
        self._position = decode(Position, answer)
        self._raw_view = answer["view"]
        self._view = None
