import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { POST as completeRoute } from "@/app/api/v1/files/[fileId]/complete/route";
import { PUT as sendRoute } from "@/app/api/v1/files/[fileId]/content/route";
import { POST as registerRoute } from "@/app/api/v1/files/route";
import { POST as uploadRoute } from "@/app/api/v1/files/upload/route";
import { db } from "@/lib/platform/database/db";
import { makePerson } from "@/tests/factories/people";
import { call, follow } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

const PDF = "%PDF-1.7\n% a small file\n";
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

function form(content: BlobPart, name = "cv.pdf", type = "application/pdf", field = "file"): FormData {
	const body = new FormData();
	body.append("note", "first");
	body.append(field, new Blob([content], { type }), name);
	return body;
}

const send = (token: string, body: FormData | ReadableStream | string, headers: Record<string, string> = {}) =>
	call(uploadRoute, "POST", { token, body, headers });

it("an upload in one call keeps what the bytes say they are", async () => {
	const { token } = await makePerson();
	const stored = await send(token, form(PDF, "Größe.pdf"));
	expect(stored).toMatchObject({ status: 201, body: { fileName: "Größe.pdf", mimeType: "application/pdf", status: "ready", sha256: sha256(PDF) } });
	expect((await send(token, form("plain words", "notes", ""))).body).toMatchObject({ mimeType: "text/plain", status: "ready" });
	expect((await send(token, form("# Title", "a.md", "text/markdown"))).body).toMatchObject({ mimeType: "text/markdown" });
	expect(await auditOf(stored.body.fileId)).toEqual(["file.upload"]);
});

it.each([
	["cv.pdf", "application/pdf", "plain words", "named like a PDF, but its content is plain text"],
	["cv.pdf", "", "plain words", "named like a PDF, but its content is plain text"],
	["cv.pdf", "text/plain", "plain words", "named like a PDF, but its content is plain text"],
	["cv", "application/pdf", "plain words", "named like a PDF, but its content is plain text"],
	["photo.JPEG", "", PDF, "named like a JPEG image, but its content is a PDF"],
	["notes.txt", "", PDF, "named like plain text, but its content is a PDF"],
])("%s as %s with other content is refused in the same words, whichever way it comes in", async (fileName, type, content, words) => {
	const { token, user } = await makePerson();
	const refusal = {
		status: 422,
		body: { code: "FILE_REJECTED", message: `It is ${words}. Save the file in the format of its name and upload it again.` },
	};
	expect(await send(token, form(content, fileName, type))).toMatchObject(refusal);
	expect(await db().file.count({ where: { ownerId: user.id } })).toBe(0);

	const announced = { fileName, mimeType: type || "application/octet-stream", sizeBytes: content.length };
	const { fileId, upload } = (await call(registerRoute, "POST", { token, body: announced })).body;
	expect((await follow(sendRoute, upload.url, { method: "PUT", body: content })).status).toBe(200);
	expect(await call(completeRoute, "POST", { token, params: { fileId } })).toMatchObject(refusal);
});

it("a sheet of comma-separated text is taken under the name that Windows gives it", async () => {
	const { token } = await makePerson();
	expect((await send(token, form("a,b\n1,2\n", "a.csv", "application/vnd.ms-excel"))).status).toBe(201);
});

it("a program that declares no type leaves it to the name, where the content agrees", async () => {
	const { token } = await makePerson();
	const lockedDocument = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_000)]);
	const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
	expect(await send(token, form(lockedDocument, "letter.docx", "application/octet-stream"))).toMatchObject({ status: 201, body: { mimeType: docx } });
	expect(await send(token, form("a,b\n1,2\n", "a.csv", "application/octet-stream"))).toMatchObject({ status: 201, body: { mimeType: "text/csv" } });
	expect(await send(token, form("words", "a.bin", "application/octet-stream"))).toMatchObject({ status: 201, body: { mimeType: "text/plain" } });
});

