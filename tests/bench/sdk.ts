import { startFaultyServer } from "@/sdk/proof/faulty-server";
import { GoalMode } from "@/sdk/typescript/src/index";
import { providePython, runProgram } from "@/tests/unit/sdk/python";

/** It measures against a server of its own, that does nothing: what a client costs on top of the bare call. */
export const startsOwnStack = true;

const CALLS = 2_000;
const ROUNDS = 5;
const TYPESCRIPT_GOAL_MS = 0.3;
const PYTHON_GOAL_MS = 0.5;

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of one call: as the clock runs, and of them what the processor worked for this process, which other programs do not change. */
interface Cost {
	readonly clock: number;
	readonly work: number;
}

async function costOfCall(call: () => Promise<unknown>): Promise<Cost> {
	const [startedAt, before] = [performance.now(), process.cpuUsage()];
	for (let number = 0; number < CALLS; number += 1) await call();
	const { user, system } = process.cpuUsage(before);
	return { clock: (performance.now() - startedAt) / CALLS, work: (user + system) / 1000 / CALLS };
}

/** The rows of one language: the median of what rounds side by side cost. */
function rowsOf(language: string, bareName: string, goal: number, rounds: ReadonlyArray<{ bare: Cost; client: Cost }>) {
	const onTop = (kind: keyof Cost) => median(rounds.map(({ bare, client }) => client[kind] - bare[kind]));
	return [
		{ name: `${language}: a call by bare ${bareName}`, value: median(rounds.map(({ bare }) => bare.clock)), unit: "ms", goal: undefined },
		{ name: `${language}: what the client costs on top`, value: onTop("clock"), unit: "ms", goal },
		{ name: `${language}: of it, work of the processor`, value: onTop("work"), unit: "ms", goal },
	];
}

async function benchTypescript(url: string) {
	const client = new GoalMode({ baseUrl: url, apiKey: "ck_bench" });
	const body = JSON.stringify({ hello: "world" });
	const bare = async () => {
		const headers = { "content-type": "application/json", authorization: "Bearer ck_bench", "idempotency-key": crypto.randomUUID() };
		return (await fetch(`${url}/api/v1/echo`, { method: "POST", headers, body })).json();
	};
	const rounds: Array<{ bare: Cost; client: Cost }> = [];
	// The first round warms both up.
	for (let round = 0; round <= ROUNDS; round += 1)
		rounds.push({ bare: await costOfCall(bare), client: await costOfCall(() => client.service.echo({ hello: "world" })) });
	return rowsOf("TypeScript", "fetch", TYPESCRIPT_GOAL_MS, rounds.slice(1));
}

const PYTHON_PROGRAM = `
import sys, time, uuid
import httpx
from goal_mode import GoalMode
url, calls, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
http = httpx.Client()
client = GoalMode(url, api_key="ck_bench")
def bare():
    headers = {"authorization": "Bearer ck_bench", "idempotency-key": str(uuid.uuid4())}
    http.post(url + "/api/v1/echo", json={"hello": "world"}, headers=headers).json()
def timed(call):
    started, before = time.perf_counter(), time.process_time()
    for _ in range(calls):
        call()
    return f"{(time.perf_counter() - started) / calls * 1000} {(time.process_time() - before) / calls * 1000}"
for turn in range(rounds + 1):
    print(timed(bare), timed(lambda: client.service.echo({"hello": "world"})))
`;

async function benchPython(url: string) {
	const found = await providePython();
	if ("why" in found) {
		process.stdout.write(`  The Python client is not measured here: ${found.why}.\n`);
		return [];
	}
	const { code, output } = await runProgram(found.python, ["-c", PYTHON_PROGRAM, url, String(CALLS / 2), String(ROUNDS)], { PYTHONPATH: "sdk/python/src" });
	if (code !== 0) throw new Error(output);
	const rounds = output
		.trim()
		.split("\n")
		.map((line) => {
			const [clock = 0, work = 0, clientClock = 0, clientWork = 0] = line.split(" ").map(Number);
			return { bare: { clock, work }, client: { clock: clientClock, work: clientWork } };
		});
	return rowsOf("Python", "httpx", PYTHON_GOAL_MS, rounds.slice(1));
}

/** What one call costs beyond the same by hand, in each language, against a server on this machine that only echoes. */
export async function benchClients() {
	const server = await startFaultyServer();
	try {
		return [...(await benchTypescript(server.url)), ...(await benchPython(server.url))];
	} finally {
		await server.close();
	}
}
