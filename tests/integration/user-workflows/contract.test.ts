import { describe, expect, it } from "vitest";
import { POST as createJobRoute } from "@/app/api/v1/jobs/goal/route";
import { GET as catalogRoute } from "@/app/api/v1/mcp/tools/catalog/route";
import { DELETE as deleteCommentRoute } from "@/app/api/v1/user_workflows/[workflowId]/comments/[commentId]/route";
import { POST as commentRoute, GET as commentsRoute } from "@/app/api/v1/user_workflows/[workflowId]/comments/route";
import { GET as exportRoute } from "@/app/api/v1/user_workflows/[workflowId]/export/route";
import { POST as likeRoute } from "@/app/api/v1/user_workflows/[workflowId]/like/route";
import { DELETE as deleteRoute, GET as getRoute, PATCH as updateRoute } from "@/app/api/v1/user_workflows/[workflowId]/route";
import { GET as runsRoute } from "@/app/api/v1/user_workflows/[workflowId]/runs/route";
import { GET as communityRoute } from "@/app/api/v1/user_workflows/community/route";
import { POST as estimateRoute } from "@/app/api/v1/user_workflows/cost-estimate/route";
import { POST as forkRoute } from "@/app/api/v1/user_workflows/fork/route";
import { POST as preflightRoute } from "@/app/api/v1/user_workflows/import/preflight/route";
import { POST as importRoute } from "@/app/api/v1/user_workflows/import/route";
import { POST as createRoute, GET as listRoute } from "@/app/api/v1/user_workflows/route";
import { POST as validateRoute } from "@/app/api/v1/user_workflows/validate/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeFile } from "@/tests/factories/files";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

const pro = () => makePerson({ tier: "pro", name: "Ada Example" });
const NOWHERE = { workflowId: `uw_${"0".repeat(24)}` };
const REDACT = [{ toolName: "documents:find_personal_data" }, { toolName: "documents:redact_document" }];
const EDGE = { from: "documents:find_personal_data", to: "documents:redact_document" };

async function make(token: string, name = "Mine") {
	return (await call(createRoute, "POST", { token, body: { name } })).body;
}

/** Made, filled and published. */
async function publish(token: string, name = "Shared", tags: string[] = []) {
	const { workflowId } = await make(token, name);
	const body = { systemPrompt: "Hide all names.", toolPalette: REDACT, canvasLayout: { edges: [EDGE] }, tags, visibility: "public" };
	return (await call(updateRoute, "PATCH", { token, params: { workflowId }, body })).body;
}

