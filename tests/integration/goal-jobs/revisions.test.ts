import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import type { JobItem } from "@/lib/goal-jobs/revisions/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { newId } from "@/lib/platform/ids";
import { TailoredResume } from "@/lib/tools/documents/schemas";
import { makeResumeFile } from "@/tests/factories/files";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { answerProfile, pick, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { confirmGoalJob, createGoalJob, db, deleteGoalJob, loadJob, pendingSlotsOf } = await verbs();
const { getItem } = await import("@/lib/goal-jobs/revisions/get-item");
const { checkItem } = await import("@/lib/goal-jobs/revisions/check-item");
const { reviseItem } = await import("@/lib/goal-jobs/revisions/revise-item");
const { getLineage } = await import("@/lib/goal-jobs/lineage/get-lineage");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { parseResumeBytes } = await import("@/lib/tools/resume-profile/file/parse-resume-bytes");
const { PUT } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/items/[itemId]/route");

interface Delivered {
	readonly context: ActorContext;
	readonly token: string;
	readonly jobId: string;
	readonly itemIds: readonly string[];
}

/** A finished run with two tailored resumes. */
async function makeDelivered(): Promise<Delivered> {
	const { context, token, userId } = await makePerson();
	const { id: jobId } = await createGoalJob(context, { workflowId: READY, fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] });
	await confirmGoalJob(context, jobId);
	await answerProfile(context, jobId);
	const paused = await untilPause(context, jobId, "job_selection");
	const itemIds = (pendingSlotsOf(paused)[0]?.options ?? []).slice(0, 2);
	await pick(context, jobId, itemIds);
	expect((await untilStatus(context, jobId, "completed", "partial")).status).toBe("completed");
	return { context, token, jobId, itemIds };
}

/** Where the first item of work stands: of which section, and of which of its lines. */
function firstItem({ otherSections }: TailoredResume): { section: number; line: number } {
	const section = otherSections.findIndex((one) => one.section === "experience");
	return { section, line: otherSections[section]?.lines.findIndex(({ style }) => style === "item") ?? -1 };
}

function firstLine(item: JobItem): string {
	const resume = TailoredResume.parse(item.value);
	const { section, line } = firstItem(resume);
	return resume.otherSections[section]?.lines[line]?.text ?? "";
}

/** The value with its first line another one. */
function withFirstLine(item: JobItem, text: string): TailoredResume {
	const resume = TailoredResume.parse(item.value);
	const first = firstItem(resume);
	return {
		...resume,
		otherSections: resume.otherSections.map((section, at) =>
			at === first.section ? { ...section, lines: section.lines.map((line, index) => (index === first.line ? { ...line, text } : line)) } : section,
		),
	};
}

/** Another form of a line that the resume supports: without its last mark, or with one. */
const mended = (text: string) => (text.endsWith(".") ? text.slice(0, -1) : `${text}.`);

async function stateOf({ context, jobId }: Delivered) {
	const [{ artifacts, costMicroU, itemVersion, lastSeq }, revisions, audits, invocations] = await Promise.all([
		loadJob(context, jobId),
		db().itemRevision.findMany({ where: { jobId } }),
		db().auditEvent.findMany({ where: { targetId: jobId, action: "goal_job.revise_item" } }),
		db().toolInvocation.findMany({ where: { jobId } }),
	]);
	return {
		artifacts: artifacts.map(({ id, sha256 }) => `${id} ${sha256}`).sort(),
		all: artifacts,
		costMicroU,
		itemVersion,
		lastSeq,
		revisions,
		audits,
		invocations,
	};
}

/** Where a file of a posting stands in the ZIP: in the folder of its posting. */
const packed = (fileName: string) => `${fileName.replace(/\.\w+$/, "")}/${fileName}`;

async function docxText(storageKey: string): Promise<string> {
	const { lines } = await parseResumeBytes({ fileId: "x", fileName: "x.docx", bytes: await readStoredBytes(storageKey) });
	return lines.map((line) => line.text).join("\n");
}

