import { expect, it } from "vitest";
import { documentOf } from "@/components/workflows/resume-to-job-ready/profile/source/document";
import { regionsOf } from "@/components/workflows/resume-to-job-ready/profile/source/regions";

const line = (lineId: string, x: number, y: number, text: string, column = 0) => ({
	lineId,
	page: 1,
	column,
	x,
	y,
	fontSize: 10,
	bold: false,
	kind: "text" as const,
	text,
});
const drawn = (x: number, y: number, width: number) => ({ x, y, width, fontSize: 10 });
const LINES = [line("L1", 50, 100, "A bullet that is wrapped into two rows"), line("L2", 50, 130, "The next one"), line("L3", 350, 100, "Beside", 1)];

it("a mark takes in every row of its line and nothing of its neighbours", () => {
	const [region, ...others] = regionsOf(["L1"], LINES, [drawn(50, 100, 200), drawn(50, 113, 120), drawn(50, 130, 60), drawn(350, 100, 40)]);
	expect(others).toEqual([]);
	expect(region?.x).toBeLessThan(50);
	expect((region?.x ?? 0) + (region?.width ?? 0)).toBeCloseTo(251.5);
	expect(region?.y).toBeLessThan(95);
	const bottom = (region?.y ?? 0) + (region?.height ?? 0);
	expect(bottom).toBeGreaterThan(113);
	expect(bottom).toBeLessThan(121);
});

it("the mark of a line whose column is beside another begins at its own", () => {
	const [region] = regionsOf(["L3"], LINES, [drawn(50, 100, 200), drawn(350, 100, 40)]);
	expect(region).toMatchObject({ x: 348.5, width: 43 });
});

it("without pieces of text the width is guessed; a line without a place has no mark", () => {
	const [region] = regionsOf(["L2"], LINES, []);
	expect(region?.width).toBeGreaterThan(40);
	expect(region?.width).toBeLessThan(90);
	expect(regionsOf(["L1"], [{ ...line("L1", 0, 0, "x"), x: null, y: null }], [])).toEqual([]);
});

it("lines come with the preview, or not at all", () => {
	const document = { fileId: "f", fileName: "cv.pdf", format: "pdf", pageCount: 1, lines: LINES };
	expect(documentOf({ warnings: [], document })).toEqual({ ...document, scannedPages: [] });
	expect(documentOf({ warnings: [] })).toBeNull();
	expect(documentOf(null)).toBeNull();
});
