from __future__ import annotations

from typing import Any, Callable, Mapping, Optional

import httpx

from goal_mode import _policy as policy
from goal_mode import models
from goal_mode._async.calls import AsyncCallGroups
from goal_mode._async.files import AsyncFiles
from goal_mode._async.goal_jobs import AsyncGoalJobs
from goal_mode._async.transport import AsyncTransport
from goal_mode._options import CallOptions


class AsyncGoalMode(AsyncCallGroups):
    """The service as an object. Every operation of the API is a method of one of its groups."""

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
        http: Optional[httpx.AsyncClient] = None,
    ) -> None:
        transport = AsyncTransport(
            base_url,
            api_key=api_key,
            tokens=tokens,
            on_tokens=on_tokens,
            timeout=timeout,
            max_retries=max_retries,
            retry_pause=retry_pause,
            user_agent=user_agent,
            http=http,
        )
        super().__init__(transport)
        self.transport = transport
        self.files = AsyncFiles(transport)
        self.goal_jobs = AsyncGoalJobs(transport, self.files)

    async def __aenter__(self) -> AsyncGoalMode:
        return self

    async def __aexit__(self, *_error: Any) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        await self.transport.aclose()

    async def sign_in(self, email: str, password: str) -> models.SignedIn:
        """Signs in and keeps the tokens, which are renewed by themselves from then on."""
        signed_in = await self.auth.sign_in(email=email, password=password)
        self._keep(signed_in)
        return signed_in

    async def sign_in_as_guest(self) -> models.SignedIn:
        """Begins as a guest, within the free allowance."""
        signed_in = await self.auth.start_guest_session()
        self._keep(signed_in)
        return signed_in

    def _keep(self, signed_in: models.SignedIn) -> None:
        wire = signed_in.model_dump(mode="json", by_alias=True)
        self.transport.tokens = {name: wire[name] for name in ("accessToken", "refreshToken", "expiresAt")}

    async def request(
        self, method: str, path: str, *, body: Any = None, query: Optional[Mapping[str, Any]] = None, call_options: Optional[CallOptions] = None
    ) -> Any:
        """Any call of the API by its method and path, with /api/v1 or without."""
        bare = path[len(policy.PREFIX) :] if path.startswith(policy.PREFIX + "/") else path
        if not bare.startswith("/"):
            raise ValueError(f"A path begins with a slash: {path}")
        return await self.transport.call(method.upper(), bare, body=body, query=query, call_options=call_options)
