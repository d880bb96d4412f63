import { strToU8, zipSync } from "fflate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contentOf } from "@/tests/chaos/contents/content-of";
import { drawnPdf } from "@/tests/factories/drawn-pdf";

afterEach(() => void vi.useRealTimers());

describe("what a file holds", () => {
	const text = (words: string) => contentOf({ fileName: "note.md", bytes: strToU8(words) });

	it("is the same whenever and by whichever run it was made", () => {
		const one = "Made at 2026-03-01T10:00:00.123Z by 0192f0c1-0000-7000-8000-000000000001.";
		expect(text(one)).toEqual(text(one.replace("10:00:00.123", "11:30:59").replace("0001.", "0002.")));
	});

	it("is another with another word, letter of another script, number or day", () => {
		const words = ["Made for Łódź, 3 pages", "Made for Łódż, 3 pages", "Made for Łódź, 4 pages", "Made on 2026-03-01", "Made on 2026-03-02"];
		expect(new Set(words.flatMap(text)).size).toBe(words.length);
	});

	it("is that of each part of a package, of packages within it too", () => {
		const pack = (mtime: Date, word: string) => zipSync({ "in.docx": zipSync({ "body.xml": strToU8(word) }, { mtime }), "a.txt": strToU8("a") }, { mtime });
		const of = (mtime: Date, word: string) => contentOf({ fileName: "all.zip", bytes: pack(mtime, word) });
		const [early, late] = [new Date(2026, 1, 1), new Date(2026, 2, 2)];
		expect(of(early, "one")).toEqual(of(late, "one"));
		expect(of(early, "one")).toHaveLength(2);
		expect(of(early, "one")[1]).not.toBe(of(early, "two")[1]);
		expect(of(early, "one")[0]).toBe(of(early, "two")[0]);
	});

	it("is all of a PDF but its dates and the id made of them", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const madeAt = async (at: string, text: string) => {
			vi.setSystemTime(new Date(at));
			const bytes = await drawnPdf([[{ text, x: 50, y: 50 }]]);
			return { bytes, content: contentOf({ fileName: "a.pdf", bytes }) };
		};
		const [early, late, other] = [await madeAt("2026-01-01", "one"), await madeAt("2026-02-02", "one"), await madeAt("2026-01-01", "two")];
		expect(early.bytes).not.toEqual(late.bytes);
		expect(early.content).toEqual(late.content);
		expect(early.content).not.toEqual(other.content);
		const described = (at: string) => contentOf({ fileName: "b.pdf", bytes: strToU8(`%PDF-1.7\n<xmp:CreateDate>${at}</xmp:CreateDate>`) });
		expect(described("2026-01-01T00:00:00Z")).toEqual(described("2026-02-02T00:00:01Z"));
	});
});
