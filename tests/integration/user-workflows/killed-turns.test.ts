import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import pLimit from "p-limit";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { programArguments } from "@/local/processes/compiled-program";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { faultsOfAgent } from "@/tests/world/agent-faults";
import { startModelServer } from "@/tests/world/model-server";

/** So many processes die side by side. */
const AT_ONCE = 2;
const TOOL = "documents:find_personal_data";
const PROGRAM = programArguments(process.cwd(), "tests/world/dying-turn.ts");
const Told = z.object({ steps: z.array(z.string()), hasDied: z.boolean() });

/** Looks once, then has seen enough: by what it is told, so that it says the same to whoever asks again. */
const server = await startModelServer(({ messages }) => {
	const hasLooked = JSON.stringify(messages).includes("Turn 1: ");
	return JSON.stringify(
		hasLooked
			? { action: "finish", tool: "", arguments: "", reason: "The letter has an address in it." }
			: { action: "call", tool: TOOL, arguments: '{"fileId": "@file1"}', reason: "To see what there is." },
	);
});
afterAll(() => server.close());
Object.assign(process.env, { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "tiny", MODEL_API_KEY: "key", MODEL_BASE_URL: server.url });
const [{ db }, { createGoalJob }, { confirmGoalJob }, { createUserWorkflow }, { updateUserWorkflow }, { UpdateInput }, { driveHere }] = await Promise.all([
	import("@/lib/platform/database/db"),
	import("@/lib/goal-jobs/lifecycle/create-goal-job"),
	import("@/lib/goal-jobs/lifecycle/confirm-goal-job"),
	import("@/lib/user-workflows/editing/create-user-workflow"),
	import("@/lib/user-workflows/editing/update-user-workflow"),
	import("@/lib/user-workflows/schemas"),
	import("@/tests/world/drive-here"),
]);

/** A run of an agent that is queued, with nobody who drives it. */
async function makeDrive() {
	const person = await makePerson({ tier: "pro" });
	const { workflowId } = await createUserWorkflow(person.context, { name: "Agent", description: "" });
	await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ systemPrompt: "Look for addresses.", toolPalette: [{ toolName: TOOL }] }));
	const bytes = new TextEncoder().encode("Mail me at lena@example.test.\n");
	const fileIds = [await makeFile(person.userId, { fileName: "letter.txt", bytes })];
	const { id } = await createGoalJob(person.context, { userWorkflowId: workflowId, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, id);
	const { attemptId, driveId } = await db().goalJob.findUniqueOrThrow({ where: { id } });
	return { jobSpecId: id, attemptId, driveId: driveId ?? "" };
}

async function dieAfter(diesAfter: number, drive: Awaited<ReturnType<typeof makeDrive>>): Promise<z.infer<typeof Told>> {
	const child = spawn(process.execPath, PROGRAM, {
		env: { ...process.env, DYING_TURN: JSON.stringify({ diesAfter, drive }) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = new Promise<string | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
	const [said, complaint, signal] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
	const [last] = said
		.split("\n")
		.filter((line) => line.startsWith('{"steps'))
		.slice(-1);
	if (last === undefined) throw new Error(`The process said nothing.\n${complaint.slice(-2000)}`);
	const told = Told.parse(JSON.parse(last));
	expect(signal).toBe(told.hasDied ? "SIGKILL" : null);
	return told;
}

/** Has a process die after a step, and the run go on elsewhere, as the engine has it. */
async function liveThrough(diesAfter: number): Promise<string[]> {
	const drive = await makeDrive();
	const { steps, hasDied } = await dieAfter(diesAfter, drive);
	const died = `after ${diesAfter}: ${steps.at(-1)}`;
	if (hasDied) await driveHere(drive).catch((error: unknown) => (String(error).includes("stands at stop") ? undefined : Promise.reject(error)));
	const job = await db().goalJob.findUniqueOrThrow({ where: { id: drive.jobSpecId }, include: { invocations: true, artifacts: true } });
	expect([died, job.status, job.errorMessage]).toEqual([died, "completed", null]);
	expect([died, await faultsOfAgent(job.id)]).toEqual([died, []]);
	// Two answers of the model and one look into the file were paid for, each once, whichever process had them.
	const good = job.invocations.filter(({ success }) => success);
	expect([died, good.map(({ toolRef }) => toolRef).sort()]).toEqual([died, ["agent:next_turn", "agent:next_turn", TOOL]]);
	expect([died, job.costMicroU]).toEqual([died, good.reduce((sum, { costMicroU }) => sum + costMicroU, 0)]);
	expect([died, job.artifacts.map(({ fileName }) => fileName)]).toEqual([died, ["agent.json"]]);
	return steps;
}

it("a run whose process is killed in the middle of an agent's turn goes on where it was, and pays for nothing twice", { timeout: 900_000 }, async () => {
	const steps = await liveThrough(0);
	const asked = steps.flatMap((step, at) => (step.startsWith("POST") ? [at] : []));
	expect(asked.length).toBe(2);
	// Before the model is asked, when its answer is here and not yet kept, as it is being written, when it is written; and the same of the tool's call.
	const [first = 0, second = 0] = asked;
	const written = steps.flatMap((step, at) => (step.startsWith("COMMIT") && at >= first && at <= second ? [at + 1] : [])).filter((_, at) => at % 2 === 0);
	const around = [first, first + 1, ...written, second + 1, steps.length - 1];
	const limit = pLimit(AT_ONCE);
	await Promise.all([...new Set(around)].map((diesAfter) => limit(liveThrough, diesAfter)));
});
