import { readFileSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { z } from "zod";

const Endpoints = z.object({ web: z.url() });
const endpointsFile = process.env.ENDPOINTS_FILE ?? ".local/endpoints.json";
const { web } = Endpoints.parse(JSON.parse(readFileSync(endpointsFile, "utf8")));
const { PLAYWRIGHT_CHROMIUM, TRACE } = process.env;
const isTraced = TRACE === "1";

/** `npm test` sets a stack up for these tests; run alone they use the one that `npm start` has started. */
export default defineConfig({
	testDir: "tests/e2e",
	// One more than the cores of a small machine: a journey waits for runs, mails and news of both.
	workers: 3,
	// The floods strain the one stack that all tests share: they come last, one at a time.
	projects: [
		{ name: "journeys", testIgnore: /flood-.*\.spec\.ts$/, fullyParallel: true },
		{ name: "floods", testMatch: /flood-.*\.spec\.ts$/, dependencies: ["journeys"], workers: 1, fullyParallel: false },
	],
	retries: 0,
	forbidOnly: true,
	// No promise of speed, as in the other tests: what takes longer hangs, however busy the machine is.
	timeout: 120_000,
	globalTimeout: 1_740_000,
	expect: { timeout: 30_000 },
	outputDir: "test-results",
	use: {
		...devices["Desktop Chrome"],
		baseURL: web,
		// Motion is drawn sixty times a second: what it shows is seen in the journeys from end to end, which ask for it.
		contextOptions: { reducedMotion: "reduce" },
		screenshot: "only-on-failure",
		// A film of every test and a copy of the page at each step, thrown away when it passes, are two fifths of the browsers' work. TRACE=1 makes them.
		trace: { mode: "retain-on-failure", screenshots: isTraced, snapshots: isTraced, sources: isTraced },
		launchOptions: {
			...(PLAYWRIGHT_CHROMIUM ? { executablePath: PLAYWRIGHT_CHROMIUM } : {}),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
				"--disable-quic",
			],
		},
	},
});
