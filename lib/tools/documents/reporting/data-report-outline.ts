import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { drawChart } from "@/lib/tools/tables/report/charts/draw-chart";
import { countWords, numberWords, shareWords } from "@/lib/tools/tables/report/number-words";
import type { Chart, ColumnProfile, DataFinding, DataReport } from "@/lib/tools/tables/report/schemas";

const SEVERITY_WORDS = { high: "Strong", medium: "Clear", low: "Slight" } as const;
const QUALITY_WORDS = { high: "Serious", medium: "Worth a look", low: "Small" } as const;
const ROLE_WORDS: Readonly<Record<ColumnProfile["role"], string>> = {
	id: "id, left out of statistics",
	measure: "measured",
	category: "groups",
	date: "date",
	constant: "always the same",
	empty: "empty",
	text: "text",
};
const SHOWN_ROWS = 12;
const MOST_COLUMNS = 100;

const paragraph = (text: string): OutlineBlock => ({ type: "paragraph", text: tidyText(text) });

function line(text: string, aside: string, isFirst = false): OutlineBlock {
	return { type: "line", text: tidyText(text), dates: tidyText(aside), isStrong: false, isText: true, isFirst, hasMore: false };
}

function figureOf(chart: Chart | undefined, width: number): OutlineBlock[] {
	if (!chart) return [];
	const table = chart.points.map(({ label, value }) => `${label}: ${numberWords(value)}`).join("; ");
	return [{ type: "figure", drawing: drawChart(chart, width), alt: tidyText(`${chart.title}. ${chart.description} ${table}`) }];
}

function rowsOf({ rows, kind }: DataFinding): OutlineBlock[] {
	if (rows.length === 0) return [];
	const told = rows.slice(0, SHOWN_ROWS).map(({ row, text }) => (text ? `row ${countWords(row)}: ${text}` : `row ${countWords(row)}`));
	return [paragraph(`${rows.length > SHOWN_ROWS ? (kind === "outliers" ? "The farthest: " : "The first ones: ") : ""}${told.join("; ")}.`)];
}

function findingBlocks(finding: DataFinding, charts: ReadonlyMap<string, Chart>, width: number): OutlineBlock[] {
	const words = finding.area === "quality" || finding.kind === "distortion" ? QUALITY_WORDS : SEVERITY_WORDS;
	const head: OutlineBlock = {
		type: "line",
		text: tidyText(finding.title),
		dates: words[finding.severity],
		isStrong: true,
		isText: false,
		isFirst: true,
		hasMore: true,
	};
	return [head, ...figureOf(charts.get(finding.chartId ?? ""), width), paragraph(finding.text), ...rowsOf(finding)];
}

function columnWords({ role, filledShare, distinct, numbers, dates, frequent }: ColumnProfile): string {
	const parts = [`${shareWords(filledShare)} filled`];
	if (numbers) parts.push(`${numberWords(numbers.min)} to ${numberWords(numbers.max)}`, `median ${numberWords(numbers.median)}`);
	else if (dates) parts.push(`${dates.first} to ${dates.last}`);
	else if (distinct !== null) parts.push(`${countWords(distinct)} different`);
	if (!numbers && !dates && frequent[0] && role === "category") parts.push(`mostly ${frequent[0].value.slice(0, 24)}`);
	return parts.join(" · ");
}

function columnSection({ columns }: DataReport): OutlineSection {
	const lines = columns.slice(0, MOST_COLUMNS).map((column, at) => line(`${column.name}: ${ROLE_WORDS[column.role]}`, columnWords(column), at === 0));
	const more = columns.length > MOST_COLUMNS ? [paragraph(`The other ${columns.length - MOST_COLUMNS} columns are in the data beside this report.`)] : [];
	return { heading: `Columns (${columns.length})`, blocks: [...lines, ...more] };
}

function methodSection({ findings, notes }: DataReport): OutlineSection {
	const methods = new Map(findings.map(({ kind, method }) => [kind, method]));
	const told = [
		...notes,
		"Every number was computed from the rows of your file; the data beside this report name for each what it is.",
		"What is said of groups, trends and columns that go together describes these rows. It does not say why.",
		...methods.values(),
	];
	return { heading: "How it was computed", blocks: told.map((text): OutlineBlock => ({ type: "bullet", text: tidyText(text) })) };
}

/** A report about a table in the order in which it is printed. `width` is that of the text, for the charts. */
export function outlineDataReport(report: DataReport, width: number): ResumeOutline {
	const { findings, fileName, sheet, rows, columns, choice } = report;
	const charts = new Map(report.charts.map((chart) => [chart.chartId, chart]));
	const section = (area: DataFinding["area"], heading: string, none: string): OutlineSection => {
		const own = findings.filter((finding) => finding.area === area);
		const blocks = own.flatMap((finding) => findingBlocks(finding, charts, width));
		return { heading, blocks: blocks.length > 0 ? blocks : [paragraph(none)] };
	};
	const free = report.charts.filter(({ chartId }) => findings.every((finding) => finding.chartId !== chartId));
	const spread: OutlineSection[] = free.map((chart) => ({ heading: chart.title, blocks: [...figureOf(chart, width), paragraph(chart.description)] }));
	const facts = [
		`${countWords(rows)} ${rows === 1 ? "row" : "rows"}`,
		`${countWords(columns.length)} ${columns.length === 1 ? "column" : "columns"}`,
		...(choice.focus ? [`Looked at first: ${choice.focus}`] : []),
		`${countWords(findings.length)} ${findings.length === 1 ? "finding" : "findings"}`,
	];
	return {
		name: "Data report",
		headline: tidyText(sheet ? `${fileName}, ${sheet}` : fileName),
		contact: facts.map((text) => ({ text: tidyText(text), url: null })),
		sections: [
			section("pattern", "What stands out", "No difference, trend or pair of columns stands out from chance."),
			...spread,
			section("quality", "Quality of the data", "Nothing was found that should be mended."),
			columnSection(report),
			methodSection(report),
		],
		pageWord: "Page",
		language: "en",
	};
}
