"""Turns the engine's JSON into dataclasses, by their type hints."""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
Decoder = Callable[[Any], Any]


def decode(kind: type[T], value: Any) -> T:
    """Makes a value of a type from JSON. Fields that the type does not have are left out."""
    decoder: Callable[[Any], T] = _decoder(typing.cast(Any, kind))
    return decoder(value)


def json_name(field: str) -> str:
    """Returns the engine's name of a field: `hit_points` is `hitPoints`."""
    head, *rest = field.split("_")
    return head + "".join(word.capitalize() for word in rest)


@functools.cache
def _decoder(kind: Any) -> Decoder:
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(kind)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        item = _decoder(arguments[0])
        return lambda values: tuple(item(value) for value in values)
    if origin is dict:
        entry = _decoder(arguments[1])
        return lambda values: {key: entry(value) for key, value in values.items()}
    if origin in (types.UnionType, typing.Union):
        return _union_decoder(arguments)
    return lambda value: value


def _union_decoder(arguments: tuple[Any, ...]) -> Decoder:
    """Makes the decoder of a union: of plain types, of one type and `None`, or of dataclasses told apart by `kind`."""
    classes = [argument for argument in arguments if argument is not type(None)]
    if len(classes) == 1:
        only = _decoder(classes[0])
        return lambda value: None if value is None else only(value)
    if not dataclasses.is_dataclass(classes[0]):
        return lambda value: value
    by_kind = {typing.get_args(typing.get_type_hints(one)["kind"])[0]: _decoder(one) for one in classes}
    return lambda value: None if value is None else by_kind[value["kind"]](value)


def _dataclass_decoder(kind: Any) -> Decoder:
    hints = typing.get_type_hints(kind)
    keeps_raw = "raw" in hints
    fields = [
        (field.name, json_name(field.name), _decoder(hints[field.name]))
        for field in dataclasses.fields(kind)
        if field.name != "raw"
    ]

    def decode_dataclass(value: Any) -> Any:
        # A field that is absent has a default.
        found = {name: decoder(value[key]) for name, key, decoder in fields if key in value}
        return kind(**found, raw=value) if keeps_raw else kind(**found)

    return decode_dataclass