describe("making, changing and deleting", () => {
	it("begins blank, is filled, published, archived and deleted, each step written down", async () => {
		const { token, userId } = await pro();
		const once = { "idempotency-key": `blank-${newId()}` };
		const made = await call(createRoute, "POST", { token, body: { name: "Blank one" }, headers: once });
		expect([made.status, made.body.sourceType, made.body.sourceSpecId, made.body.systemPrompt, made.body.toolPalette, made.body.description]).toEqual([
			201,
			"blank",
			"",
			"",
			[],
			"",
		]);
		expect(made.body).toMatchObject({
			visibility: "private",
			stats: { runCount: 0, forkCount: 0, likeCount: 0 },
			itemVersion: 1,
			specJson: {},
			isRunnable: false,
		});
		expect(made.body.workflowId).toMatch(/^uw_[a-f0-9]{24}$/);
		expect(made.body.specId).toBe(`user_${userId.replaceAll("-", "").slice(0, 8)}.${made.body.workflowId}`);
		expect((await call(createRoute, "POST", { token, body: { name: "Blank one" }, headers: once })).body.workflowId).toBe(made.body.workflowId);
		const params = { workflowId: made.body.workflowId };
		const run = await call(createJobRoute, "POST", { token, body: { userWorkflowId: params.workflowId } });
		expect([run.status, run.body.code]).toEqual([422, "WORKFLOW_NOT_RUNNABLE"]);

		const body = {
			systemPrompt: "Hide names.",
			toolPalette: REDACT,
			canvasLayout: { edges: [EDGE], viewport: { zoom: 2, pan: { x: 1, y: 2 } } },
			tags: ["privacy"],
			expectedVersion: 1,
		};
		const filled = await call(updateRoute, "PATCH", { token, params, body });
		expect(filled.body).toMatchObject({ itemVersion: 2, version: 2, isRunnable: true, findings: [], tags: ["privacy"] });
		expect(filled.body.specJson.slots).toEqual([]);
		const stale = await call(updateRoute, "PATCH", { token, params, body });
		expect([stale.status, stale.body.code, stale.body.details]).toEqual([409, "VERSION_CONFLICT", { currentVersion: 2 }]);
		expect((await call(updateRoute, "PATCH", { token, params, body: { visibility: "archived" } })).body).toMatchObject({
			code: "INVALID_STATE_TRANSITION",
			details: { status: "private", allowed: ["public"] },
		});

		expect((await call(updateRoute, "PATCH", { token, params, body: { visibility: "public" } })).body.visibility).toBe("public");
		const refused = await call(deleteRoute, "DELETE", { token, params });
		expect([refused.status, refused.body.code]).toEqual([409, "WORKFLOW_PUBLIC"]);
		expect((await call(updateRoute, "PATCH", { token, params, body: { visibility: "private" } })).body.code).toBe("INVALID_STATE_TRANSITION");
		expect((await call(updateRoute, "PATCH", { token, params, body: { visibility: "archived" } })).body.visibility).toBe("archived");
		expect((await call(updateRoute, "PATCH", { token, params, body: { visibility: "public" } })).body.visibility).toBe("public");
		await call(updateRoute, "PATCH", { token, params, body: { visibility: "archived" } });
		expect((await call(deleteRoute, "DELETE", { token, params })).body).toEqual({ success: true });
		expect([(await call(getRoute, "GET", { token, params })).status, await db().storedSpec.count({ where: params })]).toEqual([404, 0]);
		expect(await auditOf(params.workflowId)).toEqual([
			"user_workflow.create",
			"user_workflow.update",
			"user_workflow.publish",
			"user_workflow.archive",
			"user_workflow.publish",
			"user_workflow.archive",
			"user_workflow.delete",
		]);
	});

	it("is for Pro, and is nobody else's", async () => {
		const [free, owner] = [await makePerson(), await pro()];
		for (const [route, body] of [
			[createRoute, { name: "x" }],
			[importRoute, { name: "x" }],
			[forkRoute, { sourceSpecId: "blank" }],
		] as const) {
			const refused = await call(route, "POST", { token: free.token, body });
			expect([refused.status, refused.body.code]).toEqual([403, "PRO_REQUIRED"]);
			expect(refused.body.details.upgradeUrl).toMatch(/^http/);
		}
		const { workflowId } = await make(owner.token);
		for (const [route, method, body] of [
			[getRoute, "GET"],
			[updateRoute, "PATCH", { name: "y" }],
			[deleteRoute, "DELETE"],
			[exportRoute, "GET"],
			[runsRoute, "GET"],
			[likeRoute, "POST"],
			[commentsRoute, "GET"],
			[commentRoute, "POST", { body: "hello" }],
		] as const) {
			const answer = await call(route, method, { token: free.token, params: { workflowId }, ...(body ? { body } : {}) });
			expect([method, answer.status, answer.body.code]).toEqual([method, 404, "WORKFLOW_NOT_FOUND"]);
		}
		expect((await call(forkRoute, "POST", { token: free.token, body: { sourceSpecId: workflowId } })).body.code).toBe("SOURCE_NOT_FOUND");
		expect((await call(getRoute, "GET", { params: { workflowId: "uw_not-one" } })).body.code).toBe("WORKFLOW_NOT_FOUND");
		// A fork of the catalog is anybody's to make; changing and running it is not.
		const fork = await call(forkRoute, "POST", { token: free.token, body: { sourceSpecId: "forge.redact" } });
		expect([fork.status, fork.body.name, fork.body.sourceType]).toEqual([201, expect.stringMatching(/^Copy of /), "curated"]);
		const own = { workflowId: fork.body.workflowId };
		expect((await call(updateRoute, "PATCH", { token: free.token, params: own, body: { name: "y" } })).body.code).toBe("PRO_REQUIRED");
		expect((await call(createJobRoute, "POST", { token: free.token, body: { userWorkflowId: own.workflowId } })).body.code).toBe("PRO_REQUIRED");
	});

	it("asks for credentials, a body and the scope", async () => {
		const person = await pro();
		const [key, other] = [await makeApiKey(person, { scopes: ["workflows"] }), await makeApiKey(person, { name: "other", scopes: ["files"] })];
		expect((await call(createRoute, "POST", { body: { name: "x" } })).status).toBe(401);
		expect((await call(catalogRoute, "GET")).status).toBe(401);
		expect((await call(createRoute, "POST", { token: key, body: { name: "x" } })).status).toBe(201);
		expect((await call(createRoute, "POST", { token: other, body: { name: "x" } })).body).toMatchObject({ code: "FORBIDDEN", details: { scope: "workflows" } });
		const bad = await call(createRoute, "POST", { token: key, body: { name: "n".repeat(81), description: "d".repeat(501) } });
		expect([bad.status, bad.body.details.issues.map(({ path }: { path: string }) => path)]).toEqual([422, ["name", "description"]]);
		expect((await call(createRoute, "POST", { token: key, body: "{" })).status).toBe(400);
		expect((await call(listRoute, "GET", { token: key, query: "?cursor=nonsense" })).body.code).toBe("INVALID_REQUEST");
		expect((await call(listRoute, "GET", { token: key, query: "?limit=101" })).status).toBe(422);
	});

	it("lists page by page, newest first, by visibility", async () => {
		const { token } = await pro();
		const made = [];
		for (const name of ["one", "two", "three"]) made.push((await make(token, name)).workflowId);
		await call(updateRoute, "PATCH", { token, params: { workflowId: made[1] }, body: { visibility: "public" } });
		const first = await call(listRoute, "GET", { token, query: "?limit=2" });
		const second = await call(listRoute, "GET", { token, query: `?limit=2&cursor=${first.body.cursor}` });
		expect([...first.body.items, ...second.body.items].map(({ name }) => name)).toEqual(["three", "two", "one"]);
		expect([second.body.cursor, "systemPrompt" in first.body.items[0], "specJson" in first.body.items[0]]).toEqual([null, false, false]);
		expect((await call(listRoute, "GET", { token, query: "?visibility=public" })).body.items.map(({ name }: { name: string }) => name)).toEqual(["two"]);
	});
});

