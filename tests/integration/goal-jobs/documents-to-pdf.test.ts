import { expect, it } from "vitest";
import { PdfReport } from "@/lib/tools/documents/converting/schemas";
import { makeMessage, makePicture, makeWordDocument } from "@/tests/factories/documents";
import { makePerson } from "@/tests/factories/people";
import { readBack } from "@/tests/factories/read-back";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const WORKFLOW = "conversion.documents_to_pdf";
const utf8 = (text: string) => new TextEncoder().encode(text);

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	const answer = await call(uploadRoute, "POST", { token, body: form });
	expect(answer.status, JSON.stringify(answer.body)).toBe(201);
	return answer.body.fileId;
}

async function read(link: string): Promise<Uint8Array> {
	return new Uint8Array(await (await follow(contentRoute, link)).arrayBuffer());
}

async function begin(files: readonly (readonly [string, Uint8Array])[], answers: Readonly<Record<string, unknown>> = {}) {
	const { token, context } = await makePerson();
	const fileIds: string[] = [];
	for (const [fileName, bytes] of files) fileIds.push(await upload(token, fileName, bytes));
	const slotAnswers = Object.entries({ count: "one", paper: "a4", pageNumbers: true, ...answers }).map(([slotId, value]) => ({ slotId, value }));
	const created = await call(createRoute, "POST", { token, body: { workflowId: WORKFLOW, fileIds, slotAnswers } });
	return { token, context, fileIds, created, params: { jobSpecId: created.body.jobSpecId as string } };
}

it("files of six kinds become one PDF in the order that is answered, with a report", async () => {
	const { token, context, fileIds, created, params } = await begin([
		["handbook.docx", await makeWordDocument()],
		["notes.md", utf8("# Notes\n\nSee the rune ᚠ.")],
		["page.html", utf8("<h1>Page</h1><p>on the web")],
		["prices.csv", utf8("what,price\nstring,3.20\n")],
		["mail.eml", await makeMessage()],
		["plan.webp", await makePicture(300, 200, "webp")],
	]);
	expect(created.body).toMatchObject({ status: "ready", workflowId: WORKFLOW });
	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	const paused = await untilPause(context, params.jobSpecId, "file_order");
	const payload = paused.interrupts[0]?.payload as {
		slots: { options: string[]; suggestedValue: string[] }[];
		stepOutputPreview: { files: { fileName: string; kind: string; facts: string }[] };
	};
	expect(payload.slots[0]).toMatchObject({ options: fileIds, suggestedValue: fileIds });
	expect(payload.stepOutputPreview.files.map(({ kind, facts }) => [kind, facts])).toEqual([
		["docx", expect.stringContaining("2 headings")],
		["md", "1 heading, 1 paragraph"],
		["html", "1 heading, 1 paragraph"],
		["csv", "1 row"],
		["eml", expect.stringContaining("headings")],
		["picture", "300 × 200 points"],
	]);
	const order = [1, 0, 5, 2, 3].map((at) => fileIds[at]);
	const answered = await call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "order", value: order }] } });
	expect(answered.status, JSON.stringify(answered.body)).toBe(200);
	await untilStatus(context, params.jobSpecId, "completed");
	expect(await faults(params.jobSpecId)).toEqual([]);

	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts).toMatchObject([
		{ fileName: "notes and 4 more.pdf", mimeType: "application/pdf", isPrimary: true },
		{ fileName: "pdf-report.json", mimeType: "application/json", isPrimary: false },
	]);
	const [pdf, json] = await Promise.all(artifacts.map(({ downloadUrl }: { downloadUrl: string }) => read(downloadUrl)));
	const report = PdfReport.parse(JSON.parse(Buffer.from(json ?? []).toString()));
	expect(report.files.map(({ fileName }) => fileName)).toEqual(["notes.md", "handbook.docx", "plan.webp", "page.html", "prices.csv"]);
	expect(report.files[0]?.notes[0]?.message).toContain("ᚠ");
	const back = await readBack(pdf ?? new Uint8Array());
	expect(back.bookmarks.filter(({ depth }) => depth === 1).map(({ title }) => title)).toEqual(report.files.map(({ fileName }) => fileName));
	expect(back.text).not.toContain("Dear Tomas");
});

it("each file becomes a PDF of its own", async () => {
	const { token, context, params } = await begin(
		[
			["a.md", utf8("first")],
			["b.txt", utf8("second")],
		],
		{ count: "each" },
	);
	await call(confirmRoute, "POST", { token, params });
	await untilPause(context, params.jobSpecId, "file_order");
	await call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "order", value: null }] } });
	await untilStatus(context, params.jobSpecId, "completed");
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts.map(({ fileName, isPrimary }: { fileName: string; isPrimary: boolean }) => [fileName, isPrimary])).toEqual([
		["a.pdf", true],
		["b.pdf", false],
		["pdf-report.json", false],
	]);
});

it("one file alone is not asked for its order", async () => {
	const { token, context, params } = await begin([["a.md", utf8("only")]]);
	await call(confirmRoute, "POST", { token, params });
	await untilStatus(context, params.jobSpecId, "completed");
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts.map(({ fileName }: { fileName: string }) => fileName)).toEqual(["a.pdf", "pdf-report.json"]);
});

it.each([
	["broken.docx", utf8("no archive at all"), "FILE_UNREADABLE"],
	["empty.html", utf8("<p> </p>"), "FILE_EMPTY"],
	["rows.csv", utf8("a,b\n".repeat(200_000)), "FILE_TOO_LARGE"],
])("%s is named before anything is spent", async (fileName, bytes, code) => {
	const { context, token } = await makePerson();
	const { makeFile } = await import("@/tests/factories/files");
	const fileIds = [
		await makeFile(context.actor.userId, { fileName, bytes }),
		await makeFile(context.actor.userId, { fileName: "good.md", bytes: utf8("good") }),
	];
	const { body } = await call(createRoute, "POST", { token, body: { workflowId: WORKFLOW, fileIds } });
	expect(body).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
	expect(body.preflightResult.errors).toEqual([{ fileId: fileIds[0], code, message: expect.stringContaining(fileName) }]);
});

it("takes two hundred pictures", async () => {
	const { context, token } = await makePerson();
	const { makeFile } = await import("@/tests/factories/files");
	const bytes = await makePicture(400, 300, "jpeg");
	const fileIds: string[] = [];
	for (let at = 0; at < 200; at += 1) fileIds.push(await makeFile(context.actor.userId, { fileName: `picture ${at + 1}.jpg`, bytes }));
	const { body } = await call(createRoute, "POST", { token, body: { workflowId: WORKFLOW, fileIds } });
	expect(body.preflightResult).toMatchObject({ passed: true, errors: [] });
	const params = { jobSpecId: body.jobSpecId as string };
	await call(confirmRoute, "POST", { token, params });
	await untilPause(context, params.jobSpecId, "file_order");
	await call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "order", value: fileIds.toReversed() }] } });
	await untilStatus(context, params.jobSpecId, "completed");
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	const report = PdfReport.parse(JSON.parse(Buffer.from(await read(artifacts[1].downloadUrl)).toString()));
	expect(report.pageCount).toBe(200);
	expect(report.files[0]?.fileName).toBe("picture 200.jpg");
});
