import { existsSync, writeFileSync } from "node:fs";
import { NonRetriableError, RetryAfterError } from "inngest";
import { inngest, on, pause, tokenOf } from "./client";
import { record } from "./effects";

/** True the first time it is asked about a token, over all processes. */
function isFirst(token: string): boolean {
	const marker = `${process.env.EFFECTS_FILE}.${token}`;
	if (existsSync(marker)) return false;
	writeFileSync(marker, "");
	return true;
}

export const failingFunctions = [
	inngest.createFunction({ id: "flaky", retries: 3, triggers: on("flaky") }, async ({ event, step, attempt }) => {
		const token = tokenOf(event);
		await step.run("steady", () => record(token, "steady"));
		await step.run("flaky", () => {
			record(token, "flaky", attempt);
			if (attempt < 2) throw new Error("not yet");
		});
		await step.run("fresh count", () => record(token, "fresh count", attempt));
		await step.run("done", () => record(token, "done"));
	}),

	inngest.createFunction(
		{
			id: "failing",
			retries: 1,
			triggers: on("failing"),
			onFailure: async ({ event, error, step }) => {
				await step.run("tell", () => record(tokenOf(event.data.event), "on-failure", { message: error.message, functionId: event.data.function_id }));
			},
		},
		async ({ event, step, attempt }) => {
			await step.run("fails", () => {
				record(tokenOf(event), "fails", attempt);
				throw new TypeError("never works");
			});
		},
	),

	inngest.createFunction(
		{
			id: "failing-outside-steps",
			retries: 2,
			triggers: on("failing-outside-steps"),
			onFailure: ({ event, error }) => record(tokenOf(event.data.event), "on-failure", error.message),
		},
		({ event, attempt }) => {
			record(tokenOf(event), "fails", attempt);
			throw new Error("outside");
		},
	),

	inngest.createFunction(
		{
			id: "hopeless",
			retries: 5,
			triggers: on("hopeless"),
			onFailure: ({ event, error }) => record(tokenOf(event.data.event), "on-failure", error.message),
		},
		async ({ event, step }) => {
			await step.run("fails", () => {
				record(tokenOf(event), "fails");
				throw new NonRetriableError("no use");
			});
		},
	),

	inngest.createFunction({ id: "caught", retries: 1, triggers: on("caught") }, async ({ event, step }) => {
		const message = await step
			.run("fails", () => {
				throw new Error("bad");
			})
			.catch((error: Error) => error.message);
		await step.run("go on", () => record(tokenOf(event), "caught", message));
	}),

	inngest.createFunction({ id: "caught-in-parallel", retries: 1, triggers: on("caught-in-parallel") }, async ({ event, step }) => {
		const results = await Promise.allSettled([
			step.run("good", () => "good"),
			step.run("bad", () => {
				record(tokenOf(event), "bad");
				throw new Error("bad");
			}),
		]);
		await step.run("go on", () =>
			record(
				tokenOf(event),
				"settled",
				results.map(({ status }) => status),
			),
		);
	}),

	inngest.createFunction({ id: "patient", retries: 1, triggers: on("patient") }, async ({ event, step, attempt }) => {
		await step.run("asks for time", () => {
			record(tokenOf(event), "try", attempt);
			if (attempt === 0) throw new RetryAfterError("later", "2s");
		});
	}),

	inngest.createFunction({ id: "interrupted", retries: 2, triggers: on("interrupted") }, async ({ event, step, attempt }) => {
		const token = tokenOf(event);
		await step.run("before", () => record(token, "before"));
		await step.run("long", async () => {
			record(token, "enter", attempt);
			if (isFirst(token)) await pause(60_000);
			record(token, "leave");
		});
		await step.run("after", () => record(token, "after", attempt));
	}),

	inngest.createFunction({ id: "interrupted-without-retries", retries: 0, triggers: on("interrupted-without-retries") }, async ({ event, step }) => {
		const token = tokenOf(event);
		await step.run("before", () => record(token, "before"));
		await step.run("long", async () => {
			const isInterrupted = isFirst(token);
			record(token, "enter");
			if (isInterrupted) await pause(60_000);
		});
		await step.run("after", () => record(token, "after"));
	}),

	inngest.createFunction({ id: "overtaken", retries: 0, checkpointing: false, triggers: on("overtaken") }, async ({ event, step }) => {
		const token = tokenOf(event);
		const answer = await step.run("slow", async () => {
			const isOvertaken = isFirst(token);
			record(token, "enter");
			await pause(isOvertaken ? 4_000 : 5_000);
			return isOvertaken ? "stale" : "fresh";
		});
		await step.run("after", () => record(token, "after", answer));
	}),

	inngest.createFunction({ id: "steady", triggers: on("steady") }, async ({ event, step }) => {
		const token = tokenOf(event);
		for (let round = 0; round < 12; round++) {
			await step.run(`round ${round}`, async () => {
				record(token, "round", round);
				await pause(100);
			});
		}
		await step.sleep("rest", "1s");
		await step.run("finish", () => record(token, "finish"));
	}),

	inngest.createFunction(
		{
			id: "deadly",
			retries: 1,
			triggers: on("deadly"),
			onFailure: ({ event, error }) => record(tokenOf(event.data.event), "on-failure", error.message),
		},
		async ({ event, step, attempt }) => {
			await step.run("kills its process", () => {
				record(tokenOf(event), "killing", attempt);
				process.kill(process.pid, "SIGKILL");
			});
		},
	),
];
