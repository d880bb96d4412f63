import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, pause, SETTLED_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

const URL_OF_NOBODY = "http://127.0.0.1:9/api/inngest";
const step = { id: "step", name: "step", runtime: { type: "http", url: `${URL_OF_NOBODY}?fnId=other-fn&stepId=step` } };
const event = (name: string) => ({ event: rig.eventName(name) });

/** Registers an app of one function, which differs from a plain one by these options. */
async function register(options: Record<string, unknown>) {
	const plain = { id: `other-${randomUUID()}`, name: "fn", triggers: [event("nowhere")], steps: { step } };
	const body = { url: URL_OF_NOBODY, deployType: "ping", framework: "nodejs", sdk: "js:v4.24.0", v: "0.1", appName: `other-${randomUUID()}` };
	return rig.ask("/fn/register", { method: "POST", body: { ...body, functions: [{ ...plain, ...options }] } });
}

const BATCH = { maxSize: 10, timeout: "5s" };
const refused: [string, () => Record<string, unknown>, RegExp][] = [
	["a clock of six fields", () => ({ triggers: [{ cron: "*/2 * * * * *" }] }), /triggers.*cron/],
	["a clock that is none", () => ({ triggers: [{ cron: "every day" }] }), /triggers.*cron/],
	["a named clock", () => ({ triggers: [{ cron: "@daily" }] }), /triggers.*cron/],
	["a jitter beyond five minutes", () => ({ triggers: [{ cron: "0 9 * * *", jitter: "6m" }] }), /jitter/],
	["the same trigger twice", () => ({ triggers: [event("a"), event("a")] }), /triggers/],
	["eleven triggers", () => ({ triggers: Array.from({ length: 11 }, (_, n) => event(`t${n}`)) }), /triggers/],
	["an event name of 256 characters", () => ({ triggers: [{ event: "x".repeat(256) }] }), /triggers/],
	["a trigger's condition that is no expression", () => ({ triggers: [{ ...event("a"), expression: "event.data.(" }] }), /expression/],
	["a third concurrency limit", () => ({ concurrency: [1, 2, 3].map((limit) => ({ limit, key: `event.data.k${limit}` })) }), /concurrency/],
	["an account's concurrency limit without a key", () => ({ concurrency: [{ limit: 1, scope: "account" }] }), /concurrency.*key/],
	["a concurrency key that is no expression", () => ({ concurrency: [{ limit: 1, key: "event.data.(" }] }), /concurrency.*key/],
	["batches of one", () => ({ batchEvents: { maxSize: 1, timeout: "5s" } }), /batchEvents\.maxSize/],
	["batches that wait less than a second", () => ({ batchEvents: { maxSize: 2, timeout: "500ms" } }), /batchEvents\.timeout/],
	["batches with debounce", () => ({ batchEvents: BATCH, debounce: { period: "5s" } }), /debounc/i],
	["batches with cancellation", () => ({ batchEvents: BATCH, cancel: [event("stop")] }), /cancel/i],
	["batches with singletons", () => ({ batchEvents: BATCH, singleton: { mode: "skip" } }), /singleton/i],
	["batches with a priority", () => ({ batchEvents: BATCH, priority: { run: "1" } }), /priority/i],
	["six cancellations", () => ({ cancel: Array.from({ length: 6 }, (_, n) => event(`stop${n}`)) }), /cancel/],
	["a cancellation that calls functions", () => ({ cancel: [{ ...event("stop"), if: "async.data.id.startsWith('a')" }] }), /cancel.*startsWith/],
	["a debounce under a second", () => ({ debounce: { period: "500ms" } }), /debounce\.period/],
	["a debounce over a week", () => ({ debounce: { period: "8d" } }), /debounce\.period/],
	["a rate limit of none", () => ({ rateLimit: { limit: 0, period: "1m" } }), /rateLimit\.limit/],
	["a rate limit over more than a day", () => ({ rateLimit: { limit: 1, period: "25h" } }), /rateLimit\.period/],
	["a throttle with a broken period", () => ({ throttle: { limit: 1, period: "soon" } }), /throttle\.period/],
	["a priority that is no expression", () => ({ priority: { run: "event.data.(" } }), /priority\.run/],
	["a function without a name", () => ({ name: "" }), /name/],
	["a function without a step", () => ({ steps: {} }), /steps/],
	["a step over another protocol", () => ({ steps: { step: { ...step, runtime: { type: "http", url: "ftp://127.0.0.1/" } } } }), /url/],
];

