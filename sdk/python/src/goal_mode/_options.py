from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping, Optional


class NotGiven:
    """Stands for a field that is left out; None is sent as null."""

    def __repr__(self) -> str:
        return "NOT_GIVEN"

    def __bool__(self) -> bool:
        return False


NOT_GIVEN = NotGiven()


@dataclass(frozen=True)
class CallOptions:
    """Of one call: times in seconds; `idempotency_key` is your own name for this change, 8 to 128 characters."""

    timeout: Optional[float] = None
    max_retries: Optional[int] = None
    idempotency_key: Optional[str] = None
    headers: Mapping[str, str] = field(default_factory=dict)
