import { expect, it } from "vitest";
import type { Block } from "@/lib/tools/documents/comparing/block";
import { compareBlocks } from "@/lib/tools/documents/comparing/matching/compare-blocks";
import { summaryOf } from "@/lib/tools/documents/comparing/reporting/summary";

const text = (words: string): Block => ({ kind: "paragraph", page: 1, cells: [words] });
const heading = (words: string): Block => ({ kind: "heading", page: 1, cells: [words] });
const told = (old: string, now: string) => summaryOf(compareBlocks([heading("7. Use"), text(old)], [heading("7. Use"), text(now)]));

it("what turns the meaning of a sentence is told first, with the sentence", () => {
	const [first] = told(
		"The Agent may appoint others with the consent of the Owner for a fee of EUR 400.",
		"The Agent may appoint others without the consent of the Owner for a fee of EUR 450.",
	);
	expect(first).toBe(
		"“without” now stands in 7. Use where “with” stood: “The Agent may appoint others without the consent of the Owner for a fee of EUR 450.”",
	);
	expect(told("The fee may be paid in two parts.", "The fee must be paid in two parts.")[0]).toMatch(/^“must” now stands in 7\. Use where “may” stood/);
	expect(told("Der Mieter zahlt mit Abzug von Skonto.", "Der Mieter zahlt ohne Abzug von Skonto.")[0]).toMatch(/^“ohne” now stands .* where “mit” stood/);
});

it("a denial that came or went is told, and one in both is none", () => {
	expect(told("The deposit is returned at the end.", "The deposit is not returned at the end.")[0]).toBe(
		"“not” is new in 7. Use: “The deposit is not returned at the end.”",
	);
	expect(told("Le loyer n'est pas révisé chaque année.", "Le loyer est révisé chaque année.")[0]).toMatch(/^“pas” is gone in 7\. Use/);
	const both = told("The key is not given to guests.", "The key is not lent to guests.");
	expect(both.join(" ")).not.toMatch(/“not” is|now stands/);
});

it("other words that come and go turn nothing", () => {
	const words = told("The Owner paints the hall and the stairs in spring.", "The Owner paints the hall, the cellar and the stairs in autumn.");
	expect(words.join(" ")).not.toMatch(/now stands|” is (?:new|gone) in/);
});
