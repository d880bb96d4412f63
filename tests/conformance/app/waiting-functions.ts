import { NonRetriableError } from "inngest";
import { fieldOf, inngest, tokenOf } from "./client";
import { record } from "./effects";

const invoked = inngest.createFunction({ id: "invoked", retries: 0, triggers: { event: "test/never" } }, async ({ event, step }) => {
	const doubled = await step.run("double", () => Number(fieldOf(event, "n")) * 2);
	if (doubled < 0) throw new NonRetriableError("negative");
	return { doubled };
});

export const waitingFunctions = [
	invoked,

	inngest.createFunction({ id: "invoker", triggers: { event: "test/invoker" } }, async ({ event, step }) => {
		const token = tokenOf(event);
		const good = await step.invoke("good", { function: invoked, data: { token, n: 21 } });
		const bad = await step.invoke("bad", { function: invoked, data: { token, n: -1 } }).catch((error: Error) => `caught: ${error.message}`);
		await step.run("record", () => record(token, "results", { good, bad }));
	}),

	inngest.createFunction({ id: "invoke-slow", triggers: { event: "test/invoke-slow" } }, async ({ event, step }) => {
		const slow = await step
			.invoke("slow", { function: sleepy, data: { token: tokenOf(event) }, timeout: "1s" })
			.catch((error: Error) => `caught: ${error.message}`);
		await step.run("record", () => record(tokenOf(event), "result", slow));
	}),

	inngest.createFunction({ id: "waiter", triggers: { event: "test/waiter" } }, async ({ event, step }) => {
		const token = tokenOf(event);
		record(token, "begun");
		const answer = await step.waitForEvent("answer", { event: "test/answer", match: "data.id", timeout: "2s" });
		await step.run("record", () => record(token, "answer", answer?.data ?? null));
	}),

	inngest.createFunction({ id: "picky-waiter", triggers: { event: "test/picky-waiter" } }, async ({ event, step }) => {
		const token = tokenOf(event);
		record(token, "begun");
		const answer = await step.waitForEvent("answer", { event: "test/answer", if: "async.data.id == event.data.id && async.data.amount > 10", timeout: "20s" });
		await step.run("record", () => record(token, "answer", answer?.data.amount));
	}),

	inngest.createFunction(
		{ id: "cancellable", cancelOn: [{ event: "test/cancel", if: "async.data.id == event.data.id" }], triggers: { event: "test/cancellable" } },
		async ({ event, step }) => {
			record(tokenOf(event), "begun");
			await step.sleep("a second", "1s");
			await step.run("after", () => record(tokenOf(event), "after"));
		},
	),

	inngest.createFunction(
		{ id: "cancellable-mid-call", cancelOn: [{ event: "test/cancel", match: "data.id" }], triggers: { event: "test/cancellable-mid-call" } },
		async ({ event, step }) => {
			for (let round = 0; round < 20; round++) {
				await step.run(`round ${round}`, async () => {
					record(tokenOf(event), "round", round);
					await new Promise((resolve) => setTimeout(resolve, 150));
				});
			}
			record(tokenOf(event), "finished");
		},
	),

	inngest.createFunction(
		{ id: "briefly-cancellable", cancelOn: [{ event: "test/cancel", match: "data.id", timeout: "1s" }], triggers: { event: "test/briefly-cancellable" } },
		async ({ event, step }) => {
			record(tokenOf(event), "begun");
			await step.sleep("two seconds", "2s");
			await step.run("after", () => record(tokenOf(event), "after"));
		},
	),

	inngest.createFunction({ id: "ticking", triggers: { cron: "TZ=Europe/Berlin */2 * * * * *" } }, ({ event }) => record("cron", "tick", event.name)),
];

const sleepy = inngest.createFunction({ id: "sleepy", triggers: { event: "test/never" } }, async ({ step }) => {
	await step.sleep("long", "1h");
});
waitingFunctions.push(sleepy);
