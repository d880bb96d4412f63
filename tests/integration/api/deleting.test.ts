import { expect, it } from "vitest";
import { DELETE as deleteFileRoute, GET as fileRoute } from "@/app/api/v1/files/[fileId]/route";
import { POST as confirmRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import { DELETE as deleteJobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { fileKey } from "@/lib/files/internal";
import { fileStore } from "@/lib/files/store/file-store";
import { db } from "@/lib/platform/database/db";
import { makeFile } from "@/tests/factories/files";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { eventually } from "@/tests/world/eventually";
import { auditOf } from "@/tests/world/traces";

const removeFile = ({ token }: Person, fileId: string) => call(deleteFileRoute, "DELETE", { token, params: { fileId } });
const removeJob = ({ token }: Person, jobSpecId: string, query = "") => call(deleteJobRoute, "DELETE", { token, params: { jobSpecId }, query });
const isThere = async ({ token }: Person, fileId: string) => (await call(fileRoute, "GET", { token, params: { fileId } })).status === 200;

const untilGone = (fileId: string) => eventually(async () => (await fileStore().stat(fileKey(fileId))) === null);

it.each(["queued", "executing"] as const)("a file that a run needs which is %s can't be deleted, and the answer names the run", async (status) => {
	const caller = await makePerson();
	const fileId = await makeFile(caller.userId);
	const job = await makeJob(caller.userId, { status, fileIds: [fileId] });
	const answered = await makeJob(caller.userId, { status, inputFileNames: ["cv.pdf"], filledSlots: { document: fileId } });
	const answer = await removeFile(caller, fileId);
	expect([answer.status, answer.body.code]).toEqual([400, "INVALID_STATE_TRANSITION"]);
	expect(answer.body.details).toMatchObject({ status, jobSpecIds: [answered.id, job.id] });
	expect(answer.body.details.allowed).not.toContain(status);
	expect(answer.body.message).toBe(`The run “${resumeToJobReady.name}” of cv.pdf still needs this file. Wait until it has ended, or cancel it.`);
	expect(await fileStore().stat(fileKey(fileId))).not.toBeNull();
	await db().goalJob.updateMany({ where: { ownerId: caller.userId }, data: { status: "cancelled" } });
	expect(await removeFile(caller, fileId)).toMatchObject({ status: 200, body: { success: true } });
	expect(await isThere(caller, fileId)).toBe(false);
	await untilGone(fileId);
	expect(await auditOf(fileId)).toEqual(["file.delete"]);
	expect((await removeFile(caller, fileId)).body.code).toBe("FILE_NOT_FOUND");
});

it("a file of others is not found, whoever needs it", async () => {
	const [owner, stranger] = [await makePerson(), await makePerson()];
	const fileId = await makeFile(owner.userId);
	await makeJob(stranger.userId, { status: "executing", fileIds: [fileId] });
	expect((await removeFile(stranger, fileId)).body.code).toBe("FILE_NOT_FOUND");
	expect((await removeFile(owner, fileId)).status).toBe(200);
});

it("a confirm and a deletion of its file at the same moment: one of them is refused", async () => {
	for (let round = 0; round < 6; round++) {
		const caller = await makePerson();
		const fileId = await makeFile(caller.userId);
		const job = await makeJob(caller.userId, { status: "ready", fileIds: [fileId] });
		const [confirmed, deleted] = await Promise.all([
			call(confirmRoute, "POST", { token: caller.token, params: { jobSpecId: job.id } }),
			removeFile(caller, fileId),
		]);
		const pair = `${confirmed.status} ${confirmed.body.code ?? ""} ${deleted.status} ${deleted.body.code ?? ""}`;
		expect(["202  400 INVALID_STATE_TRANSITION", "422 FILE_INCOMPATIBLE 200 "]).toContain(pair);
		expect(await isThere(caller, fileId)).toBe(confirmed.status === 202);
	}
});

it("deleting a job keeps its files, or takes those that no other job uses", async () => {
	const caller = await makePerson();
	const file = () => makeFile(caller.userId);
	const [kept, own, shared, answered, sharedAnswer] = [await file(), await file(), await file(), await file(), await file()];
	const slots = [{ slotId: "document", slotType: "file", question: "Which document?" }];
	const withSlot = async (given: Parameters<typeof makeJob>[1]) => {
		const made = await makeJob(caller.userId, given);
		return db().goalJob.update({ where: { id: made.id }, data: { spec: { ...Object(made.spec), slots } } });
	};
	const plain = await makeJob(caller.userId, { fileIds: [kept] });
	const job = await withSlot({ fileIds: [own, shared], filledSlots: { document: [answered, sharedAnswer] } });
	await makeJob(caller.userId, { status: "failed", fileIds: [shared.toUpperCase()] });
	await withSlot({ status: "slots_pending", filledSlots: { document: sharedAnswer } });

	expect((await removeJob(caller, plain.id)).body).toEqual({ success: true, deletedFileIds: [] });
	expect((await removeJob(caller, job.id, "?deleteFiles=maybe")).status).toBe(422);
	const { body } = await removeJob(caller, job.id, "?deleteFiles=true");
	expect(body).toEqual({ success: true, deletedFileIds: [own, answered].sort() });
	for (const fileId of [kept, shared, sharedAnswer]) expect(await isThere(caller, fileId)).toBe(true);
	for (const fileId of [own, answered]) {
		expect(await isThere(caller, fileId)).toBe(false);
		await untilGone(fileId);
		expect(await auditOf(fileId)).toEqual(["file.delete"]);
	}
});

it("a job made with somebody else's file id takes nothing of theirs along", async () => {
	const [owner, stranger] = [await makePerson(), await makePerson()];
	const fileId = await makeFile(owner.userId);
	const job = await makeJob(stranger.userId, { fileIds: [fileId] });
	expect((await removeJob(stranger, job.id, "?deleteFiles=true")).body).toEqual({ success: true, deletedFileIds: [] });
	expect(await isThere(owner, fileId)).toBe(true);
});
