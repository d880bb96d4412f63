"""Each call of the API's reference in Python makes the request that it stands for."""

from __future__ import annotations

import json
import os
import re

import httpx
from pydantic import ValidationError

from goal_mode import GoalMode


def snake(name: str) -> str:
    bare = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()
    return f"{bare}_" if bare in ("from", "import", "in") else bare


def test_samples() -> None:
    samples = json.loads(os.environ["SAMPLES"])
    assert len(samples) > 100
    for sample in samples:
        sent: list[httpx.Request] = []

        def answer(request: httpx.Request) -> httpx.Response:
            sent.append(request)
            return httpx.Response(200, json={sample["itemsField"]: [], "nextCursor": None} if sample["itemsField"] else {})

        client = GoalMode("https://example.com", api_key="ck_example", http=httpx.Client(transport=httpx.MockTransport(answer)))
        names = {snake(name): f"the-{name}" for name in sample["names"]}
        try:
            exec(sample["source"], {"goal_mode": client, "print": lambda *_: None, **names})
        except ValidationError:
            pass  # The answer is empty here; what matters is what was asked.
        path = "/api/v1" + re.sub(r"\{(\w+)\}", r"the-\1", sample["path"])
        assert [(one.method, one.url.path) for one in sent] == [(sample["method"], path)], sample["operationId"]