describe("checking", () => {
	it("tells all findings at once, and refuses what can't be kept", async () => {
		const { token } = await pro();
		const tools = ["nothing:here", "documents:redact_documents", "request_user_input", "agent:complete_workflow", "documents:redact_document"];
		const checked = await call(validateRoute, "POST", { token, body: { name: "x", toolPalette: tools } });
		expect([checked.status, checked.body.success, checked.body.failureType, checked.body.errors.length]).toEqual([200, false, "UNKNOWN_TOOL", 4]);
		expect(
			checked.body.findings.filter(({ level }: { level: string }) => level === "refused").map(({ code, tool }: { code: string; tool: number }) => [code, tool]),
		).toEqual([
			["UNKNOWN_TOOL", 0],
			["UNKNOWN_TOOL", 1],
			["FORBIDDEN_TOOL", 2],
			["FORBIDDEN_TOOL", 3],
		]);
		expect(checked.body.findings[1].suggestions[0]).toBe("documents:redact_document");
		const missing = checked.body.findings.find(({ code }: { code: string }) => code === "MISSING_INPUT");
		expect(missing).toMatchObject({ tool: 4, field: "findings", suggestions: ["documents:find_personal_data"] });
		expect((await call(validateRoute, "POST", { token, body: { name: "x", toolPalette: ["tables:clean_table"] } })).body).toMatchObject({
			success: true,
			errors: [],
			isRunnable: true,
		});

		const palette = (...names: string[]) => names.map((toolName) => ({ toolName }));
		for (const [names, code] of [
			[["nothing:here"], "UNKNOWN_TOOL"],
			[["complete_workflow"], "FORBIDDEN_TOOL"],
			[["documents:request_user_input"], "FORBIDDEN_TOOL"],
		] as const) {
			const answer = await call(importRoute, "POST", { token, body: { name: "x", toolPalette: palette(...names) } });
			expect([answer.status, answer.body.code]).toEqual([422, code]);
		}
		const { workflowId } = await make(token);
		expect((await call(updateRoute, "PATCH", { token, params: { workflowId }, body: { toolPalette: palette("nothing:here") } })).body).toMatchObject({
			code: "UNKNOWN_TOOL",
			details: { tools: ["nothing:here"] },
		});
		expect(
			(
				await call(updateRoute, "PATCH", {
					token,
					params: { workflowId },
					body: { toolPalette: Array.from({ length: 21 }, () => ({ toolName: "tables:clean_table" })) },
				})
			).status,
		).toBe(422);
		// What does not run yet is kept all the same.
		const kept = await call(updateRoute, "PATCH", { token, params: { workflowId }, body: { toolPalette: palette("documents:redact_document") } });
		expect([kept.status, kept.body.isRunnable, kept.body.findings[0].code]).toEqual([200, false, "MISSING_INPUT"]);
		const run = await call(createJobRoute, "POST", { token, body: { userWorkflowId: workflowId } });
		expect([run.status, run.body.code, run.body.details.findings[0].code]).toEqual([422, "WORKFLOW_NOT_RUNNABLE", "MISSING_INPUT"]);
		const circle = { edges: [EDGE, { from: EDGE.to, to: EDGE.from }] };
		const turned = await call(validateRoute, "POST", { token, body: { name: "x", toolPalette: REDACT.map(({ toolName }) => toolName), canvasLayout: circle } });
		expect(turned.body.findings.filter(({ code }: { code: string }) => code === "CYCLE").map(({ edge }: { edge: number }) => edge)).toEqual([0, 1]);
	});

	it("exports what an import takes, to the byte, and looks ahead of an import", async () => {
		const { token } = await pro();
		const { workflowId } = await publish(token, "Ärger & Co", ["privacy", "pdf"]);
		const exported = await call(exportRoute, "GET", { token, params: { workflowId } });
		expect(exported.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
		expect(Object.keys(exported.body)).toEqual(["schemaVersion", "name", "description", "systemPrompt", "toolPalette", "canvasLayout", "tags"]);
		const imported = await call(importRoute, "POST", {
			token,
			body: { ...exported.body, workflowId: "uw_x", stats: { likeCount: 99 }, ownerId: "me", itemVersion: 7 },
		});
		expect(imported.body).toMatchObject({ visibility: "private", sourceType: "import", itemVersion: 1, stats: { likeCount: 0 }, isRunnable: true });
		const [one, two] = await Promise.all(
			[workflowId, imported.body.workflowId].map((id) =>
				exportRoute(new Request(`http://127.0.0.1/api/v1/user_workflows/${id}/export`, { headers: { authorization: `Bearer ${token}` } }), {
					params: Promise.resolve({ workflowId: id }),
				}).then((answer) => answer.text()),
			),
		);
		expect(two).toBe(one);
		const looked = await call(preflightRoute, "POST", {
			token,
			body: { ...exported.body, schemaVersion: "9", stats: {}, toolPalette: [{ toolName: "docs:find_private_data" }, { toolName: "complete_workflow" }] },
		});
		expect(looked.body).toMatchObject({ canImport: false, schemaVersion: { given: "9", isKnown: false }, leftOut: ["stats"], needsPro: false });
		expect(looked.body.tools.map(({ state }: { state: string }) => state)).toEqual(["unknown", "forbidden"]);
		expect(looked.body.tools[0].substitutes[0].toolName).toBe("documents:find_personal_data");
	});

	it("lists the tools, and estimates by the contract's formula", async () => {
		const { token } = await makePerson();
		const catalog = (await call(catalogRoute, "GET", { token })).body;
		expect(catalog.total).toBe(catalog.servers.reduce((sum: number, { tools }: { tools: unknown[] }) => sum + tools.length, 0));
		expect(catalog.servers.map(({ name }: { name: string }) => name)).not.toContain("agent");
		expect(catalog.fits).toContainEqual({ from: EDGE.from, to: EDGE.to, inputs: ["findings", "findingIds", "unseen"] });
		const tools = catalog.servers.flatMap(({ tools: all }: { tools: { toolName: string; perInvocationMicroU: number }[] }) => all);
		const price = (name: string) => tools.find(({ toolName }: { toolName: string }) => toolName === name).perInvocationMicroU;
		const estimate = (await call(estimateRoute, "POST", { token, body: { toolNames: [EDGE.from, EDGE.to, "no:tool"] } })).body;
		const expected = (price(EDGE.from) + price(EDGE.to) + estimate.llmCostPerIterMicroU) * 20;
		expect(estimate).toMatchObject({
			maxIterations: 20,
			estimatedMicroU: expected,
			estimatedUsd: expected / 1_000_000,
			quotaCheck: { state: "ok", tier: "free", estimatedMicroU: expected },
		});
		expect(estimate.tools[2]).toEqual({ toolName: "no:tool", perInvocationMicroU: 0 });
		expect((await call(estimateRoute, "POST", { token, body: { toolNames: ["media:make_slideshow", EDGE.to], maxIterations: 200 } })).body).toMatchObject({
			maxIterations: 200,
			quotaCheck: { state: "warn" },
		});
		expect((await call(estimateRoute, "POST", { token, body: { toolNames: [], maxIterations: 201 } })).status).toBe(422);
	});
});

describe("sharing", () => {
	it("forks count on the parent, inherit, and start at nothing", async () => {
		const [owner, other] = [await pro(), await makePerson({ name: "Bo" })];
		const parent = await publish(owner.token, "Parent");
		const forks = await Promise.all(
			Array.from({ length: 5 }, () => call(forkRoute, "POST", { token: other.token, body: { sourceSpecId: parent.workflowId } })),
		);
		expect(forks.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect(forks[0]?.body).toMatchObject({
			name: "Copy of Parent",
			sourceType: "user",
			sourceSpecId: parent.workflowId,
			systemPrompt: "Hide all names.",
			visibility: "private",
			stats: { runCount: 0, forkCount: 0, likeCount: 0 },
		});
		expect((await call(getRoute, "GET", { params: { workflowId: parent.workflowId } })).body.stats.forkCount).toBe(5);
		const long = await call(forkRoute, "POST", { token: other.token, body: { sourceSpecId: parent.workflowId, name: "n".repeat(81) } });
		expect(long.status).toBe(422);
		expect((await call(forkRoute, "POST", { token: other.token, body: { sourceSpecId: "goal_lane.nothing" } })).body.code).toBe("SOURCE_NOT_FOUND");
	});

	it("anybody may try a public workflow, a guest too, and nobody another's private one", async () => {
		const [owner, guest] = [await pro(), await makePerson({ isGuest: true })];
		const { workflowId, specId } = await publish(owner.token);
		const fileIds = [await makeFile(guest.userId, { fileName: "letter.txt", bytes: new TextEncoder().encode("Mail me at lena@example.test.") })];
		const run = await call(createJobRoute, "POST", { token: guest.token, body: { userWorkflowId: workflowId, fileIds } });
		expect([run.status, run.body.status, run.body.workflowId, run.body.pendingSlots]).toEqual([201, "ready", specId, []]);
		expect(run.body.resolvedDestinations).toEqual([{ destinationId: specId, confidence: 1, matchReason: "You chose it", requiresDisambiguation: false }]);
		expect((await call(runsRoute, "GET", { token: owner.token, params: { workflowId } })).body).toEqual({ items: [] });
		await call(updateRoute, "PATCH", { token: owner.token, params: { workflowId }, body: { visibility: "archived" } });
		expect((await call(createJobRoute, "POST", { token: guest.token, body: { userWorkflowId: workflowId, fileIds } })).body.code).toBe("WORKFLOW_NOT_FOUND");
		const own = await call(createJobRoute, "POST", { token: owner.token, body: { userWorkflowId: workflowId, fileIds: [await makeFile(owner.userId)] } });
		expect([own.status, own.body.status]).toEqual([201, "ready"]);
		expect((await call(runsRoute, "GET", { token: owner.token, params: { workflowId } })).body.items).toMatchObject([
			{ jobSpecId: own.body.jobSpecId, status: "ready", progress: 0, errorCode: null },
		]);
	});

	it("likes toggle, are one for each person, and count right at once", async () => {
		const owner = await pro();
		const { workflowId } = await publish(owner.token);
		const fans = await Promise.all(Array.from({ length: 12 }, () => makePerson()));
		await Promise.all(fans.map(({ token }) => call(likeRoute, "POST", { token, params: { workflowId } })));
		const again = await call(likeRoute, "POST", { token: fans[0]?.token ?? "", params: { workflowId } });
		expect(again.body).toEqual({ liked: false, likeCount: 11 });
		expect(await db().userWorkflowLike.count({ where: { workflowId } })).toBe(11);
		const { workflowId: own } = await make(owner.token);
		expect((await call(likeRoute, "POST", { token: owner.token, params: { workflowId: own } })).body.code).toBe("INVALID_STATE_TRANSITION");
		expect((await call(likeRoute, "POST", { token: owner.token, params: NOWHERE })).status).toBe(404);
	});

	it("pages through the popular list as it stood, whatever is liked meanwhile", async () => {
		const owner = await pro();
		const tag = `t${newId().slice(-12)}`;
		const made: string[] = [];
		for (let at = 0; at < 7; at++) made.push((await publish(owner.token, `n${at}`, [tag])).workflowId);
		const fans = await Promise.all(Array.from({ length: 4 }, () => makePerson()));
		const like = (fan: number, at: number) => call(likeRoute, "POST", { token: fans[fan]?.token ?? "", params: { workflowId: made[at] ?? "" } });
		await like(0, 3);
		await like(1, 3);
		await like(0, 5);
		const page = (cursor: string | null) => call(communityRoute, "GET", { query: `?tag=${tag}&sort=popular&limit=2${cursor ? `&cursor=${cursor}` : ""}` });
		const seen: string[] = [];
		let cursor: string | null = null;
		let turn = 0;
		do {
			const answer: Awaited<ReturnType<typeof page>> = await page(cursor);
			seen.push(...answer.body.items.map(({ workflowId }: { workflowId: string }) => workflowId));
			cursor = answer.body.cursor;
			// One that was shown loses its likes, ones that were not shown rise.
			if (turn === 0) await Promise.all([like(0, 3), like(1, 3), like(2, 0), like(3, 0), like(2, 1)]);
			if (turn === 1) await Promise.all([like(2, 6), like(3, 6), like(0, 6)]);
			turn += 1;
		} while (cursor);
		expect(seen.slice(0, 2)).toEqual([made[3], made[5]]);
		expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
		expect((await page(null)).body.items[0].workflowId).toBe(made[6]);
		const recent = (await call(communityRoute, "GET", { query: `?tag=${tag}&limit=50` })).body.items;
		expect(recent.map(({ name }: { name: string }) => name)).toEqual(["n6", "n5", "n4", "n3", "n2", "n1", "n0"]);
		expect(recent[0]).toMatchObject({ ownerDisplayName: "Ada Example", sourceName: "", proof: { runs: 0 } });
		expect((await call(communityRoute, "GET", { query: `?tag=${tag.slice(1)}` })).body.items).toEqual([]);
		expect((await call(communityRoute, "GET", { query: "?sort=best" })).status).toBe(422);
	});

	it("comments are text, verbatim; only who wrote one takes it back", async () => {
		const [owner, writer, other] = [await pro(), await makePerson({ name: "Wren" }), await makePerson()];
		const { workflowId } = await publish(owner.token);
		const params = { workflowId };
		const fine = ["3 < 5 and <3", "R&D > plain & simple", "a && b || c", "price <= 10", "x<5", "line\nbreak  "];
		const written = [];
		for (const body of fine) written.push((await call(commentRoute, "POST", { token: writer.token, params, body: { body } })).body);
		expect(written.map(({ body }) => body)).toEqual(fine);
		const bad = [
			"<b>bold</b>",
			"<script>alert(1)</script>",
			"<img src=x onerror=alert(1)>",
			"<!-- hidden -->",
			"</p>",
			"&lt;script&gt;",
			"&#60;iframe src=x&#62;",
			"&amp;lt;b&amp;gt;",
			"<svg/onload=alert(1)",
			"<iframe",
			"<?php x ?>",
			"<!doctype html>",
			"<a href='javascript:x'",
		];
		for (const body of bad) {
			const refused = await call(commentRoute, "POST", { token: writer.token, params, body: { body } });
			expect([body, refused.status, refused.body.code]).toEqual([body, 422, "HTML_NOT_ALLOWED"]);
		}
		expect((await call(commentRoute, "POST", { token: writer.token, params, body: { body: "x".repeat(2001) } })).body.code).toBe("VALIDATION_ERROR");
		const first = await call(commentsRoute, "GET", { params, query: "?limit=4" });
		const rest = await call(commentsRoute, "GET", { params, query: `?limit=4&cursor=${first.body.cursor}` });
		expect([...first.body.items, ...rest.body.items].map(({ body }) => body)).toEqual([...fine].reverse());
		expect(first.body.items[0]).toMatchObject({ authorDisplayName: "Wren", isOwn: false });
		const own = { workflowId, commentId: written[0].commentId };
		expect(own.commentId).toMatch(/^wc_[a-f0-9]{24}$/);
		for (const token of [other.token, owner.token]) expect((await call(deleteCommentRoute, "DELETE", { token, params: own })).body.code).toBe("FORBIDDEN");
		expect((await call(deleteCommentRoute, "DELETE", { token: writer.token, params: own })).body).toEqual({ success: true });
		expect((await call(deleteCommentRoute, "DELETE", { token: writer.token, params: own })).body.code).toBe("COMMENT_NOT_FOUND");
		const { workflowId: hidden } = await make(owner.token);
		expect((await call(commentRoute, "POST", { token: owner.token, params: { workflowId: hidden }, body: { body: "x" } })).body.code).toBe(
			"INVALID_STATE_TRANSITION",
		);
	});
});
