import { expect, it } from "vitest";
import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { makePerson } from "@/tests/factories/people";
import { PASTED_POSTING } from "@/tests/factories/postings-given";
import { sampleFiles } from "@/tests/factories/sample-files";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

it("a goal in words and a posting as a file lead to a preparation as PDF and as data, with nothing asked on the way", async () => {
	const { token, context } = await makePerson();
	const fileIds = [await upload(token, "lena-hartwig.docx", (await sampleFiles()).docx)];
	const created = await call(createRoute, "POST", { token, body: { goalText: "Prepare me for a job interview", fileIds } });
	expect(created.body).toMatchObject({ status: "slots_pending", workflowId: "goal_lane.interview_prep", useCaseType: "interview_prep" });
	const params = { jobSpecId: created.body.jobSpecId as string };
	const value = await upload(token, "posting.txt", Buffer.from(PASTED_POSTING));
	expect((await call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "postingFile", value }] } })).status).toBe(200);
	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	await untilStatus(context, params.jobSpecId, "completed");
	expect(await faults(params.jobSpecId)).toEqual([]);

	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts).toMatchObject([
		{ fileName: "Hartwig-Lena_Interview-preparation_Kettle-Quill-GmbH.pdf", mimeType: "application/pdf", isPrimary: true },
		{ fileName: "interview-preparation.json", mimeType: "application/json", isPrimary: false },
	]);
	const [pdf, json] = await Promise.all(
		artifacts.map(async ({ downloadUrl }: { downloadUrl: string }) => Buffer.from(await (await follow(contentRoute, downloadUrl)).arrayBuffer())),
	);
	expect(pdf?.subarray(0, 5).toString("latin1")).toBe("%PDF-");
	const prep = InterviewPrep.parse(JSON.parse(String(json)));
	expect(prep).toMatchObject({ name: "Lena Hartwig", company: "Kettle & Quill GmbH", gaps: ["Kubernetes in production"] });
	expect(prep.questions.find(({ question }) => question.includes("GraphQL"))?.evidence[0]?.text).toContain("booking flow of a bike rental service");
});
