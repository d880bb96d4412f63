import { describe, expect, it } from "vitest";
import { analyzeData, profileData } from "@/lib/tools/tables/report/analyze-data";
import { drawChart } from "@/lib/tools/tables/report/charts/draw-chart";
import type { DataFinding } from "@/lib/tools/tables/report/schemas";
import { plainTable, Recount } from "@/tests/factories/data-checks";

const NO_WISHES = { sheet: null, focus: null, groupBy: null, date: null };
const fileOf = (text: string) => ({ fileId: "file", fileName: "t.csv", bytes: new TextEncoder().encode(text) });
const reach = () => ({ signal: new AbortController().signal, onShare: () => undefined });
const analyze = (text: string) => analyzeData(fileOf(text), NO_WISHES, reach());

/** Every figure of a finding is what anybody computes of the rows. */
function expectFigures(csv: string, { figures }: DataFinding): void {
	const recount = new Recount(plainTable(csv));
	for (const { label, value, measure } of figures) expect(recount.value(measure), label).toBeCloseTo(value, 4);
}

/** Rows in three shops, alike but for chance, with one more value in the first. */
function takings(extra: number): string {
	const shops = ["Pier", "Mill", "Gate"];
	const rows = Array.from({ length: 180 }, (_, at) => `2026-0${1 + (at % 6)}-${10 + (at % 18)},${shops[at % 3]},${100 + ((at * 37) % 50)}`);
	return `Day,Shop,Revenue\n${rows.join("\n")}\n2026-03-15,Pier,${extra}\n`;
}

describe("what a single value makes", () => {
	it("is not strong, and names the value and what is left without it", async () => {
		const csv = takings(60_000);
		const { findings } = await analyze(csv);
		const share = findings.find(({ kind }) => kind === "shares");
		expect(share).toMatchObject({ severity: "low", rows: [{ row: 182, text: "60,000" }] });
		expect(share?.text).toContain("hangs on a single value, 60,000");
		if (share) expectFigures(csv, share);
		const trend = findings.find(({ kind }) => kind === "trend");
		expect(trend?.text).toContain("hangs on a single value, 60,000");
		expect(trend?.severity).toBe("low");
		if (trend) expectFigures(csv, trend);
	});

	it("leaves alone what many values make", async () => {
		const rows = Array.from({ length: 180 }, (_, at) => `${["Pier", "Mill", "Gate"][at % 3]},${at % 3 === 0 ? 900 + (at % 7) : 100 + (at % 9)}`);
		const { findings } = await analyze(`Shop,Revenue\n${rows.join("\n")}\n`);
		const share = findings.find(({ kind }) => kind === "shares");
		expect(share).toMatchObject({ severity: "high", rows: [] });
		expect(share?.text).not.toContain("hangs on");
	});

	it("holds for columns that go together", async () => {
		const rows = Array.from({ length: 60 }, (_, at) => `${(at * 7919) % 101}.5,${(at * 104729) % 97}.25`);
		const { findings } = await analyze(`Width,Depth\n${rows.join("\n")}\n9000.5,8800.25\n`);
		const pair = findings.find(({ kind }) => kind === "correlation");
		expect(pair).toMatchObject({ severity: "low", rows: [{ row: 62 }] });
		expect(pair?.text).toContain("hangs on a single row");
	});
});

/** Answers of a survey: marks from 1 to 5, and 99 for no answer. */
function survey(name: string): string {
	const rows = Array.from(
		{ length: 120 },
		(_, at) =>
			`2026-05-${String(1 + (at % 28)).padStart(2, "0")},${["A", "B", "C"][at % 3]},${at % 30 === 7 ? 99 : (at % 3 === 2 ? 1 : 3) + (Math.floor(at / 3) % 3)}`,
	);
	return `When,Branch,${name}\n${rows.join("\n")}\n`;
}

