import { describe, expect, it } from "vitest";
import { previewKind } from "@/components/goal-jobs/results/preview-kind";
import { tableOfCsv, tableOfJson } from "@/components/goal-jobs/results/table-data";
import { parseCsv } from "@/lib/platform/language/csv";

describe("how a file is shown", () => {
	it.each([
		["application/pdf", "pdf"],
		["image/png", "image"],
		["video/mp4", "video"],
		["application/json", "json"],
		["text/csv; charset=utf-8", "table"],
		["text/markdown", "markdown"],
		["text/plain", "text"],
		["application/zip", null],
	])("%s as %s", (mimeType, kind) => {
		expect(previewKind({ mimeType, sizeBytes: 1000 })).toBe(kind);
	});

	it("what a browser would run is never more than text", () => {
		expect(previewKind({ mimeType: "text/html", sizeBytes: 10 })).toBe("text");
		expect(previewKind({ mimeType: "image/svg+xml", sizeBytes: 10 })).toBeNull();
	});

	it("a file too large to read on the page is only offered for download; a video streams", () => {
		expect(previewKind({ mimeType: "application/json", sizeBytes: 5_000_000 })).toBeNull();
		expect(previewKind({ mimeType: "application/pdf", sizeBytes: 5_000_000 })).toBe("pdf");
		expect(previewKind({ mimeType: "video/mp4", sizeBytes: 500_000_000 })).toBe("video");
	});
});

describe("data as a table", () => {
	it("a list of flat objects is a table with every field that occurs", () => {
		expect(
			tableOfJson([
				{ name: "a", size: 1 },
				{ name: "b", isOld: true },
			]),
		).toEqual({
			columns: ["name", "size", "isOld"],
			rows: [
				{ number: 1, cells: ["a", "1", ""] },
				{ number: 2, cells: ["b", "", "true"] },
			],
			total: 2,
		});
	});

	it("anything nested, empty or of another shape is left to the tree", () => {
		expect(tableOfJson([{ name: "a", parts: [1] }])).toBeNull();
		expect(tableOfJson([])).toBeNull();
		expect(tableOfJson({ name: "a" })).toBeNull();
		expect(tableOfJson([1, 2])).toBeNull();
	});

	it("quoted cells keep commas, line breaks and quotes", () => {
		expect(parseCsv('a,"b, ""c""\nd",\r\n1,2,3')).toEqual([
			["a", 'b, "c"\nd', ""],
			["1", "2", "3"],
		]);
	});

	it("a long file shows its beginning and says how long it is; a repeated header stays apart", () => {
		const table = tableOfCsv(`\uFEFFid,id\n${Array.from({ length: 250 }, (_, index) => `${index},x`).join("\n")}\n`);
		expect(table.columns).toEqual(["id", "id (2)"]);
		expect(table.rows).toHaveLength(100);
		expect(table.total).toBe(250);
	});
});