it.each([
	["x".repeat(256), "fileName: May have at most 255 characters."],
	["", "fileName: Must not be empty."],
])("a wrong name is called the name (%#)", async (name, message) => {
	const { token } = await makePerson();
	const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nwords\r\n--b--\r\n`;
	const refused = await send(token, body, { "content-type": "multipart/form-data; boundary=b" });
	expect(refused).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR", message } });
});

it.each([PDF, PDF.repeat(40_000)])("a second file in the same call is refused, and nothing is kept of the first (%#)", async (first) => {
	const { token, user } = await makePerson();
	const body = form(first);
	body.append("file", new Blob(["words"]), "b.txt");
	const refused = await send(token, body);
	expect(refused).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR", message: "file: Came more than once. Send one file in each call." } });
	expect(await db().file.count({ where: { ownerId: user.id } })).toBe(0);
});

it("an upload in one call refuses what isn't one", async () => {
	const { token, user } = await makePerson();
	expect((await send(token, form("", "empty.pdf"))).body.code).toBe("VALIDATION_ERROR");
	expect((await send(token, form(PDF, "a.pdf", "application/pdf", "other"))).body.code).toBe("VALIDATION_ERROR");
	const plain = (body: string, type: string) => send(token, body, { "content-type": type });
	expect(await plain("{}", "application/json")).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
	expect(await plain("x", "multipart/form-data")).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
	const cutOff = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 and no end';
	expect(await plain(cutOff, "multipart/form-data; boundary=b")).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
	expect(await send("nonsense", form(PDF))).toMatchObject({ status: 401 });
	expect(await db().file.count({ where: { ownerId: user.id } })).toBe(0);
});

it("an upload over 100 MB is refused while it streams, long before its end", async () => {
	const { token } = await makePerson();
	const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
	let sentBytes = 0;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
		pull(controller) {
			sentBytes += 1_000_000;
			controller.enqueue(new Uint8Array(1_000_000));
		},
	});
	const type = { "content-type": "multipart/form-data; boundary=b" };
	expect(await send(token, body, type)).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
	expect(sentBytes).toBeLessThan(120_000_000);
	expect((await send(token, "x", { ...type, "content-length": "200000000" })).status).toBe(413);
});

/** A form written by hand, from parts that are made as they are asked for. */
function parts(make: (index: number) => string | null): { body: ReadableStream<Uint8Array>; headers: Record<string, string> } {
	let index = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(stream) {
			const part = make(index++);
			if (part === null) stream.close();
			else stream.enqueue(new TextEncoder().encode(part));
		},
	});
	return { body, headers: { "content-type": "multipart/form-data; boundary=b" } };
}
const field = (index: number) => `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nvalue\r\n`;
const fileHead = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`;

it.each([
	["fields without end", field],
	["one field without end", (index: number) => (index === 0 ? field(0).replace("value\r\n", "") : "x".repeat(4096))],
	["files without end", () => `${fileHead("other")}x\r\n`],
	["words before the first part without end", () => "x".repeat(1024 * 1024)],
	["another file without end", (index: number) => (index === 0 ? fileHead("other") : "x".repeat(1024 * 1024))],
])("%s are refused while they come", async (_what, make) => {
	const { token, user } = await makePerson();
	const { body, headers } = parts(make);
	expect(await send(token, body, headers)).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
	expect(await db().file.count({ where: { ownerId: user.id } })).toBe(0);
});

it("content that announces more than its link takes is refused before it is read", async () => {
	const { token } = await makePerson();
	const { upload } = (await call(registerRoute, "POST", { token, body: { fileName: "cv.pdf", mimeType: "application/pdf", sizeBytes: 10 } })).body;
	const unread = new ReadableStream({ pull: () => Promise.reject(new Error("was read")) }, { highWaterMark: 0 });
	const refused = await follow(sendRoute, upload.url, { method: "PUT", body: unread, headers: { "content-length": "11" }, duplex: "half" } as RequestInit);
	expect([refused.status, (await refused.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});
