import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { POST as uploadRoute } from "@/app/api/v1/files/upload/route";
import { db } from "@/lib/platform/database/db";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
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
	expect((await send(token, form("plain words", "cv.pdf"))).body).toMatchObject({ mimeType: "text/plain", status: "ready" });
	expect((await send(token, form("# Title", "a.md", "text/markdown"))).body).toMatchObject({ mimeType: "text/markdown" });
	expect(await auditOf(stored.body.fileId)).toEqual(["file.upload"]);
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
