import fc from "fast-check";
import { expect, it } from "vitest";
import { type PageAtom, paginate } from "@/lib/tools/documents/printing/paginate";

function atom(heightPt: number, keepsWithNext = false, spaceBeforePt = 0): PageAtom {
	return { heightPt, keepsWithNext, spaceBeforePt };
}

it("a heading goes to the next page with what it heads", () => {
	const pages = paginate([atom(60), atom(10, true), atom(40)], 100);
	expect(pages.map((page) => page.map(({ atom: { heightPt } }) => heightPt))).toEqual([[60], [10, 40]]);
});

it("the space before is left out at the top of a page", () => {
	const pages = paginate([atom(90, false, 20), atom(50, false, 20)], 100);
	expect(pages.map((page) => page.map(({ topPt }) => topPt))).toEqual([[0], [0]]);
});

const anyAtom = fc.record({ heightPt: fc.integer({ min: 1, max: 40 }), keepsWithNext: fc.boolean(), spaceBeforePt: fc.integer({ min: 0, max: 9 }) });

it("nothing is lost, reordered or set over the edge, and no heading ends a page", () => {
	const property = fc.property(fc.array(anyAtom, { maxLength: 60 }), (drawn) => {
		const given = drawn.map((placed, at) => ({ ...placed, keepsWithNext: placed.keepsWithNext && at % 2 === 0 }));
		const pages = paginate(given, 100);
		expect(pages.flat().map((placed) => placed.atom)).toEqual(given);
		for (const { atom: placed, topPt } of pages.flat()) expect(topPt + placed.heightPt).toBeLessThanOrEqual(100);
		for (const page of pages.slice(0, -1)) expect(page.at(-1)?.atom.keepsWithNext).toBe(false);
	});
	fc.assert(property, { numRuns: 200, seed: 7 });
});
