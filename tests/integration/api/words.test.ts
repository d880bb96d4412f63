import { expect, it } from "vitest";
import { POST as echo } from "@/app/api/v1/echo/route";
import { GET as readFile } from "@/app/api/v1/files/[fileId]/route";
import { GET as readJob } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { GET as fileUses } from "@/app/api/v1/jobs/goal/file-uses/route";
import { POST as createJob, GET as listJobs } from "@/app/api/v1/jobs/goal/route";
import { bind } from "@/lib/http/operation";
import { serviceOperations } from "@/lib/http/operations";
import { resource } from "@/lib/http/route";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it.each([
	[listJobs, "?limit=1&limit=2", "limit: Was given more than once."],
	[listJobs, "?status=queued&status=queued", "status: Was given more than once."],
	[listJobs, "?limit=-1e308", "limit: Must be at least 1."],
	[listJobs, "?limit=1e308", "limit: Must be at most 50."],
	[fileUses, "", "fileId: A value is needed."],
] as const)("a query is refused in words (%#)", async (handler, query, message) => {
	const { token } = await makePerson();
	expect(await call(handler, "GET", { token, query })).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR", message } });
});

it("a list may be given by repeating its name, and what nobody reads may hold anything", async () => {
	const { token } = await makePerson();
	expect((await call(fileUses, "GET", { token, query: `?fileId=${newId()}&fileId=${newId()}` })).status).toBe(200);
	expect((await call(listJobs, "GET", { token, query: "?unknown=1&unknown=2&q=50%25" })).status).toBe(200);
});

it.each([
	[undefined, "The body is missing."],
	["[]", "The body must be an object."],
	['"x"', "The body must be an object."],
])("the body %s as a whole is called the body", async (body, message) => {
	const { token } = await makePerson();
	expect(await call(createJob, "POST", { token, body })).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR", message } });
});

it("a body that is no UTF-8 is told apart from one that is no JSON", async () => {
	const { token } = await makePerson();
	const headers = { "content-type": "application/json" };
	const message = async (body: unknown) => (await call(echo, "POST", { token, headers, body })).body.message;
	expect(await message(Buffer.from([0x22, 0xff, 0x22]))).toBe("The body is not text in UTF-8.");
	expect(await message("{")).toBe("The body is not valid JSON.");
});

it.each([
	[readJob, "jobSpecId", "There is no such job, or it is not yours."],
	[readFile, "fileId", "There is no such file, or it is not yours."],
] as const)("a malformed id reads like an unknown one (%#)", async (handler, name, message) => {
	const { token } = await makePerson();
	for (const id of ["abc", newId()]) expect(await call(handler, "GET", { token, params: { [name]: id } })).toMatchObject({ status: 404, body: { message } });
});

it("a refusal by a code that the contract does not list is a fault of the test's subject", async () => {
	const { token } = await makePerson();
	const refuse = (code: ErrorCode) =>
		resource([
			bind(serviceOperations.echo, async () => {
				throw new AppError(code, "No.");
			}),
		]).POST;
	expect((await call(refuse("INVALID_REQUEST"), "POST", { token, body: {} })).status).toBe(400);
	await expect(call(refuse("VERSION_CONFLICT"), "POST", { token, body: {} })).rejects.toThrow(
		"echo answers VERSION_CONFLICT, which its contract does not list",
	);
});
