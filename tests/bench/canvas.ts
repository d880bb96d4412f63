import type { Page } from "@playwright/test";
import { signInToStack } from "./api-client";
import { openPage, withBrowser } from "./load/browser";

const TOOLS = 1_000;
const COLUMNS = 40;
const STEP = { x: 304, y: 176 };
const FRAMES = 120;
const OPENINGS = 5;

interface Frames {
	readonly count: number;
	readonly scriptMs: number;
}

/** A document of a thousand tools, far more than a workflow may have: a sheet of them, every other one connected with the next. */
function manyTools(toolNames: readonly string[]) {
	const nodes = Array.from({ length: TOOLS }, (_, at) => ({
		nodeId: `n${at}`,
		toolName: toolNames[at % toolNames.length] ?? "",
		position: { x: (at % COLUMNS) * STEP.x, y: Math.floor(at / COLUMNS) * STEP.y },
		note: "",
	}));
	const edges = nodes.flatMap(({ nodeId }, at) => (at % 2 === 0 ? [{ from: nodeId, to: `n${at + 1}` }] : []));
	return { name: "A thousand tools", description: "", systemPrompt: "", tags: [], nodes, edges, groups: [] };
}

/** Where the tool that stands nearest to the middle of the canvas is: nothing lies over it. */
async function middleTool(page: Page): Promise<readonly [number, number]> {
	const canvas = await page.locator(".react-flow").boundingBox();
	const boxes = await Promise.all((await page.locator(".react-flow__node").all()).map((node) => node.boundingBox()));
	if (!canvas) throw new Error("There is no canvas to be seen.");
	const [midX, midY] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2];
	const centres = boxes.flatMap((box) => (box ? [[box.x + box.width / 2, box.y + box.height / 2] as const] : []));
	const [nearest] = centres.sort(([x, y], [otherX, otherY]) => Math.hypot(x - midX, y - midY) - Math.hypot(otherX - midX, otherY - midY));
	if (!nearest) throw new Error("There is no tool to be seen.");
	return nearest;
}

/** What the page's scripts take while a tool is dragged over so many frames. */
async function dragged(page: Page): Promise<Frames> {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const scriptMs = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
	};
	const [x, y] = await middleTool(page);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 6, y + 6);
	// As text: what makes this file runnable would write helpers into a function that the page does not have.
	await page.evaluate("(function next() { globalThis.framesDrawn = (globalThis.framesDrawn ?? -1) + 1; requestAnimationFrame(next); })()");
	const framesSeen = () => page.evaluate<number>("globalThis.framesDrawn");
	const [script, frames] = [await scriptMs(), await framesSeen()];
	for (let step = 1; step <= FRAMES; step += 1) {
		await page.mouse.move(x + 6 + (step % 60) * 4, y + 6 + (step % 40) * 3);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	}
	const drag = { count: (await framesSeen()) - frames, scriptMs: (await scriptMs()) - script };
	if ((await page.locator(".react-flow__node.dragging").count()) === 0) throw new Error("No tool was dragged.");
	await page.mouse.up();
	await session.detach();
	return drag;
}

/** The canvas with a thousand tools: how soon it is there, and what a frame of dragging takes. */
export async function benchCanvas() {
	const api = await signInToStack();
	const { servers } = await api.call<{ servers: { tools: { toolName: string }[] }[] }>("GET", "/mcp/tools/catalog");
	const toolNames = servers.flatMap(({ tools }) => tools.map(({ toolName }) => toolName));
	const workflow = await api.call<{ workflowId: string; ownerId: string; itemVersion: number }>("POST", "/user_workflows", { name: "Canvas of the bench" });
	const { workflowId, ownerId, itemVersion } = workflow;
	try {
		return await withBrowser(async (browser) => {
			const page = await openPage(browser, { isDemo: true });
			await page.goto("/privacy");
			const base = { document: { ...manyTools([]), nodes: [], edges: [] }, itemVersion };
			const draft = { base, document: manyTools(toolNames), keptAtMs: 0 };
			// What a tab left unsaved is what the canvas opens with.
			await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`workflow-draft:${ownerId}:${workflowId}:bench`, JSON.stringify(draft)] as const);
			const openings: number[] = [];
			for (let round = 0; round < OPENINGS; round += 1) {
				await page.goto(`/workflows/${workflowId}`, { waitUntil: "commit" });
				const startedAt = performance.now();
				await page.locator(".react-flow__node").first().waitFor();
				openings.push(performance.now() - startedAt);
			}
			await page.waitForTimeout(1_500);
			const near = await dragged(page);
			await page.getByRole("button", { name: "Fit View" }).click();
			await page.waitForTimeout(1_500);
			const shown = await page.locator(".react-flow__node").count();
			const far = await dragged(page);
			const perFrame = ({ scriptMs, count }: Frames) => scriptMs / count;
			return [
				{
					name: `opened with ${TOOLS} tools (median of ${OPENINGS})`,
					value: openings.sort((one, other) => one - other)[2] ?? 0,
					unit: "ms",
					goal: "at most 1000",
				},
				{ name: "script of a frame of dragging, as it opens", value: perFrame(near), unit: "ms", goal: "at most 8" },
				{ name: `script of a frame of dragging, ${shown} tools in view`, value: perFrame(far), unit: "ms", goal: "at most 8" },
			];
		});
	} finally {
		await api.call("DELETE", `/user_workflows/${workflowId}`).catch(() => undefined);
	}
}
