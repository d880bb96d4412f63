import type { Browser, Page } from "@playwright/test";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { type ApiClient, signInToStack } from "./api-client";
import { openPage, withBrowser } from "./load/browser";
import { interactionsOf } from "./screens-in-use/bench-interactions";

const LOADS = 5;
/** Round trips of 150 ms and 1.6 Mbit/s down: what browsers' own tools call fast 3G, or slow 4G. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER_PROCESSOR = 4;

interface Seen {
	readonly scriptBytes: number;
	readonly lcpMs: number;
}

interface Screen {
	readonly name: string;
	readonly path: string;
	readonly isDemo: boolean;
	readonly isPhone?: boolean;
	readonly mostScriptKb: number;
	readonly mostLcpMs: number;
}

/** Loads a page anew, as somebody who was never here, on a slow line and a slow processor. */
async function load(browser: Browser, { path, isDemo, isPhone }: Screen): Promise<Seen> {
	const page: Page = await openPage(browser, { isDemo, ...(isPhone ? { width: 390, height: 844 } : {}) });
	try {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", SLOW);
		await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
		const scripts = new Set<string>();
		let scriptBytes = 0;
		session.on("Network.responseReceived", ({ requestId, type }) => {
			if (type === "Script") scripts.add(requestId);
		});
		session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
			if (scripts.has(requestId)) scriptBytes += encodedDataLength;
		});
		await page.goto(path, { waitUntil: "load" });
		await page.waitForTimeout(2_000);
		const lcpMs = await page.evaluate<number>(
			`new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: "largest-contentful-paint", buffered: true }))`,
		);
		return { scriptBytes, lcpMs };
	} finally {
		await page.context().close();
	}
}

async function publishedSurvey(api: ApiClient): Promise<string> {
	const { surveyId } = await api.call<Survey>("POST", "/surveys", { title: "How was your stay?" });
	for (const questionText of ["What did you like?", "What did you miss?"])
		await api.call("POST", `/surveys/${surveyId}/questions`, { questionText, questionType: "textarea" });
	await api.call("POST", `/surveys/${surveyId}/publish`, {});
	return surveyId;
}

/** A run that waits at its first questions. */
async function preparedRun(api: ApiClient): Promise<string> {
	const fileIds = [await api.uploadResume()];
	const { jobSpecId } = await api.call<{ jobSpecId: string }>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds });
	await api.call("POST", `/jobs/goal/${jobSpecId}/confirm`);
	return jobSpecId;
}

/** What pages weigh, and when they are there on a slow line and a slow processor: 150 ms a round trip, 1.6 Mbit/s, four times slower. */
export async function benchScreens() {
	const api = await signInToStack();
	const [surveyId, jobSpecId] = await Promise.all([publishedSurvey(api), preparedRun(api)]);
	const screens: readonly Screen[] = [
		{ name: "landing", path: "/", isDemo: false, mostScriptKb: 120, mostLcpMs: 2_500 },
		{ name: "sign-in", path: "/sign-in", isDemo: false, mostScriptKb: 120, mostLcpMs: 2_500 },
		{ name: "run", path: `/runs/${jobSpecId}`, isDemo: true, mostScriptKb: 220, mostLcpMs: 1_000 },
		{ name: "home", path: "/home", isDemo: true, mostScriptKb: 220, mostLcpMs: 2_500 },
		{ name: "survey, on a phone", path: `/s/${surveyId}`, isDemo: false, isPhone: true, mostScriptKb: 20, mostLcpMs: 1_200 },
	];
	return withBrowser(async (browser) => {
		const measured = [];
		for (const screen of screens) {
			const seen: Seen[] = [];
			for (let round = 0; round < LOADS; round += 1) seen.push(await load(browser, screen));
			const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(LOADS / 2)] ?? 0;
			measured.push(
				{
					name: `${screen.name}: script`,
					value: median(seen.map(({ scriptBytes }) => scriptBytes)) / 1_000,
					unit: "kB",
					goal: `at most ${screen.mostScriptKb}`,
				},
				{ name: `${screen.name}: largest paint`, value: median(seen.map(({ lcpMs }) => lcpMs)), unit: "ms", goal: `at most ${screen.mostLcpMs}` },
			);
		}
		return measured;
	});
}

/** How long what a person does takes until it is painted, where there is most to do. */
export async function benchInteractions() {
	return interactionsOf(await signInToStack());
}
