import { expect, it } from "vitest";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { openWorld } from "@/tests/world/world";

await openWorld();
const [{ PATCH, GET }, { GET: LIST }, { db }] = await Promise.all([
	import("@/app/api/v1/files/[fileId]/route"),
	import("@/app/api/v1/files/route"),
	import("@/lib/platform/database/db"),
]);

it("a file gets another name and keeps its ending and its content; nobody renames another's", async () => {
	const { token, userId } = await makePerson();
	const fileId = await makeResumeFile(userId);
	const before = await db().file.findUniqueOrThrow({ where: { id: fileId } });
	const ending = before.fileName.slice(before.fileName.lastIndexOf("."));
	const renamed = await call(PATCH, "PATCH", { token, params: { fileId }, body: { fileName: `folder/My resume, 2026${ending}` } });
	expect(renamed).toMatchObject({ status: 200, body: { fileId, fileName: `My resume, 2026${ending}`, sha256: before.sha256, status: "ready" } });
	expect(await db().auditEvent.count({ where: { targetId: fileId, action: "file.rename" } })).toBe(1);

	const wrong = await call(PATCH, "PATCH", { token, params: { fileId }, body: { fileName: "resume.exe" } });
	expect(wrong).toMatchObject({
		status: 422,
		body: { code: "VALIDATION_ERROR", details: { issues: [{ path: "fileName", message: `Keep the ending ${ending}.` }] } },
	});
	expect((await call(PATCH, "PATCH", { token, params: { fileId }, body: { fileName: " " } })).status).toBe(422);
	const { token: other } = await makePerson();
	expect((await call(PATCH, "PATCH", { token: other, params: { fileId }, body: { fileName: `x${ending}` } })).status).toBe(404);
	expect((await call(GET, "GET", { token, params: { fileId } })).body.fileName).toBe(`My resume, 2026${ending}`);
});

it("files are found by words of their names, whatever their case and signs", async () => {
	const { token, userId } = await makePerson();
	for (const fileName of ["Lease 2026.pdf", "lease_draft.docx", "rates 5%.csv"]) await makeFile(userId, { fileName });
	await makeFile((await makePerson()).userId, { fileName: "lease of another.pdf" });
	const named = async (q: string) =>
		(await call(LIST, "GET", { token, query: `?q=${encodeURIComponent(q)}` })).body.items.map(({ fileName }: { fileName: string }) => fileName).sort();
	expect(await named("LEASE")).toEqual(["Lease 2026.pdf", "lease_draft.docx"]);
	expect(await named("2026 lease")).toEqual(["Lease 2026.pdf"]);
	expect(await named("5%")).toEqual(["rates 5%.csv"]);
	expect(await named("_")).toEqual(["lease_draft.docx"]);
	expect(await named("nothing")).toEqual([]);
});
