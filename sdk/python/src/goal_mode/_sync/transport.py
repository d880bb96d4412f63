# Written by `npm run sdk` from the API's contract. Changes belong there.
from __future__ import annotations

import threading
import time
import re
import uuid
import warnings
from datetime import datetime, timezone
from functools import lru_cache
from typing import Any, Callable, Mapping, Optional

import httpx
from pydantic import TypeAdapter

from goal_mode import _policy as policy
from goal_mode._errors import ApiError, ConnectionFailed, DeprecatedOperation, TimedOut
from goal_mode._options import CallOptions
from goal_mode._secure import secure_context

#: An access token is renewed this long before its end, so that it does not end on its way.
RENEW_BEFORE = 30.0
#: What is asked for, by what a call gives back.
ACCEPTED = {
    "json": "application/json",
    "text": "text/csv, text/plain;q=0.9, */*;q=0.1",
    "bytes": "image/*, application/json;q=0.9, */*;q=0.1",
}


@lru_cache(maxsize=1024)
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


class Transport:
    """Carries calls: credentials, keys for changes, time limits, and tries after what passes."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: Optional[str] = None,
        tokens: Optional[Mapping[str, str]] = None,
        on_tokens: Optional[Callable[[Mapping[str, str]], None]] = None,
        timeout: float = policy.TIMEOUT,
        max_retries: int = policy.MAX_RETRIES,
        retry_pause: float = policy.FIRST_PAUSE,
        user_agent: str = "goal-mode-python/0.1.0",
        http: Optional[httpx.Client] = None,
    ) -> None:
        self.base_url = policy.with_prefix(base_url)
        self.http = http or httpx.Client(follow_redirects=True, verify=secure_context(), limits=httpx.Limits(max_connections=100))
        self._api_key = policy.plain_key(api_key)
        self.tokens = dict(tokens) if tokens else None
        self._on_tokens = on_tokens
        self._timeout = timeout
        self._max_retries = max_retries
        self._retry_pause = retry_pause
        self._user_agent = user_agent
        self._renewing = threading.Lock()
        self._warned: set[str] = set()

    def close(self) -> None:
        self.http.close()

    def _bearer(self) -> Optional[str]:
        return self._api_key or (self.tokens["accessToken"] if self.tokens else None)

    def _is_stale(self) -> bool:
        if self._api_key or not self.tokens:
            return False
        ends = datetime.fromisoformat(str(self.tokens["expiresAt"]).replace("Z", "+00:00"))
        return (ends - datetime.now(timezone.utc)).total_seconds() < RENEW_BEFORE

    def _renew(self, seen: Optional[str]) -> None:
        """Renews the tokens once for all that ask: a refresh token is good for one use."""
        with self._renewing:
            if not self.tokens or self._bearer() != seen:
                return
            renewed = self.call("POST", "/auth/refresh", body={"refreshToken": self.tokens["refreshToken"]}, is_open=True)
            self.tokens = {name: renewed[name] for name in ("accessToken", "refreshToken", "expiresAt")}
            if self._on_tokens:
                self._on_tokens(self.tokens)

    def call(
        self,
        method: str,
        path: str,
        *,
        body: Any = None,
        query: Optional[Mapping[str, Any]] = None,
        kind: Any = None,
        answer: str = "json",
        is_open: bool = False,
        call_options: Optional[CallOptions] = None,
    ) -> Any:
        """One call of the API, by its path after the version prefix. Raises ApiError, ConnectionFailed or TimedOut."""
        given = call_options or CallOptions()
        key = None if method == "GET" else given.idempotency_key or str(uuid.uuid4())
        retries = self._max_retries if given.max_retries is None else given.max_retries
        may_renew = not is_open and self._api_key is None and self.tokens is not None
        tries = 0
        while True:
            tries += 1
            if not is_open and self._is_stale():
                self._renew(self._bearer())
            bearer = None if is_open else self._bearer()
            try:
                value = self._try(method, path, body, query, answer, given, key, bearer)
                return value if kind is None else _adapter(kind).validate_python(value)
            except ApiError as error:
                if may_renew and error.status == 401:
                    may_renew = False
                    tries -= 1
                    self._renew(bearer)
                    continue
                pause = policy.pause_before(tries, error.retry_after, self._retry_pause) if policy.is_passing(error.status, error.code) else None
                if pause is None or tries > retries:
                    raise
            except (ConnectionFailed, TimedOut):
                pause = policy.pause_before(tries, None, self._retry_pause)
                if pause is None or tries > retries:
                    raise
            time.sleep(pause)

    def _try(
        self,
        method: str,
        path: str,
        body: Any,
        query: Optional[Mapping[str, Any]],
        answer: str,
        options: CallOptions,
        key: Optional[str],
        bearer: Optional[str],
    ) -> Any:
        limit = self._timeout if options.timeout is None else options.timeout
        headers = {
            "accept": ACCEPTED[answer],
            "user-agent": self._user_agent,
            **({} if bearer is None else {"authorization": f"Bearer {bearer}"}),
            **({} if key is None else {"idempotency-key": key}),
            **options.headers,
        }
        sent = {} if body is None else {"json": policy.plain(body)}
        try:
            # What is cut off in the middle raises here, and is asked again.
            response = self.http.request(method, self.base_url + path, params=policy.query_fields(query), headers=headers, timeout=limit, **sent)
        except httpx.TimeoutException as error:
            raise TimedOut(f"No answer within {limit:g} seconds: {method} {path}") from error
        except httpx.TransportError as error:
            raise ConnectionFailed(f"The service could not be reached at {self.base_url}: {method} {path}") from error
        self._warn(path, response)
        if not response.is_success:
            raise policy.refusal(response)
        if answer == "text":
            return response.text
        if answer == "bytes":
            return response.content
        try:
            return response.json()
        except ValueError as error:
            raise ConnectionFailed(f"The answer is not JSON: {method} {path}") from error

    def _warn(self, path: str, response: httpx.Response) -> None:
        operation = re.sub(r"[0-9a-f-]{16,}", "…", path)
        if "deprecation" not in response.headers or operation in self._warned:
            return
        self._warned.add(operation)
        sunset = response.headers.get("sunset")
        when = f" on {sunset}" if sunset else ""
        text = f"Goal Mode: {operation} will be withdrawn{when}. The API reference says what to use instead."
        # Its place is where the method was called: four frames up.
        warnings.warn(text, DeprecatedOperation, stacklevel=5)
