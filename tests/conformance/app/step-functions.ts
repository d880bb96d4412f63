import { eventName, inngest, on, pause, tokenOf } from "./client";
import { record } from "./effects";

const sequence = (id: string, options: { checkpointing?: false | { maxRuntime: string } }) =>
	inngest.createFunction({ id, triggers: on(id), ...options }, async ({ event, step, runId }) => {
		const token = tokenOf(event);
		const first = await step.run("first", () => {
			record(token, "first");
			return { value: 1, text: "nul \u0000 and ü" };
		});
		const values: number[] = [];
		for (const value of [2, 3, 4]) {
			values.push(
				await step.run("again", async () => {
					record(token, "again", value);
					await pause(40);
					return value;
				}),
			);
		}
		await step.run("done", () => record(token, "done", { values, first, runId }));
		return { sum: values.reduce((sum, value) => sum + value, first.value) };
	});

export const stepFunctions = [
	sequence("sequence", {}),
	sequence("sequence-in-many-calls", { checkpointing: false }),
	sequence("sequence-over-its-runtime", { checkpointing: { maxRuntime: "50ms" } }),

	inngest.createFunction({ id: "no-steps", triggers: on("no-steps") }, ({ event, attempt, maxAttempts, runId }) => {
		record(tokenOf(event), "done", { attempt, maxAttempts, runId, event });
		return "plain";
	}),

	inngest.createFunction({ id: "parallel", triggers: on("parallel") }, async ({ event, step }) => {
		const token = tokenOf(event);
		record(`calls of ${token}`, "call");
		const branch = async (name: string) => {
			const one = await step.run(`${name}-1`, async () => {
				record(token, `${name}-1`);
				record(`inside of ${token}`, "enter");
				await pause(150);
				record(`inside of ${token}`, "leave");
				return name;
			});
			return step.run(`${name}-2`, () => {
				record(token, `${name}-2`);
				return `${one}!`;
			});
		};
		const results = await Promise.all([branch("a"), branch("b"), branch("c"), step.sleep("nap", "1s")]);
		await step.run("after", () => record(token, "after"));
		await step.run("done", () => record(token, "done", results.slice(0, 3)));
	}),

	inngest.createFunction({ id: "parallel-one-by-one", optimizeParallelism: false, triggers: on("parallel-one-by-one") }, async ({ event, step }) => {
		const token = tokenOf(event);
		const results = await Promise.all(
			["a", "b", "c"].map((name) =>
				step.run(name, () => {
					record(token, name);
					return name;
				}),
			),
		);
		await step.run("done", () => record(token, "done", results));
	}),

	inngest.createFunction({ id: "race", triggers: on("race") }, async ({ event, step, group }) => {
		const token = tokenOf(event);
		const winner = await group.parallel({ mode: "race" }, () =>
			Promise.race([
				step.waitForEvent("slow", { ...on("never"), timeout: "10m" }).then(() => "slow"),
				step.run("fast", () => {
					record(token, "fast");
					return "fast";
				}),
			]),
		);
		await step.run("after", () => record(token, "after", winner));
		return winner;
	}),

	inngest.createFunction({ id: "sleeper", triggers: on("sleeper") }, async ({ event, step }) => {
		const token = tokenOf(event);
		await step.run("begin", () => record(token, "begun"));
		await step.sleep("a second", "1s");
		await step.run("between", () => record(token, "between"));
		const until = await step.run("until", () => new Date(Date.now() + 1_500).toISOString());
		await step.sleepUntil("until then", until);
		await step.run("woken", () => record(token, "woken", until));
	}),

	inngest.createFunction({ id: "sender", triggers: on("sender") }, async ({ event, step }) => {
		const { ids } = await step.sendEvent("send", [
			{ name: eventName("received"), data: { token: tokenOf(event), n: 1 } },
			{ name: eventName("received"), data: { token: tokenOf(event), n: 2 } },
		]);
		await step.run("sent", () => record(tokenOf(event), "sent", ids));
	}),
	inngest.createFunction({ id: "receiver", triggers: { ...on("received"), if: "event.data.n == 2" } }, ({ event, step }) =>
		step.run("receive", () => record(tokenOf(event), "received", event.data.n)),
	),

	inngest.createFunction({ id: "large-state", triggers: on("large-state") }, async ({ event, step }) => {
		const one = await step.run("one", () => "x".repeat(2_500_000));
		const two = await step.run("two", () => "y".repeat(2_500_000));
		await step.sleep("leave the call", "1s");
		await step.run("look", () => record(tokenOf(event), "lengths", [one.length, two.length]));
	}),

	inngest.createFunction(
		{
			id: "signal",
			retries: 0,
			triggers: on("signal"),
			onFailure: ({ event, error }) => record(tokenOf(event.data.event), "refused", error.message),
		},
		({ step }) => step.waitForSignal("signal", { signal: "never", timeout: "1m", onConflict: "fail" }),
	),
];