describe("a finished tailored resume", () => {
	let made: Delivered;
	let itemId: string;
	beforeAll(async () => {
		made = await makeDelivered();
		itemId = made.itemIds[0] ?? "";
	}, 120_000);

	it("is read with what it was made from, by its owner alone and by its posting's id", async () => {
		const { context, jobId } = made;
		const item = await getItem(context, jobId, itemId);
		expect(item).toMatchObject({ jobSpecId: jobId, itemId, revision: 0, editedAt: null });
		expect(item.value).toEqual(item.original);
		expect(Object.keys(item.beside)).toEqual(["changes", "profile", "document", "language"]);
		expect(Object(item.beside.document).lines.length).toBeGreaterThan(10);
		expect(item.artifacts.map(({ metadata }) => metadata.kind).sort()).toEqual(["docx", "note", "pdf"]);
		const stranger = await makePerson();
		await expect(getItem(stranger.context, jobId, itemId)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
		await expect(getItem(context, jobId, "job_none")).rejects.toMatchObject({ code: "NOT_FOUND" });
	});

	it("is checked without a trace, and refused without a change but the recorded call", async () => {
		const { context, jobId } = made;
		const item = await getItem(context, jobId, itemId);
		const before = await stateOf(made);
		const untrue = { ...TailoredResume.parse(item.value), name: "Somebody Else" };
		expect(await checkItem(context, jobId, itemId, { value: item.value })).toEqual({ passed: true, violations: [], remarks: [], advice: null });
		const refused = await checkItem(context, jobId, itemId, { value: untrue });
		expect(refused).toMatchObject({ passed: false, advice: expect.stringContaining("changed at the first pause of a new run") });
		expect(refused.violations).toContainEqual(expect.objectContaining({ kind: "contact", where: "Name" }));
		expect(await stateOf(made)).toEqual(before);

		await expect(reviseItem(context, jobId, itemId, { value: untrue, expectedRevision: 0 })).rejects.toMatchObject({
			code: "REVISION_REFUSED",
			details: { violations: refused.violations },
		});
		const after = await stateOf(made);
		expect(after).toMatchObject({ artifacts: before.artifacts, itemVersion: before.itemVersion, revisions: [], audits: [] });
		expect(after.invocations.length - before.invocations.length).toBe(1);
		expect(after.invocations.reduce((sum, { costMicroU }) => sum + costMicroU, 0)).toBe(after.costMicroU);
	});

	it("names the wrong fields of a value that is no resume", async () => {
		const { context, jobId } = made;
		await expect(reviseItem(context, jobId, itemId, { value: { name: 3 }, expectedRevision: 0 })).rejects.toMatchObject({
			code: "VALIDATION_ERROR",
			details: { issues: expect.arrayContaining([expect.objectContaining({ path: "value.name" })]) },
		});
	});

	it("takes a supported line: its files, the archive and its note say so, the first version stays readable, and a stale change is refused", async () => {
		const { context, jobId } = made;
		const item = await getItem(context, jobId, itemId);
		const before = await stateOf(made);
		const line = firstLine(item);
		const changed = { ...withFirstLine(item, mended(line)), sourceGaps: ["made up"] };
		const saved = await reviseItem(context, jobId, itemId, { value: changed, expectedRevision: 0 });
		expect([saved.revision, firstLine(saved), saved.value.sourceGaps]).toEqual([1, mended(line), item.original.sourceGaps]);
		expect(await getItem(context, jobId, itemId)).toEqual({ ...saved, original: item.original });

		const after = await stateOf(made);
		expect(after.all).toHaveLength(before.all.length);
		expect(after.audits).toMatchObject([{ actorId: context.actor.userId, details: { itemId, revision: 1 } }]);
		expect(after.itemVersion).toBe(before.itemVersion + 1);
		expect(after.invocations.reduce((sum, { costMicroU }) => sum + costMicroU, 0)).toBe(after.costMicroU);
		const own = after.all.filter((artifact) => artifact.itemKey === itemId);
		expect(own.every(({ id }) => !before.artifacts.some((known) => known.startsWith(id)))).toBe(true);
		expect(own.map(({ description }) => description)).toEqual(own.map(() => "Tailored resume, edited by you"));
		expect(own[0]?.metadata).toMatchObject({ revision: 1, isEdited: true, postingId: itemId });
		const others = after.all.filter((artifact) => artifact.itemKey !== itemId && artifact.artifactType !== "archive");
		for (const { id, sha256 } of others) expect(before.artifacts).toContain(`${id} ${sha256}`);

		const docx = own.find(({ mimeType }) => mimeType.includes("wordprocessingml"));
		expect((await docxText(docx?.storageKey ?? "")).split("\n")).toContain(mended(line));
		const archive = after.all.find(({ isPrimary }) => isPrimary);
		expect(before.artifacts.some((known) => known.startsWith(archive?.id ?? "-"))).toBe(true);
		const files = unzipSync(await readStoredBytes(archive?.storageKey ?? ""));
		expect(Object.keys(files)).toHaveLength(before.all.length);
		expect(Buffer.from(files[packed(docx?.fileName ?? "")] ?? []).equals(Buffer.from(await readStoredBytes(docx?.storageKey ?? "")))).toBe(true);
		const [, note] = Object.entries(files).find(([name]) => name === packed(docx?.fileName.replace(".docx", ".md") ?? "")) ?? [];
		expect(Buffer.from(note ?? []).toString()).toContain("### Changed by you");

		const events = await db().jobEvent.findMany({ where: { jobId, seq: { gt: before.lastSeq } }, orderBy: { seq: "asc" } });
		expect(events.filter(({ type }) => type === "artifact_ready").map(({ data }) => Object(data).artifactId)).toEqual(
			expect.arrayContaining(own.map(({ id }) => id)),
		);
		expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => before.lastSeq + 1 + at));
		expect(await db().specialistSpan.count({ where: { jobId, outcome: null } })).toBe(0);

		await expect(reviseItem(context, jobId, itemId, { value: item.value, expectedRevision: 0 })).rejects.toMatchObject({
			code: "VERSION_CONFLICT",
			details: { currentRevision: 1 },
		});
		const back = await reviseItem(context, jobId, itemId, { value: item.original, expectedRevision: 1 });
		expect(back).toMatchObject({ revision: 2, value: item.original });
		expect(back.artifacts.map(({ description }) => description)).toEqual(back.artifacts.map(() => "Tailored resume"));
	});

	it("is changed once by the same key, and once by two at a time; two resumes at a time both", async () => {
		const { context, token, jobId, itemIds } = made;
		const params = { jobSpecId: jobId, itemId };
		const item = await getItem(context, jobId, itemId);
		const body = { value: withFirstLine(item, mended(firstLine(item))), expectedRevision: item.revision };
		const headers = { "idempotency-key": newId() };
		const first = await call(PUT, "PUT", { token, params, body, headers });
		expect([first.status, first.body.revision]).toEqual([200, item.revision + 1]);
		const second = await call(PUT, "PUT", { token, params, body, headers });
		expect([second.headers.get("idempotent-replayed"), second.body]).toEqual(["true", first.body]);

		const next = { value: item.original, expectedRevision: item.revision + 1 };
		const both = await Promise.all([1, 2].map(() => call(PUT, "PUT", { token, params, body: next, headers: { "idempotency-key": newId() } })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "VERSION_CONFLICT", details: { currentRevision: item.revision + 2 } });

		const items = await Promise.all(itemIds.map((id) => getItem(context, jobId, id)));
		const saved = await Promise.all(
			items.map((one) => {
				const change = { value: withFirstLine(one, mended(firstLine(one))), expectedRevision: one.revision };
				return call(PUT, "PUT", { token, params: { jobSpecId: jobId, itemId: one.itemId }, body: change, headers: { "idempotency-key": newId() } });
			}),
		);
		expect(saved.map(({ status }) => status)).toEqual([200, 200]);
		const { all } = await stateOf(made);
		const files = unzipSync(await readStoredBytes(all.find(({ isPrimary }) => isPrimary)?.storageKey ?? ""));
		for (const { fileName, storageKey } of all.filter(({ itemKey }) => itemKey !== "")) {
			expect(Buffer.from(files[packed(fileName)] ?? []).equals(Buffer.from(await readStoredBytes(storageKey)))).toBe(true);
		}
	});

	it("takes what its owner says in their own words, and tells it as theirs: in the note, the manifest and the lineage of each file", async () => {
		const { context, jobId } = made;
		const item = await getItem(context, jobId, itemId);
		const text = `${mended(firstLine(item))}, which won the Nobel Prize in 2019`;
		const value = withFirstLine(item, text);
		const own = expect.objectContaining({
			text,
			unshown: expect.arrayContaining(["Nobel", "2019"]),
			explanation: expect.stringContaining("does not show “Nobel”"),
		});
		expect(await checkItem(context, jobId, itemId, { value })).toEqual({ passed: true, violations: [], remarks: [own], advice: null });

		const saved = await reviseItem(context, jobId, itemId, { value, expectedRevision: item.revision });
		expect(firstLine(saved)).toBe(text);
		const { all } = await stateOf(made);
		const files = unzipSync(await readStoredBytes(all.find(({ isPrimary }) => isPrimary)?.storageKey ?? ""));
		const textOf = (ending: string) =>
			Buffer.from(Object.entries(files).find(([name, { length }]) => length > 0 && name.endsWith(ending))?.[1] ?? []).toString();
		const note = saved.artifacts.find(({ metadata }) => metadata.kind === "note");
		const noteText = Buffer.from(await readStoredBytes(all.find(({ id }) => id === note?.artifactId)?.storageKey ?? "")).toString();
		expect(noteText).toContain("You wrote this, in your own words. It was not checked");
		expect(noteText).toContain("1 line in your own words.");
		const manifest = JSON.parse(textOf("manifest.json"));
		expect(manifest.files.filter((file: { inOwnWords?: unknown }) => file.inOwnWords)).toHaveLength(3);
		expect(manifest.files).toContainEqual(expect.objectContaining({ inOwnWords: [own] }));
		for (const { artifactId } of saved.artifacts) expect((await getLineage(context, jobId, artifactId)).remarks).toEqual([own]);

		await reviseItem(context, jobId, itemId, { value: item.original, expectedRevision: saved.revision });
		const [back] = (await getItem(context, jobId, itemId)).artifacts;
		expect((await getLineage(context, jobId, back?.artifactId ?? "")).remarks).toEqual([]);
	});

	it("goes with its job", async () => {
		const { context, jobId } = made;
		expect(await db().itemRevision.count({ where: { jobId } })).toBe(2);
		await deleteGoalJob(context, jobId);
		expect(await db().itemRevision.count({ where: { jobId } })).toBe(0);
	});
});

it("is not there before the job has delivered", async () => {
	const { context, userId } = await makePerson();
	for (const status of ["executing", "failed"] as const) {
		const { id } = await makeJob(userId, { status });
		await expect(getItem(context, id, "job_1")).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		await expect(reviseItem(context, id, "job_1", { value: {}, expectedRevision: 0 })).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
	}
});
