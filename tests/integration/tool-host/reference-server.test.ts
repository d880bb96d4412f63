import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ToolClient } from "@/lib/tools/call-result";
import { connectRemote } from "@/lib/tools/remote/remote-client";
import { makeToolContext } from "@/tests/factories/tool-context";
import { listen } from "@/tests/world/listen";

const PROGRAM = "node_modules/@modelcontextprotocol/server-everything/dist/index.js";
const call = { callId: "none", grant: "none" };
let port: number;
let server: ChildProcess;

async function start(): Promise<void> {
	server = spawn(process.execPath, [PROGRAM, "streamableHttp"], {
		env: { PATH: process.env.PATH ?? "", PORT: String(port), NODE_ENV: "test" },
		stdio: "ignore",
	});
	await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/mcp`)).status).toBeGreaterThan(0), { timeout: 30_000 });
}

async function stop(): Promise<void> {
	const ended = once(server, "exit");
	server.kill("SIGKILL");
	await ended;
}

const connect = (onClose = () => {}): Promise<ToolClient> => connectRemote({ url: `http://127.0.0.1:${port}/mcp`, appUrl: null, onClose });

/** The protocol's own reference server, which keeps sessions and streams its answers. */
beforeAll(async () => {
	const place = await listen(() => undefined);
	({ port } = place);
	await place.close();
	await start();
});
afterAll(() => stop());

const ask = (
	client: ToolClient,
	name: string,
	args: Record<string, unknown>,
	given: Parameters<typeof makeToolContext>[0] = {},
	signal = new AbortController().signal,
) => client.callTool({ name, arguments: args, call, context: makeToolContext(given), signal, timeoutMs: 20_000 });

it("the protocol's reference server answers with what it has, and refuses in the protocol's way", async () => {
	const client = await connect();
	expect(await ask(client, "get-structured-content", { location: "Chicago" })).toMatchObject({ isError: false, output: { conditions: expect.any(String) } });
	expect(await ask(client, "echo", { message: "orchard" })).toMatchObject({ isError: false, output: { content: [{ type: "text", text: "Echo: orchard" }] } });
	expect(await ask(client, "get-structured-content", { location: "Nowhere" })).toMatchObject({ isError: true, error: { code: "TOOL_FAILED" } });
});

it("its progress is told, and a call that is cancelled ends", async () => {
	const client = await connect();
	const progress: unknown[] = [];
	const reportProgress = (...said: unknown[]) => void progress.push(said.slice(0, 2));
	await ask(client, "trigger-long-running-operation", { duration: 0.3, steps: 3 }, { reportProgress });
	expect(progress).toEqual([
		[1, 3],
		[2, 3],
		[3, 3],
	]);
	const cancel = new AbortController();
	const long = ask(client, "trigger-long-running-operation", { duration: 60, steps: 2 }, {}, cancel.signal);
	setTimeout(() => cancel.abort(), 100);
	await expect(long).rejects.toThrow();
	expect(await ask(client, "get-sum", { a: 2, b: 3 })).toMatchObject({ isError: false });
});

it("a server that dies in a call ends it, and one that comes back is made known to anew", async () => {
	const closed = vi.fn();
	const client = await connect(closed);
	const long = ask(client, "trigger-long-running-operation", { duration: 60, steps: 2 }).catch((error: unknown) => error);
	await new Promise((resolve) => setTimeout(resolve, 300));
	await stop();
	expect(await long).toBeInstanceOf(Error);
	await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 5_000 });
	await start();
	expect(await ask(await connect(), "get-sum", { a: 2, b: 3 })).toMatchObject({ isError: false });
});
