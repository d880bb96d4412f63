from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import AsyncGenerator, Union

import httpx

from goal_mode import _policy as policy
from goal_mode._async.files import fetch_link
from goal_mode._errors import ConnectionFailed


@dataclass(frozen=True)
class AsyncDownload:
    """The content of an artifact, read when it is wanted."""

    file_name: str
    size_bytes: int
    mime_type: str
    url: str
    http: httpx.AsyncClient

    async def read(self) -> bytes:
        return await fetch_link(self.http, self.url)

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The bytes as they come."""
        async with self.http.stream("GET", self.url, timeout=policy.TIMEOUT) as response:
            if not response.is_success:
                raise ConnectionFailed(f"The link of this file gives nothing: it answered with status {response.status_code}.")
            async for chunk in response.aiter_bytes():
                yield chunk

    async def save_to(self, path: Union[str, Path]) -> Path:
        """Writes the content to the disk and gives the path of the file.

        A path that is a folder, ends with a slash or has no ending ("results") is a folder, where the file gets its own name; one with an ending
        ("results.zip") is the file. Folders that are not there are made.
        """
        target = Path(path)
        if target.is_dir() or str(path).endswith(("/", "\\")) or (not target.exists() and target.suffix == ""):
            target = target / Path(self.file_name).name
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            async for chunk in self.stream():
                file.write(chunk)
        return target
