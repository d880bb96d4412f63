import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { openWorld } from "@/tests/world/world";

await openWorld();
const [{ GET: CHECK }, { GET: LIST }, { GET: PICTURE }, { GET: RUNS }] = await Promise.all([
	import("@/app/api/v1/files/[fileId]/check/route"),
	import("@/app/api/v1/files/route"),
	import("@/app/api/v1/files/[fileId]/picture/route"),
	import("@/app/api/v1/jobs/goal/route"),
]);

const READY = "goal_lane.resume_to_job_ready";
const BROKEN = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nthe rest of it was lost");

it("a damaged file is known as such once it is looked into: lists say so, and a whole one passes", async () => {
	const { userId, token } = await makePerson();
	const broken = await makeFile(userId, { fileName: "lost.pdf", bytes: BROKEN });
	const whole = await makeResumeFile(userId, "pdf");
	const found = await call(CHECK, "GET", { token, params: { fileId: broken } });
	expect(found).toMatchObject({ status: 200, body: { fileId: broken, passed: false, errors: [{ code: "FILE_UNREADABLE" }], warnings: [] } });
	expect(found.body.errors[0].message).toContain("damaged");
	expect((await call(CHECK, "GET", { token, params: { fileId: whole } })).body).toMatchObject({ passed: true, errors: [] });

	const { items } = (await call(LIST, "GET", { token })).body;
	const unreadable = Object.fromEntries(items.map((file: { fileId: string; unreadable: unknown }) => [file.fileId, file.unreadable]));
	expect(unreadable).toMatchObject({ [broken]: { code: "FILE_UNREADABLE" }, [whole]: null });
	expect(await call(PICTURE, "GET", { token, params: { fileId: broken } })).toMatchObject({ status: 404, body: { code: "PICTURE_NOT_FOUND" } });

	const stranger = await makePerson();
	expect((await call(CHECK, "GET", { token: stranger.token, params: { fileId: whole } })).status).toBe(404);
});

it("an archive that was cut off is known as damaged, and a whole one is not", async () => {
	const { userId, token } = await makePerson();
	const whole = zipSync({ "notes.txt": new TextEncoder().encode("A line. ".repeat(200)) });
	const check = async (fileName: string, bytes: Uint8Array) =>
		(await call(CHECK, "GET", { token, params: { fileId: await makeFile(userId, { fileName, bytes }) } })).body;
	expect(await check("whole.zip", whole)).toMatchObject({ passed: true, errors: [] });
	expect(await check("cut-off.zip", whole.subarray(0, whole.byteLength - 40))).toMatchObject({ passed: false, errors: [{ code: "FILE_UNREADABLE" }] });
});

it("what a workflow doubts of a file is said before a run is made with it", async () => {
	const { userId, token } = await makePerson();
	const check = async (fileId: string, workflowId: string) => call(CHECK, "GET", { token, params: { fileId }, query: `?workflowId=${workflowId}` });
	const broken = await makeFile(userId, { fileName: "lost.pdf", bytes: BROKEN });
	expect((await check(broken, READY)).body).toMatchObject({ passed: false, errors: [{ code: "FILE_UNREADABLE" }] });
	// The look of a workflow is remembered as well.
	expect((await call(LIST, "GET", { token })).body.items[0].unreadable).toMatchObject({ code: "FILE_UNREADABLE" });
	expect((await check(await makeResumeFile(userId, "pdf"), READY)).body).toMatchObject({ passed: true, errors: [] });
	const table = await makeFile(userId, { fileName: "a.csv", bytes: new TextEncoder().encode("a;b\n1;2\n") });
	expect((await check(table, READY)).body).toMatchObject({ passed: false, errors: [{ code: "FILE_TYPE_UNSUPPORTED" }] });
	expect(await check(table, "nothing.at_all")).toMatchObject({ status: 404, body: { code: "WORKFLOW_NOT_FOUND" } });
	expect((await call(RUNS, "GET", { token })).body.total).toBe(0);
});

it("files of one name are told apart in the lists of files and of runs, by when they were added", async () => {
	const { userId, token } = await makePerson();
	const bytes = new TextEncoder().encode("x");
	const named = (fileName: string) => makeFile(userId, { fileName, bytes });
	const [first, other, second] = [await named("resume.pdf"), await named("cover.pdf"), await named("resume.pdf")];
	const { items } = (await call(LIST, "GET", { token })).body;
	const numbers = Object.fromEntries(items.map(({ fileId, number }: { fileId: string; number: number }) => [fileId, number]));
	expect(numbers).toEqual({ [first]: 1, [other]: 1, [second]: 2 });
	// The second stays the second, whatever else is on the page.
	expect((await call(LIST, "GET", { token, query: "?limit=1" })).body.items).toMatchObject([{ fileId: second, number: 2 }]);

	await makeJob(userId, { fileIds: [first], inputFileNames: ["resume.pdf"] });
	await makeJob(userId, { fileIds: [second, other], inputFileNames: ["resume.pdf", "cover.pdf"] });
	const { sessions } = (await call(RUNS, "GET", { token })).body;
	expect(sessions.map(({ inputFileNumbers }: { inputFileNumbers: number[] }) => inputFileNumbers).sort()).toEqual([[1], [2, 1]]);
	const stranger = await makePerson();
	await makeFile(stranger.userId, { fileName: "resume.pdf", bytes });
	expect((await call(LIST, "GET", { token: stranger.token })).body.items).toMatchObject([{ number: 1 }]);
});
