import { expect, it } from "vitest";
import { documentOf } from "@/components/workflows/resume-to-job-ready/profile/source/document";
import { isHardToRead, isRecognized, recognizedPages } from "@/components/workflows/resume-to-job-ready/profile/source/recognition";

const line = (lineId: string, page: number, text: string, unsure: string[]) => ({ lineId, page, text, unsure });
const document = documentOf({
	document: {
		fileId: "f",
		fileName: "cv.pdf",
		format: "pdf",
		pageCount: 3,
		lines: [line("L1", 1, "Ana Ruiz", []), line("L2", 2, "+34 600 11 22 ana@ruiz.es", ["ana@ruiz.es"]), line("L3", 3, "Madrid", [])],
		scannedPages: [2, 3],
	},
});

it("pages that are pictures are named, and values on them", () => {
	expect(recognizedPages(document)).toBe("Pages 2 and 3 were recognised from pictures");
	expect(recognizedPages(document && { ...document, scannedPages: [] })).toBeNull();
	expect(isRecognized(document, { lineIds: ["L1"], page: 1 })).toBe(false);
	expect(isRecognized(document, { lineIds: ["L2"], page: 2 })).toBe(true);
});

it("a value is hard to read when one of its own words was, not another one of its line", () => {
	expect(isHardToRead(document, { lineIds: ["L2"], page: 2 }, "ana@ruiz.es")).toBe(true);
	expect(isHardToRead(document, { lineIds: ["L2"], page: 2 }, "+34 600 11 22")).toBe(false);
	expect(isHardToRead(document, { lineIds: ["L3"], page: 3 }, "Madrid")).toBe(false);
});
