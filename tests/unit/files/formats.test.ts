import { describe, expect, it } from "vitest";
import { acceptOf } from "@/components/files/accept";
import { namedApart } from "@/components/files/field/named-apart";
import { fitsFormats, formatWords, kindOfType } from "@/lib/files/formats";
import { toldApart } from "@/lib/files/naming/told-apart";
import type { File } from "@/lib/files/schemas";

const file = (fileName: string, mimeType = "application/pdf"): File => ({
	fileId: fileName,
	fileName,
	mimeType,
	sizeBytes: 1,
	sha256: null,
	status: "ready",
	unreadable: null,
	number: 1,
	createdAt: "2026-01-01T00:00:00.000Z",
});

it("a file fits by what it is, not by its name, but readable text is what its name says", () => {
	expect(fitsFormats(file("a.pdf"), ["docx", "pdf"])).toBe(true);
	expect(fitsFormats(file("a.docx"), ["docx"])).toBe(false);
	expect(fitsFormats(file("a.md", "text/plain"), ["md"])).toBe(true);
	expect(fitsFormats(file("a.txt", "text/plain"), ["md"])).toBe(false);
	expect(fitsFormats(file("a.pdf", "text/plain"), ["pdf"])).toBe(false);
	expect(fitsFormats(file("a.json", "application/json"), ["application/json"])).toBe(true);
	expect(fitsFormats(file("a.bin", "application/octet-stream"), [])).toBe(true);
});

it("formats are named for people and for the picker of the browser", () => {
	expect(formatWords(["pdf", "application/json"])).toBe("PDF or JSON");
	expect(acceptOf(["pdf", "application/json"])).toEqual({ "application/pdf": [".pdf"], "application/json": [] });
	expect(acceptOf([])).toEqual({});
});

it("files of one name can be told apart where one is picked", () => {
	const names = ["a.pdf", "a.pdf", "b.pdf", "a (2).pdf", "a.pdf"].map((name) => file(name));
	const shown = namedApart(names).map(({ name }) => name);
	expect(shown).toEqual(["a.pdf", "a (3).pdf", "b.pdf", "a (2).pdf", "a (4).pdf"]);
});

it("the number stands before the ending, which stays what the file is told by", () => {
	expect(toldApart("lease-v1.docx", 2)).toBe("lease-v1 (2).docx");
	expect(toldApart("lease-v1.docx", 1)).toBe("lease-v1.docx");
	expect(toldApart("README", 3)).toBe("README (3)");
});

it("the number that a file has among those of its name is kept, whatever else is listed", () => {
	const second = { ...file("a.pdf"), fileId: "second", number: 2 };
	expect(namedApart([second, file("b.pdf"), file("a.pdf")]).map(({ name }) => name)).toEqual(["a (2).pdf", "b.pdf", "a.pdf"]);
	expect(namedApart([second]).map(({ name }) => name)).toEqual(["a (2).pdf"]);
});

describe("the kind of a file in words", () => {
	it.each([
		["application/pdf", "a PDF"],
		["image/jpeg", "a JPEG image"],
		["image/avif", "an image"],
		["text/csv", "comma-separated text (CSV)"],
		["text/html", "text"],
		["application/x-cfb", "an older Office document"],
		["application/octet-stream", null],
	])("%s is %s", (mimeType, words) => {
		expect(kindOfType(mimeType)).toBe(words);
	});
});
