import type { Page } from "@playwright/test";
import { makeAuditedRuns } from "@/tests/e2e/steps/audited-runs";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(600_000);

const WORKFLOW = "/audit/goal_lane.resume_to_job_ready";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Where a number may stand that is no link, and why. */
const OWN_NUMBERS = [
	// What the rows in sight come to: this is where the links lead.
	"[role=status]",
	// A row of a list is itself what a number would open: its first cell opens it.
	"tr:has(td:first-child :is(a, button))",
	"[role=treeitem]",
	"button[data-call]",
	// Of the chosen row, call or ticket alone: there is nothing behind it but itself.
	"section[aria-label='About the chosen row'] dl:not(:has([data-number]))",
	"[role=dialog]",
	"ul[aria-label=Problems] > li",
	// A chart: the table beside it has the same numbers as links.
	"svg",
	"[role=img]",
	// A moment, an answer to a question, a name.
	"time",
	"[role=combobox]",
	"input",
	"h1",
	"td:first-child",
	// What opens its own rows beneath it, and what says how many runs it will retry.
	"summary",
	"ul[aria-label='Kinds of problems'] button",
	// The places of hand-offs in their order.
	"section[aria-label='Who did what, in order'] li",
].join(", ");

interface Found {
	readonly href: string;
	readonly number: string;
	readonly of: string;
}

/** All that is folded is opened. */
async function unfold(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
	});
}

/** The words with a digit that are neither a link to their rows nor one of the exceptions. */
function strayNumbers(page: Page): Promise<string[]> {
	return page.evaluate((own) => {
		const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		const stray: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			const isShown = parent !== null && parent.getClientRects().length > 0;
			// "95 in 100" and "95 %" name a measure.
			const words = node.textContent?.replace(/\b95 (in 100|% within)/, "") ?? "";
			if (isShown && /\d/.test(words) && !parent.closest(`a:has([data-number]), ${own}`)) stray.push(`${parent.tagName} "${node.textContent}"`);
		}
		return stray;
	}, OWN_NUMBERS);
}

function linkedNumbers(page: Page): Promise<Found[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("main [data-number]")]
			.filter((element) => element.getClientRects().length > 0)
			.map((element) => {
				const link = element.closest("a");
				return { href: link?.getAttribute("href") ?? "", number: element.textContent?.trim() ?? "", of: link?.textContent?.trim() ?? "" };
			}),
	);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Opens what is behind numbers and looks whether the rows come to the same. */
async function expectRowsBehind(page: Page, href: string, numbers: readonly Found[]): Promise<void> {
	await page.goto(href);
	const main = page.getByRole("main");
	for (const { number, of } of numbers) {
		const what = `${of} at ${href}`;
		if (number === "0") await expect(main.getByText(/^No .* passes these filters\.$/), what).toBeVisible();
		else if (!href.includes("tab=")) await expect(main.getByRole("treeitem").first(), what).toBeVisible();
		else
			await expect(main.getByRole("status").filter({ visible: true }).last(), what).toHaveText(
				new RegExp(`(^|[^\\d.,])${escaped(number)}($|[^\\d.,]|[.,]($|\\D))`),
			);
	}
}

const VIEWS = (run: string): Record<string, { address: string; seen: string }> => ({
	"all workflows": { address: "/audit?period=all", seen: "table" },
	"tickets of all runs": { address: "/audit?period=all&tab=tickets", seen: "ul[aria-label=Problems]" },
	"costs by specialist": { address: `${WORKFLOW}?period=all`, seen: "table" },
	"costs by step": { address: `${WORKFLOW}?period=all&by=step`, seen: "table" },
	reliability: { address: `${WORKFLOW}?period=all&tab=reliability`, seen: "main details" },
	"outcomes of a workflow": { address: `${WORKFLOW}?period=all&tab=outcomes`, seen: "table" },
	"tickets of a workflow": { address: `${WORKFLOW}?period=all&tab=tickets`, seen: "ul[aria-label=Problems]" },
	"calls of a workflow": { address: `${WORKFLOW}?period=all&tab=calls`, seen: "table" },
	"runs of a workflow": { address: `${WORKFLOW}?period=all&tab=runs`, seen: "table" },
	waterfall: { address: `/runs/${run}/audit`, seen: "[role=treeitem]" },
	"tickets of a run": { address: `/runs/${run}/audit?tab=tickets`, seen: "main section li" },
	"calls of a run": { address: `/runs/${run}/audit?tab=calls`, seen: "table" },
	"outcomes of a run": { address: `/runs/${run}/audit?tab=outcomes`, seen: "table" },
});

test("every number of every audit view is a link, and what it opens comes to that number", async ({ page }) => {
	await becomeGuest(page);
	const run = await makeAuditedRuns(page);
	const found = new Map<string, Found>();
	await page.setViewportSize(DESKTOP);
	for (const [name, { address, seen }] of Object.entries(VIEWS(run))) {
		await page.goto(address);
		await expect(page.locator(seen).first(), name).toBeVisible();
		if (name === "waterfall") {
			// Each row of the tree has sums of its own.
			const rows = page.getByRole("treeitem");
			for (let at = 0; at < (await rows.count()); at += 1) {
				await rows.nth(at).click();
				expect.soft(await strayNumbers(page), `row ${at + 1} of the waterfall`).toEqual([]);
				for (const one of await linkedNumbers(page)) found.set(`${one.href} ${one.number}`, one);
			}
			continue;
		}
		await unfold(page);
		expect.soft(await strayNumbers(page), name).toEqual([]);
		const linked = await linkedNumbers(page);
		await page.setViewportSize(PHONE);
		await unfold(page);
		expect.soft(await strayNumbers(page), `${name} on a phone`).toEqual([]);
		linked.push(...(await linkedNumbers(page)));
		await page.setViewportSize(DESKTOP);
		for (const one of linked.filter(({ number }) => /\d/.test(number))) found.set(`${one.href} ${one.number}`, one);
	}
	expect(found.size).toBeGreaterThan(80);
	// A share of all costs leads to its own calls; their sum is checked by the cost beside it.
	const checked = [...found.values()].filter(({ of }) => !of.includes("of all costs"));
	for (const href of new Set(checked.map((one) => one.href))) {
		await expectRowsBehind(
			page,
			href,
			checked.filter((one) => one.href === href),
		);
	}
});
