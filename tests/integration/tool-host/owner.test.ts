import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "@/lib/platform/ids";
import { callFiles } from "@/lib/tools/call-files";
import { createMcpServer } from "@/lib/tools/mcp-server";
import { connectRemote } from "@/lib/tools/remote/remote-client";
import { makeToolContext } from "@/tests/factories/tool-context";
import { type Listening, listen } from "@/tests/world/listen";

let server: Listening;
let heard: (string | undefined)[] = [];

beforeAll(async () => {
	server = await listen(async (request, response) => {
		const owner = request.headers["x-call-owner"];
		heard.push(owner === undefined ? owner : String(owner));
		const mcp = createMcpServer({ name: "empty", title: "Empty", tools: [] }, () => null);
		const transport = new StreamableHTTPServerTransport();
		await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
		await transport.handleRequest(request, response);
	});
});
afterAll(() => server.close());
beforeEach(() => {
	heard = [];
});

/** What a server hears of whom a call is made for. */
async function heardOf(files: ReturnType<typeof callFiles>, appUrl: string | null = "http://app.example"): Promise<string | undefined> {
	const client = await connectRemote({ url: server.origin, appUrl, onClose: () => undefined });
	const context = makeToolContext({ files });
	await client
		.callTool({ name: "none", arguments: {}, call: { callId: "none", grant: "none" }, context, signal: context.signal, timeoutMs: 5_000 })
		.catch(() => undefined);
	return heard.at(-1);
}

it("a call tells our own tool host whom it is for by what stands for the id, and never the id", async () => {
	const [one, other] = [newId(), newId()];
	const key = await heardOf(callFiles({ owner: one, ownerOf: () => "unused" }));
	expect(key).toMatch(/^[\w-]{43}$/);
	expect(await heardOf(callFiles({ ownerOf: () => one }))).toBe(key);
	expect(await heardOf(callFiles({ owner: other, ownerOf: () => other }))).not.toBe(key);
	expect(heard.join()).not.toContain(one);
});

it("another's server hears nothing of it", async () => {
	expect(await heardOf(callFiles({ owner: newId(), ownerOf: () => "unused" }), null)).toBeUndefined();
	expect(heard.length).toBeGreaterThan(1);
});
