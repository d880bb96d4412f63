from __future__ import annotations

import re
from typing import Any

#: What tells how something was found, and names for programs.
NOT_FOR_PEOPLE = re.compile(r"^(?:source|confidence|method|printed|readShare)$|Ids?$")
#: What `datesText` says in the words of the file.
DATES = re.compile(r"^(?:startDate|endDate|isCurrent)$")


def _label_of(name: str) -> str:
    words = re.sub(r"([a-z0-9])([A-Z])", lambda found: f"{found.group(1)} {found.group(2).lower()}", re.sub(r"Text$", "", name))
    return words[:1].upper() + words[1:]


def _plain(value: Any) -> Any:
    """A value without what is nothing for people; a text with a name of its own is this text. None: nothing is left."""
    if value is None or value == "":
        return None
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return [item for item in map(_plain, value) if item is not None] or None
    if not isinstance(value, dict):
        return int(value) if isinstance(value, float) and value.is_integer() else value
    if "value" in value and ("source" in value or "confidence" in value):
        return _plain(value["value"])
    shown = {name: _plain(field) for name, field in value.items() if not NOT_FOR_PEOPLE.search(name) and not ("datesText" in value and DATES.search(name))}
    fields = {name: field for name, field in shown.items() if field is not None}
    return fields["text"] if list(fields) == ["text"] else fields or None


def _lines_of(value: Any, indent: str) -> list[str]:
    if isinstance(value, list):
        lines: list[str] = []
        for item in value:
            first, *rest = _lines_of(item, f"{indent}  ")
            lines += [f"{indent}- {first.lstrip()}", *rest]
        return lines
    if not isinstance(value, dict):
        return [f"{indent}{value}"]
    lines = []
    for name, field in value.items():
        is_short = isinstance(field, list) and all(not isinstance(item, (list, dict)) and re.fullmatch(r"[^,]{0,50}", str(item)) for item in field)
        if is_short:
            lines.append(f"{indent}{_label_of(name)}: {', '.join(map(str, field))}")
        elif isinstance(field, (list, dict)):
            lines += [f"{indent}{_label_of(name)}:", *_lines_of(field, f"{indent}  ")]
        else:
            lines.append(f"{indent}{_label_of(name)}: {field}")
    return lines


def outline_of(value: Any) -> list[str]:
    """A record as lines that a person reads."""
    shown = _plain(value)
    return [] if shown is None else _lines_of(shown, "  ")
