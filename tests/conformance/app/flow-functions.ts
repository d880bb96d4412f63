import { inngest, pause, tokenOf } from "./client";
import { record } from "./effects";

const recorded = (event: { data?: unknown }) => record(tokenOf(event), "ran", event.data);

export const flowFunctions = [
	inngest.createFunction(
		{
			id: "limited",
			concurrency: [
				{ key: "event.data.user", limit: 2 },
				{ key: "event.data.token", limit: 3 },
			],
			triggers: { event: "test/limited" },
		},
		async ({ event, step }) => {
			for (const round of ["one", "two"]) {
				await step.run(round, async () => {
					record(tokenOf(event), "enter", event.data.user);
					await pause(60);
					record(tokenOf(event), "leave", event.data.user);
				});
			}
			record(tokenOf(event), "done");
		},
	),
	inngest.createFunction({ id: "once-an-order", idempotency: "event.data.order", triggers: { event: "test/once-an-order" } }, ({ event }) => recorded(event)),
	inngest.createFunction(
		{ id: "rate-limited", rateLimit: { limit: 2, period: "10s", key: "event.data.token" }, triggers: { event: "test/rate-limited" } },
		({ event }) => recorded(event),
	),
	inngest.createFunction(
		{ id: "throttled", throttle: { limit: 2, period: "1s", key: "event.data.token" }, triggers: { event: "test/throttled" } },
		({ event }) => recorded(event),
	),
	inngest.createFunction({ id: "debounced", debounce: { period: "1s", key: "event.data.token" }, triggers: { event: "test/debounced" } }, ({ event }) =>
		recorded(event),
	),
	inngest.createFunction(
		{ id: "batched", batchEvents: { maxSize: 3, timeout: "1s", key: "event.data.token" }, triggers: { event: "test/batched" } },
		({ event, events }) => record(tokenOf(event), "ran", events.length),
	),
	inngest.createFunction({ id: "alone", singleton: { key: "event.data.token", mode: "skip" }, triggers: { event: "test/alone" } }, async ({ event, step }) => {
		record(tokenOf(event), "begun", event.data.n);
		await step.sleep("a second", "1s");
		await step.run("end", () => record(tokenOf(event), "ended", event.data.n));
	}),
	inngest.createFunction(
		{ id: "latest", singleton: { key: "event.data.token", mode: "cancel" }, triggers: { event: "test/latest" } },
		async ({ event, step }) => {
			record(tokenOf(event), "begun", event.data.n);
			await step.sleep("a second", "1s");
			await step.run("end", () => record(tokenOf(event), "ended", event.data.n));
		},
	),
	inngest.createFunction(
		{ id: "ranked", concurrency: 1, priority: { run: "event.data.urgent == true ? 600 : 0" }, triggers: { event: "test/ranked" } },
		async ({ event }) => {
			record(tokenOf(event), "ran", event.data.n);
			await pause(300);
		},
	),
	inngest.createFunction({ id: "hasty", timeouts: { finish: "1s" }, triggers: { event: "test/hasty" } }, async ({ event, step }) => {
		record(tokenOf(event), "begun");
		await step.sleep("two seconds", "2s");
		await step.run("late", () => record(tokenOf(event), "late"));
	}),
];
