import { provideChromium } from "@/local/checks/chromium";
import { keepTemporaryFilesInMemory } from "@/local/checks/memory-folder";
import { inTurn, measure, measureBeside, report } from "@/local/checks/outcome";
import { checkBuild } from "@/local/checks/static-checks";
import { runPlaywright, runVitest } from "@/local/checks/test-runs";
import { watchIdleTime } from "@/local/processes/machine-time";
import { runChaos } from "./chaos";
import { root, runChecks, runIntegrationTests, runUnitTests, TYPES } from "./verify";
import { withOwnStack } from "./with-own-stack";

async function runBrowserTests() {
	const chromium = await provideChromium();
	return withOwnStack((_endpoints, endpointsFile) => runPlaywright(endpointsFile, chromium));
}

/** How long it took, and what share of the processors it left unused: much of that is time in which tests wait. */
function sayTime(seconds: number, idle: number | null): void {
	const unused = idle === null ? "" : `, ${Math.round(idle * 100)} % of the processors' time unused`;
	process.stdout.write(`\n${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s${unused}\n`);
}

/** `npm test`: the whole suite, with everything it needs. */
export async function test(): Promise<void> {
	const startedAt = Date.now();
	const idle = await watchIdleTime();
	keepTemporaryFilesInMemory();
	const checks = await runChecks();
	// The build would look at the types once more.
	if (checks.every(({ name, failed }) => name !== TYPES || failed === 0)) process.env.TYPES_ARE_CHECKED = "1";
	// What waits for much of its time, and beside it what computes. The browser tests and the deployment tests serve the build.
	const tests = await Promise.all([
		inTurn(runIntegrationTests, () => measure("Engine conformance", () => runVitest("conformance"))),
		inTurn(runUnitTests, () => measureBeside("Production build", (output) => checkBuild(root, output))),
	]);
	const outcomes = [...checks, ...tests.flat(), await measure("Browser tests", runBrowserTests)];
	const besideRounds = async () => {
		outcomes.push(await measure("Deployment tests", () => runVitest("deployment")));
	};
	outcomes.push(await measure("Hostile files and chaos", () => runChaos({ isLong: false, names: [], besideRounds })));
	sayTime((Date.now() - startedAt) / 1000, await idle());
	process.exit(report(outcomes));
}
