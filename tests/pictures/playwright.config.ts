import { defineConfig } from "@playwright/test";
import base from "@/playwright.config";

/** `npm run pictures`: takes the pictures of the README and of shared links from the stack that `npm start` has started. */
export default defineConfig({
	...base,
	testDir: ".",
	outputDir: "../../test-results",
	workers: 1,
	projects: [{ name: "pictures", testMatch: /(take-pictures|record-sample-run|take-examples)\.ts$/ }],
	use: { ...base.use, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5, colorScheme: "light" },
});
