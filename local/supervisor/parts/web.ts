import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { httpStatus, type Part } from "@/local/supervisor/part";
import { loopback, type StackContext } from "@/local/supervisor/stack-context";

/** glibc otherwise keeps an arena of freed memory for every thread that ever read a file or unpacked something. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };

/**
 * What is live is small beside what comes and goes: without a limit the heap grows to a share of the machine's memory before it is swept. It is
 * swept once more when the process rests (lib/platform/idle-memory.ts).
 */
const HEAP = ["--max-semi-space-size=8", "--max-old-space-size=416", "--expose-gc"];

/** The application itself: `next start` on what was built, or `next dev`. */
export function web({ settings, ports }: StackContext, dependsOn: string[], env: Record<string, string>): Part {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	const served = [...HEAP, "--import", pathToFileURL(path.join(settings.root, "local", "web", "serve.mjs")).href];
	const args = [...(settings.isDev ? [] : served), next, settings.isDev ? "dev" : "start", "--port", String(ports.web), "--hostname", settings.host];
	return {
		name: "web",
		title: "Web application",
		dependsOn,
		stopSignal: "SIGTERM",
		stopWithinMs: 10_000,
		readyWithinMs: 120_000,
		launch: () => ({ file: process.execPath, args, cwd: settings.root, env: { ...FEW_ARENAS, ...env }, isTalkative: settings.isDev }),
		isHealthy: async () => (await httpStatus(`${loopback(ports.web)}/health`)) !== null,
	};
}
