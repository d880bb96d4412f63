import { describe, expect, it } from "vitest";
import { compareFiles } from "@/lib/tools/documents/comparing/compare-files";
import { changesOf } from "@/tests/factories/comparing";
import { convert, makeTableFile } from "@/tests/factories/tables";

const signal = new AbortController().signal;
const file = (fileName: string, content: string | Uint8Array) => ({
	fileName,
	bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
const OLD = "Boat;Berth;Fee;Since\nAlma;4;1.250,00;03.05.2019\nBirk;9;80,50;17.11.2020\nCora;2;75,00;01.02.2021\n";
const NEW = "Berth,Since,Boat,Fee\n2,2021-02-01,Cora,75.00\n4,2019-05-03,Alma,1250\n9,2020-11-17,Birk,95.50\n7,2026-01-09,Dora,60\n";

describe("tables whose columns and rows stand in another order", () => {
	it("are compared by the names of the columns and by the column that names the rows, whatever the numbers' spelling", async () => {
		const { rows, facts, notes } = await compareFiles(file("a.csv", OLD), file("b.csv", NEW), signal);
		expect(changesOf(rows)).toEqual([
			"changed: Birk | 9 | 17.11.2020 | [-80,50-] → Birk | 9 | 2020-11-17 | [+95.50+]",
			"added:  → [+Dora+] | [+7+] | [+2026-01-09+] | [+60+]",
		]);
		expect(facts).toMatchObject([{ from: "80,50", to: "95.50" }]);
		expect(notes).toEqual([
			"The columns of a table stand in another order now. They were compared by their names.",
			"The rows of a table stand in another order now. They were compared by “Boat”.",
		]);
	});

	it("say which column only one of them has", async () => {
		const { rows, notes } = await compareFiles(
			file("a.csv", "Boat,Berth,Note\nAlma,4,old\nBirk,9,new\n"),
			file("b.csv", "Berth,Boat\n4,Alma\n8,Birk\n"),
			signal,
		);
		expect(notes).toContain("Only the old table has these columns: “Note”. What stands in them was not compared.");
		expect(changesOf(rows)).toEqual(["changed: Birk | [-9-] → Birk | [+8+]"]);
	});

	it("a column that came makes no change of the rows in which nothing else did", async () => {
		const now = "Boat;Berth;Owner;Fee\nAlma;4;Ines;10\nBirk;9;Tove;25\nCora;2;Ines;30\n";
		const { rows, notes } = await compareFiles(file("a.csv", "Boat;Berth;Fee\nAlma;4;10\nBirk;9;20\nCora;2;30\n"), file("b.csv", now), signal);
		expect(notes).toEqual(["Only the new table has these columns: “Owner”. What stands in them was not compared."]);
		expect(changesOf(rows)).toEqual(["changed: Birk | 9 | [-20-] → Birk | 9 | [+25+]"]);
	});

	it("are the same in a workbook and in a text", async () => {
		const book = (await convert(makeTableFile("t.csv", NEW), "xlsx")).bytes;
		const { rows, facts } = await compareFiles(file("a.csv", OLD), file("b.xlsx", book), signal);
		expect(facts).toMatchObject([{ from: "80,50", to: "95.5" }]);
		expect(rows.filter(({ kind }) => kind === "deleted")).toEqual([]);
	});

	it("keep what has two meanings apart", async () => {
		const { rows } = await compareFiles(file("a.csv", "Boat,Load\nAlma,1.250\nBirk,3\n"), file("b.csv", "Boat,Load\nAlma,1250\nBirk,3\n"), signal);
		expect(changesOf(rows)).toEqual(["changed: Alma | [-1.250-] → Alma | [+1250+]"]);
	});
});