describe("marks on a scale", () => {
	it.each(["Answer", "Q7", "顧客満足度", "Zufriedenheit"])("are not added up: %s", async (name) => {
		const { findings, charts } = await analyze(survey(name));
		expect(findings.filter(({ title }) => title.startsWith("Where"))).toEqual([]);
		expect(charts.filter(({ title }) => title.startsWith("Sum of"))).toEqual([]);
	});

	it("are added up where the name says that things are counted", async () => {
		const rows = Array.from({ length: 90 }, (_, at) => `${["A", "B", "C"][at % 3]},${at % 3 === 0 ? 5 : 1 + (at % 2)}`);
		const { findings } = await analyze(`Branch,Pieces\n${rows.join("\n")}\n`);
		expect(findings.some(({ title }) => title.startsWith("Where"))).toBe(true);
	});

	it("with a number that stands for no answer are named, in the first look too", async () => {
		const csv = survey("Answer");
		const { findings } = await analyze(csv);
		const code = findings.find(({ title }) => title.includes("says 99"));
		expect(code?.rows).toHaveLength(4);
		expect(code?.text).toContain("no answer");
		if (code) expectFigures(csv, code);
		const look = await profileData(fileOf(csv), NO_WISHES, reach());
		expect(look.findings.some(({ title }) => title.includes("says 99"))).toBe(true);
	});

	it("may reach 99 where other values lead up to it", async () => {
		const rows = Array.from({ length: 200 }, (_, at) => `x,${at % 100}`);
		const { findings } = await analyze(`a,Size\n${rows.join("\n")}\n`);
		expect(findings.filter(({ title }) => title.includes("says"))).toEqual([]);
	});

	it("that are equally high in two groups are told of both", async () => {
		const { findings } = await analyze(survey("Answer"));
		const groups = findings.find(({ kind }) => kind === "groups");
		expect(groups?.text).toMatch(/highest where “Branch” is “A” .*, as where it is “B”,/);
	});
});

it("counts days by the clock of the table, and says so", async () => {
	const rows = Array.from({ length: 40 }, (_, at) => `2026-06-${String(1 + (at % 20)).padStart(2, "0")}T00:${10 + at}:00+09:00,${at}.5`);
	const { columns, notes } = await analyze(`When,Level\n${rows.join("\n")}\n`);
	expect(columns[0]?.dates).toEqual({ first: "2026-06-01", last: "2026-06-20", days: 20, missingDays: 0 });
	expect(notes.join(" ")).toContain("“When” are those of the clock that the table writes (UTC+09:00)");
});

it("takes money and shares in a hundred as numbers, and says what they count", async () => {
	const rows = Array.from({ length: 40 }, (_, at) => `${["A", "B"][at % 2]};€${at},50;${at % 20},5 %`);
	const { columns, notes, findings } = await analyze(`Shop;Fee;Rate\n${rows.join("\n")}\n`);
	expect(columns.map(({ role }) => role)).toEqual(["category", "measure", "measure"]);
	expect(columns[1]?.numbers?.sum).toBe(800);
	expect(notes.join(" ")).toContain("Fee (EUR), Rate (%)");
	expect(findings.filter(({ title }) => title.includes("“Rate” comes from"))).toEqual([]);
});

