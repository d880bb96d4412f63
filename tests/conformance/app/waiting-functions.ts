import { NonRetriableError } from "inngest";
import { fieldOf, inngest, on, pause, tokenOf } from "./client";
import { record } from "./effects";

const invoked = inngest.createFunction({ id: "invoked", retries: 0, triggers: on("never") }, async ({ event, step }) => {
	const doubled = await step.run("double", () => Number(fieldOf(event, "n")) * 2);
	if (doubled < 0) throw new NonRetriableError("negative");
	return { doubled };
});

export const waitingFunctions = [
	invoked,

	inngest.createFunction({ id: "invoker", triggers: on("invoker") }, async ({ event, step }) => {
		const token = tokenOf(event);
		const good = await step.invoke("good", { function: invoked, data: { token, n: 21 } });
		const bad = await step.invoke("bad", { function: invoked, data: { token, n: -1 } }).catch((error: Error) => `caught: ${error.message}`);
		await step.run("record", () => record(token, "results", { good, bad }));
	}),

	inngest.createFunction({ id: "invoke-slow", triggers: on("invoke-slow") }, async ({ event, step }) => {
		const slow = await step
			.invoke("slow", { function: sleepy, data: { token: tokenOf(event) }, timeout: "1s" })
			.catch((error: Error) => `caught: ${error.message}`);
		await step.run("record", () => record(tokenOf(event), "result", slow));
	}),

	...["20s", "2s"].map((timeout) =>
		inngest.createFunction({ id: `waiter-${timeout}`, triggers: on(`waiter-${timeout}`) }, async ({ event, step }) => {
			const token = tokenOf(event);
			await step.run("begin", () => record(token, "begun"));
			const answer = await step.waitForEvent("answer", { ...on("answer"), match: "data.id", timeout });
			await step.run("record", () => record(token, "answer", answer?.data ?? null));
		}),
	),

	inngest.createFunction({ id: "picky-waiter", triggers: on("picky-waiter") }, async ({ event, step }) => {
		const token = tokenOf(event);
		await step.run("begin", () => record(token, "begun"));
		const answer = await step.waitForEvent("answer", { ...on("answer"), if: "async.data.id == event.data.id && async.data.amount > 10", timeout: "20s" });
		await step.run("record", () => record(token, "answer", answer?.data.amount));
	}),

	inngest.createFunction(
		{ id: "cancellable", cancelOn: [{ ...on("cancel"), if: "async.data.id == event.data.id" }], triggers: on("cancellable") },
		async ({ event, step }) => {
			await step.run("begin", () => record(tokenOf(event), "begun"));
			await step.sleep("eight seconds", "8s");
			await step.run("after", () => record(tokenOf(event), "after"));
		},
	),

	inngest.createFunction(
		{ id: "cancellable-mid-call", cancelOn: [{ ...on("cancel"), match: "data.id" }], triggers: on("cancellable-mid-call") },
		async ({ event, step }) => {
			for (let round = 0; round < 200; round++) {
				await step.run(`round ${round}`, async () => {
					record(tokenOf(event), "round", round);
					await pause(150);
				});
			}
			await step.run("finish", () => record(tokenOf(event), "finished"));
		},
	),

	inngest.createFunction(
		{ id: "briefly-cancellable", cancelOn: [{ ...on("cancel"), match: "data.id", timeout: "1s" }], triggers: on("briefly-cancellable") },
		async ({ event, step }) => {
			await step.run("begin", () => record(tokenOf(event), "begun"));
			await step.sleep("two seconds", "2s");
			await step.run("after", () => record(tokenOf(event), "after"));
		},
	),

	inngest.createFunction({ id: "ticking", triggers: { cron: "TZ=Europe/Berlin * * * * *" } }, ({ event, step }) =>
		step.run("tick", () => record("cron", "tick", { name: event.name, data: event.data })),
	),
];

const sleepy = inngest.createFunction({ id: "sleepy", triggers: on("never") }, async ({ step }) => {
	await step.sleep("long", "1h");
});
waitingFunctions.push(sleepy);
