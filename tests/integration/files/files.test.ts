import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { POST as completeRoute } from "@/app/api/v1/files/[fileId]/complete/route";
import { GET as downloadRoute, PUT as sendRoute } from "@/app/api/v1/files/[fileId]/content/route";
import { DELETE as deleteRoute, GET as getRoute } from "@/app/api/v1/files/[fileId]/route";
import { GET as listRoute, POST as registerRoute } from "@/app/api/v1/files/route";
import { signDownload } from "@/lib/files/content/sign-download";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { deleteAbandonedUploads, deleteFilesOf } from "@/lib/files/owners/delete-files-of";
import { getOwnedFile } from "@/lib/files/owners/get-owned-file";
import { fileStore } from "@/lib/files/store/file-store";
import { readFileBytes } from "@/lib/files/store/read-file-bytes";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { db } from "@/lib/platform/database/db";
import { makePerson } from "@/tests/factories/people";
import { call, follow } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

const PDF = "%PDF-1.7\n% a small file\n";
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const ANNOUNCED = { fileName: "cv.pdf", mimeType: "application/pdf", sizeBytes: PDF.length };

async function register(token: string, body: object = ANNOUNCED) {
	const answer = await call(registerRoute, "POST", { token, body });
	expect(answer.status).toBe(201);
	return answer.body;
}

async function uploaded(token: string, content = PDF, body: object = ANNOUNCED) {
	const file = await register(token, body);
	expect((await follow(sendRoute, file.upload.url, { method: "PUT", body: content, headers: file.upload.headers })).status).toBe(200);
	return { fileId: String(file.fileId), complete: () => call(completeRoute, "POST", { token, params: { fileId: file.fileId } }), upload: file.upload };
}

it("register, upload, complete, read by link, delete", async () => {
	const { token, user } = await makePerson();
	const file = await register(token, { ...ANNOUNCED, sha256: sha256(PDF).toUpperCase() });
	expect(file).toMatchObject({ fileName: "cv.pdf", status: "pending", upload: { method: "PUT", headers: { "Content-Type": "application/pdf" } } });
	expect(new Date(file.upload.expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
	expect((await follow(sendRoute, file.upload.url, { method: "PUT", body: PDF })).status).toBe(200);
	const params = { fileId: String(file.fileId) };
	const completed = await call(completeRoute, "POST", { token, params });
	expect(completed).toMatchObject({ status: 200, body: { status: "ready", sha256: sha256(PDF), sizeBytes: PDF.length, mimeType: "application/pdf" } });
	expect((await call(completeRoute, "POST", { token, params })).body).toEqual(completed.body);

	const { body } = await call(getRoute, "GET", { token, params });
	const download = await follow(downloadRoute, body.downloadUrl);
	expect(await download.text()).toBe(PDF);
	expect(Object.fromEntries(download.headers)).toMatchObject({
		"content-type": "application/pdf",
		"content-length": String(PDF.length),
		"content-disposition": "attachment; filename=cv.pdf",
		"x-content-type-options": "nosniff",
	});
	const part = await follow(downloadRoute, body.downloadUrl, { headers: { range: "bytes=1-3" } });
	expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "PDF", `bytes 1-3/${PDF.length}`]);
	expect((await follow(downloadRoute, body.downloadUrl, { headers: { range: "bytes=999-" } })).status).toBe(416);
	expect(Buffer.from((await readFileBytes(file.fileId, user.id)).bytes).toString()).toBe(PDF);

	expect((await call(deleteRoute, "DELETE", { token, params })).body).toEqual({ success: true });
	expect((await call(deleteRoute, "DELETE", { token, params })).body.code).toBe("FILE_NOT_FOUND");
	expect((await follow(downloadRoute, body.downloadUrl)).status).toBe(404);
	expect(await auditOf(file.fileId)).toEqual(["file.register", "file.complete", "file.delete"]);
});