describe("what comes first, and what is far from all others", () => {
	/** Heating in winter and none in summer: the middle half is wide, and one value is three times as high as all others. */
	const heating = `Month,Building,Consumption\n${Array.from({ length: 48 }, (_, at) => {
		const [year, month] = [2024 + Math.floor(at / 24), (Math.floor(at / 2) % 12) + 1];
		const use = [11, 12, 1, 2, 3, 4].includes(month) ? 400 + ((at * 7) % 20) : 80 + ((at * 7) % 20);
		return `${year}-${String(month).padStart(2, "0")}-01,${["School", "Hall"][at % 2]},${at === 26 ? 1260 : use}`;
	}).join("\n")}\n`;

	it("a value three times as high as all others is told, however wide the others lie", async () => {
		const { findings } = await analyze(heating);
		const odd = findings.find(({ kind }) => kind === "outliers");
		expect(odd).toMatchObject({ severity: "high", rows: [{ row: 28, text: "1,260" }] });
		expect(odd?.text).toContain("all others go up to");
		if (odd) expectFigures(heating, odd);
	});

	it("of values spread evenly none is", async () => {
		const rows = Array.from({ length: 40 }, (_, at) => `W${at},${100 + at * 3 + (at % 4)}`);
		const { findings } = await analyze(`Week,Length\n${rows.join("\n")}\n`);
		expect(findings.filter(({ kind }) => kind === "outliers")).toEqual([]);
	});

	it("of findings alike in weight the stronger stands first, whatever its kind", async () => {
		const rows = Array.from({ length: 120 }, (_, at) => {
			const width = 10 + ((at * 37) % 80);
			return `${["A", "B", "C"][at % 3]},${width}.5,${width * 2}.25,${(at % 3) * 9 + ((at * 53) % 61)}`;
		});
		const { findings } = await analyze(`Kind,Width,Weight,Depth\n${rows.join("\n")}\n`);
		const patterns = findings.filter(({ area }) => area === "pattern");
		expect(patterns[0]).toMatchObject({ kind: "correlation", severity: "high" });
		expect(patterns.length).toBeGreaterThan(1);
	});

	it("months are not told by weeks of which most are empty", async () => {
		const rows = Array.from({ length: 24 }, (_, at) => `2026-0${Math.floor(at / 5) + 1}-15,${100 + ((at * 13) % 30)}`);
		const { findings } = await analyze(`Day,Answers\n${rows.join("\n")}\n`);
		expect(findings.filter(({ kind }) => kind === "trend")).toEqual([]);
	});
});

describe("a chart of a line", () => {
	it("keeps its words off the line, at the highest and at the lowest point", () => {
		const values = [40, 12, 13, 30, 11.8, 12, 44, 20];
		const points = values.map((value, at) => ({ label: `2026-0${at + 1}`, value }));
		for (const lift of [0, 500]) {
			const lifted = points.map((point) => ({ ...point, value: point.value + lift }));
			const chart = {
				chartId: "c",
				kind: "line" as const,
				title: "t",
				description: "d",
				labelName: "Month",
				valueName: "Sum",
				points: lifted,
				boxes: [],
				marked: [6, 4],
			};
			const { marks, textSize } = drawChart(chart, 480);
			const lines = marks.flatMap((mark) => (mark.type === "line" ? [mark.points] : []));
			const words = marks.flatMap((mark) => (mark.type === "text" && mark.text.includes(": ") ? [mark] : []));
			expect(words).toHaveLength(2);
			for (const { x, y, text, anchor } of words) {
				const width = text.length * textSize * 0.55;
				const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
				const crossed = lines
					.flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to] as const))
					.filter(([from, to]) => {
						for (let step = 0; step <= 40; step += 1) {
							const [px, py] = [from[0] + ((to[0] - from[0]) * step) / 40, from[1] + ((to[1] - from[1]) * step) / 40];
							if (px > left && px < left + width && py > y - textSize * 0.7 && py < y) return true;
						}
						return false;
					});
				expect(crossed, text).toEqual([]);
			}
		}
	});
});

