import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { GET as contentRoute } from "@/app/api/v1/files/[fileId]/content/route";
import { GET as linkRoute } from "@/app/api/v1/users/me/exports/[exportId]/download/route";
import { GET as listRoute, POST as requestRoute } from "@/app/api/v1/users/me/exports/route";
import { makeExport } from "@/lib/data-exports/make-export";
import { EXPORT_PARTS } from "@/lib/data-exports/parts";
import { EXPORT_LIMITS } from "@/lib/data-exports/schemas";
import { deleteExportsOf, failExport, sweepExports, tidyExports } from "@/lib/data-exports/tidy-exports";
import { deleteStored } from "@/lib/files/store/delete-stored";
import { fileStore } from "@/lib/files/store/file-store";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { newId } from "@/lib/platform/ids";
import { makeFile } from "@/tests/factories/files";
import { makeArtifact, makeJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { call, follow } from "@/tests/world/client";
import { auditOf, mailsTo } from "@/tests/world/traces";

const DAY_MS = 24 * 60 * 60_000;

async function request({ token }: Pick<Person, "token">): Promise<string> {
	const { status, body } = await call(requestRoute, "POST", { token });
	expect([status, body.status]).toEqual([202, "queued"]);
	return body.exportId;
}

async function filesIn(person: Person, exportId: string): Promise<Record<string, string>> {
	const { body } = await call(linkRoute, "GET", { token: person.token, params: { exportId } });
	const response = await follow(contentRoute, body.downloadUrl);
	expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="?goal-mode-data-\d{4}-\d\d-\d\d\.zip"?$/);
	const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
	return Object.fromEntries(Object.entries(archive).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const shown = async ({ token }: Pick<Person, "token">) => (await call(listRoute, "GET", { token })).body.items;

it("holds all that is the person's, nothing of anybody else's, and no secret", async () => {
	const person = await makePerson({ name: "Ada Ferro", timeZone: "Europe/Lisbon" });
	const stranger = await makePerson({ name: "Somebody Else" });
	await makeFile(stranger.userId, { fileName: "theirs.txt", bytes: Buffer.from("not for Ada") });
	await makeJob(stranger.userId, { goalText: "A goal of somebody else" });
	const key = await makeApiKey(person, { name: "Nightly script" });
	await makeFile(person.userId, { fileName: "notes.txt", bytes: Buffer.from("first notes") });
	await makeFile(person.userId, { fileName: "notes.txt", bytes: Buffer.from("second notes") });
	await makeFile(person.userId, { fileName: "on my device.txt", status: "local" });
	const job = await makeJob(person.userId, { goalText: "Find work at sea" });
	await makeArtifact(job, "letter.txt", "Dear all");
	await db().feedback.create({ data: { jobId: job.id, userId: person.userId, rating: "up", note: "Thanks" } });
	const said = { title: "Deckhand", company: "Blue Line", applyUrl: "https://jobs.example/deck", fit: 70, statusChangedAt: new Date() };
	await db().application.create({ data: { id: newId(), ownerId: person.userId, jobId: job.id, postingId: "job_deck", notes: "Rang them", ...said } });
	await db().application.create({ data: { id: newId(), ownerId: stranger.userId, jobId: job.id, postingId: "job_deck", notes: "not for Ada", ...said } });
	await db().jobEvent.create({ data: { jobId: job.id, seq: 1, type: "job_updated", attemptId: job.attemptId, data: { status: "completed" } } });
	const pause = { jobId: job.id, attemptId: job.attemptId, interruptType: "slot_fill", uiSurface: "slot_panel", ownerPath: "", payload: {} };
	await db().interrupt.create({ data: { id: newId(), ...pause, status: "resolved", answers: { location: "Lisbon" } } });

	const exportId = await request(person);
	expect(await makeExport(exportId)).toBe("ready");
	const files = await filesIn(person, exportId);
	const folder = Object.keys(files)
		.find((path) => path.endsWith("/run.json"))
		?.replace("/run.json", "");
	expect(folder).toContain(job.id);
	expect(Object.keys(files).sort()).toEqual(
		[
			...["api-keys", "audit", "mails", "profile", "sessions", "sign-in-methods"].map((name) => `account/${name}.json`),
			"applications/applications.json",
			...["payments", "runs", "statement", "subscriptions"].map((name) => `credits/${name}.json`),
			...["files/files.json", "files/notes (2).txt", "files/notes.txt", "manifest.json", "workflows/comments.json", "workflows/likes.json"],
			...["calls.json", "events.json", "results/letter.txt", "run.json"].map((name) => `${folder}/${name}`),
		].sort(),
	);
	const read = (path: string) => JSON.parse(files[path] ?? "null");
	expect(read("account/profile.json")).toMatchObject({
		user: { name: "Ada Ferro", email: person.user.email, timeZone: "Europe/Lisbon" },
		preferences: { newsletter: false },
	});
	expect(read("account/sessions.json")).toMatchObject([{ sessionId: person.sessionId, device: "test", userAgent: "test browser" }]);
	expect(read("account/api-keys.json")).toMatchObject([{ name: "Nightly script", prefix: key.slice(0, 10), endedAt: null }]);
	expect(read("account/audit.json").map(({ action }: { action: string }) => action)).toEqual(["account.sign_in", "api_key.create", "account.request_export"]);
	expect(read("files/files.json").map(({ status }: { status: string }) => status)).toEqual(["ready", "ready", "local"]);
	expect([files["files/notes.txt"], files["files/notes (2).txt"]].sort()).toEqual(["first notes", "second notes"]);
	expect(read("applications/applications.json")).toMatchObject([{ title: "Deckhand", status: "saved", notes: "Rang them" }]);
	expect(read(`${folder}/run.json`)).toMatchObject({
		run: { goalText: "Find work at sea" },
		questions: [{ answers: { location: "Lisbon" } }],
		feedback: [{ note: "Thanks" }],
		results: [{ fileName: "letter.txt" }],
	});
	expect(read(`${folder}/events.json`)).toMatchObject([{ seq: 1, type: "job_updated" }]);
	const all = JSON.stringify(files);
	for (const secret of [key, key.slice(10), person.refreshToken, "argon2", "Hash", "not for Ada", "Somebody Else", "A goal of somebody else", "storageKey"])
		expect(all).not.toContain(secret);

	expect(await shown(person)).toMatchObject([{ exportId, status: "ready", progress: 100, fileCount: Object.keys(files).length - 1, leftOut: 0, message: "" }]);
	expect((await mailsTo(person.user.email)).at(-1)).toMatchObject({ template: "export_ready", name: "Ada Ferro", leftOut: 0 });
	expect(await auditOf(exportId)).toEqual(["account.request_export", "account.download_export"]);
});

it("one is made at a time; asking again, or twice at once, answers the same one", async () => {
	const person = await makePerson();
	const answers = await Promise.all([1, 2, 3].map(() => call(requestRoute, "POST", { token: person.token })));
	expect(new Set(answers.map(({ body }) => body.exportId)).size).toBe(1);
	const exportId = await request(person);
	expect(await db().outboxEvent.count({ where: { name: "account/export.requested", data: { path: ["exportId"], equals: exportId } } })).toBe(1);
	expect(await makeExport(exportId)).toBe("ready");
	expect(await makeExport(exportId), "a second delivery of its event").toBe("gone");
	expect(await request(person)).not.toBe(exportId);
	expect(await shown(person)).toHaveLength(2);
});

it("what a lost file or the bound leaves out is counted and said", async () => {
	const person = await makePerson();
	const lost = await makeFile(person.userId, { fileName: "lost.txt" });
	await deleteStored([`files/${lost}`]);
	await makeFile(person.userId, { fileName: "large.txt", bytes: Buffer.alloc(5000) });
	const exportId = await request(person);
	expect(await makeExport(exportId, { maxBytes: 4000 })).toBe("ready");
	const { leftOut } = JSON.parse((await filesIn(person, exportId))["manifest.json"] ?? "{}");
	expect(leftOut.map(({ path }: { path: string }) => path)).toEqual(["files/lost.txt", "files/large.txt"]);
	expect(await shown(person)).toMatchObject([{ status: "ready", leftOut: 2 }]);
	expect((await mailsTo(person.user.email)).at(-1)).toMatchObject({ template: "export_ready", leftOut: 2 });
});

it("it is kept for seven days; whoever stopped working on one gives way after half an hour", async () => {
	const person = await makePerson();
	const exportId = await request(person);
	await makeExport(exportId);
	await tidyExports(new Date(Date.now() + EXPORT_LIMITS.keptMs - DAY_MS));
	expect(await shown(person)).toMatchObject([{ status: "ready" }]);
	await tidyExports(new Date(Date.now() + EXPORT_LIMITS.keptMs + 1000));
	expect(await shown(person)).toMatchObject([{ status: "expired" }]);
	expect(await fileStore().stat(`exports/${exportId}`)).toBeNull();
	const late = await call(linkRoute, "GET", { token: person.token, params: { exportId } });
	expect([late.status, late.body.code, late.body.details]).toEqual([400, "INVALID_STATE_TRANSITION", { status: "expired", allowed: ["ready"] }]);

	const dead = await request(person);
	expect((await call(linkRoute, "GET", { token: person.token, params: { exportId: dead } })).body.details.status).toBe("queued");
	await tidyExports(new Date(Date.now() + 29 * 60_000));
	expect((await shown(person))[0]).toMatchObject({ status: "queued" });
	await tidyExports(new Date(Date.now() + 31 * 60_000));
	expect((await shown(person))[0]).toMatchObject({ exportId: dead, status: "failed", message: expect.stringContaining("ask for it again") });
	expect(await makeExport(dead)).toBe("gone");
});

it("a failure says so and makes room for the next; a finished one is not undone", async () => {
	const person = await makePerson();
	const exportId = await request(person);
	const broken: ExportPart = {
		title: "",
		count: async () => 1,
		units: async function* () {
			yield [];
			throw new Error("the store went away");
		},
	};
	await expect(makeExport(exportId, { parts: [broken] })).rejects.toThrow("the store went away");
	expect(await shown(person)).toMatchObject([{ status: "running" }]);
	expect(await makeExport(exportId), "tried again").toBe("ready");
	await failExport(exportId);
	expect(await shown(person)).toMatchObject([{ status: "ready" }]);
});

it("an account that is deleted meanwhile leaves no archive", async () => {
	const person = await makePerson();
	await makeFile(person.userId);
	const exportId = await request(person);
	const slow = EXPORT_PARTS.map((part) => ({
		...part,
		units: async function* (userId: string) {
			yield* part.units(userId);
			await deleteExportsOf(userId);
		},
	}));
	expect(await makeExport(exportId, { parts: slow })).toBe("gone");
	expect(await fileStore().stat(`exports/${exportId}`)).toBeNull();
	expect(await mailsTo(person.user.email)).toEqual([]);
});

it("an archive that no row names is swept, one that a row names is not", async () => {
	const person = await makePerson();
	const exportId = await request(person);
	await makeExport(exportId);
	const stray = `exports/${newId()}` as const;
	await fileStore().put(stray, Buffer.from("x"), { mimeType: "application/zip", maxBytes: 10 });
	await sweepExports(null, new Date(Date.now() + 2 * DAY_MS));
	expect(await fileStore().stat(stray)).toBeNull();
	expect(await fileStore().stat(`exports/${exportId}`)).not.toBeNull();
});

it("another's archive is like none; strangers and keys are refused; the list is paged", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const exportId = await request(person);
	await makeExport(exportId);
	for (const params of [{ exportId }, { exportId: newId() }, { exportId: "nonsense" }]) {
		const answer = await call(linkRoute, "GET", { token: stranger.token, params });
		expect([answer.status, answer.body.code]).toEqual([404, "EXPORT_NOT_FOUND"]);
	}
	expect(await shown(stranger)).toEqual([]);
	const key = await makeApiKey(person);
	for (const [route, method] of [
		[requestRoute, "POST"],
		[listRoute, "GET"],
		[linkRoute, "GET"],
	] as const) {
		expect((await call(route, method, { params: { exportId } })).body.code).toBe("UNAUTHENTICATED");
		expect((await call(route, method, { token: key, params: { exportId } })).body.details).toEqual({ scope: "person" });
	}
	const second = await request(person);
	const first = await call(listRoute, "GET", { token: person.token, query: "?limit=1" });
	expect(first.body.items.map((one: { exportId: string }) => one.exportId)).toEqual([second]);
	const rest = await call(listRoute, "GET", { token: person.token, query: `?limit=1&cursor=${first.body.nextCursor}` });
	expect([rest.body.items[0].exportId, rest.body.nextCursor]).toEqual([exportId, null]);
	expect((await call(listRoute, "GET", { token: person.token, query: "?cursor=x" })).body.code).toBe("INVALID_REQUEST");
});
