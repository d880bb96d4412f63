import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SearchSummary } from "@/components/workflows/resume-to-job-ready/search-summary";

const COUNTS = { found: 1300, normalized: 1300, duplicates: 100, live: 1000, closed: 50, unreachable: 150 };

function shown(counts: Partial<typeof COUNTS> & { belowFloor?: number }): string {
	const sources = [{ provider: "greenhouse", found: 1300, error: null, isSample: false }];
	return renderToStaticMarkup(createElement(SearchSummary, { preview: { total: 10, counts: { ...COUNTS, ...counts }, sources } }));
}

it("tells how many postings fit too little and are left out, in the right number", () => {
	expect(shown({ belowFloor: 1100 })).toContain("1,100 postings fit too little to be offered and are left out.");
	expect(shown({ belowFloor: 1 })).toContain("1 posting fit too little to be offered and is left out.");
});

it("is silent about it where none was left out, and in results from before there was a floor", () => {
	expect(shown({ belowFloor: 0 })).not.toContain("fit too little");
	expect(shown({})).toContain("1,300 postings found in 1 source; 100 duplicates merged, 50 closed ones left out.");
	expect(shown({})).not.toContain("fit too little");
});
