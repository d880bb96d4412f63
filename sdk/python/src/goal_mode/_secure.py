from __future__ import annotations

import ssl
from functools import lru_cache

import httpx


@lru_cache(maxsize=1)
def secure_context() -> ssl.SSLContext:
    """What checks certificates. Reading those that are trusted takes a tenth of a second: a process does it once for all of its clients."""
    return httpx.create_ssl_context()
