import { inngest, on, pause, tokenOf } from "./client";
import { record } from "./effects";

type Run = { event: { data?: unknown }; step: { run(id: string, work: () => void): Promise<unknown> } };

const recorded = ({ event, step }: Run) => step.run("run", () => record(tokenOf(event), "ran", event.data));

/** Conditions, and whether the event `{count: 2, word: "a", nothing: null, list: [1, 2]}` fulfils them. */
export const conditions: [string, boolean][] = [
	["event.data.count == 2", true],
	["event.data.count > 1 && event.data.count <= 2", true],
	["event.data.absent == null", true],
	["event.data.absent.deeper == null", true],
	["event.data.nothing == null", true],
	["event.data.absent != true", true],
	["event.data.nothing != true", true],
	["event.data.absent == event.data.gone", false],
	["event.data.absent < 5", true],
	["event.data.absent > 5", false],
	["event.data.nothing < 5", true],
	["event.data.word == 'a' || event.data.absent", true],
	["event.data.word", false],
	["event.data.word > 3", false],
	["event.data.absent.startsWith('a')", false],
	["event.data.word.startsWith('a')", true],
	["'word: ' + event.data.word + event.data.count == 'word: a2'", true],
	["size(event.data.absent) == 0", true],
	["has(event.data.word)", true],
	["has(event.data.absent)", false],
	["2 in event.data.list", true],
	["event.data.list.exists(one, one > 1)", true],
	["event.data.count == 2 ? event.data.word == 'a' : false", true],
];

const conditional = conditions.map(([condition], index) =>
	inngest.createFunction({ id: `if-${index}`, triggers: { ...on("conditions"), if: condition } }, ({ event, step }) =>
		step.run("run", () => record(tokenOf(event), "ran", condition)),
	),
);

export const flowFunctions = [
	...conditional,
	...Object.entries({ "pattern-slash": "pattern/*", "pattern-dot": "pattern/of.a.*", "pattern-none": "patt*" }).map(([id, pattern]) =>
		inngest.createFunction({ id, triggers: on(pattern) }, ({ event, step }) => step.run("run", () => record(tokenOf(event), "ran", id))),
	),

	inngest.createFunction(
		{
			id: "limited",
			concurrency: [
				{ key: "event.data.user", limit: 2 },
				{ key: "event.data.token", limit: 3 },
			],
			triggers: on("limited"),
		},
		async ({ event, step }) => {
			for (const round of ["one", "two"]) {
				await step.run(round, async () => {
					record(tokenOf(event), "enter", event.data.user);
					await pause(250);
					record(tokenOf(event), "leave", event.data.user);
				});
			}
			await step.run("done", () => record(tokenOf(event), "done"));
		},
	),
	inngest.createFunction(
		{
			id: "shared",
			concurrency: [
				{ key: "event.data.token", limit: 2 },
				{ key: "event.data.token + event.data.user", limit: 2 },
			],
			triggers: on("shared"),
		},
		async ({ event, step }) => {
			await step.run("begin", () => record(tokenOf(event), "begun", event.data.user));
			await step.run("work", () => pause(60));
			await step.run("end", () => record(tokenOf(event), "ended", `${event.data.user} ${event.data.n}`));
		},
	),
	inngest.createFunction({ id: "once-an-order", idempotency: "event.data.order", triggers: on("once-an-order") }, recorded),
	inngest.createFunction({ id: "rate-limited", rateLimit: { limit: 20, period: "1m", key: "event.data.token" }, triggers: on("rate-limited") }, recorded),
	inngest.createFunction({ id: "throttled", throttle: { limit: 2, period: "6s", key: "event.data.token" }, triggers: on("throttled") }, recorded),
	inngest.createFunction({ id: "debounced", debounce: { period: "1s", key: "event.data.token" }, triggers: on("debounced") }, recorded),
	inngest.createFunction(
		{ id: "batched", batchEvents: { maxSize: 3, timeout: "1s", key: "event.data.token" }, triggers: on("batched") },
		({ event, events, step }) => step.run("run", () => record(tokenOf(event), "ran", events.length)),
	),
	inngest.createFunction({ id: "alone", singleton: { key: "event.data.token", mode: "skip" }, triggers: on("alone") }, async ({ event, step }) => {
		await step.run("begin", () => record(tokenOf(event), "begun", event.data.n));
		await step.sleep("four seconds", "4s");
		await step.run("end", () => record(tokenOf(event), "ended", event.data.n));
	}),
	inngest.createFunction({ id: "latest", singleton: { key: "event.data.token", mode: "cancel" }, triggers: on("latest") }, async ({ event, step }) => {
		await step.run("begin", () => record(tokenOf(event), "begun", event.data.n));
		await step.sleep("four seconds", "4s");
		await step.run("end", () => record(tokenOf(event), "ended", event.data.n));
	}),
	inngest.createFunction(
		{ id: "ranked", concurrency: 1, priority: { run: "event.data.urgent == true ? 600 : 0" }, triggers: on("ranked") },
		async ({ event, step }) => {
			await step.run("run", async () => {
				record(tokenOf(event), "ran", event.data.n);
				// The others have come while the first still runs.
				await pause(event.data.n === 1 ? 3_000 : 100);
			});
		},
	),
	inngest.createFunction({ id: "hasty", timeouts: { finish: "1s" }, triggers: on("hasty") }, async ({ event, step }) => {
		await step.run("begin", () => record(tokenOf(event), "begun"));
		await step.sleep("five seconds", "5s");
		await step.run("late", () => record(tokenOf(event), "late"));
	}),
];
