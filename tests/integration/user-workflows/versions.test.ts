import { expect, it } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { GET as forksRoute } from "@/app/api/v1/user_workflows/[workflowId]/forks/route";
import { POST as likeRoute } from "@/app/api/v1/user_workflows/[workflowId]/like/route";
import { GET as changesRoute, POST as takeRoute } from "@/app/api/v1/user_workflows/[workflowId]/parent-changes/route";
import { GET as getRoute, PATCH as updateRoute } from "@/app/api/v1/user_workflows/[workflowId]/route";
import { GET as sampleRoute } from "@/app/api/v1/user_workflows/[workflowId]/sample/route";
import { POST as restoreRoute } from "@/app/api/v1/user_workflows/[workflowId]/versions/[version]/restore/route";
import { GET as versionRoute } from "@/app/api/v1/user_workflows/[workflowId]/versions/[version]/route";
import { GET as versionsRoute } from "@/app/api/v1/user_workflows/[workflowId]/versions/route";
import { POST as forkRoute } from "@/app/api/v1/user_workflows/fork/route";
import { POST as createRoute, GET as listRoute } from "@/app/api/v1/user_workflows/route";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { deleteUserWorkflowsOf } from "@/lib/user-workflows/owners/owners";
import { countRun } from "@/lib/user-workflows/running/count-run";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const pro = () => makePerson({ tier: "pro" });
const FIND = { toolName: "documents:find_personal_data" };
const REDACT = { toolName: "documents:redact_document" };

async function make(token: string) {
	return (await call(createRoute, "POST", { token, body: { name: "First" } })).body.workflowId as string;
}
const change = (token: string, workflowId: string, body: object) => call(updateRoute, "PATCH", { token, params: { workflowId }, body });

it("every change of what it does is a version; moving a tool is none; an earlier one comes back as a new one", async () => {
	const [{ token }, other] = [await pro(), await pro()];
	const workflowId = await make(token);
	await change(token, workflowId, { systemPrompt: "Hide names.", toolPalette: [FIND], versionNote: "Begun" });
	const moved = await change(token, workflowId, { toolPalette: [{ ...FIND, position: { x: 50, y: 60 } }], canvasLayout: { edges: [], viewport: { zoom: 3 } } });
	expect([moved.body.version, moved.body.itemVersion, moved.body.toolPalette[0].position]).toEqual([2, 3, { x: 50, y: 60 }]);
	await change(token, workflowId, {
		systemPrompt: "Hide all names.",
		toolPalette: [FIND, REDACT],
		canvasLayout: { edges: [{ from: FIND.toolName, to: REDACT.toolName }] },
		name: "Second",
	});
	const list = (await call(versionsRoute, "GET", { token, params: { workflowId }, query: "?limit=2" })).body;
	expect(list.items.map(({ version, note, name }: { version: number; note: string; name: string }) => [version, note, name])).toEqual([
		[3, "", "Second"],
		[2, "Begun", "First"],
	]);
	expect(list.items[0].diff).toMatchObject({
		name: { from: "First", to: "Second" },
		toolsAdded: [REDACT.toolName],
		toolsRemoved: [],
		edgesAdded: [{ from: FIND.toolName, to: REDACT.toolName }],
	});
	expect(list.items[0].diff.prompt).toContainEqual({ kind: "added", text: "all " });
	expect((await call(versionsRoute, "GET", { token, params: { workflowId }, query: `?limit=2&cursor=${list.cursor}` })).body).toMatchObject({
		items: [{ version: 1 }],
		cursor: null,
	});
	const one = await call(versionRoute, "GET", { token, params: { workflowId, version: "2" } });
	expect(one.body).toMatchObject({ systemPrompt: "Hide names.", toolPalette: [FIND], fromCurrent: { toolsRemoved: [REDACT.toolName] } });
	expect((await call(versionRoute, "GET", { token, params: { workflowId, version: "9" } })).body.code).toBe("VERSION_NOT_FOUND");
	expect((await call(versionRoute, "GET", { token: other.token, params: { workflowId, version: "1" } })).body.code).toBe("WORKFLOW_NOT_FOUND");
	const params = { workflowId, version: "2" };
	expect((await call(restoreRoute, "POST", { token, params, body: { expectedVersion: 1 } })).body.code).toBe("VERSION_CONFLICT");
	const back = await call(restoreRoute, "POST", { token, params, body: { expectedVersion: 4 } });
	expect(back.body).toMatchObject({ version: 4, name: "First", systemPrompt: "Hide names.", toolPalette: [FIND] });
	expect(await db().userWorkflowVersion.findUnique({ where: { workflowId_version: { workflowId, version: 4 } } })).toMatchObject({ restoredFrom: 2 });
});

