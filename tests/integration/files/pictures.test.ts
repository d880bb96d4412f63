import sharp from "sharp";
import { expect, it } from "vitest";
import { GET as fileRoute } from "@/app/api/v1/files/[fileId]/picture/route";
import { GET as artifactRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/picture/route";
import { deleteFiles } from "@/lib/files/delete-files";
import { fileStore } from "@/lib/files/store/file-store";
import { pictureKey } from "@/lib/files/store/picture-key";
import type { StorageKey } from "@/lib/files/store/storage";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { newId } from "@/lib/platform/ids";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makeArtifact, makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { pdfOf } from "@/tests/factories/redaction";

type Route = typeof fileRoute;

function ask(route: Route, params: Record<string, string>, token?: string, headers: Record<string, string> = {}): Promise<Response> {
	const sent = { headers: { "x-forwarded-for": "10.9.0.1", ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers } };
	return route(new Request("http://localhost/api/v1/picture", sent), { params: Promise.resolve(params) });
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

it("a file's owner gets its first page, once drawn and then kept, and nobody else does", async () => {
	const { userId, token, context } = await makePerson();
	const fileId = await makeResumeFile(userId, "pdf");
	const first = await ask(fileRoute, { fileId }, token);
	expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([200, "image/webp", "private, no-cache"]);
	const bytes = Buffer.from(await first.arrayBuffer());
	expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 640 });

	const key = pictureKey(`files/${fileId}`) as StorageKey;
	expect(await fileStore().stat(key)).toEqual({ sizeBytes: bytes.byteLength });
	// What is kept is what is answered: it is not drawn again.
	await fileStore().put(key, new TextEncoder().encode("kept"), { mimeType: "image/webp", maxBytes: 10 });
	expect(await (await ask(fileRoute, { fileId }, token)).text()).toBe("kept");

	const etag = first.headers.get("etag") ?? "";
	const same = await ask(fileRoute, { fileId }, token, { "if-none-match": `"other", ${etag}` });
	expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, etag, ""]);

	const stranger = await makePerson();
	expect(await codeOf(await ask(fileRoute, { fileId }, stranger.token, { "if-none-match": etag }))).toEqual([404, "FILE_NOT_FOUND"]);
	expect((await ask(fileRoute, { fileId })).status).toBe(401);

	await deleteFiles(context, [fileId]);
	await expect.poll(() => fileStore().stat(key)).toBeNull();
	expect(await codeOf(await ask(fileRoute, { fileId }, token))).toEqual([404, "FILE_NOT_FOUND"]);
});

it("a file without a page, a damaged one and one that stays on its device say so, and are not drawn again and again", async () => {
	const { userId, token } = await makePerson();
	const broken = await makeFile(userId, { fileName: "broken.pdf", bytes: new TextEncoder().encode("%PDF-1.7 and nothing") });
	const data = await makeFile(userId, { fileName: "data.json", bytes: new TextEncoder().encode("{}") });
	const local = await makeFile(userId, { status: "local" });
	for (const fileId of [broken, data, local]) expect(await codeOf(await ask(fileRoute, { fileId }, token))).toEqual([404, "PICTURE_NOT_FOUND"]);
	for (const fileId of [broken, data]) expect(await fileStore().stat(pictureKey(`files/${fileId}`) as StorageKey)).toEqual({ sizeBytes: 0 });
});

it("a run's documents are shown while it writes, a Word file by its PDF, and not those of a run that failed", async () => {
	const { userId, token } = await makePerson();
	const job = await makeJob(userId, { status: "executing" });
	const pdf = await storeArtifactBytes({
		fileName: "Ada.pdf",
		mimeType: "application/pdf",
		bytes: await pdfOf(["x"], { draw: (page) => page.rect(0, 0, 2_000, 2_000).fill("black") }),
	});
	await makeArtifact(job, "Ada.pdf", "", { ...pdf, itemKey: "one" });
	const word = await makeArtifact(job, "Ada.docx", "no Word file at all", { itemKey: "one" });
	const params = { jobSpecId: job.id, artifactId: word.id };
	const shown = await ask(artifactRoute, params, token);
	expect(shown.status).toBe(200);
	const { channels } = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
	expect(channels[0]?.mean).toBeLessThan(10);

	const other = await makeArtifact(job, "Grace.docx", "no Word file at all", { itemKey: "two" });
	expect(await codeOf(await ask(artifactRoute, { ...params, artifactId: other.id }, token))).toEqual([404, "PICTURE_NOT_FOUND"]);
	expect(await codeOf(await ask(artifactRoute, { ...params, artifactId: newId() }, token))).toEqual([404, "ARTIFACT_NOT_FOUND"]);
	expect(await codeOf(await ask(artifactRoute, params, (await makePerson()).token))).toEqual([404, "JOB_NOT_FOUND"]);

	const failed = await makeJob(userId, { status: "failed" });
	const left = await makeArtifact(failed, "Ada.pdf", "", pdf);
	expect(await codeOf(await ask(artifactRoute, { jobSpecId: failed.id, artifactId: left.id }, token))).toEqual([400, "INVALID_STATE_TRANSITION"]);
});
