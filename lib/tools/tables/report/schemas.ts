import { z } from "zod";
import { ColumnType } from "@/lib/tools/tables/schemas";

/** How the rows of one period are told: by their day, their week from Monday, or their month. */
export const PERIODS = ["day", "week", "month"] as const;
export const Period = z.enum(PERIODS);
export type Period = z.infer<typeof Period>;

/** Which rows a figure is of. Several conditions hold together. */
export const Condition = z.object({
	column: z.string(),
	/** The value as it is spelled most often; other cases and spaces count as the same. */
	equals: z.string().optional(),
	/** The first day of the period that the date lies in. */
	from: z.string().optional(),
	period: Period.optional(),
	/** The day of the week of the date, Monday 1 to Sunday 7. */
	weekday: z.int().min(1).max(7).optional(),
	below: z.number().optional(),
	above: z.number().optional(),
});
export type Condition = z.infer<typeof Condition>;

export const MEASURE_OPS = [
	...["rows", "columns", "filled", "empty", "distinct", "misfits", "duplicates", "empty_rows", "respelled", "repeated"],
	/** What the row of totals says of a column, and the sum of a column times another one. */
	...["stated_total", "sum_of_products"],
	/** The first of two figures without the second. */
	"difference",
	...["count", "sum", "mean", "median", "min", "max", "lower_quartile", "upper_quartile"],
	...[
		"share",
		"change",
		"correlation",
		"welch_f",
		"explained",
		"trend_p",
		"welch_p",
		"correlation_p",
		"days",
		"missing_days",
		"readings",
		"missing_readings",
		"period_mean",
		"period_median",
	],
] as const;
export const MeasureOp = z.enum(MEASURE_OPS);

/** What a figure is, so that anybody can compute it anew: an operation over rows, or over other figures. */
export interface Measure {
	op: z.infer<typeof MeasureOp>;
	column?: string | undefined;
	/** The column whose values part the rows into groups, or that tells their day. */
	by?: string | undefined;
	other?: string | undefined;
	period?: Period | undefined;
	weekday?: number | undefined;
	/** From one moment to the next, where they come steadily. */
	minutes?: number | undefined;
	where?: Condition[] | undefined;
	of?: Measure[] | undefined;
}
export const Measure: z.ZodType<Measure> = z.lazy(() =>
	z.object({
		op: MeasureOp,
		column: z.string().optional(),
		by: z.string().optional(),
		other: z.string().optional(),
		period: Period.optional(),
		weekday: z.int().optional(),
		minutes: z.int().optional(),
		where: z.array(Condition).optional(),
		of: z.array(Measure).optional(),
	}),
);

/** A number of a finding: how it is written in the sentence, and what it is. */
export const Figure = z.object({ label: z.string(), value: z.number(), text: z.string(), measure: Measure });
export type Figure = z.infer<typeof Figure>;

export const SEVERITIES = ["high", "medium", "low"] as const;
export const FindingKind = z.enum([
	...([
		"empty_column",
		"missing",
		"misfits",
		"constant",
		"duplicates",
		"empty_rows",
		"spellings",
		"alike",
		"misspelled",
		"impossible",
		"totals",
		"repeated_ids",
		"gaps",
		"outliers",
	] as const),
	"returns",
	...(["distortion", "flow", "amounts", "groups", "shares", "trend", "weekdays", "correlation"] as const),
]);
export type FindingKind = z.infer<typeof FindingKind>;

/** Something that the data shows, in words whose every number is a figure. Rows count as in the file, where the header is one. */
export const DataFinding = z.object({
	findingId: z.string(),
	kind: FindingKind,
	area: z.enum(["pattern", "quality"]),
	severity: z.enum(SEVERITIES),
	title: z.string(),
	text: z.string(),
	/** How it was found, for who wants to check it. */
	method: z.string(),
	figures: z.array(Figure),
	columns: z.array(z.string()),
	rows: z.array(z.object({ row: z.int().min(1), text: z.string() })),
	chartId: z.string().nullable(),
});
export type DataFinding = z.infer<typeof DataFinding>;

const Point = z.object({ label: z.string(), value: z.number(), count: z.int().min(0).optional() });

