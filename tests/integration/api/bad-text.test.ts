import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { POST as uploadRoute } from "@/app/api/v1/files/upload/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/route";
import type { Operation } from "@/lib/http/operation";
import type { AnyContract } from "@/lib/platform/contract/contract";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

type Handler = Parameters<typeof call>[0] & { operation?: Operation };

const ROUTES = "app/api/v1";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

async function everyOperation() {
	const files = (await readdir(ROUTES, { recursive: true })).filter((file) => file.endsWith("route.ts"));
	const operations: Array<{ method: string; handler: Handler; operation: AnyContract; params: string[] }> = [];
	for (const file of files) {
		const module = await import(/* @vite-ignore */ pathToFileURL(path.resolve(ROUTES, file)).href);
		const params = [...file.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? "");
		for (const method of METHODS) {
			const handler: Handler | undefined = module[method];
			if (handler?.operation) operations.push({ method, handler, operation: handler.operation.contract, params });
		}
	}
	return operations;
}

it("no operation stumbles over U+0000 in a query or a path", async () => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId, { status: "executing" });
	let asked = 0;
	for (const { method, handler, operation, params } of await everyOperation()) {
		const names = Object.keys(operation.query?.shape ?? {});
		const good = Object.fromEntries(params.map((name) => [name, id]));
		for (const name of names) {
			const { status } = await call(handler, method, { token, params: good, query: `?${name}=a%00b` });
			expect(status, `${operation.operationId} ?${name}`).toSatisfy((code: number) => code >= 400 && code < 500);
		}
		for (const name of params) {
			const { status } = await call(handler, method, { token, params: { ...good, [name]: "a\0b" } });
			expect(status, `${operation.operationId} {${name}}`).toSatisfy((code: number) => code >= 400 && code < 500);
		}
		asked += names.length + params.length;
	}
	expect(asked).toBeGreaterThan(60);
});

it("a refused text is named; a parameter that nobody reads is passed over", async () => {
	const { token } = await makePerson();
	const answer = await call(listRoute, "GET", { token, query: "?q=a%00b" });
	expect(answer).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR", details: { issues: [{ path: "q" }] } } });
	expect((await call(listRoute, "GET", { token, query: "?unknown=%00" })).status).toBe(200);
});

async function upload(token: string, disposition: string, type: string) {
	const head = `--b\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
	const body = Buffer.from(`${head}plain words\r\n--b--\r\n`, "latin1");
	return call(uploadRoute, "POST", { token, body, headers: { "content-type": "multipart/form-data; boundary=b" } });
}

it("names and types of an upload that can't be kept are cleaned or left to the bytes", async () => {
	const { token } = await makePerson();
	expect(await upload(token, "filename*=utf-16le''a%3D%D8", "text/plain")).toMatchObject({ status: 201 });
	expect(await upload(token, "filename*=utf-8''a%00b.txt", "text/plain")).toMatchObject({ status: 201, body: { fileName: "ab.txt" } });
	expect(await upload(token, 'filename="a.txt"', "text/a\0b")).toMatchObject({ status: 201, body: { mimeType: "text/plain" } });
	expect(await upload(token, 'filename="a.txt"', `text/${"x".repeat(5000)}`)).toMatchObject({ status: 201, body: { mimeType: "text/plain" } });
});