it.each([
	["another size", `${PDF}`, { ...ANNOUNCED, sizeBytes: PDF.length + 1 }, /^Only part of the file arrived/],
	["another hash", PDF, { ...ANNOUNCED, sha256: sha256("other") }, /^The content that arrived is not/],
	["another type", "x".repeat(PDF.length), ANNOUNCED, /^It is named like a PDF, but its content is plain text\. Save the file/],
])("an upload of %s than announced is rejected in words and its bytes are gone", async (_name, content, body, words) => {
	const { token } = await makePerson();
	const { fileId, complete } = await uploaded(token, content, body);
	const rejected = await complete();
	expect([rejected.status, rejected.body.code]).toEqual([422, "FILE_REJECTED"]);
	expect(rejected.body.message).toMatch(words);
	expect((await call(getRoute, "GET", { token, params: { fileId } })).body).toMatchObject({ status: "rejected", downloadUrl: null });
	expect(await fileStore().stat(`files/${fileId}`)).toBeNull();
	const again = await complete();
	expect([again.status, again.body.code, again.body.details.status]).toEqual([400, "INVALID_STATE_TRANSITION", "rejected"]);
	expect(await auditOf(fileId)).toEqual(["file.register", "file.reject"]);
});

it("more bytes than announced are refused while they arrive", async () => {
	const { token } = await makePerson();
	const file = await register(token);
	const refused = await follow(sendRoute, file.upload.url, { method: "PUT", body: `${PDF}more` });
	expect([refused.status, (await refused.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
	const early = await call(completeRoute, "POST", { token, params: { fileId: file.fileId } });
	expect([early.status, early.body.code]).toEqual([400, "INVALID_STATE_TRANSITION"]);
});

it("what has been checked can't be changed by the link that is still good", async () => {
	const { token, user } = await makePerson();
	const { fileId, complete, upload } = await uploaded(token);
	expect((await complete()).status).toBe(200);
	const late = await follow(sendRoute, upload.url, { method: "PUT", body: PDF.replace("small", "other") });
	expect([late.status, (await late.json()).code]).toEqual([400, "INVALID_STATE_TRANSITION"]);
	expect(Buffer.from((await readFileBytes(fileId, user.id)).bytes).toString()).toBe(PDF);
});

it("ten completions at once agree", async () => {
	const { token } = await makePerson();
	const { fileId, complete } = await uploaded(token);
	const answers = await Promise.all(Array.from({ length: 10 }, complete));
	expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.status}`))).toEqual(new Set(["200 ready"]));
	expect(await auditOf(fileId)).toEqual(["file.register", "file.complete"]);
});

it("a local file gets no link, is never read and can't be completed", async () => {
	const { token, user } = await makePerson();
	const file = await register(token, { ...ANNOUNCED, local: true });
	expect(file).toMatchObject({ status: "local", upload: null });
	await expect(readFileBytes(file.fileId, user.id)).rejects.toMatchObject({ code: "FILE_NOT_FOUND" });
	expect((await call(completeRoute, "POST", { token, params: { fileId: file.fileId } })).body.code).toBe("INVALID_STATE_TRANSITION");
});

it("content is served by signed link only: not by a token, a changed or an expired link", async () => {
	const { token } = await makePerson();
	const one = await uploaded(token);
	const other = await uploaded(token);
	await Promise.all([one.complete(), other.complete()]);
	const { body } = await call(getRoute, "GET", { token, params: { fileId: one.fileId } });
	const code = async (response: Response) => [response.status, (await response.json()).code];
	const url = new URL(body.downloadUrl);
	expect(await code(await follow(downloadRoute, `${url.origin}${url.pathname}`, { headers: { authorization: `Bearer ${token}` } }))).toEqual([
		401,
		"UNAUTHENTICATED",
	]);
	expect(await code(await follow(downloadRoute, body.downloadUrl.replace(one.fileId, other.fileId)))).toEqual([403, "FORBIDDEN"]);
	expect(await code(await follow(downloadRoute, one.upload.url))).toEqual([403, "FORBIDDEN"]);
	const expired = await fileStore().presignGet(`files/${one.fileId}`, { fileName: "a", mimeType: "text/plain" }, new Date(Date.now() - 1000));
	expect(await code(await follow(downloadRoute, expired))).toEqual([403, "LINK_EXPIRED"]);
});

it("somebody else's file, a missing one and a malformed id are the same 404; in a body they are forbidden", async () => {
	const owner = await makePerson();
	const stranger = await makePerson();
	const { fileId } = await register(owner.token);
	for (const id of [String(fileId), crypto.randomUUID(), "nonsense"]) {
		const options = { token: stranger.token, params: { fileId: id } };
		const answers = await Promise.all([call(getRoute, "GET", options), call(deleteRoute, "DELETE", options), call(completeRoute, "POST", options)]);
		expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(Array(3).fill([404, "FILE_NOT_FOUND"]));
		await expect(getOwnedFile(id, stranger.user.id)).rejects.toMatchObject({ code: "FILE_NOT_FOUND" });
		await expect(assertFilesOwned(db(), stranger.user.id, [id])).rejects.toMatchObject({ code: "FILE_FORBIDDEN", details: { fileIds: [id] } });
	}
	expect((await assertFilesOwned(db(), owner.user.id, [fileId, fileId])).map((file) => file.id)).toEqual([fileId, fileId]);
});

it("files are paged newest first, without gaps, and only one's own", async () => {
	const { token } = await makePerson();
	const stranger = await makePerson();
	await register(stranger.token);
	for (const fileName of ["a", "b", "c"]) await register(token, { ...ANNOUNCED, fileName });
	const first = await call(listRoute, "GET", { token, query: "?limit=2" });
	await register(token, { ...ANNOUNCED, fileName: "d" });
	const second = await call(listRoute, "GET", { token, query: `?limit=2&cursor=${first.body.nextCursor}` });
	expect([...first.body.items, ...second.body.items].map((file: { fileName: string }) => file.fileName)).toEqual(["c", "b", "a"]);
	expect(second.body.nextCursor).toBeNull();
	expect((await call(listRoute, "GET", { token, query: "?cursor=x" })).body.code).toBe("INVALID_REQUEST");
});

it("every operation asks who calls, and refuses bad bodies", async () => {
	const { token } = await makePerson();
	const params = { fileId: crypto.randomUUID() };
	const open = await Promise.all([
		call(registerRoute, "POST", { body: ANNOUNCED }),
		call(listRoute, "GET"),
		call(getRoute, "GET", { params }),
		call(deleteRoute, "DELETE", { params }),
		call(completeRoute, "POST", { params }),
	]);
	expect(open.map((answer) => answer.body.code)).toEqual(Array(5).fill("UNAUTHENTICATED"));
	const bad = await call(registerRoute, "POST", { token, body: { fileName: "", mimeType: "pdf", sizeBytes: 0, sha256: "x" } });
	expect(bad.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual(["fileName", "mimeType", "sizeBytes", "sha256"]);
});

it("an artifact is stored, linked and overwritten by its repeated step", async () => {
	const bytes = new TextEncoder().encode("done");
	const made = { fileName: "result.json", mimeType: "application/json", bytes };
	const stored = await storeArtifactBytes(made, "step-1_a");
	expect(stored).toEqual({ storageKey: "artifacts/step-1_a", fileName: "result.json", mimeType: "application/json", sizeBytes: 4, sha256: sha256("done") });
	expect(await storeArtifactBytes(made, "step-1_a")).toEqual(stored);
	const { downloadUrl } = await signDownload(stored.storageKey, stored.fileName, stored.mimeType);
	expect(downloadUrl.startsWith("http://127.0.0.1:3000/api/v1/files/step-1_a/content?token=")).toBe(true);
	expect(await (await follow(downloadRoute, downloadUrl)).text()).toBe("done");
});

const SYSTEM = { actor: { kind: "system", name: "tests" }, requestId: "tests" } as const;

it("the files of a deleted account go with their bytes; abandoned uploads are forgotten", async () => {
	const { token, user } = await makePerson();
	const { fileId, complete } = await uploaded(token);
	await complete();
	const abandoned = await register(token);
	const waiting = await register(token);
	await db().file.update({ where: { id: abandoned.fileId }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
	expect(await deleteAbandonedUploads(SYSTEM)).toBe(1);
	expect((await db().file.findMany({ where: { ownerId: user.id } })).map((file) => file.id).sort()).toEqual([fileId, waiting.fileId].sort());
	expect(await deleteFilesOf(SYSTEM, user.id)).toBe(2);
	expect(await deleteFilesOf(SYSTEM, user.id)).toBe(0);
	expect(await fileStore().stat(`files/${fileId}`)).toBeNull();
	const trail = await db().auditEvent.findFirst({ where: { targetId: fileId, action: "file.delete" } });
	expect(trail).toMatchObject({ actorId: null, details: { by: "tests" } });
});
