import { expect, it } from "vitest";
import { documentsOf } from "@/components/files/pages/documents";
import { isPictured } from "@/components/files/pages/pictured";

const file = (fileName: string, mimeType: string) => ({ fileName, mimeType });

it("a document is one, in however many formats it was written, and shown by what looks most like it", () => {
	const files = [
		file("Ada – Copper.md", "text/markdown"),
		file("Ada – Copper.docx", "application/docx"),
		file("matches.json", "application/json"),
		file("all.zip", "application/zip"),
		file("Ada – Copper.pdf", "application/pdf"),
		file("Ada 2.0.pdf", "application/pdf"),
	];
	expect(documentsOf(files).map(({ name, shown, formats }) => [name, shown.fileName, formats.join()])).toEqual([
		["Ada – Copper", "Ada – Copper.pdf", "PDF,DOCX,MD"],
		["Ada 2.0", "Ada 2.0.pdf", "PDF"],
	]);
});

it("no picture is asked for of what has no pages", () => {
	expect(["application/pdf", "text/plain; charset=utf-8", "IMAGE/PNG", "video/mp4"].filter(isPictured)).toHaveLength(4);
	expect(["application/zip", "application/json", "image/svg+xml", ""].filter(isPictured)).toEqual([]);
});
