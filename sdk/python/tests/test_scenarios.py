"""The same scenarios as in TypeScript, from one table, against the same server that misbehaves; each with the plain client and the asynchronous one."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import httpx
import pytest

from goal_mode import ApiError, AsyncGoalMode, ConnectionFailed, DeprecatedOperation, GoalMode, TimedOut

URL = os.environ["FAULTY_URL"]
SCENARIOS = json.loads((Path(__file__).parents[2] / "proof" / "scenarios.json").read_text("utf-8"))
MANY = 5_000
AT_ONCE = 50
#: Two things of one operation.
IDS = ("01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10", "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b11")


def client_options(scenario: dict[str, Any]) -> dict[str, Any]:
    ends = (datetime.now(timezone.utc) + timedelta(minutes=15)).isoformat()
    return {
        "tokens": {"accessToken": "access-1", "refreshToken": "refresh-1", "expiresAt": ends},
        "max_retries": scenario.get("maxRetries", 12 if scenario["call"] in ("many", "events") else 3),
        "retry_pause": 0.005,
        "timeout": scenario.get("timeoutMs", 60_000) / 1000,
    }


def make(client: GoalMode, scenario: dict[str, Any]) -> None:
    call = scenario["call"]
    if call in ("many", "echoes"):
        numbers = range(MANY if call == "many" else 10)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            assert list(pool.map(lambda number: client.service.echo({"number": number}), numbers)) == [{"number": number} for number in numbers]
    elif call == "deprecated":
        for job_spec_id in IDS:
            client.request("GET", f"/jobs/goal/{job_spec_id}/status")
    elif call == "list":
        assert [item["fileId"] for page in client.files.list()._raw_pages() for item in page["items"]] == [f"file-{at + 1}" for at in range(scenario["items"])]
    elif call == "events":
        assert [event.seq for event in client.goal_jobs.events("job-1")] == list(range(1, scenario["items"] + 1))
    else:
        assert client.service.echo({"hello": "world"}) == {"hello": "world"}


async def make_async(client: AsyncGoalMode, scenario: dict[str, Any]) -> None:
    call = scenario["call"]
    if call in ("many", "echoes"):
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Any:
            async with turn:
                return await client.service.echo({"number": number})

        numbers = range(MANY if call == "many" else 10)
        assert await asyncio.gather(*(one(number) for number in numbers)) == [{"number": number} for number in numbers]
    elif call == "deprecated":
        for job_spec_id in IDS:
            await client.request("GET", f"/jobs/goal/{job_spec_id}/status")
    elif call == "list":
        assert [item["fileId"] async for page in client.files.list()._raw_pages() for item in page["items"]] == [f"file-{at + 1}" for at in range(scenario["items"])]
    elif call == "events":
        assert [event.seq async for event in client.goal_jobs.events("job-1")] == list(range(1, scenario["items"] + 1))
    else:
        assert await client.service.echo({"hello": "world"}) == {"hello": "world"}


def outcome_of(error: Exception) -> str:
    if isinstance(error, ApiError):
        return error.code
    return "connection" if isinstance(error, ConnectionFailed) else "timeout" if isinstance(error, TimedOut) else repr(error)


async def run_async(scenario: dict[str, Any]) -> None:
    async with AsyncGoalMode(URL, **client_options(scenario)) as client:
        await make_async(client, scenario)


@pytest.mark.parametrize("kind", ["plain", "asynchronous"])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["name"])
def test_scenario(scenario: dict[str, Any], kind: str) -> None:
    httpx.post(f"{URL}/control", json=scenario)
    error: Exception | None = None
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            if kind == "plain":
                with GoalMode(URL, **client_options(scenario)) as client:
                    make(client, scenario)
            else:
                asyncio.run(run_async(scenario))
        except (ApiError, ConnectionFailed, TimedOut) as raised:
            error = raised
    assert ("ok" if error is None else outcome_of(error)) == scenario["outcome"], repr(error)
    if scenario["outcome"] == "VALIDATION_ERROR":
        assert isinstance(error, ApiError) and error.details == {"issues": [{"path": "a", "message": "Missing"}]}
    if "retryAfterSeconds" in scenario:
        assert isinstance(error, ApiError) and error.retry_after == scenario["retryAfterSeconds"]
    if "warnings" in scenario:
        told = [one for one in caught if one.category is DeprecatedOperation]
        assert len(told) == scenario["warnings"]
        assert "/jobs/goal/…/status will be withdrawn on Fri, 01 Jan 2027" in str(told[0].message)
    seen = httpx.get(f"{URL}/control").json()
    for field in ("effects", "tries", "refreshes", "reused"):
        if field in scenario:
            assert seen[field] == scenario[field], field
    if "keys" in scenario:
        assert len(set(seen["keys"])) == scenario["keys"]


def test_the_two_clients_have_the_same_methods() -> None:
    plain, asynchronous = GoalMode(URL), AsyncGoalMode(URL)
    groups = {name for name, group in vars(plain).items() if hasattr(group, "_transport")}
    assert groups == {name for name, group in vars(asynchronous).items() if hasattr(group, "_transport")}
    for group in groups:
        names = [{name for name in dir(getattr(client, group)) if not name.startswith("_")} for client in (plain, asynchronous)]
        assert names[0] == names[1], group


def test_what_will_go_is_shown_where_it_is_called_without_asking_for_it() -> None:
    httpx.post(f"{URL}/control", json={"faults": ["deprecated"], "isForAll": True})
    program = f"from goal_mode import GoalMode\ngoal_mode = GoalMode({URL!r})\nfor _ in range(2):\n    goal_mode.service.get_health()\n"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stderr.count("/health will be withdrawn on Fri, 01 Jan 2027") == 1
    assert "<string>:4: DeprecatedOperation" in ended.stderr
