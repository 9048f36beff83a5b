"""Ids as on many servers: numbers from 1 to n for each type, so that `Human 1` and `Droid 1` exist.

They are given to the objects of a type in the order in which they are first sent. They are answers
alone: `node(id:)` and arguments want the ids of /graphql.
"""
from collections import defaultdict
from typing import Any

from records import FINDERS, WORLD
from strawberry import relay
from views import View

NUMBERS: dict[str, dict[str, int]] = defaultdict(dict)


@WORLD.domain
def fill(world) -> None:
    NUMBERS.clear()


def numbered(value: Any) -> Any:
    """The same data with numbers for global ids."""
    if isinstance(value, dict):
        return {key: numbered(member) for key, member in value.items()}
    if isinstance(value, list):
        return [numbered(element) for element in value]
    if not isinstance(value, str):
        return value
    try:
        found = relay.GlobalID.from_id(value)
    except ValueError:
        return value
    if found.type_name not in FINDERS:
        return value
    numbers = NUMBERS[found.type_name]
    return str(numbers.setdefault(found.node_id, len(numbers) + 1))


class NumberedView(View):
    async def process_result(self, request, result):
        return numbered(await super().process_result(request, result))
