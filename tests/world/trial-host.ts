import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, vi } from "vitest";
import { POST } from "@/app/api/tool-calls/[callId]/[ask]/route";
import * as content from "@/app/api/v1/files/[fileId]/content/route";
import { connectRemote } from "@/lib/tools/remote/remote-client";
import { createToolHost } from "@/local/tool-host/host";
import type { PoolSettings } from "@/local/tool-host/pool";
import { answerBy, listen } from "@/tests/world/listen";

const TOKEN = "trial-".repeat(8);
const PASSED_ON = ["PATH", "POSTING_SOURCES", "POSTING_SOURCES_ALLOW_LOOPBACK"];

/** A tool host of a test, with the routes that it asks, and with this process's clients leading there. */
export interface TrialHost {
	readonly url: string;
	readonly appOrigin: string;
	close(): Promise<void>;
}

const clients = Reflect.get(globalThis, "goalModeToolClients") ?? new Map();
Reflect.set(globalThis, "goalModeToolClients", clients);

/** What a tool server asks of the app: a call's grant, and signed links. */
async function answerAsApp(url: URL, init: RequestInit): Promise<Response> {
	const request = new Request(url, init);
	const [, , kind, callId = "", ask = ""] = url.pathname.split("/");
	if (kind === "tool-calls") return POST(request, { params: Promise.resolve({ callId, ask }) });
	const handle = request.method === "PUT" ? content.PUT : content.GET;
	return handle(request, { params: Promise.resolve({ fileId: ask }) });
}

export async function startTrialHost(pools: readonly Omit<PoolSettings, "socketDir" | "env">[]): Promise<TrialHost> {
	const socketDir = await mkdtemp(path.join(tmpdir(), "tools-"));
	const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
	const host = createToolHost({ token: TOKEN, pools: pools.map((pool) => ({ ...pool, socketDir, env })) });
	await new Promise<void>((resolve) => host.server.listen(0, "127.0.0.1", resolve));
	const address = host.server.address();
	const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
	await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), { timeout: 90_000 });
	const app = await listen((request, response) => void answerBy(answerAsApp, request, response));
	for (const name of pools.flatMap(({ servers }) => servers)) {
		clients.set(name, connectRemote({ url: `${url}/mcp/${name}`, token: TOKEN, appUrl: app.origin, onClose: () => undefined }));
	}
	return {
		url,
		appOrigin: app.origin,
		close: async () => {
			clients.clear();
			host.close();
			await app.close();
			await rm(socketDir, { recursive: true, force: true });
		},
	};
}
