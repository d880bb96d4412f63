import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { makeFile } from "@/tests/factories/files";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { eventually } from "@/tests/world/eventually";
import { untilJob, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, deleteGoalJob, db } = await verbs();
const [{ createUserWorkflow }, { updateUserWorkflow }, { UpdateInput }, { POST: runFromRoute }, { getLineage }, { proofsOf }, { fileStore }] =
	await Promise.all([
		import("@/lib/user-workflows/editing/create-user-workflow"),
		import("@/lib/user-workflows/editing/update-user-workflow"),
		import("@/lib/user-workflows/schemas"),
		import("@/app/api/v1/user_workflows/[workflowId]/run-from/route"),
		import("@/lib/goal-jobs/lineage/get-lineage"),
		import("@/lib/goal-jobs/views/proofs-of"),
		import("@/lib/files/store/file-store"),
	]);

const TOOLS = ["tables:clean_table", "tables:analyze_table", "documents:render_data_report"];
const ENDED = ["completed", "partial", "failed"];

async function build(person: Person) {
	const { workflowId } = await createUserWorkflow(person.context, { name: "Report of a cleaned table", description: "" });
	const toolPalette = TOOLS.map((toolName) => ({ toolName }));
	const edges = TOOLS.slice(1).map((to, at) => ({ from: TOOLS[at], to }));
	return updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette, canvasLayout: { edges } }));
}

async function finish(person: Person, jobSpecId: string) {
	await confirmGoalJob(person.context, jobSpecId);
	return untilJob(person.context, jobSpecId, ({ status }) => ENDED.includes(status));
}

const keptOf = (job: { steps: readonly { stepId: string; isKept: boolean }[] }) => job.steps.filter(({ isKept }) => isKept).map(({ stepId }) => stepId);

