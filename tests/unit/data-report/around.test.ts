import { expect, it } from "vitest";
import { analyzeData } from "@/lib/tools/tables/report/analyze-data";
import { clean } from "@/tests/factories/data-tables";
import { makeTableFile, recognize } from "@/tests/factories/tables";

const ROWS = Array.from({ length: 30 }, (_, at) => `${(at % 28) + 1}.03.2026;${["Ost", "West"][at % 2]};${at},50 €`);
const FILE = makeTableFile("kasse.csv", `Kassenbericht März;;\n\nTag;Laden;Einnahme\n${ROWS.join("\n")}\nGesamtsumme;;450,00 €\n`);

it("a report finds columns by their names below a title, counts no total as data, and says so", async () => {
	const reach = { signal: new AbortController().signal, onShare: () => undefined };
	const { rows, columns, notes, choice } = await analyzeData(FILE, { sheet: null, focus: "Einnahme", groupBy: null, date: null }, reach);
	expect(rows).toBe(30);
	expect(choice.focus).toBe("Einnahme");
	expect(columns[2]?.numbers?.sum).toBe(450);
	for (const word of ["Kassenbericht März", "Gesamtsumme", "Einnahme (EUR)"]) expect(notes.join(" ")).toContain(word);
});

it("the cleaned table has neither, and its notes name them", async () => {
	const { bytes, report } = await clean(FILE, ["types"]);
	expect(report).toMatchObject({ rowsRead: 30, rowsWritten: 30 });
	const data = await recognize(makeTableFile("clean.xlsx", bytes), { sheet: "Data" });
	expect(data.columns.map(({ name, type }) => [name, type])).toEqual([
		["Tag", "date"],
		["Laden", "text"],
		["Einnahme", "decimal"],
	]);
	for (const word of ["Kassenbericht März", "Gesamtsumme", "Einnahme (EUR)"]) expect(report.notes.join(" ")).toContain(word);
	expect((await clean(FILE, [])).report.notes.join(" ")).not.toContain("Einnahme (EUR)");
});
