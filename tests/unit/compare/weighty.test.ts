import { describe, expect, it } from "vitest";
import type { Block } from "@/lib/tools/documents/comparing/block";
import { compareBlocks } from "@/lib/tools/documents/comparing/matching/compare-blocks";
import { renderComparisonPdf } from "@/lib/tools/documents/comparing/reporting/render-comparison-pdf";
import { changeCounts, summaryOf } from "@/lib/tools/documents/comparing/reporting/summary";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";

const heading = (text: string): Block => ({ kind: "heading", page: 1, cells: [text] });
const text = (words: string): Block => ({ kind: "paragraph", page: 1, cells: [words] });
const row = (...cells: string[]): Block => ({ kind: "row", page: 1, cells });

const OLD = [
	text('between Northwater Ltd. ("Lessee") and Bluefin Inc. ("Lessor")'),
	heading("1. Equipment"),
	text("The Lessor leases to the Lessee two (2) blast freezers."),
	heading("4. Maintenance"),
	text("The Lessor maintains the equipment at its own cost and answers a fault within 24 hours."),
	heading("5. Insurance"),
	text("The Lessee insures the equipment against fire, theft and water damage."),
	heading("6. Termination"),
	text("Either party may terminate with ninety (90) days written notice."),
	heading("8. Confidentiality"),
	text("Both parties keep the commercial terms confidential."),
	row("Item", "Qty", "Value (CAD)"),
	row("BF-900", "2", "248,000"),
];
const NEW = [
	OLD[0] as Block,
	heading("1. Equipment"),
	text("The Lessor leases to the Lessee three (3) blast freezers."),
	heading("5. Insurance"),
	text("The Lessee insures the equipment against fire, theft and water damage."),
	heading("4. Maintenance"),
	text("The Lessee maintains the equipment at its own cost. The Lessor answers a fault within 48 hours."),
	heading("6. Termination"),
	text("The Lessor may terminate with thirty (30) days written notice. The Lessee may not terminate before the end of the second year."),
	row("Item", "Qty", "Value (CAD)"),
	row("BF-900", "3", "372,000"),
];

describe("the summary of a comparison", () => {
	const compared = compareBlocks(OLD, NEW);
	const summary = summaryOf(compared);

	it("names the weightiest changes first, each with its clause: money, periods, and who stands in whose place", () => {
		expect(summary.slice(0, 5)).toEqual([
			"The amount under “BF-900”, “Value (CAD)” went from 248,000 to 372,000.",
			"The period in 4. Maintenance went from 24 hours to 48 hours.",
			"The period in 6. Termination went from 90 days to 30 days.",
			"Lessee now stands in 4. Maintenance where Lessor stood: “The Lessee maintains the equipment at its own cost.”",
			"Lessor now stands in 6. Termination where Either party stood: “The Lessor may terminate with thirty (30) days written notice.”",
		]);
		expect(summary.join(" ")).not.toMatch(/further number|two to three|ninety to thirty/);
	});

	it("counts as many changes as are shown, those that moved once", () => {
		const { all, changed, added, deleted, moved } = changeCounts(compared.rows);
		const shown = compared.rows.filter(({ kind }) => kind !== "same" && kind !== "moved_from").length;
		expect([all, changed + added + deleted + moved]).toEqual([shown, shown]);
		expect(moved).toBe(2);
	});

	it("names clauses with their headings", () => {
		const places = compared.rows.filter(({ kind }) => kind !== "same").map(({ where }) => where);
		expect(places.filter((where) => /^\d+$/.test(where))).toEqual([]);
		expect(places).toContain("8. Confidentiality");
	});

	it("marks words in its PDF by colour and line, not by brackets", async () => {
		const document = { fileName: "lease.docx", format: "docx" as const, pageCount: 1, blocks: 1, sheets: [] };
		const { bytes } = await renderComparisonPdf({ ...compared, old: document, new: document, summary, notes: [] }, new Date(0));
		const lines = (await readPdf(bytes)).lines.map((line) => line.text).join("\n");
		expect(lines).toContain("Changed · 4. Maintenance");
		expect(lines).not.toMatch(/\[|\]/);
	});
});
