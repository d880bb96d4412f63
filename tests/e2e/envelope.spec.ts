import { type IncomingMessage, request } from "node:http";
import { expect, test } from "@playwright/test";
import { stack } from "./steps/stack";

const JOB = "/api/v1/jobs/goal/01936f5e-41d2-7c83-8e0b-6a2f0f5f9c21";

/** Sends a path as it is written, which a browser or a URL would first mend. */
async function send(method: string, path: string, headers: Record<string, string> = {}) {
	const { hostname, port } = new URL(stack.web);
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		request({ hostname, port, method, path, headers }, resolve).on("error", reject).end();
	});
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const text = Buffer.concat(chunks).toString();
	return { status: response.statusCode, headers: response.headers, text, body: text.startsWith("{") ? JSON.parse(text) : null };
}

/** The one shape of every refusal. */
function expectEnvelope(answer: Awaited<ReturnType<typeof send>>, status: number, code: string) {
	expect([answer.status, answer.body?.code, answer.body?.error]).toEqual([status, code, code]);
	expect(answer.headers["content-type"]).toContain("application/json");
	expect(answer.headers["x-request-id"]).toBe(answer.body.requestId);
	expect(answer.body.message).toBeTruthy();
}

for (const method of ["TRACE", "PROPFIND", "DELETE"]) {
	test(`${method} of a path that does not take it is 405 and names what it takes`, async () => {
		const answer = await send(method, `${JOB}/status`, { "x-request-id": "named-by-the-caller" });
		expectEnvelope(answer, 405, "METHOD_NOT_ALLOWED");
		expect(answer.headers.allow?.split(", ")).toContain("GET");
		expect(answer.headers.allow).not.toContain("POST");
		expect(answer.body.details.allowed).toEqual(answer.headers.allow?.split(", "));
		expect(answer.body.requestId).toBe("named-by-the-caller");
	});
}

for (const [method, path] of [
	["GET", "/api/v1/%E0%A4%A"],
	["GET", `${JOB}/%FF`],
	["POST", "/api/v1/jobs/%"],
	["TRACE", "/api/v1/%"],
] as const) {
	test(`${method} ${path} is 400: the path can't be read`, async () => {
		expectEnvelope(await send(method, path), 400, "INVALID_REQUEST");
	});
}

test("a query that can't be read is 400, before anything reads other characters into it", async () => {
	const answer = await send("GET", "/api/v1/jobs/goal?q=%ff%zz");
	expectEnvelope(answer, 400, "INVALID_REQUEST");
	expect(answer.body.message).toContain("query");
});

test("an address that is none is 404 whatever the method", async () => {
	for (const method of ["GET", "TRACE", "OPTIONS", "PUT"]) expectEnvelope(await send(method, "/api/v1/no/such/thing"), 404, "NOT_FOUND");
});

test("OPTIONS says what a path takes, HEAD answers as GET without a body", async () => {
	const options = await send("OPTIONS", JOB);
	expect([options.status, options.text]).toEqual([204, ""]);
	expect(options.headers.allow?.split(", ").sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS"]);
	expect(options.headers["x-request-id"]).toBeTruthy();
	expect((await send("OPTIONS", "/api/v1/auth/signin")).headers.allow).toBe("POST, OPTIONS");

	const [get, head] = [await send("GET", "/api/v1/workflows/catalog"), await send("HEAD", "/api/v1/workflows/catalog")];
	expect([head.status, head.text, head.headers["content-type"]]).toEqual([get.status, "", get.headers["content-type"]]);
	expect(head.headers["x-request-id"]).toBeTruthy();
	const undecodable = await send("HEAD", "/api/v1/%E0%A4%A");
	expect([undecodable.status, undecodable.text]).toEqual([400, ""]);
});

test("a caller can't ask for another answer by our own header", async () => {
	expectEnvelope(await send("GET", "/api/v1/no/such/thing", { "x-unroutable-request": `OPTIONS ${JOB}` }), 404, "NOT_FOUND");
	expectEnvelope(await send("GET", `${JOB}/status`, { "x-unroutable-request": "GET /api/v1/%" }), 401, "UNAUTHENTICATED");
});

test("the addresses that all others begin with are none themselves", async () => {
	for (const path of ["/api", "/api/v1"]) expectEnvelope(await send("GET", path), 404, "NOT_FOUND");
});

for (const path of ["/runs/%E0%A4%A", "/runs/%FF", "/%"]) {
	test(`${path} is no page`, async () => {
		const answer = await send("GET", path);
		expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
		expect(answer.text).toContain("There is no page here");
	});
}

for (const [path, allow] of [
	["/api/inngest", "GET, POST, PUT, HEAD, OPTIONS"],
	["/api/auth/session", "GET, POST, HEAD, OPTIONS"],
	["/api/mcp/documents", "POST, OPTIONS"],
	["/api/tool-calls/01a20043-b1bc-778c-b46d-000000000000/file", "POST, OPTIONS"],
	["/api/version", "GET, HEAD, OPTIONS"],
	["/catalog", "GET, HEAD, OPTIONS"],
	["/health", "GET, HEAD, OPTIONS"],
] as const) {
	test(`${path} names what it takes, whoever is asked: the router, the library behind it or nobody`, async () => {
		for (const method of ["TRACE", "DELETE"]) {
			const answer = await send(method, path);
			expectEnvelope(answer, 405, "METHOD_NOT_ALLOWED");
			expect(answer.headers.allow).toBe(allow);
		}
		const options = await send("OPTIONS", path);
		expect([options.status, options.headers.allow]).toEqual([204, allow]);
	});
}

test("a page takes GET alone", async () => {
	const answer = await send("TRACE", "/");
	expect(answer.status).toBe(405);
});
