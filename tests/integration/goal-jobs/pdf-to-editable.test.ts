import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { EditableReport } from "@/lib/tools/documents/converting/schemas";
import { makePerson } from "@/tests/factories/people";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const WORKFLOW = "conversion.pdf_to_editable";

async function begin(fileName: string, bytes: Uint8Array, formats?: readonly string[]) {
	const { token, context } = await makePerson();
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	const { fileId } = (await call(uploadRoute, "POST", { token, body: form })).body;
	const slotAnswers = formats ? [{ slotId: "formats", value: formats }] : [];
	const created = await call(createRoute, "POST", { token, body: { workflowId: WORKFLOW, fileIds: [fileId], slotAnswers } });
	return { token, context, created, fileId, params: { jobSpecId: created.body.jobSpecId as string } };
}

it("a PDF becomes Word, Markdown and Excel with a report of its tables", async () => {
	const bytes = new Uint8Array(await readFile(path.join("public/samples", "tide-report.pdf")));
	const { token, context, created, params } = await begin("tide-report.pdf", bytes, ["docx", "md", "xlsx"]);
	expect(created.body).toMatchObject({ status: "ready", workflowId: WORKFLOW });
	await call(confirmRoute, "POST", { token, params });
	await untilStatus(context, params.jobSpecId, "completed");
	expect(await faults(params.jobSpecId)).toEqual([]);
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts.map(({ fileName, isPrimary }: { fileName: string; isPrimary: boolean }) => [fileName, isPrimary])).toEqual([
		["tide-report.docx", true],
		["tide-report.md", false],
		["tide-report.xlsx", false],
		["tide-report-picture-1.png", false],
		["pdf-contents.json", false],
	]);
	const text = await (await follow(contentRoute, artifacts[4].downloadUrl)).text();
	expect(EditableReport.parse(JSON.parse(text))).toMatchObject({ pageCount: 2, counts: { tables: 2, pictures: 1 }, doubts: [] });
});

it.each([
	["broken.pdf", "%PDF-1.7 and then nothing", "FILE_UNREADABLE"],
	["notes.txt", "some notes", "FILE_TYPE_UNSUPPORTED"],
])("%s is refused before anything is spent", async (fileName, text, code) => {
	const { created, fileId } = await begin(fileName, new TextEncoder().encode(text));
	expect(created.body).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
	expect(created.body.preflightResult.errors).toEqual([{ fileId, code, message: expect.stringMatching(/\.$/) }]);
});
