from __future__ import annotations

import email.utils
import json
import random
import time
from typing import Any, Mapping, Optional

import httpx
from pydantic import BaseModel

from goal_mode._errors import ApiError, GoalModeError
from goal_mode._options import NotGiven

PREFIX = "/api/v1"
TIMEOUT = 60.0
MAX_RETRIES = 5
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 8.0
#: A hint may ask for more patience than a caller has; what is longer is the caller's to decide.
LONGEST_HINT = 120.0
#: Answers after which the same call may pass.
PASSING = frozenset({408, 425, 429, 500, 502, 503, 504})


def plain_key(api_key: Optional[str]) -> Optional[str]:
    """A key without the blanks around it; None: none. Raises GoalModeError for what no key can be, such as the placeholder of an example."""
    key = api_key.strip() if api_key else None
    if not key:
        return None
    if not all("!" <= sign <= "~" for sign in key):
        raise GoalModeError("This key is not accepted: it holds a sign that no key has. Make a key in Account settings, API keys.")
    return key


def with_prefix(base_url: str) -> str:
    if not base_url:
        raise GoalModeError("base_url is missing: the address of the service, such as https://goals.example.com.")
    if not base_url.lower().startswith(("http://", "https://")):
        raise GoalModeError(f"The address of the service has to begin with http:// or https://, and this one does not: {base_url}")
    bare = base_url.rstrip("/")
    return bare if bare.endswith(PREFIX) else bare + PREFIX


def is_passing(status: int, code: Optional[str]) -> bool:
    return status in PASSING or code == "IDEMPOTENCY_IN_PROGRESS"


def hint_seconds(headers: Mapping[str, str]) -> Optional[float]:
    """Seconds that an answer asks to wait: Retry-After (seconds or a date), or the rate limit's reset."""
    asked = headers.get("retry-after")
    if asked is not None:
        try:
            return max(0.0, float(asked))
        except ValueError:
            pass
        try:
            return max(0.0, email.utils.parsedate_to_datetime(asked).timestamp() - time.time())
        except (TypeError, ValueError):
            pass
    if headers.get("ratelimit-remaining") != "0":
        return None
    try:
        return max(0.0, float(headers.get("ratelimit-reset", "")))
    except ValueError:
        return None


def pause_before(next_try: int, hint: Optional[float], first: float = FIRST_PAUSE) -> Optional[float]:
    """Seconds before try number `next_try` (from 1); None when what is asked for is longer than this client waits by itself."""
    if hint is not None:
        return None if hint > LONGEST_HINT else hint + random.random() * first
    most = min(LONGEST_PAUSE, first * 2 ** (next_try - 1))
    return most / 2 + random.random() * most / 2


def plain(value: Any) -> Any:
    """What JSON says: models by their wire names, and without the fields that are left out."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True, exclude_unset=True)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if not isinstance(item, NotGiven)}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return value


def query_fields(query: Optional[Mapping[str, Any]]) -> list[tuple[str, str]]:
    fields: list[tuple[str, str]] = []
    for name, given in (query or {}).items():
        for value in given if isinstance(given, (list, tuple)) else [given]:
            if value is None or isinstance(value, NotGiven):
                continue
            fields.append((name, ("true" if value else "false") if isinstance(value, bool) else str(plain(value))))
    return fields


def refusal(response: httpx.Response) -> ApiError:
    try:
        body = json.loads(response.content)
    except ValueError:
        body = {}
    if not isinstance(body, dict):
        body = {}
    status = response.status_code
    return ApiError(
        status=status,
        code=body.get("code") or f"HTTP_{status}",
        message=body.get("message") or f"The service answered with status {status}.",
        details=body.get("details"),
        request_id=body.get("requestId") or response.headers.get("x-request-id"),
        retry_after=hint_seconds(response.headers),
    )
