import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import type { Method } from "@/lib/platform/contract/contract";
import { READY, SUGGESTIONS } from "@/tests/factories/jobs";
import { PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { eventually } from "@/tests/world/eventually";
import { startMailbox } from "@/tests/world/stand-ins";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
const [{ db, sql }, { mailedToken }, { sampleFiles }, { forgetTraces }, { transaction }] = await Promise.all([
	import("@/lib/platform/database/db"),
	import("@/tests/world/traces"),
	import("@/tests/factories/sample-files"),
	import("@/lib/accounts/profile/forget-traces"),
	import("@/lib/platform/database/transaction"),
]);

/** Calls an operation by its path, as a program that gives each call a key. */
async function api(method: Method, place: string, sent: { token?: string; body?: unknown; params?: Record<string, string> } = {}) {
	const handlers = await import(/* @vite-ignore */ `${process.cwd()}/app/api/v1${place.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`);
	return call(handlers[method], method, { ...sent, headers: { "idempotency-key": randomUUID() } });
}

async function upload(token: string, fileName: string): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from((await sampleFiles()).docx)], `${fileName}.docx`));
	return (await api("POST", "/files/upload", { token, body: form })).body.fileId;
}

async function untilStatus(token: string, jobSpecId: string, isWanted: (job: { status: string; pendingSlots: unknown[] }) => boolean) {
	return eventually(async () => {
		const { body } = await api("GET", "/jobs/goal/{jobSpecId}", { token, params: { jobSpecId } });
		return isWanted(body) ? body : null;
	});
}

