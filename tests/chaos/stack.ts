import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { z } from "zod";

const endpointsFile = process.env.ENDPOINTS_FILE ?? ".local/endpoints.json";
const Endpoints = z.object({ web: z.url(), databaseUrl: z.string(), jobBoards: z.url() });
const Processes = z.object({ parts: z.record(z.string(), z.object({ pid: z.int() })) });

/** Where the stack under attack answers, and where its files lie. */
export const stack = { ...Endpoints.parse(JSON.parse(readFileSync(endpointsFile, "utf8"))), folder: path.dirname(endpointsFile) };

/** How many times slower than an idle one this machine is, by who waits for its processors before the attack: promises of time hold where nobody else works. */
export const SLOWNESS = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** The process of a part of the stack; null while it is being started again. */
export function pidOf(part: string): number | null {
	return Processes.parse(JSON.parse(readFileSync(path.join(stack.folder, "processes.json"), "utf8"))).parts[part]?.pid ?? null;
}

/** What a part's process holds in memory; 0 while there is none. */
export function residentMb(part: string): number {
	try {
		return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pidOf(part)}/status`, "utf8"))?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}
