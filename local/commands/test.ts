import { provideChromium } from "@/local/checks/chromium";
import { keepTemporaryFilesInMemory } from "@/local/checks/memory-folder";
import { measure, report } from "@/local/checks/outcome";
import { runPlaywright, runVitest } from "@/local/checks/test-runs";
import { runChaos } from "./chaos";
import { runVerification, TYPES } from "./verify";
import { withOwnStack } from "./with-own-stack";

async function runBrowserTests() {
	const chromium = await provideChromium();
	return withOwnStack((_endpoints, endpointsFile) => runPlaywright(endpointsFile, chromium));
}

/** `npm test`: the whole suite, with everything it needs. */
export async function test(): Promise<void> {
	keepTemporaryFilesInMemory();
	const verified = await runVerification();
	// The build would look at the types once more.
	if (verified.every(({ name, failed }) => name !== TYPES || failed === 0)) process.env.TYPES_ARE_CHECKED = "1";
	const outcomes = [...verified, await measure("Engine conformance", () => runVitest("conformance")), await measure("Browser tests", runBrowserTests)];
	const besideRounds = async () => {
		// Serves the build that the browser tests have made.
		outcomes.push(await measure("Deployment tests", () => runVitest("deployment")));
	};
	outcomes.push(await measure("Hostile files and chaos", () => runChaos({ isLong: false, names: [], besideRounds })));
	process.exit(report(outcomes));
}
