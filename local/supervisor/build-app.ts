import { createRequire } from "node:module";
import path from "node:path";
import { withProgress } from "@/local/install/progress.mjs";
import type { ProcessRecord } from "@/local/processes/process-record";
import { runLogged } from "@/local/processes/run-logged";
import { packFiles } from "@/local/web/pack-files";
import type { Settings } from "./settings";
import { hashSources, onceFor } from "./source-stamp";

const SOURCES = ["app", "components", "inngest", "lib", "public", "prisma/schema"];
const CONFIGURATION = [
	"package-lock.json",
	"tsconfig.json",
	"next.config.ts",
	"postcss.config.mjs",
	"proxy.ts",
	"instrumentation.ts",
	"instrumentation-client.ts",
];

/** Builds, in whatever way, and packs what browsers load, unless the last build was made from these very sources. */
export function onceForSources(root: string, build: () => Promise<void>): Promise<void> {
	const entries = [...SOURCES, ...CONFIGURATION].map((entry) => path.join(root, entry));
	const buildAndPack = async () => {
		await build();
		await packFiles(path.join(root, ".next", "static"));
	};
	return onceFor(path.join(root, ".next", "sources-hash"), hashSources(entries), buildAndPack);
}

/** Builds the application for a stack. */
export async function buildApp(settings: Settings, env: Record<string, string>, record: ProcessRecord): Promise<void> {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	await onceForSources(settings.root, () =>
		withProgress("Building the application", () =>
			runLogged({ name: "build", args: [next, "build"], cwd: settings.root, env: { ...env, NODE_ENV: "production" }, logDir: settings.logDir, record }),
		),
	);
}
