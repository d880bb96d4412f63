import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DataReport } from "@/lib/tools/tables/report/schemas";
import { plainTable, Recount } from "@/tests/factories/data-checks";
import { analyze, energyTable, hourTable, noiseTable, shopTable } from "@/tests/factories/data-tables";
import { makeTableFile } from "@/tests/factories/tables";

const SAMPLE = readFileSync("public/samples/coffee-roastery-orders.csv", "utf8");
const TABLES: [string, string][] = [
	["the sample", SAMPLE],
	["energy", energyTable()],
	["noise", noiseTable(400)],
	["shops", shopTable()],
	["readings by the hour", hourTable()],
];

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
/** What is not a figure of a sentence: names, and the periods and days that it speaks of. */
const bare = (text: string) =>
	text
		.replace(/“[^”]*”/g, "")
		.replace(/(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g, "")
		.replace(/\d{4}-\d\d-\d\d/g, "");

describe.each(TABLES)("every number that is said of %s", (_, csv) => {
	it("is computed anew from the rows by other means, and stands in its sentence", async () => {
		const report = await analyze(makeTableFile("table.csv", csv));
		const recount = new Recount(plainTable(csv));
		let checked = 0;
		for (const { title, text, figures } of report.findings) {
			let rest = bare(text);
			for (const { label, value, text: shown, measure } of figures) {
				const anew = recount.value(measure);
				const isChance = measure.op.endsWith("_p");
				const isEqual = isChance ? isNear(value, anew) || (value < 1e-9 && anew < 1e-9) : isNear(value, anew);
				expect(isEqual, `${title}: ${label} is ${value}, anew ${anew}`).toBe(true);
				expect(text).toContain(shown);
				checked += 1;
			}
			for (const { text: shown } of [...figures].sort((one, other) => other.text.length - one.text.length)) rest = rest.replace(shown, "");
			expect(rest, `${text} has a number that is no figure`).not.toMatch(/\d/);
		}
		expect(checked).toBeGreaterThan(csv.startsWith("team") ? -1 : 10);
	});

	it("comes the same each time, as its schema has it", async () => {
		const [one, other] = await Promise.all([analyze(makeTableFile("table.csv", csv)), analyze(makeTableFile("table.csv", csv))]);
		expect(JSON.stringify(one)).toBe(JSON.stringify(other));
		expect(DataReport.parse(one)).toEqual(one);
	});
});

describe("readings that come by the hour", () => {
	const ofHours = async (missingHours: number) => (await analyze(makeTableFile("water.csv", hourTable({ missingHours })))).findings;

	it("are told where they are missing, and that the lowest week hangs on them", async () => {
		const findings = await ofHours(80);
		const gap = findings.find(({ kind, title }) => kind === "gaps" && title.includes("moments"));
		expect(gap).toMatchObject({ severity: "medium", columns: ["taken"] });
		expect(gap?.text).toContain("goes on every hour, yet 81 moments are missing");
		expect(gap?.text).toContain("The longest gap is from 2025-01-28 to 2025-02-01");
		expect(findings.find(({ kind }) => kind === "trend")?.text).toContain(
			"The lowest hangs on readings that are missing: it has 88 readings, the highest 168.",
		);
	});

	it("say nothing of it where none is missing, and rows that come as they please do not either", async () => {
		const [whole, shops] = [await ofHours(0), (await analyze(makeTableFile("shops.csv", shopTable()))).findings];
		for (const { title, text } of [...whole, ...shops]) expect(`${title} ${text}`).not.toMatch(/leaves out moments|hangs on readings/);
	});
});

describe("what is found", () => {
	const kindsOf = (report: DataReport) => new Set(report.findings.map(({ kind }) => kind));

	it("is every pattern and flaw that was put into the sample", async () => {
		const report = await analyze(makeTableFile("orders.csv", SAMPLE));
		expect(report.choice).toEqual({ focus: "revenue", groupBy: null, date: "order_date" });
		expect(kindsOf(report)).toEqual(
			new Set(["trend", "groups", "shares", "weekdays", "correlation", "missing", "misfits", "outliers", "spellings", "duplicates", "gaps", "constant"]),
		);
		const misfits = report.findings.find(({ kind }) => kind === "misfits");
		expect(misfits?.rows.map(({ text }) => text)).toEqual(["n/a", "tbd"]);
		const lines = SAMPLE.split("\n");
		for (const { row, text } of misfits?.rows ?? []) expect(lines[row - 1]).toContain(`,${text},`);
		const duplicates = report.findings.find(({ kind }) => kind === "duplicates");
		for (const { row } of duplicates?.rows ?? []) expect(lines.indexOf(lines[row - 1] ?? "")).toBeLessThan(row - 1);
		const odd = report.findings.find(({ kind, columns }) => kind === "outliers" && columns[0] === "revenue");
		expect(odd?.rows[0]?.text).toBe("2,580");
		const { columns } = report;
		expect(Object.fromEntries(columns.map(({ name, role }) => [name, role]))).toMatchObject({
			order_id: "id",
			order_date: "date",
			region: "category",
			revenue: "measure",
			currency: "constant",
		});
		expect(columns.find(({ name }) => name === "order_id")?.numbers).toBeNull();
	});

	it("says one value that is far from all others in a few rows too", async () => {
		const rows = Array.from({ length: 36 }, (_, at) => `W${at + 1},${at === 17 ? 43_680 : 5_000 + ((at * 7) % 36) * 200}`);
		const report = await analyze(makeTableFile("heating.csv", `flat,kWh\n${rows.join("\n")}\n`));
		const odd = report.findings.find(({ kind }) => kind === "outliers");
		expect(odd?.rows).toEqual([{ row: 19, text: "43,680" }]);
	});

	it("says a value that is odd in its group alone, and no other of the group or the whole", async () => {
		const odd = async (csv: string) => (await analyze(makeTableFile("shops.csv", csv))).findings.filter(({ kind }) => kind === "outliers");
		expect(await odd(shopTable())).toMatchObject([
			{ title: "“sold” has a value that is odd for “shop”", columns: ["sold", "shop"], rows: [{ row: 123, text: "60 (Kiosk)" }] },
		]);
		expect(await odd(shopTable({ oddValue: 6 }))).toEqual([]);
	});

	it("says a number that several people have and nobody else comes near", async () => {
		const ages = (high: number) =>
			["id,age,town", ...Array.from({ length: 200 }, (_, at) => `${at + 1},${at % 40 === 0 ? high : 19 + ((at * 7) % 46)},${at % 2 ? "Oban" : "Wick"}`)].join(
				"\n",
			);
		const titles = async (high: number) => (await analyze(makeTableFile("ages.csv", ages(high)))).findings.map(({ title }) => title);
		expect(await titles(99)).toContain("“age” says 99 where there may be no value");
		expect(await titles(66)).not.toContain("“age” says 66 where there may be no value");
	});

	it("counts marks one by one", async () => {
		const csv = ["id,mark,town", ...Array.from({ length: 60 }, (_, at) => `${at + 1},${1 + ((at * 7) % 5)},${at % 2 ? "Oban" : "Wick"}`)].join("\n");
		const chart = (await analyze(makeTableFile("marks.csv", csv))).charts.find(({ kind }) => kind === "histogram");
		expect(chart?.points.map(({ label, value }) => `${label}: ${value}`)).toEqual(["1: 12", "2: 12", "3: 12", "4: 12", "5: 12"]);
	});

	it("is nothing where nothing is: chance alone makes no group, trend or pair stand out", async () => {
		const report = await analyze(makeTableFile("noise.csv", noiseTable(400)));
		expect(report.findings.filter(({ area }) => area === "pattern")).toEqual([]);
	});

	it("says a rise that is there, and the day of the week that stands out", async () => {
		const report = await analyze(makeTableFile("energy.csv", energyTable()), { focus: "kWh" });
		expect(report.findings.find(({ kind }) => kind === "weekdays")?.text).toMatch(/on a middling Sunday to/);
		expect(report.findings.find(({ kind, columns }) => kind === "groups" && columns[0] === "kwh")?.title).toBe("“kwh” differs by “meter”");
		expect(report.findings.some(({ kind, columns }) => kind === "empty_column" && columns[0] === "note")).toBe(true);
	});

	it("draws each chart from the numbers of its table, and every finding that has a chart finds it", async () => {
		const report = await analyze(makeTableFile("orders.csv", SAMPLE));
		const ids = new Set(report.charts.map(({ chartId }) => chartId));
		expect(report.charts.length).toBeGreaterThan(8);
		for (const { chartId } of report.findings) if (chartId) expect(ids).toContain(chartId);
		const byRegion = report.charts.find(({ title }) => title === "Sum of revenue by region");
		const recount = new Recount(plainTable(SAMPLE));
		for (const { label, value } of byRegion?.points ?? [])
			expect(isNear(value, recount.value({ op: "sum", column: "revenue", where: [{ column: "region", equals: label }] }))).toBe(true);
	});
});

describe("the columns that a person names", () => {
	it("are found by part of their names, whatever the case", async () => {
		const { choice } = await analyze(makeTableFile("orders.csv", SAMPLE), { focus: "the Rating", groupBy: "CHANNEL", date: "order date" });
		expect(choice).toEqual({ focus: "rating", groupBy: "channel", date: "order_date" });
	});

	it.each([
		[{ focus: "profit" }, "There is no column called “profit” as what matters most. The columns are “order_id”, “order_date”"],
		[{ focus: "order" }, "Several columns could be meant by “order”"],
		[{ focus: "region" }, "“region” holds no numbers to look at."],
		[{ groupBy: "revenue" }, "“revenue” does not part the rows into groups"],
		[{ date: "channel" }, "“channel” holds no dates that could be read."],
	])("%j that can't serve are told with what to do", async (wish, message) => {
		await expect(analyze(makeTableFile("orders.csv", SAMPLE), wish)).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			message: expect.stringContaining(message),
		});
	});
});

it("yes and no of a table are said as it writes them", async () => {
	const rows = Array.from({ length: 120 }, (_, at) => `${at % 3 === 0 ? "yes" : "no"},${at % 3 === 0 ? 900 + at : 100 + at}`);
	const report = await analyze(makeTableFile("table.csv", ["Paid,Revenue", ...rows].join("\n")));
	const words = report.findings.map(({ title, text }) => `${title} ${text}`).join(" ");
	expect(words).toMatch(/“?yes”?/);
	expect(words).not.toMatch(/\b(?:true|false)\b/);
});
