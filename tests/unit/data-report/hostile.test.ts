import { describe, expect, it } from "vitest";
import { outlineDataReport } from "@/lib/tools/documents/reporting/data-report-outline";
import { renderDataReportPdf } from "@/lib/tools/documents/reporting/render-data-report-pdf";
import { drawChart } from "@/lib/tools/tables/report/charts/draw-chart";
import { DataReport } from "@/lib/tools/tables/report/schemas";
import { analyze, clean, energyTable, profile, steadyChance } from "@/tests/factories/data-tables";
import { makeTableFile } from "@/tests/factories/tables";

describe("tables that give little or too much", () => {
	it.each([
		["nothing.csv", "", "FILE_EMPTY"],
		["names.csv", "name,amount\n", "FILE_EMPTY"],
		["broken.json", '[{"a":', "FILE_UNREADABLE"],
		["open.csv", 'a,b\n1,"never closed\n', "FILE_UNREADABLE"],
		["book.xlsx", "no workbook", "FILE_UNREADABLE"],
		["wide.csv", `${Array.from({ length: 300 }, (_, at) => `c${at}`).join()}\n${Array(300).fill("1").join()}\n`, "FILE_TOO_LARGE"],
	])("%s is refused in a sentence", async (fileName, text, code) => {
		const refusal = { code, message: expect.stringMatching(/\.$/) };
		await expect(analyze(makeTableFile(fileName, text))).rejects.toMatchObject(refusal);
		await expect(profile(makeTableFile(fileName, text))).rejects.toMatchObject(refusal);
		await expect(clean(makeTableFile(fileName, text), [])).rejects.toMatchObject(refusal);
	});

	it.each([
		["one row", "a,b\n1,2\n"],
		["one column of words", "word\nx\ny\nz\nx\n"],
		["nothing but gaps", "a,b,c\n,,\n,,\n1,,\n"],
		["one day", "day,n\n2026-01-01,1\n2026-01-01,2\n2026-01-01,3\n"],
		["numbers that are all alike", `n,g\n${Array.from({ length: 60 }, (_, at) => `5,${"AB"[at % 2]}`).join("\n")}\n`],
		["huge and tiny numbers", `n,m\n${Array.from({ length: 60 }, (_, at) => `${at % 2 ? "9.9e307".length : "0.000001"},${at}`).join("\n")}\n`],
		[
			"days a thousand years apart",
			`day,n\n${Array.from({ length: 60 }, (_, at) => `${at === 30 ? "0999" : "2026"}-01-${String((at % 28) + 1).padStart(2, "0")},${at}`).join("\n")}\n`,
		],
		[
			"names that are markup and marks",
			`<b>a</b>,"“x”",\u202eb,__proto__\n${Array.from({ length: 40 }, (_, at) => `${at},constructor,<i>${at % 3}</i>,toString`).join("\n")}\n`,
		],
		["short and long rows", `a,b,c\n${Array.from({ length: 50 }, (_, at) => (at % 2 ? `${at}` : `${at},1,2,3,4`)).join("\n")}\n`],
	])("%s gets a report, a chart of each size, a PDF and a cleaned table", async (_, csv) => {
		const file = makeTableFile("odd.csv", csv);
		const report = await analyze(file);
		expect(DataReport.parse(report)).toEqual(report);
		for (const chart of report.charts) {
			for (const width of [120, 480]) {
				const { marks, height } = drawChart(chart, width);
				expect(Number.isFinite(height)).toBe(true);
				for (const number of JSON.stringify(marks).match(/null|NaN/g) ?? []) expect(number).toBe("a place on the drawing");
			}
		}
		expect((await renderDataReportPdf(report, null, new Date(0))).bytes.byteLength).toBeGreaterThan(1_000);
		expect((await clean(file, ["trim", "types", "spellings", "duplicates", "empty_rows"])).bytes.byteLength).toBeGreaterThan(500);
	});

	it("stops when nobody waits any more", async () => {
		const { analyzeData } = await import("@/lib/tools/tables/report/analyze-data");
		const stop = new AbortController();
		const wishes = { sheet: null, focus: null, groupBy: null, date: null };
		const run = analyzeData(makeTableFile("big.csv", `a,b\n${"1,2\n".repeat(400_000)}`), wishes, { signal: stop.signal, onShare: () => stop.abort() });
		await expect(run).rejects.toThrow();
	});
});

describe("a large table", () => {
	it("of three hundred thousand rows takes no more room than its bytes, its columns and a hundred megabytes", async () => {
		const chance = steadyChance(3);
		const lines = Array.from(
			{ length: 300_000 },
			(_, at) => `${at},2025-0${1 + (at % 9)}-11,C${Math.floor(chance() * 50_000)},${(chance() * 99).toFixed(2)},${"NSEW"[at % 4]}`,
		);
		const file = makeTableFile("large.csv", `id,day,customer,amount,region\n${lines.join("\n")}\n`);
		lines.length = 0;
		const before = process.memoryUsage().arrayBuffers;
		let most = 0;
		const { analyzeData } = await import("@/lib/tools/tables/report/analyze-data");
		const onShare = () => {
			most = Math.max(most, process.memoryUsage().arrayBuffers - before);
		};
		const report = await analyzeData(file, { sheet: null, focus: null, groupBy: null, date: null }, { signal: new AbortController().signal, onShare });
		expect(report.rows).toBe(300_000);
		expect(report.columns.find(({ name }) => name === "customer")?.distinct).toBeGreaterThan(49_000);
		expect(most).toBeLessThan(100 * 1024 * 1024);
	}, 120_000);
});

describe("the report on paper", () => {
	it("has every finding and column in its order, equal bytes, and a drawing that says what it shows", async () => {
		const report = await analyze(makeTableFile("energy.csv", energyTable()));
		const outline = outlineDataReport(report, 480);
		const texts = outline.sections.flatMap(({ blocks }) => blocks.flatMap((block) => ("text" in block ? [block.text] : [])));
		for (const { text } of report.findings) expect(texts).toContain(text);
		const figures = outline.sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === "figure"));
		expect(figures).toHaveLength(report.charts.length);
		for (const figure of figures) expect(figure.type === "figure" && figure.alt.length).toBeGreaterThan(20);
		const [one, other] = await Promise.all([renderDataReportPdf(report, null, new Date(0)), renderDataReportPdf(report, null, new Date(0))]);
		expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
		expect(one.fileName).toBe("energy-report.pdf");
	});
});
