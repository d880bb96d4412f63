from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import os
from pathlib import Path
from typing import AsyncGenerator, BinaryIO, Callable, Optional, Union

import httpx

from goal_mode import _policy as policy
from goal_mode import models
from goal_mode._async.calls import AsyncFilesCalls
from goal_mode._errors import ConnectionFailed, GoalModeError
from goal_mode._options import CallOptions

FileSource = Union[str, "os.PathLike[str]", bytes, BinaryIO]
Progress = Callable[[int, int], None]

TRIES = 4
CHUNK = 256 * 1024
#: What the system's table may lack.
TYPES = {
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".md": "text/markdown",
    ".ndjson": "application/x-ndjson",
    ".parquet": "application/vnd.apache.parquet",
    ".webp": "image/webp",
}


class AsyncUploadInterrupted(GoalModeError):
    """An upload that broke off. What was registered is kept: `resume()` goes on with it."""

    def __init__(self, file_id: str, resume: Callable[[], object]) -> None:
        super().__init__("The upload broke off. Nothing is lost: resume() goes on with it.")
        self.file_id = file_id
        self.resume = resume


def _opened(source: FileSource, file_name: Optional[str]) -> tuple[bytes, str]:
    if isinstance(source, (str, os.PathLike)):
        path = Path(source)
        return path.read_bytes(), file_name or path.name
    if isinstance(source, bytes):
        content, name = source, file_name
    else:
        content, name = source.read(), file_name or (Path(str(source.name)).name if hasattr(source, "name") else None)
    if not name:
        raise ValueError("These bytes have no name: give file_name.")
    return content, name


def _type_of(file_name: str) -> str:
    ending = Path(file_name).suffix.lower()
    return TYPES.get(ending) or mimetypes.guess_type(file_name)[0] or "application/octet-stream"


async def _chunks(content: bytes, on_progress: Optional[Progress]) -> AsyncGenerator[bytes, None]:
    for start in range(0, len(content), CHUNK):
        chunk = content[start : start + CHUNK]
        yield chunk
        if on_progress:
            on_progress(min(start + CHUNK, len(content)), len(content))


class AsyncFiles(AsyncFilesCalls):
    """Files: the calls of the API, and `upload` over them."""

    async def upload(
        self,
        source: FileSource,
        *,
        file_name: Optional[str] = None,
        mime_type: Optional[str] = None,
        on_progress: Optional[Progress] = None,
        call_options: Optional[CallOptions] = None,
    ) -> models.StoredFile:
        """Uploads a file and gives its record once the service has checked it. `on_progress` gets the bytes sent and those in all."""
        content, name = _opened(source, file_name)
        digest = hashlib.sha256(content).hexdigest()
        registered = await self.register(file_name=name, mime_type=mime_type or _type_of(name), size_bytes=len(content), sha256=digest, call_options=call_options)
        return await self._send(registered, content, on_progress, call_options)

    async def _send(
        self, registered: models.RegisteredFile, content: bytes, on_progress: Optional[Progress], call_options: Optional[CallOptions]
    ) -> models.StoredFile:
        link = registered.upload
        tries = 0
        while link is not None:
            tries += 1
            try:
                headers = {**link.headers, "content-length": str(len(content))}
                response = await self._transport.http.put(link.url, content=_chunks(content, on_progress), headers=headers, timeout=policy.TIMEOUT)
                if response.is_success:
                    break
                error: Exception = policy.refusal(response)
                if not policy.is_passing(response.status_code, None):
                    raise error
            except httpx.TransportError as broken:
                error = broken
            if tries == TRIES:
                raise AsyncUploadInterrupted(str(registered.file_id), lambda: self._send(registered, content, on_progress, call_options)) from error
            await asyncio.sleep(policy.pause_before(tries, None) or 0)
        return await self.complete_upload(str(registered.file_id), call_options=call_options)

    async def download(self, file_id: str, *, call_options: Optional[CallOptions] = None) -> bytes:
        """The bytes of a file of yours."""
        found = await self.get(file_id, call_options=call_options)
        if not found.download_url:
            raise GoalModeError("This file has no content here: it stays on its owner's device, or is not uploaded yet.")
        return await fetch_link(self._transport.http, found.download_url)


async def fetch_link(http: httpx.AsyncClient, url: str) -> bytes:
    """The content behind a signed link."""
    tries = 0
    while True:
        tries += 1
        try:
            response = await http.get(url, timeout=policy.TIMEOUT)
            if response.is_success:
                return response.content
            if not policy.is_passing(response.status_code, None) or tries == TRIES:
                raise ConnectionFailed(f"The link of this file gives nothing: it answered with status {response.status_code}.")
        except httpx.TransportError as error:
            if tries == TRIES:
                raise ConnectionFailed("The link of this file gives nothing: it could not be reached.") from error
        await asyncio.sleep(policy.pause_before(tries, None) or 0)