/** What a chart draws. The same points stand in the table behind it. */
export const Chart = z.object({
	chartId: z.string(),
	kind: z.enum(["bars", "line", "histogram", "boxes"]),
	title: z.string(),
	/** What it shows, for who doesn't see it. */
	description: z.string(),
	labelName: z.string(),
	valueName: z.string(),
	points: z.array(Point),
	boxes: z.array(z.object({ label: z.string(), low: z.number(), lower: z.number(), middle: z.number(), upper: z.number(), high: z.number() })).default([]),
	/** The places of the points that the finding speaks of. */
	marked: z.array(z.int().min(0)).default([]),
});
export type Chart = z.infer<typeof Chart>;

export const ROLES = ["id", "measure", "category", "date", "constant", "empty", "text"] as const;
export const ColumnRole = z.enum(ROLES);
export type ColumnRole = z.infer<typeof ColumnRole>;

/** What a column holds. Numbers are null where the column has none, or holds too much to count. */
export const ColumnProfile = z.object({
	name: z.string(),
	type: ColumnType,
	role: ColumnRole,
	filled: z.int().min(0),
	filledShare: z.number().min(0).max(1),
	/** Null above what is counted one by one. */
	distinct: z.int().min(0).nullable(),
	misfits: z.int().min(0),
	frequent: z.array(z.object({ value: z.string(), count: z.int().min(1) })),
	numbers: z
		.object({
			min: z.number(),
			lowerQuartile: z.number(),
			median: z.number(),
			upperQuartile: z.number(),
			max: z.number(),
			mean: z.number(),
			sum: z.number(),
			deviation: z.number(),
			/** Values further than three times the middle half away from it. */
			outliers: z.int().min(0),
		})
		.nullable(),
	dates: z.object({ first: z.string(), last: z.string(), days: z.int().min(0), missingDays: z.int().min(0) }).nullable(),
	/** The shape of the values, as counts from the smallest to the largest. */
	shape: z.array(z.int().min(0)),
});
export type ColumnProfile = z.infer<typeof ColumnProfile>;

/** Which columns the report looks at first. */
export const DataChoice = z.object({ focus: z.string().nullable(), groupBy: z.string().nullable(), date: z.string().nullable() });
export type DataChoice = z.infer<typeof DataChoice>;

const DataFacts = {
	fileName: z.string(),
	sheet: z.string().nullable(),
	rows: z.int().min(0),
	columns: z.array(ColumnProfile),
	choice: DataChoice,
	notes: z.array(z.string()),
};

/** What a first look at the data shows, before a report is made. */
export const DataProfile = z.object({ ...DataFacts, findings: z.array(DataFinding), sampleRows: z.array(z.array(z.string())) });
export type DataProfile = z.infer<typeof DataProfile>;

export const DataReport = z.object({ ...DataFacts, findings: z.array(DataFinding), charts: z.array(Chart), compared: z.array(z.string()) });
export type DataReport = z.infer<typeof DataReport>;

export const CLEANINGS = ["trim", "types", "spellings", "duplicates", "empty_rows"] as const;
export const Cleaning = z.enum(CLEANINGS, { error: "This is no way of cleaning that is known." });
export type Cleaning = z.infer<typeof Cleaning>;

/** What cleaning did to the table, counted by kind; the workbook lists the changes one by one. */
export const CleaningReport = z.object({
	rowsRead: z.int().min(0),
	rowsWritten: z.int().min(0),
	changes: z.array(z.object({ kind: Cleaning, column: z.string().nullable(), count: z.int().min(1) })),
	listed: z.int().min(0),
	notes: z.array(z.string()),
});
export type CleaningReport = z.infer<typeof CleaningReport>;

/** What a person wants looked at, in their words; null is found out. */
export const DataWish = {
	fileId: z.string(),
	sheet: z.string().nullish().describe("Which sheet of a workbook; by default the first"),
	focus: z.string().max(200).nullish().describe("The column that matters most"),
	groupBy: z.string().max(200).nullish().describe("The column whose values are compared"),
	date: z.string().max(200).nullish().describe("The column that tells when"),
};
