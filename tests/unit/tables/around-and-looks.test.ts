import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inspectTableFile } from "@/lib/tools/tables/inspect-table";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const file = (text: string, name = "boats.csv") => makeTableFile(name, text);
const BODY = "Day;Boat;Berth;Crew;Fee\n2026-05-01;Swan;A1;3;12,50\n2026-05-02;Heron;A2;4;8,00\n2026-05-03;Tern;B1;2;1.020,25\n";

describe("the end of a table", () => {
	it.each([
		["a total of words", "TOTAL;;;;as billed\n"],
		["a closing balance", ";Closing balance;;;1.040,75\n"],
		["a closing balance behind its day", "2026-05-31;Endsaldo;;;1.040,75\n"],
		["a total behind a row of empty cells", ";;;;\nSumme;;;9;1.040,75\n"],
		["a total above rows of empty cells", "Summe;;;9;1.040,75\n;;;;\n;;;;\n"],
	])("with %s is no data", async (_, end) => {
		const table = await recognize(file(`${BODY}${end}`));
		expect([table.rowCount, table.totalRows.length]).toEqual([3, 1]);
		const { report } = await convert(file(`${BODY}${end}`), "json");
		expect(report.rows).toBe(3);
	});

	it.each([
		["a name that begins like a balance", "2026-05-04;Saldo Shoes;B2;2;3,00\n"],
		["a full row with a word for totals", "2026-05-04;Total;B2;two;none\n"],
	])("with %s is data", async (_, end) => {
		expect((await recognize(file(`${BODY}${end}`))).rowCount).toBe(4);
	});

	it("leaves out rows of empty cells in between, and says so", async () => {
		const source = file(BODY.replace("2026-05-02", ";;;;\n2026-05-02"));
		expect((await recognize(source)).findings).toContainEqual(expect.objectContaining({ kind: "empty_rows" }));
		const { report } = await convert(source, "json");
		expect(report.rows).toBe(3);
		expect(report.notes).toContain("1 row of empty cells is left out.");
	});
});

describe("amounts in a workbook", () => {
	const stylesOf = async (text: string) => {
		const { bytes } = await convert(file(text), "xlsx");
		const sheet = new TextDecoder().decode(unzipSync(bytes)["xl/worksheets/sheet1.xml"]);
		return [...sheet.matchAll(/<c r="([A-Z]\d)"(?: s="(\d)")?><v>/g)].map(([, reference, style]) => `${reference} ${style ?? ""}`.trim());
	};

	it("keep their two decimals, and their thousands apart", async () => {
		expect(await stylesOf("Boat,Fee\nSwan,12.50\nTern,8.00\n")).toEqual(["B2 4", "B3 4"]);
		expect(await stylesOf("Boat;Fee\nSwan;1.012,50\nTern;8,00\n")).toEqual(["B2 5", "B3 5"]);
	});

	it("are no readings with one decimal or with three, and no whole numbers", async () => {
		expect(await stylesOf("Boat,Draught\nSwan,1.5\nTern,2.1\n")).toEqual(["B2", "B3"]);
		expect(await stylesOf("Boat,Draught\nSwan,1.525\nTern,2.11\n")).toEqual(["B2", "B3"]);
		expect(await stylesOf("Boat,Crew\nSwan,3\nTern,4\n")).toEqual(["B2", "B3"]);
	});
});

describe("a look into a file that is named like a table", () => {
	const look = (text: string) => inspectTableFile(file(text));

	it.each([
		["a letter", "Dear keeper,\nthe lamp at the north pier is out since Monday.\nPlease send somebody.\nYours, Ada Lunt\n"],
		["sentences with a comma each", "When it rains, the gate sticks badly.\nWhen it snows, nobody comes to help us.\nIn summer, the weed stops the wheel.\n"],
	])("doubts %s, and lets it be used anyway", async (_, text) => {
		expect(await look(text)).toMatchObject({ errors: [], doubts: [expect.stringContaining("does not look like a table")] });
	});

	it.each([
		["a table", BODY],
		["a table of sentences with their numbers", "no,said\n1,The lamp at the pier is out.\n2,The gate sticks when it rains.\n3,Nobody came to help us.\n"],
		["a list of names", "Swan\nHeron\nTern\nBittern\nTeal\n"],
		["a table of one line", "name,berth\n"],
	])("doubts no %s", async (_, text) => {
		expect((await look(text)).doubts).toBeUndefined();
	});
});
