"""The games as environments in Gymnasium's form. Gymnasium is not needed; this module registers them where it is installed.

>>> from tetrarch.env import TetrarchEnv
>>> env = TetrarchEnv("tomb-of-four-kings")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal_actions"][0])
"""

from __future__ import annotations

import contextlib
import importlib
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tetrarch.engine import Engine
from tetrarch.errors import BadRequest, IllegalMove, NoDifficulty, NoneFound, TimeLimit
from tetrarch.game import Game
from tetrarch.observation import Observer

_MOST_DEAL_NUMBER = 999_999_999
_MOST_DEALS = 1000
_NODES_A_DEAL = 1_000_000
"""The engine's own bounds on the search for a winnable deal."""
_MOVE_LIMIT = 5000


def _optional(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


_gymnasium = _optional("gymnasium")

if TYPE_CHECKING or _gymnasium is None:
    _Env = object
else:
    _Env = _gymnasium.Env


@dataclass(frozen=True)
class Discrete:
    """The actions 0 to n − 1; stands in for Gymnasium's space of that name where it is not installed."""

    n: int


@dataclass(frozen=True)
class Box:
    """Vectors of numbers from `low` to `high`; stands in for Gymnasium's space of that name."""

    low: float
    high: float
    shape: tuple[int, ...]


class TetrarchEnv(_Env):
    """A game as an environment. An episode is a deal; an action is an index into `words`, the game's move words.

    - The observation is the vector of `tetrarch.observation`: a list of numbers, an array of float32 with Gymnasium.
    - `info` has `action_mask` (1 for each legal action), `legal_actions` (their indices), `view` (the typed view),
      `status`, `score`, and when the game is over `deal`. A deal in play is never shown.
    - The reward is, for `reward="score"`, what the score has changed, of its highest (so an episode adds up to its
      share of all points), and for `reward="win"` 1 for a won game, else 0.
    - `terminated` when the game is over, `truncated` after `move_limit` moves: some games can go on for ever.

    `reset(seed=…)` begins the row of random deals anew, winnable ones included. `reset(options=…)` takes what
    `Engine.new` takes: `deal`, `number`, `winnable`, `difficulty`. An illegal action raises `IllegalMove` and changes
    nothing.
    """

    metadata: dict[str, Any] = {"render_modes": []}
    render_mode = None

    def __init__(
        self,
        game: str = "tomb-of-four-kings",
        variant: str = "standard",
        *,
        reward: Literal["score", "win"] = "score",
        move_limit: int = _MOVE_LIMIT,
        command: Sequence[str] | None = None,
    ) -> None:
        self._engine = Engine(command)
        try:
            self.words = self._engine.move_words(game)
            self._observer = Observer(game)
        except BaseException:
            self._engine.close()
            raise
        self._index = {word: action for action, word in enumerate(self.words)}
        self._game_id = game
        self._variant = variant
        self._reward = reward
        self._move_limit = move_limit
        self._random = random.Random()
        self._game: Game | None = None
        self.parts = self._observer.parts
        self.action_space, self.observation_space = _spaces(len(self.words), self._observer.size)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a deal and returns its first observation and info."""
        if _gymnasium is not None:
            super().reset(seed=seed)  # type: ignore[misc]
        if seed is not None:
            self._random = random.Random(seed)
        dealt = {key: value for key, value in (options or {}).items() if value is not None}
        if dealt.keys() & {"deal", "number"}:
            self._game = self._begin(**dealt)
        elif dealt.pop("winnable", False):
            self._game = self._begin_winnable(dealt.pop("difficulty", None), **dealt)
        else:
            self._game = self._begin(number=self._draw_number(), **dealt)
        return self._observation(self._game), self._info(self._game)

    def _begin(self, **dealt: Any) -> Game:
        return self._engine.new(self._game_id, variant=self._variant, **dealt)

    def _begin_winnable(
        self, difficulty: str | None, *, nodes: int = _NODES_A_DEAL, seconds: float | None = None, **dealt: Any
    ) -> Game:
        """Begins a random deal that is proved winnable, within `seconds` for all deals that are tried.

        The engine would draw its number by a chance without seed.
        """
        if difficulty not in (None, "easy", "medium", "hard"):
            raise BadRequest(f"difficulty: {difficulty!r} is not one of easy, medium, hard")
        self._game = None
        start = time.monotonic()
        left = seconds
        for _ in range(_MOST_DEALS):
            number = self._draw_number()
            with contextlib.suppress(NoDifficulty):
                found = self._begin(number=number, **dealt).difficulty(nodes=nodes, seconds=left)
                if difficulty in (None, found.difficulty):
                    return self._begin(number=number, **dealt)
            left = None if seconds is None else seconds - (time.monotonic() - start)
            if left is not None and left <= 0:
                raise TimeLimit("the time was up before a winnable deal was found")
        raise NoneFound(f"of {_MOST_DEALS} random deals none was proved to be such a one")

    def _draw_number(self) -> int:
        return self._random.randint(1, _MOST_DEAL_NUMBER)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a move and returns observation, reward, terminated, truncated and info."""
        game = self._game
        if game is None:
            raise RuntimeError("reset the environment before its first step")
        if not 0 <= action < len(self.words):
            raise IllegalMove(f"action {action}: the actions are 0 to {len(self.words) - 1}")
        before = game.score.value
        game.play(self.words[action])
        reward = (game.score.value - before) / game.score.max if self._reward == "score" else float(game.status == "won")
        terminated = game.status != "playing"
        truncated = not terminated and game.ply >= self._move_limit
        return self._observation(game), reward, terminated, truncated, self._info(game)

    def action_masks(self) -> list[bool]:
        """Returns the mask of legal actions, as sb3-contrib asks for it."""
        legal = self._game.legal if self._game else ()
        return [word in legal for word in self.words]

    def render(self) -> None:
        """Does nothing: the environment has no render modes."""

    def close(self) -> None:
        """Ends the engine."""
        self._engine.close()

    def _observation(self, game: Game) -> Any:
        return _array(self._observer.observe(game.view), "float32")

    def _info(self, game: Game) -> dict[str, Any]:
        legal = [self._index[word] for word in game.legal]
        mask = [0] * len(self.words)
        for action in legal:
            mask[action] = 1
        info = {
            "action_mask": _array(mask, "int8"),
            "legal_actions": legal,
            "view": game.view,
            "status": game.status,
            "score": game.score,
        }
        return info if game.status == "playing" else {**info, "deal": game.deal}


def _array(numbers: list[Any], kind: str) -> Any:
    """Returns an array where Gymnasium is installed, which brings NumPy; else the list."""
    return numbers if _gymnasium is None else importlib.import_module("numpy").array(numbers, dtype=kind)


def _spaces(actions: int, size: int) -> tuple[Any, Any]:
    if _gymnasium is None:
        return Discrete(actions), Box(-1.0, 1.0, (size,))
    spaces = _gymnasium.spaces
    return spaces.Discrete(actions), spaces.Box(-1.0, 1.0, (size,), dtype="float32")


NAMES = {
    "tetrarch/TombOfFourKings-v0": "tomb-of-four-kings",
    "tetrarch/KingsKeys-v0": "kings-keys",
    "tetrarch/FourKingdoms-v0": "four-kingdoms",
    "tetrarch/FourGods-v0": "four-gods",
    "tetrarch/NapoleonsTomb-v0": "napoleons-tomb",
}
"""The names by which Gymnasium knows the games once this module is imported."""


if _gymnasium is not None:
    for _name, _id in NAMES.items():
        _gymnasium.register(id=_name, entry_point="tetrarch.env:TetrarchEnv", kwargs={"game": _id})
