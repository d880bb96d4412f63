import "server-only";
import { givenArguments } from "@/lib/goal-jobs/agent/given-arguments";
import { pastTurnsOf } from "@/lib/goal-jobs/agent/transcript";
import { callKey, choiceKey, END, isCallKey, turnKeys, turnOf } from "@/lib/goal-jobs/agent/turn-keys";
import { specOf } from "@/lib/goal-jobs/internal";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import type { Place } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import { type RunState, readRun } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { AGENT_TOOL } from "@/lib/tools/agent/agent-tool-name";
import { Turn, type TurnInput } from "@/lib/tools/agent/schemas";
import { describe as describeTool } from "@/lib/tools/mcp-server";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { findTool } from "@/lib/tools/servers";
import type { NextWork } from "./drive";
import { placeOf, STOP } from "./drive";
import { endAgent } from "./ending/end-agent";
import { callAndRecord } from "./run-step";

/**
 * Does one half of a turn of an agent: asks the model what comes next, or makes the call that it chose. Each half is written before the next begins, so
 * that a process that dies between them pays for neither twice. @throws AppError of the model, for the engine to repeat.
 */
export async function runTurn(drive: DriveRef, stepId: string, itemKey: string): Promise<NextWork> {
	const run = await readRun(drive.jobSpecId);
	if (!run) return STOP;
	if (itemKey === END) return endAgent(drive, run, stepId);
	if (run.results.some((result) => result.stepId === stepId && result.itemKey === itemKey)) return STOP;
	const place = { ...(await placeOf(run, stepId, itemKey)), items: turnKeys(maxTurnsOf(run, stepId)) };
	return isCallKey(itemKey) ? callChosen(drive, run, place) : choose(drive, run, place);
}

function agentOf(run: RunState, stepId: string) {
	const step = specOf(run).steps.find((candidate) => candidate.stepId === stepId);
	if (!step?.agent) throw new Error(`The step ${stepId} has no agent`);
	return { step, agent: step.agent };
}

const maxTurnsOf = (run: RunState, stepId: string): number => agentOf(run, stepId).agent.maxTurns;

async function choose(drive: DriveRef, run: RunState, place: Place): Promise<NextWork> {
	const args = await turnInput(run, place);
	return callAndRecord(drive, run, withTool(place, AGENT_TOOL), { args: { ...args }, declaredTools: [AGENT_TOOL], palette: [AGENT_TOOL] });
}

async function turnInput(run: RunState, { node, itemKey }: Place): Promise<TurnInput> {
	await readyRemoteTools();
	const { step, agent } = agentOf(run, node.stepId);
	return {
		systemPrompt: specOf(run).systemPrompt,
		specialist: step.title,
		notes: agent.notes,
		files: [...run.inputFileNames],
		tools: agent.tools.flatMap((toolRef) => {
			const tool = findTool(toolRef);
			if (!tool) return [];
			const { description, inputSchema } = describeTool(tool);
			return [{ name: toolRef, description, inputSchema: brief(inputSchema) }];
		}),
		earlier: await finishedBefore(run, node.stepId),
		turns: await pastTurnsOf(run, node.stepId),
		turnsLeft: agent.maxTurns - turnOf(itemKey ?? choiceKey(1)) + 1,
	};
}

const LONGEST_SCHEMA = 4_000;

/** A schema that fits into a question: of a large one the fields alone. */
function brief(schema: Record<string, unknown>): Record<string, unknown> {
	if (JSON.stringify(schema).length <= LONGEST_SCHEMA) return schema;
	const properties = isRecord(schema.properties) ? schema.properties : {};
	const fields = Object.entries(properties).map(([name, field]) => {
		const { type, description } = isRecord(field) ? field : {};
		return [name, { ...(type === undefined ? {} : { type }), ...(description === undefined ? {} : { description }) }];
	});
	return { type: "object", properties: Object.fromEntries(fields), required: schema.required ?? [] };
}

/** What other specialists of the run have finished, in their words. */
async function finishedBefore(run: RunState, stepId: string): Promise<string[]> {
	const scope = scopeOf(db(), run, null);
	const done = run.results.filter((result) => result.stepId !== stepId && result.itemKey === "" && result.succeeded);
	const said: string[] = [];
	for (const { stepId: other } of done) said.push(String((await scope.stepOutput(other, null, ["summary"])) ?? ""));
	return said.filter((text) => text !== "");
}

async function callChosen(drive: DriveRef, run: RunState, place: Place): Promise<NextWork> {
	const { stepId } = place.node;
	const turn = turnOf(place.itemKey ?? "");
	const scope = scopeOf(db(), run, null);
	const choice = Turn.parse(await scope.stepOutput(stepId, choiceKey(turn), []));
	const { agent } = agentOf(run, stepId);
	const isDone = (at: number) => run.results.some((result) => result.stepId === stepId && result.itemKey === callKey(at) && result.succeeded);
	const names = {
		fileIds: run.fileIds,
		resultOf: async (at: number, path: readonly string[]) => (isDone(at) ? scope.stepOutput(stepId, callKey(at), path) : undefined),
		filesOf: async (at: number) => ((await scope.filesMade?.(stepId, callKey(at))) ?? []).map(({ id }) => id),
	};
	try {
		const args = await givenArguments(choice.arguments, names);
		return await callAndRecord(drive, run, withTool(place, choice.tool), { args, declaredTools: agent.tools, palette: agent.tools });
	} catch (error) {
		if (!(error instanceof AppError) || error.isRetriable) throw error;
		// The model reads why, and may do it otherwise.
		await record(drive, (begun) => {
			if (begun.hasResult(stepId, callKey(turn))) return;
			begun.keepResult({ stepId, itemKey: callKey(turn), succeeded: false, digest: null, errorCode: error.code, errorMessage: error.message }, null);
		});
		return STOP;
	}
}

function withTool(place: Place, tool: string): Place {
	const { node } = place;
	return { ...place, node: { ...node, step: { ...node.step, tool } } };
}
