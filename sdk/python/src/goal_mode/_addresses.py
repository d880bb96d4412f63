from __future__ import annotations

from urllib.parse import quote


def part(value: str) -> str:
    """A value as one segment of a path."""
    # An empty segment would name another operation, and dots would climb.
    if value in ("", ".", ".."):
        raise ValueError(f"An id is needed here, not {value!r}")
    return quote(value, safe="")
