import { expect, it } from "vitest";
import { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import { makePerson } from "@/tests/factories/people";
import { sampleFiles } from "@/tests/factories/sample-files";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { callsOf } from "@/tests/world/job-records";
import { untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { GET: primaryRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/download/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const CHECKUP = "goal_lane.resume_checkup";

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

async function read(link: string): Promise<Buffer> {
	const response = await follow(contentRoute, link);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

it.each(["pdf", "docx"] as const)("a goal in words leads from a %s to a report and its data, with nothing asked on the way", async (format) => {
	const { token, context } = await makePerson();
	const fileIds = [await upload(token, `lena-hartwig.${format}`, (await sampleFiles())[format])];
	const created = await call(createRoute, "POST", { token, body: { goalText: "Please check my resume for mistakes", fileIds } });
	expect(created.body).toMatchObject({ status: "ready", workflowId: CHECKUP, pendingSlots: [], useCaseType: "resume_checkup" });
	const params = { jobSpecId: created.body.jobSpecId as string };
	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	await untilStatus(context, params.jobSpecId, "completed");
	expect(await faults(params.jobSpecId)).toEqual([]);

	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts).toMatchObject([
		{ fileName: "Hartwig-Lena_Resume-checkup.pdf", mimeType: "application/pdf", artifactType: "document", isPrimary: true },
		{ fileName: "resume-checkup.json", mimeType: "application/json", artifactType: "data", isPrimary: false },
	]);
	const [pdf, json] = await Promise.all(artifacts.map(({ downloadUrl }: { downloadUrl: string }) => read(downloadUrl)));
	expect(pdf?.subarray(0, 5).toString("latin1")).toBe("%PDF-");
	const report = CheckupReport.parse(JSON.parse(String(json)));
	expect(report).toMatchObject({ fileName: `lena-hartwig.${format}`, format, language: "en", method: "rules", readAs: { name: "Lena Hartwig" } });
	expect(artifacts[0].metadata).toMatchObject({ kind: "pdf", score: report.score.total });
	const primary = (await call(primaryRoute, "GET", { token, params })).body;
	expect(primary.fileName).toBe(artifacts[0].fileName);
	expect((await callsOf(params.jobSpecId, "check_resume")).map(({ status }) => status)).toEqual(["succeeded"]);
});

const EMPTY = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";

it.each([
	["resume.txt", "Robin Example, engineer", "resume.txt is not a PDF or DOCX file. Save it as PDF or DOCX and upload it again."],
	["torn.pdf", "%PDF-1.7 and then nothing of one", "This PDF is damaged and cannot be opened. Export it again from the program that made it."],
	["empty.pdf", EMPTY, "There is almost no text in this file. Check that it is your finished resume and upload it again."],
])("%s is refused with its sentence before the run", async (fileName, content, message) => {
	const { token } = await makePerson();
	const { body } = await call(createRoute, "POST", { token, body: { workflowId: CHECKUP, fileIds: [await upload(token, fileName, Buffer.from(content))] } });
	expect(body).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE", preflightResult: { passed: false, errors: [{ message }] } });
});