/** Every table that has a row with one of these words in any column, bytes included. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
	const { rows: tables } = await sql().query<{ name: string }>(
		`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
		WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
	);
	expect(tables.length).toBeGreaterThan(25);
	const patterns = words.flatMap((word) => [word, Buffer.from(word).toString("hex")]).map((word) => `%${word}%`);
	const found: string[] = [];
	for (const { name } of tables) {
		const { rows } = await sql().query<{ text: string }>(`SELECT t::text AS text FROM ${name} t WHERE t::text ILIKE ANY($1)`, [patterns]);
		found.push(...rows.map(({ text }) => `${name}: ${text.slice(0, 300)}`));
	}
	return found;
}

async function storedFiles(): Promise<string[]> {
	const dir = process.env.STORAGE_DIR ?? "";
	const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

it("of somebody who did a lot and then deleted the account nothing is left in any table or file but ids", async () => {
	const marker = `zq${randomBytes(6).toString("hex")}`;
	const email = `${marker}@example.test`;
	const before = await storedFiles();

	// As a guest, whose work moves along.
	const guest = (await api("POST", "/auth/anonymous")).body;
	const guestFile = await upload(guest.accessToken, `${marker}-guest`);
	await api("POST", "/jobs/goal", { token: guest.accessToken, body: { workflowId: READY, fileIds: [guestFile] } });
	const signUp = { email, password: PASSWORD, fullName: `Ada ${marker}` };
	expect((await api("POST", "/auth/signup", { token: guest.accessToken, body: signUp })).status).toBe(201);
	await api("POST", "/auth/signup", { body: signUp });
	await api("POST", "/auth/resend-verification", { body: { email } });
	await api("POST", "/auth/signin", { body: { email, password: "not the one" } });
	const verify = await eventually(() => mailedToken(email, "verify_email").catch(() => null));
	expect((await api("POST", "/auth/verify-email", { body: { token: verify } })).status).toBe(200);

	// As a user, with keys, files and runs at every stage.
	const signedIn = await api("POST", "/auth/signin", { body: { email, password: PASSWORD } });
	const token: string = signedIn.body.accessToken;
	const userId: string = signedIn.body.user.id;
	await api("PATCH", "/users/me", { token, body: { displayName: `Ada ${marker} Ferro` } });
	const key = (await api("POST", "/users/me/api-keys", { token, body: { name: `script of ${marker}` } })).body.key;
	expect((await api("GET", "/users/me", { token: key })).body.email).toBe(email);
	await api("POST", "/echo", { token, body: { said: marker } });
	await api("POST", "/jobs/goal", { token, body: { goalText: `Find jobs for my resume, says ${marker}`, fileIds: [await upload(token, marker)] } });
	const { jobSpecId } = (await api("POST", "/jobs/goal", { token, body: { workflowId: SUGGESTIONS, fileIds: [await upload(token, `cv ${marker}`)] } })).body;
	const params = { jobSpecId };
	expect((await api("POST", "/jobs/goal/{jobSpecId}/confirm", { token, params, body: {} })).status).toBe(202);
	await untilStatus(token, jobSpecId, (job) => job.status === "completed");
	await api("POST", "/jobs/goal/{jobSpecId}/feedback", { token, params, body: { rating: "up", note: `Thanks, ${marker}` } });
	const [posting] = (await api("GET", "/jobs/goal/{jobSpecId}/postings", { token, params })).body.items;
	expect((await api("POST", "/applications", { token, body: { jobSpecId, postingId: posting.jobId, notes: `Ask ${marker}` } })).status).toBe(200);
	const paused = (await api("POST", "/jobs/goal", { token, body: { workflowId: READY, fileIds: [await upload(token, `other ${marker}`)] } })).body;
	const open = { jobSpecId: paused.jobSpecId };
	await api("POST", "/jobs/goal/{jobSpecId}/confirm", { token, params: open, body: {} });
	await untilStatus(token, paused.jobSpecId, (job) => job.status === "executing" && job.pendingSlots.length > 0);
	const draft = { answers: [{ slotId: "skills", value: [marker] }], baseVersion: 1 };
	expect((await api("PUT", "/jobs/goal/{jobSpecId}/draft", { token, params: open, body: draft })).status).toBe(200);
	await api("POST", "/jobs/goal/{jobSpecId}/cancel", { token, params: open });
	await db().goalJob.update({ where: { id: open.jobSpecId }, data: { status: "failed" } });
	expect((await api("POST", "/jobs/goal/{jobSpecId}/retry", { token, params: open, body: { reason: `Once more for ${marker}` } })).status).toBe(202);
	const survey = (await api("POST", "/surveys", { token, body: { title: `What ${marker} asks`, templateId: "team_pulse" } })).body;
	const about = { surveyId: survey.surveyId };
	await api("POST", "/surveys/{surveyId}/publish", { token, params: about });
	const answers = { [survey.questions[0].questionId]: 3 };
	const answered = await api("POST", "/surveys/{surveyId}/responses", { params: about, body: { email: `to-${email}`, name: marker, answers } });
	expect(answered.status).toBe(201);
	await api("POST", "/auth/forgot-password", { body: { email } });
	expect((await api("POST", "/users/me/exports", { token })).status).toBe(202);
	await eventually(async () => (await api("GET", "/users/me/exports", { token })).body.items[0]?.status === "ready");
	expect((await tablesWith([marker])).length).toBeGreaterThan(10);

	const deletedAt = Date.now();
	expect((await api("DELETE", "/users/me", { token })).status).toBe(200);
	await eventually(async () => (await db().goalJob.count({ where: { ownerId: userId } })) + (await db().file.count({ where: { ownerId: userId } })) === 0);
	await eventually(async () => (await db().outboxEvent.count({ where: { sentAt: null } })) === 0);
	await eventually(async () => (await storedFiles()).filter((file) => !before.includes(file)).length === 0);
	await eventually(async () => (await db().dataExport.count({ where: { userId } })) === 0);
	await eventually(async () => (await db().survey.count({ where: { creatorId: userId } })) === 0);
	expect(await tablesWith([marker])).toEqual([]);
	expect(Date.now() - deletedAt, "all of it is gone within a minute").toBeLessThan(60_000);
	for (const file of await storedFiles()) expect((await readFile(file)).includes(marker)).toBe(false);
	const kept = await db().auditEvent.findMany({ where: { actorId: userId }, select: { action: true } });
	expect(kept.map(({ action }) => action)).toEqual(expect.arrayContaining(["account.sign_up", "api_key.create", "goal_job.retry", "account.delete"]));

	// A request that was under way ends after the account, and its answer is forgotten by the function that runs later.
	const late = { scope: userId, key: randomUUID(), requestHash: "", status: 200, body: JSON.stringify({ name: marker }) };
	await db().idempotencyRecord.create({ data: late });
	await transaction((tx) => forgetTraces(tx, userId, null));
	expect(await tablesWith([marker])).toEqual([]);
	await mailbox.stop();
}, 120_000);
