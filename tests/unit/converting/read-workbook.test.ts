import { expect, it } from "vitest";
import { listFile } from "@/lib/tools/documents/converting/list-file";
import { type Block, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { convert, makeTableFile } from "@/tests/factories/tables";

const CSV = "Moorings of 2026,,\nBoat,Length,Fee\nSwan,7.5,120.00\nTern,11.25,80.5\n";

async function workbook() {
	const { bytes } = await convert(makeTableFile("moorings.csv", CSV), "xlsx", { overrides: { hasHeader: true, headerRow: 2 } });
	return { fileName: "moorings.xlsx", bytes };
}
const rowsOf = (blocks: readonly Block[]) =>
	blocks.flatMap((block) => (block.kind === "table" ? block.rows.map(({ cells }) => cells.map((cell) => textsOf(cell.blocks).join("\n"))) : []));

it("reads the sheets of a workbook as tables, its numbers with the decimals of their column", async () => {
	const { kind, blocks, notes } = await readDocument(await workbook());
	expect(kind).toBe("xlsx");
	expect(rowsOf(blocks)).toEqual([
		["Boat", "Length", "Fee"],
		["Swan", "7.50", "120.0"],
		["Tern", "11.25", "80.5"],
	]);
	const [table] = blocks;
	expect(table?.kind === "table" ? [table.headRows, table.rows[1]?.cells.map(({ align }) => align ?? "left")] : null).toEqual([1, ["left", "right", "right"]]);
	expect(notes.map(({ message }) => message).join(" ")).toContain("not taken over");
});

it("tells what is in a workbook before anything is made of it, and what is none", async () => {
	expect(await listFile("f", await workbook())).toMatchObject({ kind: "xlsx", facts: "1 table, 3 rows", problem: null });
	const other = await listFile("f", { fileName: "other.xlsx", bytes: new TextEncoder().encode("nothing of the kind") });
	expect(other.problem).toContain("named like an Excel workbook");
});
