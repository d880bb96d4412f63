import { describe, expect, it } from "vitest";
import { isReadFromRight, mirrored } from "@/lib/tools/reading/pdf/from-right";
import { segmentsOf } from "@/lib/tools/reading/pdf/segments";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

const SIZE = 10;
const PAGE = 400;

/** Pieces of one line as browsers draw them: from left to right, each font's letters by themselves. A number is the space before the next piece. */
function drawn(...pieces: readonly (string | number)[]): Glyphs[] {
	let x = 20;
	return pieces.flatMap((piece, at): Glyphs[] => {
		if (typeof piece === "number") {
			x += piece;
			return [];
		}
		const width = [...piece].length * 5;
		const item = { text: piece, x, y: 50, width, fontSize: SIZE, bold: false, italic: false, links: [], endsInSpace: false, drawn: { first: at, last: at } };
		x += width;
		return [item];
	});
}

const texts = (items: readonly Glyphs[]) => segmentsOf(mirrored(items, PAGE), true).map(({ text }) => text);

describe("a line that is read from the right", () => {
	it("keeps what is read from the left within it, in whatever pieces it was drawn", () => {
		const items = drawn("itamar.bs@gmail.com", 3, "|", 3, "054", "-", "555", "-", "0937", 3, ":", "נייד");
		expect(isReadFromRight(drawn("נייד"))).toBe(true);
		expect(texts(items)).toEqual(["נייד: 054-555-0937 | itamar.bs@gmail.com"]);
	});

	it("an address of which each sign is a piece", () => {
		expect(texts(drawn("rania", ".", "abd@hotmail", ".", "com", 3, "–", 3, "דואר"))).toEqual(["דואר – rania.abd@hotmail.com"]);
		expect(texts(drawn("+", "212 6 55 50", 3, ":", "נייד"))).toEqual(["נייד: +212 6 55 50"]);
	});

	it("signs at the end of what is read from the left stand behind it", () => {
		expect(texts(drawn("גפן", 3, ",14", 3, "רחוב"))).toEqual(["רחוב 14, גפן"]);
		expect(texts(drawn("חיל", 3, ":2022", 3, "–", 3, "2018"))).toEqual(["2018 – 2022: חיל"]);
	});

	it("a span begins at the right, unless its earlier year shows that it was set from the left", () => {
		expect(texts(drawn("2016–2013", 3, "לימודים"))).toEqual(["לימודים 2013–2016"]);
		expect(texts(drawn("2013", 3, "–", 3, "2016", 3, "לימודים"))).toEqual(["לימודים 2013 – 2016"]);
		expect(texts(drawn("NRP", 3, "–", 3, "2021", 3, "קורס"))).toEqual(["קורס NRP – 2021"]);
	});

	it("brackets are told as they are read, where the file tells them as they are drawn", () => {
		expect(texts(drawn("2020", 3, "–", 3, "(", "OSHA 30", ")", 3, "קורס"))).toEqual(["קורס (OSHA 30) – 2020"]);
		expect(texts(drawn("Python (Django)", 3, "קורס"))).toEqual(["קורס Python (Django)"]);
		expect(texts(drawn(")", "עכו", "(", 3, "מסעדה"))).toEqual(["מסעדה (עכו)"]);
	});

	it("a sign without a width comes after what it stands on", () => {
		const [, bare, ...others] = drawn("ג", "א", "ל");
		const items = [drawn("ג")[0], { ...bare, width: 0 }, ...others.map((item) => ({ ...item, x: item.x - 5 }))].filter(
			(item) => item !== undefined,
		) as Glyphs[];
		expect(texts(items)).toEqual(["לאג"]);
	});
});