async function listedChanges(token: string): Promise<number[]> {
	return (await call(listRoute, "GET", { token })).body.items.map(({ parentChanges }: { parentChanges: number }) => parentChanges);
}

it("a fork is told what its parent has changed, and takes what it wants of it", async () => {
	const [owner, forker, free] = [await pro(), await pro(), await makePerson()];
	const parent = await make(owner.token);
	await change(owner.token, parent, { systemPrompt: "One.\n\nTwo.\n\nThree.", toolPalette: [FIND], visibility: "public" });
	const { workflowId } = (await call(forkRoute, "POST", { token: forker.token, body: { sourceSpecId: parent } })).body;
	const params = { workflowId };
	expect((await call(changesRoute, "GET", { token: forker.token, params })).body).toMatchObject({ isUpToDate: true, changes: [], sourceName: "First" });
	await change(forker.token, workflowId, { systemPrompt: "One of mine.\n\nTwo.\n\nThree." });
	await change(owner.token, parent, {
		systemPrompt: "One of theirs.\n\nTwo.\n\nThree and more.",
		toolPalette: [FIND, REDACT],
		canvasLayout: { edges: [{ from: FIND.toolName, to: REDACT.toolName }] },
	});
	const offered = (await call(changesRoute, "GET", { token: forker.token, params })).body;
	expect(offered.changes.map(({ changeId, isConflict }: { changeId: string; isConflict: boolean }) => [changeId, isConflict])).toEqual([
		["paragraph:1", true],
		["paragraph:2", false],
		[`tool:${REDACT.toolName}`, false],
		[`edge:${FIND.toolName} → ${REDACT.toolName}`, false],
	]);
	expect(await listedChanges(forker.token)).toEqual([4]);
	const take = offered.changes.slice(1).map(({ changeId }: { changeId: string }) => changeId);
	expect((await call(takeRoute, "POST", { token: forker.token, params, body: { take, parentVersion: "1" } })).body).toMatchObject({
		code: "VERSION_CONFLICT",
		details: { currentVersion: offered.parentVersion },
	});
	const taken = await call(takeRoute, "POST", { token: forker.token, params, body: { take, parentVersion: offered.parentVersion } });
	expect(taken.body).toMatchObject({
		systemPrompt: "One of mine.\n\nTwo.\n\nThree and more.",
		toolPalette: [FIND, REDACT],
		isRunnable: true,
		sourceVersion: offered.parentVersion,
	});
	expect((await call(changesRoute, "GET", { token: forker.token, params })).body).toMatchObject({ isUpToDate: true });
	expect(await listedChanges(forker.token)).toEqual([0]);
	// An archived parent still answers; a blank one has none.
	await change(owner.token, parent, { visibility: "archived" });
	expect((await call(changesRoute, "GET", { token: forker.token, params })).status).toBe(200);
	expect((await call(changesRoute, "GET", { token: owner.token, params: { workflowId: parent } })).body.code).toBe("SOURCE_NOT_FOUND");
	const light = (await call(forkRoute, "POST", { token: free.token, body: { sourceSpecId: "forge.redact" } })).body;
	expect((await call(changesRoute, "GET", { token: free.token, params: { workflowId: light.workflowId } })).body).toMatchObject({ isUpToDate: true });
	expect(
		(await call(takeRoute, "POST", { token: free.token, params: { workflowId: light.workflowId }, body: { take: [], parentVersion: "x" } })).body.code,
	).toBe("PRO_REQUIRED");
});

