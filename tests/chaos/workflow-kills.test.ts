import { expect, it } from "vitest";
import { type Invocation, SampleRun } from "@/tests/world/sample-run";
import { contentOf } from "./contents/content-of";
import { killAt, OUTAGE_MS } from "./kill-part";
import { stack } from "./stack";

const OUTER_LIMIT_MS = 300_000;

const workflows = await SampleRun.listWorkflows(stack.web);

async function outcomeOf(run: SampleRun) {
	const job = await run.goOn();
	const calls = await run.invocations();
	const files = (await run.files()).toSorted((a, b) => a.fileName.localeCompare(b.fileName));
	return {
		calls,
		contents: files.flatMap(contentOf),
		told: {
			status: job.status,
			errorCode: job.errorCode,
			steps: job.tasks[0]?.dag.map(({ stepId, status }) => ({ stepId, status })),
			done: calls
				.filter(({ success }) => success)
				.map(({ stepName }) => stepName)
				.sort(),
			underWay: calls.filter(({ status }) => status === "started"),
			files: files.map(({ fileName }) => fileName),
		},
	};
}

/** The call that took longest: in its middle it hurts most. */
function longestOf(calls: readonly Invocation[]): Invocation {
	const [longest] = calls.toSorted((a, b) => b.durationMs - a.durationMs);
	if (!longest) throw new Error("The run called no tool");
	return longest;
}

it.each(workflows)(
	"$workflowId ends with the same files when the process of its tools is killed in the middle of its longest step",
	async (workflow) => {
		const unharmed = new SampleRun(stack.web, OUTAGE_MS);
		await unharmed.make(workflow);
		const expected = await outcomeOf(unharmed);
		expect(expected.told.status).toBe("completed");

		const { stepName, durationMs } = longestOf(expected.calls);
		const harmed = new SampleRun(stack.web, OUTAGE_MS);
		await harmed.make(workflow);
		const killed = killAt("tool-host", harmed.jobSpecId, "tool_started", stepName, durationMs / 2);
		const [got] = await Promise.all([outcomeOf(harmed), killed]);
		expect(got.told).toEqual(expected.told);
		expect(got.contents).toEqual(expected.contents);
		const events = await harmed.events();
		expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
		process.stdout.write(`  ${workflow.workflowId}: ${stepName}, ${got.calls.length - got.told.done.length} cut off after ${Math.round(durationMs / 2)} ms\n`);
	},
	OUTER_LIMIT_MS,
);
