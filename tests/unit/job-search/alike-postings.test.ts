import { expect, it } from "vitest";
import { inTurns } from "@/lib/platform/waiting/turns";
import { dedupe, deduping } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { makePosting } from "@/tests/factories/postings";
import { expectNearLinear } from "@/tests/setup/growth";

const SENTENCES = Array.from({ length: 400 }, (_, index) => `Task ${index * 7919} concerns matter ${index * 104_729} and tool ${index * 1_299_709}.`);
/** A description of its own for each number: sentences in an order that no other has. */
const ownText = (index: number, sentences: number) =>
	Array.from({ length: sentences }, (_, at) => SENTENCES[(index * (at + 3) + at * at) % SENTENCES.length]).join(" ");
const many = (make: (index: number) => Partial<Posting>) => (count: number) =>
	Array.from({ length: count }, (_, index) => makePosting({ externalId: String(index), ...make(index) }));

const KINDS: readonly (readonly [string, (index: number) => Partial<Posting>, kept: number | null])[] = [
	["are word for word the same", () => ({ description: SENTENCES.slice(0, 40).join(" ") }), 1],
	["differ only in their place", (index) => ({ description: SENTENCES.slice(0, 40).join(" "), location: `Town ${index}` }), 1_000],
	// Short: what is looked for is work that grows with the postings, and long texts would hide it.
	["share a title, a place and nothing else", (index) => ({ description: ownText(index, 12) }), null],
	["have no text and one address", (index) => ({ applyUrl: "https://acme.example/jobs", title: `Cook number${index}` }), 1_000],
];

it.each(KINDS)("the time for many postings of a board that %s grows with their number", async (_, make, kept) => {
	await expectNearLinear(400, many(make), dedupe);
	const { postings, duplicates, groups } = dedupe(many(make)(1_000));
	if (kept !== null) expect(postings).toHaveLength(kept);
	expect(postings.length + duplicates).toBe(1_000);
	expect(groups.reduce((sum, group) => sum + group.mergedIds.length, 0)).toBe(duplicates);
	expect(Math.max(...postings.map(({ sources }) => sources.length))).toBeLessThanOrEqual(20);
});

it("others get their turn while many postings are compared, and an abort ends the work", async () => {
	const postings = many((index) => ({ description: ownText(index, 40) }))(3_000);
	const controller = new AbortController();
	let turns = 0;
	const timer = setInterval(() => {
		turns++;
		if (turns === 3) controller.abort();
	}, 1);
	await expect(inTurns(deduping(postings), controller.signal)).rejects.toThrow("aborted");
	clearInterval(timer);
	expect(turns).toBe(3);
});
