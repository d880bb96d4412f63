import "server-only";
import { createHash } from "node:crypto";
import { type TranscriptTurn, transcriptOf } from "@/lib/goal-jobs/agent/transcript";
import { isCallKey, turnOf } from "@/lib/goal-jobs/agent/turn-keys";
import { type NextWork, nextWork, STOP, workNode } from "@/lib/goal-jobs/drive/drive";
import { rememberOutput } from "@/lib/goal-jobs/plan/step-results";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { progressAfter } from "@/lib/goal-jobs/record/note-end";
import { packedOutput } from "@/lib/goal-jobs/record/packed-output";
import { stepData } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import type { RunState } from "@/lib/goal-jobs/record/run-state";
import { AppError, knownCode } from "@/lib/platform/errors";
import { AGENT_TOOL } from "@/lib/tools/agent/agent-tool-name";
import { failBranch } from "./fail-branch";

type Ending = "done" | "turns" | "budget" | "model";

/** Ends an agent: what it did and found is the output of its step. One that was cut off keeps that too, and its step fails. */
export async function endAgent(drive: DriveRef, run: RunState, stepId: string): Promise<NextWork> {
	const node = workNode(run, stepId);
	const turns = await transcriptOf(run, stepId);
	const ending = endingOf(run, stepId, turns, node.step.agent?.maxTurns ?? 0);
	const output = { specialist: node.title, endedBecause: ending, summary: summaryOf(turns, ending), turns: turns.map(presentTurn), method: "model" as const };
	const outputBytes = Buffer.from(JSON.stringify(output));
	const digest = createHash("sha256").update(outputBytes).digest("hex");
	const packed = await packedOutput(AGENT_TOOL, { output, outputBytes });
	const { run: after } = await record(drive, (ended) => {
		if (!ended.hasResult(stepId, "")) {
			ended.keepResult({ stepId, itemKey: "", succeeded: true, digest, errorCode: null, errorMessage: null }, packed);
			if (packed) rememberOutput(run.id, stepId, "", digest, packed.brief, packed.briefBytes, packed.layout);
		}
		if (ending !== "done") return;
		const done = { status: "completed" as const, progress: 100 };
		ended.changeStep(stepId, { ...done, progressMessage: null, finishedAt: new Date(), errorCode: null, errorMessage: null });
		ended.changeJob({ progress: progressAfter(ended) });
		ended.tell({ type: "step_finished", data: { ...stepData(node, done), jobProgress: ended.run.progress } });
	});
	if (ending === "done") return nextWork(after);
	await failBranch(drive, stepId, errorOf(run, stepId, ending, node.step.agent?.maxTurns ?? 0));
	return STOP;
}

function endingOf(run: RunState, stepId: string, turns: readonly TranscriptTurn[], maxTurns: number): Ending {
	const failed = run.results.some((result) => result.stepId === stepId && !isCallKey(result.itemKey) && result.itemKey !== "" && !result.succeeded);
	if (failed) return "model";
	if (turns.at(-1)?.choice.action === "finish") return "done";
	return turns.length >= maxTurns ? "turns" : "budget";
}

const CUT: Readonly<Record<Exclude<Ending, "done">, string>> = {
	turns: "It was stopped after the last of its turns, before it said that it was done.",
	budget: "It was stopped because the budget of the run was used up, before it said that it was done.",
	model: "The language model could not be asked any more.",
};

function summaryOf(turns: readonly TranscriptTurn[], ending: Ending): string {
	const said = turns.at(-1)?.choice.reason ?? "";
	return ending === "done" ? said : [CUT[ending], said].filter((text) => text !== "").join(" ");
}

function presentTurn({ turn, choice, succeeded, error }: TranscriptTurn) {
	const { action, tool, reason } = choice;
	const outcome = succeeded === null ? "none" : succeeded ? "done" : "failed";
	return action === "finish"
		? { turn, action, reason }
		: { turn, action, tool, arguments: choice.arguments, reason, outcome, ...(error === null ? {} : { error }) };
}

function errorOf(run: RunState, stepId: string, ending: Exclude<Ending, "done">, maxTurns: number): AppError {
	if (ending === "turns") return new AppError("BUDGET_EXCEEDED", `The agent was not done after ${maxTurns} turns and was stopped. What it has made is kept.`);
	if (ending === "budget") return new AppError("BUDGET_EXCEEDED", "The budget of this run was used up before the agent was done. What it has made is kept.");
	const last = run.results
		.filter((result) => result.stepId === stepId && !result.succeeded && result.itemKey !== "")
		.sort((one, other) => turnOf(one.itemKey) - turnOf(other.itemKey))
		.at(-1);
	return new AppError(knownCode(last?.errorCode, "MODEL_FAILED"), last?.errorMessage ?? CUT.model);
}
