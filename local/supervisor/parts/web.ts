import { createRequire } from "node:module";
import { httpStatus, type Part } from "@/local/supervisor/part";
import { loopback, type StackContext } from "@/local/supervisor/stack-context";

/** The application itself: `next start` on what was built, or `next dev`. */
export function web({ settings, ports }: StackContext, dependsOn: string[], env: Record<string, string>): Part {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	// A run passes lists of thousands of postings on: a larger young generation lets most of that die without being copied.
	const args = ["--max-semi-space-size=64", next, settings.isDev ? "dev" : "start", "--port", String(ports.web), "--hostname", settings.host];
	return {
		name: "web",
		title: "Web application",
		dependsOn,
		stopSignal: "SIGTERM",
		stopWithinMs: 10_000,
		readyWithinMs: 120_000,
		launch: () => ({ file: process.execPath, args, cwd: settings.root, env, isTalkative: settings.isDev }),
		isHealthy: async () => (await httpStatus(`${loopback(ports.web)}/health`)) !== null,
	};
}