it("a run begins at a tool with what an earlier one did before it, which costs nothing and is not called again", { timeout: 300_000 }, async () => {
	const [person, other] = [await makePerson({ tier: "pro" }), await makePerson({ tier: "pro" })];
	const { workflowId, specId } = await build(person);
	const bytes = await readFile(path.join("public/samples", "coffee-roastery-orders.csv"));
	const made = await createGoalJob(person.context, {
		userWorkflowId: workflowId,
		fileIds: [await makeFile(person.userId, { fileName: "orders.csv", bytes })],
		sensitiveLocalFileIds: [],
	});
	const from = (body: object, given: object = {}) => call(runFromRoute, "POST", { token: person.token, params: { workflowId }, body, ...given });
	const body = { jobSpecId: made.id, fromTool: TOOLS[2] };
	expect((await from(body)).body.code).toBe("INVALID_STATE_TRANSITION");
	const first = await finish(person, made.id);
	expect([first.status, first.errorMessage]).toEqual(["completed", null]);

	expect((await call(runFromRoute, "POST", { params: { workflowId }, body })).status).toBe(401);
	expect((await from({ jobSpecId: made.id })).status).toBe(422);
	expect((await from({ ...body, fromTool: "tables:no_such_tool" })).body.code).toBe("VALIDATION_ERROR");
	expect((await call(runFromRoute, "POST", { token: other.token, params: { workflowId }, body })).body.code).toBe("WORKFLOW_NOT_FOUND");
	const theirs = await build(other);
	expect((await call(runFromRoute, "POST", { token: other.token, params: { workflowId: theirs.workflowId }, body })).body.code).toBe("JOB_NOT_FOUND");
	const another = await build(person);
	expect((await call(runFromRoute, "POST", { token: person.token, params: { workflowId: another.workflowId }, body })).body.code).toBe("JOB_NOT_FOUND");

	const headers = { "idempotency-key": "run-from-here" };
	const answer = await from(body, { headers });
	expect([answer.status, answer.body.status, answer.body.keptFromJobSpecId]).toEqual([201, "ready", made.id]);
	expect((await from(body, { headers })).body.jobSpecId).toBe(answer.body.jobSpecId);
	const id = answer.body.jobSpecId as string;
	const steps = answer.body.tasks[0].dag.map(({ stepId, status, isKept }: { stepId: string; status: string; isKept: boolean }) => [stepId, status, isKept]);
	expect(steps).toEqual([
		["clean_table", "completed", true],
		["analyze_table", "completed", true],
		["render_data_report", "pending", false],
		["deliver", "pending", false],
	]);
	const second = await finish(person, id);
	expect([second.status, second.errorMessage]).toEqual(["completed", null]);
	const calls = await db().toolInvocation.findMany({ where: { jobId: id } });
	expect(new Set(calls.map(({ stepName }) => stepName))).toEqual(new Set(["render_data_report"]));
	expect(second.costMicroU).toBe(calls.reduce((sum, { costMicroU }) => sum + costMicroU, 0));
	expect(second.estimateHighMicroU ?? 0).toBeLessThan(first.estimateHighMicroU ?? 0);
	expect(second.artifacts.map(({ fileName }) => fileName).sort()).toEqual(first.artifacts.map(({ fileName }) => fileName).sort());
	const charge = await db().runCharge.findFirst({ where: { attemptId: second.attemptId } });
	expect(charge?.state).toBe("settled");
	// It tells nothing of what a whole run takes.
	expect((await proofsOf([specId])).get(specId)?.proof.runs).toBe(1);
	const events = await db().jobEvent.findMany({ where: { jobId: id }, orderBy: { seq: "asc" } });
	expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
	expect(events.flatMap(({ type, data }) => (type === "artifact_ready" ? [Object(data).artifactId] : [])).sort()).toEqual(
		second.artifacts.map((file) => file.id).sort(),
	);

	// The earlier one goes with what only it has: what both have stays, and is told where it comes from.
	const kept = second.artifacts.find(({ stepId }) => stepId === "clean_table");
	const archive = first.artifacts.find(({ stepId }) => stepId === "deliver");
	await deleteGoalJob(person.context, made.id);
	await eventually(async () => (archive && (await fileStore().stat(archive.storageKey as never)) === null) || null);
	expect(await fileStore().stat((kept?.storageKey ?? "") as never)).not.toBeNull();
	expect((await getLineage(person.context, id, kept?.id ?? "")).step.stepId).toBe("clean_table");
	expect((await call(runFromRoute, "POST", { token: person.token, params: { workflowId }, body })).body.code).toBe("JOB_NOT_FOUND");
});

it("what was changed on the canvas since is not kept, and a failed run is gone on with once it is mended", { timeout: 300_000 }, async () => {
	const person = await makePerson({ tier: "pro" });
	const { workflowId, toolPalette } = await build(person);
	const broken = toolPalette.map((item) => (item.toolName === "tables:analyze_table" ? { ...item, note: "sheet: no such sheet" } : item));
	await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette: broken }));
	const bytes = await readFile(path.join("public/samples", "coffee-roastery-orders.csv"));
	const fileIds = [await makeFile(person.userId, { fileName: "orders.csv", bytes })];
	const made = await createGoalJob(person.context, { userWorkflowId: workflowId, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, made.id);
	const failed = await eventually(async () => {
		const job = await db().goalJob.findUniqueOrThrow({ where: { id: made.id } });
		return ENDED.includes(job.status) ? job : null;
	});
	expect(failed.status).not.toBe("completed");
	await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette }));
	const { runFromTool } = await import("@/lib/user-workflows/running/run-from-tool");
	const again = await runFromTool(person.context, workflowId, { jobSpecId: made.id, fromTool: "tables:analyze_table" });
	expect(keptOf(again)).toEqual(["clean_table"]);
	expect((await finish(person, again.id)).status).toBe("completed");
	// What does something else now is called again, with all that builds on it.
	const other = toolPalette.map((item) => (item.toolName === "tables:clean_table" ? { ...item, note: 'cleanings: ["trim"]' } : item));
	await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette: other }));
	expect(keptOf(await runFromTool(person.context, workflowId, { jobSpecId: again.id, fromTool: "documents:render_data_report" }))).toEqual([]);
});