it("shows the tree of public forks, and the results of a run that its owner chose", async () => {
	const [owner, other] = [await pro(), await pro()];
	const root = await make(owner.token);
	await change(owner.token, root, { toolPalette: [FIND], visibility: "public" });
	const child = (await call(forkRoute, "POST", { token: other.token, body: { sourceSpecId: root, name: "Child" } })).body.workflowId;
	expect((await call(forksRoute, "GET", { params: { workflowId: root } })).body.nodes.map(({ name }: { name: string }) => name)).toEqual(["First"]);
	await change(other.token, child, { visibility: "public" });
	const grandchild = (await call(forkRoute, "POST", { token: owner.token, body: { sourceSpecId: child, name: "Grandchild" } })).body.workflowId;
	await change(owner.token, grandchild, { visibility: "public" });
	const tree = (await call(forksRoute, "GET", { params: { workflowId: child } })).body;
	expect(tree.nodes.map(({ name, depth, parentId }: { name: string; depth: number; parentId: string | null }) => [name, depth, parentId])).toEqual([
		["First", 0, null],
		["Child", 1, root],
		["Grandchild", 2, child],
	]);

	const { specId } = (await call(getRoute, "GET", { params: { workflowId: root } })).body;
	const job = await makeJob(owner.userId, { workflowId: specId, userWorkflowId: root, status: "completed" });
	const theirs = await makeJob(other.userId, { workflowId: specId, userWorkflowId: root, status: "completed" });
	expect((await change(owner.token, root, { sampleRunId: theirs.id })).body.code).toBe("JOB_NOT_FOUND");
	expect((await call(sampleRoute, "GET", { params: { workflowId: root } })).body.code).toBe("SAMPLE_NOT_FOUND");
	await change(owner.token, root, { sampleRunId: job.id });
	expect((await call(sampleRoute, "GET", { params: { workflowId: root } })).body).toMatchObject({ jobSpecId: job.id, artifacts: [] });
});

it("counts a run once, moves with a guest, and goes with an account", async () => {
	const [owner, guest, user] = [await pro(), await makePerson({ isGuest: true }), await makePerson()];
	const root = await make(owner.token);
	await change(owner.token, root, { toolPalette: [FIND], visibility: "public" });
	const run = { jobSpecId: newId(), workflowId: root };
	expect([await countRun(run), await countRun(run), await countRun({ ...run, workflowId: "uw_gone", jobSpecId: newId() })]).toEqual([true, false, false]);
	const fork = (await call(forkRoute, "POST", { token: guest.token, body: { sourceSpecId: root } })).body.workflowId;
	for (const { token } of [guest, user]) await call(likeRoute, "POST", { token, params: { workflowId: root } });
	const stats = async () => (await call(getRoute, "GET", { params: { workflowId: root } })).body.stats;
	expect(await stats()).toEqual({ runCount: 1, forkCount: 1, likeCount: 2 });
	await transaction((tx) => moveGuestWork(tx, { guestId: guest.userId, userId: user.userId }));
	expect([await stats(), await db().userWorkflowLike.count({ where: { workflowId: root } })]).toEqual([{ runCount: 1, forkCount: 1, likeCount: 1 }, 1]);
	expect(await db().userWorkflow.findUnique({ where: { workflowId: fork } })).toMatchObject({ ownerId: user.userId });
	await deleteUserWorkflowsOf({ actor: { kind: "system", name: "test" }, requestId: newId() }, user.userId);
	expect([
		(await stats()).likeCount,
		await db().userWorkflow.count({ where: { ownerId: user.userId } }),
		await db().storedSpec.count({ where: { ownerId: user.userId } }),
	]).toEqual([0, 0, 0]);
});
