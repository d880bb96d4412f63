import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startFaultyServer } from "@/sdk/proof/faulty-server";
import scenarios from "@/sdk/proof/scenarios.json";
import { GoalMode, isApiError } from "@/sdk/typescript/src/index";

interface Scenario {
	readonly name: string;
	readonly call: string;
	readonly outcome: string;
	readonly timeoutMs?: number;
	readonly maxRetries?: number;
	readonly retryAfterSeconds?: number;
	readonly warnings?: number;
	readonly items?: number;
	readonly keys?: number;
	readonly effects?: number;
	readonly tries?: number;
	readonly refreshes?: number;
	readonly reused?: number;
}

const MANY = 5_000;
const AT_ONCE = 50;
/** Two things of one operation. */
const IDS = ["01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10", "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b11"];
let server: Awaited<ReturnType<typeof startFaultyServer>>;
beforeAll(async () => {
	server = await startFaultyServer();
});
afterAll(() => server.close());

async function control(plan?: object): Promise<Record<string, unknown>> {
	const response = await fetch(`${server.url}/control`, plan ? { method: "POST", body: JSON.stringify(plan) } : {});
	return Object(await response.json());
}

/** Five thousand changes go through a line of fifty. */
async function makeMany(client: GoalMode): Promise<void> {
	let next = 0;
	const worker = async () => {
		while (next < MANY) {
			const number = next++;
			expect(await client.service.echo({ number })).toEqual({ number });
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const item of items) all.push(item);
	return all;
}

async function make(client: GoalMode, scenario: Scenario): Promise<void> {
	switch (scenario.call) {
		case "many":
			return makeMany(client);
		case "echoes":
			await Promise.all(Array.from({ length: 10 }, (_, number) => client.service.echo({ number })));
			return;
		case "deprecated":
			for (const id of IDS) await client.request("GET", `/jobs/goal/${id}/status`);
			return;
		case "list": {
			const ids = (await collect(client.files.list())).map(({ fileId }) => fileId);
			expect(ids).toEqual(Array.from({ length: scenario.items ?? 0 }, (_, at) => `file-${at + 1}`));
			return;
		}
		case "events": {
			const seqs = (await collect(client.goalJobs.events("job-1"))).map(({ seq }) => seq);
			expect(seqs).toEqual(Array.from({ length: scenario.items ?? 0 }, (_, at) => at + 1));
			return;
		}
		default:
			expect(await client.service.echo({ hello: "world" })).toEqual({ hello: "world" });
	}
}

function outcomeOf(error: unknown): string {
	if (isApiError(error)) return error.code;
	return error instanceof Error && /^(Connection|Timeout)Error$/.test(error.name) ? error.name.replace("Error", "").toLowerCase() : String(error);
}

it.each(scenarios as Scenario[])("$name", async (scenario) => {
	await control(scenario);
	const warnings: unknown[] = [];
	const tokens = { accessToken: "access-1", refreshToken: "refresh-1", expiresAt: new Date(Date.now() + 900_000).toISOString() };
	const client = new GoalMode({
		baseUrl: server.url,
		tokens,
		maxRetries: scenario.maxRetries ?? (scenario.call === "many" || scenario.call === "events" ? 12 : 3),
		retryPauseMs: 5,
		...(scenario.timeoutMs ? { timeoutMs: scenario.timeoutMs } : {}),
		onDeprecation: (notice) => warnings.push(notice),
	});
	const error = await make(client, scenario).then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	expect(error === undefined ? "ok" : outcomeOf(error), String(error)).toBe(scenario.outcome);
	if (isApiError(error, "VALIDATION_ERROR")) expect(error.details.issues).toEqual([{ path: "a", message: "Missing" }]);
	if (scenario.retryAfterSeconds !== undefined) expect(error).toMatchObject({ retryAfterSeconds: scenario.retryAfterSeconds });
	if (scenario.warnings !== undefined) {
		expect(warnings).toHaveLength(scenario.warnings);
		expect(warnings[0]).toEqual({ path: "/jobs/goal/…/status", sunset: "Fri, 01 Jan 2027 00:00:00 GMT" });
	}
	const seen = await control();
	for (const field of ["effects", "tries", "refreshes", "reused"] as const) if (scenario[field] !== undefined) expect(seen[field], field).toBe(scenario[field]);
	if (scenario.keys !== undefined) expect(new Set(seen.keys as string[]).size).toBe(scenario.keys);
});

it("whom nobody told otherwise reads in the console what will go, once", async () => {
	await control({ faults: ["deprecated"], isForAll: true });
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const client = new GoalMode({ baseUrl: server.url });
	for (const id of IDS) await client.request("GET", `/jobs/goal/${id}/status`);
	const said = warn.mock.calls.map(([text]) => text);
	warn.mockRestore();
	expect(said).toEqual(["Goal Mode: /jobs/goal/…/status will be withdrawn on Fri, 01 Jan 2027 00:00:00 GMT. The API reference says what to use instead."]);
});
