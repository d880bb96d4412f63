import { describe, expect, it } from "vitest";
import { type Draft, withWholeSpans } from "@/lib/tools/resume-profile/profile/printed/dates-beside";

const head = (text: string, dates: string | null): Draft => ({
	text,
	dates,
	style: "head",
	isStrong: false,
	label: null,
	lines: [],
	source: { lineIds: [], page: 1, quote: text },
});

const spansOf = (...drafts: Draft[]) => withWholeSpans(drafts).map(({ text, dates }) => [text, dates]);

describe("a span that its line leaves open", () => {
	it("goes on with the date below it", () => {
		expect(spansOf(head("Warden", "(2014 –"), head("2016)", null))).toEqual([["Warden", "(2014 – 2016)"]]);
	});

	it("does not take the span of the next entry, though that begins where it does not end", () => {
		const entries = [head("Associate Professor", "2021–"), head("Assistant Professor", "2016–2021")];
		expect(spansOf(...entries)).toEqual([
			["Associate Professor", "2021–"],
			["Assistant Professor", "2016–2021"],
		]);
	});
});
