import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const always = ["tests/setup/environment.ts", "tests/setup/console-error.ts"];

/** No promise of speed, which the bench shows: a test that takes longer hangs, however busy the machine is. */
const OUTER_LIMIT_MS = 120_000;

/** What waits for processes and databases too. */
const onDatabase = {
	maxWorkers: 4,
	isolate: false,
	globalSetup: ["tests/setup/global-database.ts"],
	setupFiles: ["tests/setup/fresh-modules.ts", ...always, "tests/setup/worker-database.ts"],
	testTimeout: OUTER_LIMIT_MS,
	hookTimeout: OUTER_LIMIT_MS,
};

/** A deployment names amounts in either unit: what has to do with money runs in both. */
const serving = (creditUnit: "micro" | "credits") => ({ env: { CREDIT_UNIT: creditUnit }, provide: { creditUnit } });

export default defineConfig({
	// How long each file took, by which the longest begin first. Of two runs at once the later would forget what the earlier has learned.
	cacheDir: path.join("node_modules/.vite", process.env.TIMES_KEPT_FOR ?? "any"),
	resolve: {
		alias: [
			{ find: /^@\//, replacement: `${root}/` },
			{ find: /^server-only$/, replacement: path.join(root, "node_modules/server-only/empty.js") },
		],
	},
	test: {
		environment: "node",
		pool: "forks",
		// A third of a worker's memory lives for a moment: with more room for it, less of its time goes to collecting.
		execArgv: ["--max-semi-space-size=64"],
		// What is made of a source file is the same for all projects: each reads what another has made.
		experimental: { fsModuleCache: true },
		// One more than the cores: many tests wait for a while to pass.
		maxWorkers: 3,
		expect: { poll: { timeout: OUTER_LIMIT_MS / 2 } },
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.ts"],
					isolate: false,
					globalSetup: ["tests/setup/global-kept.ts"],
					setupFiles: ["tests/setup/fresh-modules.ts", ...always],
					testTimeout: OUTER_LIMIT_MS,
					hookTimeout: OUTER_LIMIT_MS,
				},
			},
			{
				extends: true,
				test: {
					name: "integration",
					include: ["tests/integration/**/*.test.ts"],
					sequence: { groupOrder: 1 },
					...onDatabase,
					...serving("micro"),
				},
			},
			{
				extends: true,
				test: {
					name: "integration-in-credits",
					include: ["tests/integration/{credits,payments}/**/*.test.ts"],
					sequence: { groupOrder: 1 },
					...onDatabase,
					...serving("credits"),
				},
			},
			{
				extends: true,
				test: {
					name: "deployment",
					include: ["tests/deployment/**/*.test.ts"],
					globalSetup: ["tests/setup/global-database.ts"],
					setupFiles: [...always, "tests/setup/worker-database.ts"],
					testTimeout: 400_000,
					hookTimeout: 120_000,
				},
			},
			{
				extends: true,
				// On a stack of its own (`npm run chaos`), of which they kill parts: one file after the other.
				test: {
					name: "chaos",
					include: ["tests/chaos/**/*.test.ts"],
					setupFiles: always,
					fileParallelism: false,
					maxConcurrency: 3,
					testTimeout: OUTER_LIMIT_MS,
					hookTimeout: OUTER_LIMIT_MS,
				},
			},
			{
				extends: true,
				test: {
					name: "conformance",
					include: ["tests/conformance/**/*.test.ts"],
					setupFiles: always,
					// A real server waits a minute and more before it retries.
					testTimeout: process.env.INNGEST_TEST_URL === undefined ? OUTER_LIMIT_MS : 300_000,
					hookTimeout: OUTER_LIMIT_MS,
				},
			},
		],
	},
});
