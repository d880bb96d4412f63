import { availableParallelism } from "node:os";
import path from "node:path";
import { makePrivateFolder } from "@/local/processes/private-folder";
import { createToolHost } from "./host";
import { DOCUMENT_SERVERS, SEARCH_SERVERS } from "./servers";

function number(name: string, fallback: number, max: number): number {
	const value = Number(process.env[name] ?? fallback);
	if (!Number.isInteger(value) || value < 1 || value > max) throw new Error(`${name} must be a whole number from 1 to ${max}.`);
	return value;
}

const token = process.env.TOOL_HOST_TOKEN ?? "";
if (token.length < 32) throw new Error("TOOL_HOST_TOKEN must have at least 32 characters.");
const socketDir = path.resolve(process.env.TOOL_HOST_DIR ?? ".local/tools");
makePrivateFolder(socketDir);

/** A worker gets these and nothing else of the environment. */
const PASSED_ON = ["PATH", "NODE_ENV", "LOG_LEVEL", "POSTING_SOURCES", "POSTING_SOURCES_ALLOW_LOOPBACK", "POSTINGS_FRESH_MINUTES", "TZ", "LANG"];
const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
const common = { socketDir, env, program: "local/tool-host/worker.ts" };

const host = createToolHost({
	token,
	pools: [
		{
			...common,
			name: "documents",
			servers: DOCUMENT_SERVERS,
			workers: number("TOOL_WORKERS", Math.min(4, availableParallelism() + 1), 64),
			atOnce: 1,
			memoryMb: number("TOOL_MEMORY_MB", 768, 65_536),
		},
		// It waits for boards most of the time, so one process takes several calls.
		{ ...common, name: "search", servers: SEARCH_SERVERS, workers: 1, atOnce: 8, memoryMb: number("TOOL_SEARCH_MEMORY_MB", 1_024, 65_536) },
	],
});
host.server.listen(number("PORT", 4_100, 65_535), process.env.HOST ?? "127.0.0.1");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		host.close();
		process.exit(0);
	});
}
