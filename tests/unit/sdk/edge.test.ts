import vm from "node:vm";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startFaultyServer } from "@/sdk/proof/faulty-server";

/** What every runtime of the web has (WinterTC's minimum common API), and nothing of Node: no process, Buffer, require or setImmediate. */
const WEB = [
	"AbortController AbortSignal Blob DOMException File FormData Headers ReadableStream Request Response TextDecoder TextEncoder TransformStream",
	"URL URLSearchParams WritableStream clearTimeout console crypto fetch queueMicrotask setTimeout structuredClone",
]
	.join(" ")
	.split(" ");

const PROGRAM = `
import { GoalMode, isApiError } from "./index.ts";
export async function main(url, answerUpload) {
	const goalMode = new GoalMode({ baseUrl: url, apiKey: "ck_edge", retryPauseMs: 5 });
	const told = { echo: await goalMode.service.echo({ hello: "edge" }), files: [], seqs: [], progress: [] };
	for await (const { fileId } of goalMode.files.list()) told.files.push(fileId);
	for await (const { seq } of goalMode.goalJobs.events("job-1")) told.seqs.push(seq);
	const uploading = new GoalMode({ baseUrl: url, apiKey: "ck_edge", fetch: answerUpload });
	await uploading.files.upload(new Blob(["a,b\\n1,2\\n"], { type: "text/csv" }), { fileName: "table.csv", onProgress: ({ sentBytes }) => told.progress.push(sentBytes) });
	const lost = await goalMode.files.upload("/etc/hosts").catch((error) => error);
	told.path = lost instanceof Error || typeof lost === "object";
	told.seen = typeof process + typeof Buffer + typeof setImmediate;
	return told;
}`;

let server: Awaited<ReturnType<typeof startFaultyServer>>;
beforeAll(async () => {
	server = await startFaultyServer();
});
afterAll(() => server.close());

it("the TypeScript client works where there is nothing but what the web has", async () => {
	await fetch(`${server.url}/control`, { method: "POST", body: JSON.stringify({ faults: ["lost", "busy"], events: 20, items: 5 }) });
	const { outputFiles } = await build({
		stdin: { contents: PROGRAM, resolveDir: "sdk/typescript/src", loader: "ts" },
		bundle: true,
		format: "iife",
		globalName: "edge",
		platform: "neutral",
		external: ["node:*"],
		write: false,
	});
	const context = vm.createContext(Object.fromEntries(WEB.map((name) => [name, Object(globalThis)[name]])));
	vm.runInContext(outputFiles[0]?.text ?? "", context);
	const uploads: string[] = [];
	const answerUpload = async (address: string, init?: RequestInit) => {
		uploads.push(`${init?.method} ${new URL(address).pathname}`);
		const upload = { url: `${server.url}/api/v1/echo`, headers: { "idempotency-key": "the-content" }, expiresAt: "2100-01-01T00:00:00Z" };
		return Response.json({ fileId: "file-1", upload });
	};
	const told = await vm.runInContext("edge.main", context)(server.url, answerUpload);
	expect(told).toMatchObject({
		echo: { hello: "edge" },
		files: ["file-1", "file-2", "file-3", "file-4", "file-5"],
		seqs: Array.from({ length: 20 }, (_, at) => at + 1),
		path: true,
		seen: "undefinedundefinedundefined",
	});
	expect(told.progress.at(-1)).toBe(8);
	expect(uploads).toEqual(["POST /api/v1/files", "POST /api/v1/files/file-1/complete"]);
});
