import { expect, it } from "vitest";
import { GET as exportRoute } from "@/app/api/v1/jobs/goal/export/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, makePausedJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it("the file has the runs that pass, and no text in it is run as a formula", async () => {
	const { token, userId } = await makePerson();
	const run = await makeJob(userId, {
		createdAt: new Date("2026-05-01T10:00:00.000Z"),
		completedAt: new Date("2026-05-01T10:01:00.000Z"),
		goalText: '=HYPERLINK("http://evil.test";"x")',
		inputFileNames: ["a, b.pdf", "zwei\nZeilen.pdf"],
		costMicroU: 42_000,
		waitedMs: 1500,
	});
	await makePausedJob(userId);
	await makeJob((await makePerson()).userId);
	const { status, headers, body } = await call(exportRoute, "GET", { token, query: "?status=completed" });
	expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
	expect(headers.get("content-disposition")).toMatch(/^attachment; filename="runs-\d{4}-\d\d-\d\d\.csv"$/);
	// Reading a body as text takes the byte order mark away.
	expect(String(body).replace("\uFEFF", "")).toBe(
		`Run,Created,Status,Workflow,Goal,Files,Waits for,Cost (USD),Waited (s),Completed,Error\r\n` +
			`${run.id},2026-05-01T10:00:00.000Z,completed,Resume to job-ready,"'=HYPERLINK(""http://evil.test"";""x"")","a, b.pdf; zwei\nZeilen.pdf",,0.042,2,2026-05-01T10:01:00.000Z,\r\n`,
	);
});

it("more runs than are read at once come whole, each once", async () => {
	const { token, userId } = await makePerson();
	const common = { ownerId: userId, status: "completed" as const, preflightResult: {}, spec: { name: resumeToJobReady.name }, createdAt: new Date() };
	const made = Array.from({ length: 1000 }, () => ({ ...common, id: newId(), attemptId: newId(), taskId: newId() }));
	await db().goalJob.createMany({ data: made });
	const { body } = await call(exportRoute, "GET", { token });
	const ids = String(body)
		.split("\r\n")
		.slice(1, -1)
		.map((line) => line.slice(0, 36));
	expect(ids).toHaveLength(1000);
	expect(new Set(ids)).toEqual(new Set(made.map(({ id }) => id)));
});

it("a stranger gets none, and days the wrong way round are refused before a file begins", async () => {
	expect((await call(exportRoute, "GET")).status).toBe(401);
	const { token } = await makePerson();
	expect((await call(exportRoute, "GET", { token, query: "?from=2026-05-03&to=2026-05-01" })).body.code).toBe("VALIDATION_ERROR");
	expect(String((await call(exportRoute, "GET", { token })).body).split("\r\n")).toHaveLength(2);
});