describe("what stands around and beside the numbers", () => {
	const ORDERS = Array.from(
		{ length: 40 },
		(_, at) =>
			`${String(at % 28 || 28).padStart(2, "0")}.03.2026;${["Café Lind", "Hotel Strand", "Ōta K.K."][at % 3]};${1 + (at % 9)};${["12,50", "38,00"][at % 2]};`,
	);
	const csvOf = (rows: readonly string[], ...after: string[]) => ["Day;Customer;Quantity;Unit price;Remarks", ...rows, ...after].join("\n");
	const find = async (csv: string, kind: DataFinding["kind"]) => (await analyze(csv)).findings.filter((finding) => finding.kind === kind);
	const quantity = ORDERS.reduce((sum, row) => sum + Number(row.split(";")[2]), 0);

	it("a total that is not the sum of its rows is told with both numbers", async () => {
		const [total] = await find(csvOf(ORDERS, `Total;;${quantity + 31};;`), "totals");
		expect(total).toMatchObject({ severity: "high", columns: ["Quantity"] });
		expect(total?.text).toContain(`The row “Total” says ${quantity + 31} in “Quantity”, the rows sum to ${quantity}.`);
		expect(await find(csvOf(ORDERS, `Total;;${quantity};;`), "totals")).toEqual([]);
		// What prices add up to means nothing, and nobody is told that it differs.
		expect(await find(csvOf(ORDERS, `Total;;${quantity};25,25;`), "totals")).toEqual([]);
	});

	it("a quantity and a price are offered as an amount, unless a column is it", async () => {
		const csv = "Item,Quantity,Unit price\nA,2,10\nB,3,5\nC,4,2.5\nD,1,7\n";
		const [amount] = await find(csv, "amounts");
		expect(amount?.text).toContain("come to 52 in 4 rows");
		if (amount) expectFigures(csv, amount);
		const withAmount = csv
			.split("\n")
			.map((row, at) => (row === "" ? row : `${row},${at === 0 ? "Line" : Number(row.split(",")[1]) * Number(row.split(",")[2])}`));
		expect(await find(withAmount.join("\n"), "amounts")).toEqual([]);
		expect(await find(csv.replace("Item", "Revenue").replace("A,", "5,").replace("B,", "6,").replace("C,", "7,").replace("D,", "9,"), "amounts")).toEqual([]);
	});

	it("values that differ in accents, signs or something in quotes are named as perhaps the same", async () => {
		const csv = csvOf([...ORDERS, "05.03.2026;Cafe Lind;1;12,50;", '06.03.2026;"Hotel Strand ""Annex""";1;12,50;', "06.03.2026;Hotel Strander;1;12,50;"]);
		const [alike] = await find(csv, "alike");
		expect(alike?.text).toContain("“Café Lind” (14) and “Cafe Lind” (1)");
		expect(alike?.text).toContain('“Hotel Strand” (13) and “Hotel Strand "Annex"” (1)');
		expect(alike?.text).not.toContain("Strander");
	});

	it("remarks that are mostly left out are no serious finding, a measure that is would be one", async () => {
		const severity = async (rows: readonly string[], column: string) =>
			(await find(csvOf(rows), "missing")).find(({ columns }) => columns[0] === column)?.severity;
		expect(await severity([...ORDERS, "05.03.2026;Café Lind;1;12,50;call first", "05.03.2026;Café Lind;1;12,50;return"], "Remarks")).toBe("low");
		expect(
			await severity(
				ORDERS.map((row, at) => (at % 2 === 0 ? row.replace(/;\d+;/, ";;") : row)),
				"Quantity",
			),
		).toBe("high");
	});

	it("a column's odd values are told by one rule, never as unusual and as usual", async () => {
		const rows = [...ORDERS.map((row) => row.replace("38,00", "14,00")), "05.03.2026;Café Lind;1;90,00;", "06.03.2026;Hotel Strand;1;400,00;"];
		const odd = (await find(csvOf(rows), "outliers")).filter(({ columns }) => columns.includes("Unit price"));
		expect(odd.map(({ text }) => /nothing unusual/.test(text))).toEqual([false]);
	});

	it("rows above the table that say nothing are not quoted", async () => {
		const { notes } = await analyze(`Sales of March;;;;\n;;;;\n${csvOf(ORDERS)}`);
		expect(notes.join(" ")).toContain("“Sales of March”.");
		expect(notes.join(" ")).not.toContain("“”");
	});
});
