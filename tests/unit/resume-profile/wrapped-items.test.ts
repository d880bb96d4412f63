import { describe, expect, it } from "vitest";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
import { markLines } from "@/lib/tools/resume-profile/file/mark-lines";
import { makeTextLine } from "@/tests/factories/text-line";

function texts(...lines: Partial<TextLine>[]): string[] {
	const placed = lines.map((line, at) => makeTextLine({ y: 100 + at * 12, ...line }));
	return markLines({ pageCount: 1, lines: placed, hasImages: false, pageHeightPt: 842, scannedPages: [], warnings: [] }).map(({ text }) => text);
}

describe("items that wrap", () => {
	it("go on right of their marks in a list where they do, so that a season below them begins the next entry", () => {
		expect(
			texts(
				{ text: "• Agreement with a health insurer: seventy cases," },
				{ text: "back at work after nine weeks", x: 58 },
				{ text: "• Trained a hundred and twenty people for the city of" },
				{ text: "summers 2008-2011" },
			),
		).toEqual([
			"Agreement with a health insurer: seventy cases, back at work after nine weeks",
			"Trained a hundred and twenty people for the city of",
			"summers 2008-2011",
		]);
	});

	it("go on below their marks where the list knows no other way, and in a year that a sentence ends with", () => {
		expect(texts({ text: "• Agreement with a health insurer: seventy cases," }, { text: "back at work after nine weeks" })).toHaveLength(1);
		expect(
			texts({ text: "• Agreement with a health insurer," }, { text: "renewed", x: 58 }, { text: "• Spoke at the conference of November" }, { text: "2022" }),
		).toEqual(["Agreement with a health insurer, renewed", "Spoke at the conference of November 2022"]);
	});

	it("end where a span of time begins left of their marks", () => {
		expect(
			texts({ text: "• Served customers in the garden shop in summer, handed out goods", x: 70 }, { text: "2012 – 2016 Tesco, warehouse operative" }),
		).toEqual(["Served customers in the garden shop in summer, handed out goods", "2012 – 2016 Tesco, warehouse operative"]);
	});
});
