import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DELETE, GET, POST } from "@/app/api/mcp/[server]/route";
import { TOOL_SERVERS } from "@/lib/tools/servers";
import { makeResumeFile } from "@/tests/factories/files";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { answerBy, listen } from "@/tests/world/listen";

let origin: string;
let close: () => Promise<void>;

/** The route as a Node server, so that the protocol's own client speaks to it over a real connection. */
beforeAll(async () => {
	({ origin, close } = await listen((request, response) => {
		const handle = { GET, POST, DELETE }[request.method ?? "GET"] ?? GET;
		const params = Promise.resolve({ server: (request.url ?? "").split("/").at(-1) ?? "" });
		void answerBy(async (url, init) => handle(new Request(url, init), { params }), request, response);
	}));
});
afterAll(() => close());

async function connect(server: string, credential: string): Promise<Client> {
	const client = new Client({ name: "test", version: "1.0.0" });
	await client.connect(
		new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp/${server}`), { requestInit: { headers: { authorization: `Bearer ${credential}` } } }),
	);
	return client;
}

it("every tool server lists its tools to an access token and to an API key", async () => {
	const person = await makePerson();
	const { token } = person;
	const key = await makeApiKey(person);
	for (const { name, tools } of TOOL_SERVERS) {
		for (const credential of [token, key]) {
			const client = await connect(name, credential);
			const listed = await client.listTools();
			expect(listed.tools.map((tool) => tool.name)).toEqual(tools.filter((tool) => !tool.isInternal).map((tool) => tool.name));
			await client.close();
		}
	}
});

it("what is for the service itself is not to be called from outside", async () => {
	const { token } = await makePerson();
	const client = await connect("job-search", token);
	await expect(client.callTool({ name: "refresh_postings", arguments: {} })).rejects.toThrow("There is no tool refresh_postings");
	await client.close();
});

it("a tool reads the caller's own file, and nobody else's", async () => {
	const owner = await makePerson();
	const fileId = await makeResumeFile(owner.userId);
	const client = await connect("resume-profile", await makeApiKey(owner));
	await client.listTools();
	const read = await client.callTool({ name: "parse_resume", arguments: { fileId } });
	expect(read.isError ?? false, JSON.stringify(read.content)).toBe(false);
	expect(read.structuredContent).toMatchObject({ document: { fileId, format: "docx" } });
	await client.close();

	const stranger = await connect("resume-profile", await makeApiKey(await makePerson()));
	const refused = await stranger.callTool({ name: "parse_resume", arguments: { fileId } });
	expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: "FILE_NOT_FOUND" } } });
	const wrong = await stranger.callTool({ name: "parse_resume", arguments: {} });
	expect(wrong).toMatchObject({ isError: true, structuredContent: { error: { code: "VALIDATION_ERROR" } } });
	await expect(stranger.callTool({ name: "no_such_tool", arguments: {} })).rejects.toThrow(/no tool no_such_tool/);
	await stranger.close();
});

it("an API key calls tools with the scope jobs, and reaches files with the scope files", async () => {
	const person = await makePerson();
	const filesOnly = await makeApiKey(person, { scopes: ["files"] });
	const refused = await fetch(`${origin}/api/mcp/documents`, { method: "POST", headers: { authorization: `Bearer ${filesOnly}` }, body: "not read" });
	expect([refused.status, await refused.json()]).toMatchObject([403, { code: "FORBIDDEN", details: { scope: "jobs" } }]);

	const jobsOnly = await makeApiKey(person, { scopes: ["jobs"] });
	const client = await connect("resume-profile", jobsOnly);
	const answer = await client.callTool({ name: "parse_resume", arguments: { fileId: await makeResumeFile(person.userId) } });
	expect(answer).toMatchObject({ isError: true, structuredContent: { error: { code: "FORBIDDEN" } } });
	await client.close();
});

it("strangers, unknown servers, other methods, batches and bad bodies are refused in the common shape", async () => {
	const key = await makeApiKey(await makePerson());
	const send = async (server: string, init: RequestInit) => {
		const response = await fetch(`${origin}/api/mcp/${server}`, init);
		return { status: response.status, code: (await response.json()).code };
	};
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", accept: "application/json, text/event-stream" };
	const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
	const body = JSON.stringify(message);
	const { authorization: _credential, ...anonymous } = headers;
	expect(await send("documents", { method: "POST", headers: anonymous, body })).toEqual({ status: 401, code: "UNAUTHENTICATED" });
	expect(await send("documents", { method: "POST", headers: { ...headers, authorization: "Bearer ck_wrong" }, body })).toMatchObject({ status: 401 });
	expect(await send("nothing", { method: "POST", headers, body })).toEqual({ status: 404, code: "NOT_FOUND" });
	expect(await send("documents", { method: "GET", headers })).toEqual({ status: 405, code: "METHOD_NOT_ALLOWED" });
	expect(await send("documents", { method: "DELETE", headers })).toEqual({ status: 405, code: "METHOD_NOT_ALLOWED" });
	expect(await send("documents", { method: "POST", headers, body: JSON.stringify([message, message]) })).toEqual({ status: 400, code: "INVALID_REQUEST" });
	expect(await send("documents", { method: "POST", headers, body: "{" })).toEqual({ status: 400, code: "INVALID_REQUEST" });
	const large = JSON.stringify({ ...message, params: { filler: "x".repeat(1_100_000) } });
	expect(await send("documents", { method: "POST", headers, body: large })).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
});