describe("a registration", () => {
	it.each(refused)("is refused for %s", async (_, options, reason) => {
		const answer = await register(options());
		expect(answer, JSON.stringify(answer)).toMatchObject({ status: 400, content: { error: expect.any(String) } });
		if (isEmbedded) expect(Object(answer.content).error).toMatch(reason);
	});

	it.each<[string, () => Record<string, unknown>]>([
		["a rate limit with batches", () => ({ batchEvents: BATCH, rateLimit: { limit: 1, period: "1m" } })],
		["two concurrency limits", () => ({ concurrency: [{ limit: 1 }, { limit: 2, key: "event.data.k" }] })],
		["a concurrency limit as a number", () => ({ concurrency: 3 })],
		["a clock in a time zone", () => ({ triggers: [{ cron: "TZ=Europe/Berlin 0 9 * * 1-5" }] })],
		["a pattern of event names", () => ({ triggers: [{ event: `${rig.eventName("a")}.*` }] })],
		["more than 20 retries, of which 20 count", () => ({ steps: { step: { ...step, retries: { attempts: 40 } } } })],
	])("is accepted with %s", async (_, options) => {
		expect(await register(options())).toMatchObject({ status: 200, content: { ok: true } });
	});

	it.runIf(isEmbedded)("is refused for an option that the engine does not know, by name", async () => {
		const answer = await register({ quantumLeap: { limit: 1 } });
		expect(answer).toMatchObject({ status: 400, content: { error: expect.stringMatching(/other-.*quantumLeap/) } });
	});
});

describe("a sending", () => {
	const send = (body: unknown) => rig.askUnsigned(`/e/${rig.eventKey}`, { method: "POST", body });
	const no = (token: string) => ({ name: rig.eventName("no-steps"), data: { token } });

	it.each<[string, () => unknown, RegExp]>([
		["an event without a name", () => [{ data: {} }], /name is empty/],
		["an event with an empty name", () => [{ name: "" }], /name is empty/],
		["text", () => "text", /must contain an event/],
		["a time that is text", () => [{ name: "x", ts: "yesterday" }], /ts/],
		["a time before 1980", () => [{ name: "x", ts: 1 }], /before Jan 1, 1980/],
		["a time after 2100", () => [{ name: "x", ts: 5e12 }], /after Jan 1, 2100/],
		["data that is no object", () => [{ name: "x", data: [1] }], /data/],
		["a name of the server's own", () => [{ name: "inngest/function.failed", data: {} }], /reserved for internal use/],
		["a name of the server's own in capitals", () => ({ name: "Inngest/anything" }), /reserved for internal use/],
		["an event over 3 MB", () => [{ name: "x", data: { text: "x".repeat(3_200_000) } }], /over the max size/],
	])("is refused for %s", async (_, body, reason) => {
		expect(await send(body())).toMatchObject({ status: 400, content: { status: 400, error: expect.stringMatching(reason) } });
	});

	// A real server answers the same, but takes in the first 5,000 and is busy with them for a minute.
	it.runIf(isEmbedded)("is refused for more than 5,000 events", async () => {
		const many = Array.from({ length: 5_001 }, () => ({ name: rig.eventName("unheard") }));
		expect(await send(many)).toMatchObject({ status: 400, content: { error: "Cannot have more than 5000 events in a batch" } });
	});

	it.runIf(isEmbedded)("takes in all of its events or none", async () => {
		const token = randomUUID();
		await send([no(token), { name: "inngest/x" }]);
		await pause(SETTLED_MS);
		expect(rig.effects(token)).toEqual([]);
	});

	it("keeps the server's own field out of the data", async () => {
		const token = randomUUID();
		await send({ ...no(token), data: { token, _inngest: { fn_id: "x" } } });
		const [done] = await rig.until(token, "done");
		expect(Object(done?.detail).event.data).toEqual({ token });
	});
});
