import { AppError } from "@/lib/platform/errors";
import { formatOfFile } from "@/lib/tools/tables/reading/format-of-file";
import { NO_WISH, type Reach, recognizeFile } from "@/lib/tools/tables/recognize/recognize-file";
import type { RecognizedTable } from "@/lib/tools/tables/schemas";
import { codeFindings } from "./findings/codes";
import { correlationFindings } from "./findings/correlations";
import { type Draft, numbered } from "./findings/finding";
import { groupFindings } from "./findings/groups/groups";
import { groupOutlierFindings } from "./findings/odd/group-outliers";
import { histogram, outlierFindings } from "./findings/odd/outliers";
import { qualityFindings } from "./findings/quality";
import { amountFindings } from "./findings/sums/amounts";
import { distortionFindings } from "./findings/sums/distortions";
import { flowFindings } from "./findings/sums/flows";
import { totalFindings } from "./findings/sums/totals";
import { trendFindings } from "./findings/trends";
import { weekdayFindings } from "./findings/weekdays";
import { type FrameFile, readFrame } from "./frame/read-frame";
import type { DataFinding, DataProfile, DataReport } from "./schemas";
import { type ColumnWishes, type Study, studyFrame } from "./study";

/** More columns than a report is read for. */
const MOST_COLUMNS = 200;
const PREVIEW_ROWS = 8;

export interface DataWishes extends ColumnWishes {
	readonly sheet: string | null;
}

/** A table that was read, with what its columns are for. */
export interface Looked {
	readonly table: RecognizedTable;
	readonly study: Study;
	readonly notes: string[];
}

/** Where a whole is made of two parts of work, the share of the whole when so much of a part is done. */
const half = (from: number, { signal, onShare }: Reach): Reach => ({ signal, onShare: (share) => onShare(from + share / 2) });

/** Reads a whole table and settles what its columns are for. @throws AppError in words for its owner. */
export async function lookAtData(file: FrameFile, wishes: DataWishes, reach: Reach): Promise<Looked> {
	const table = await recognizeFile(file, { ...NO_WISH, sheet: wishes.sheet }, half(0, reach));
	if (table.columns.length > MOST_COLUMNS)
		throw new AppError(
			"FILE_TOO_LARGE",
			`This table has ${table.columns.length} columns; a report takes at most ${MOST_COLUMNS}. Leave out those that don't matter.`,
		);
	if (table.rowCount === 0) throw new AppError("FILE_EMPTY", `${file.fileName} has the names of columns, but no rows below them.`);
	const frame = await readFrame(file, table.settings, table.rowCount, half(0.5, reach));
	const study = studyFrame(frame, wishes);
	return { table, study, notes: notesOf(table, study) };
}

function notesOf({ findings, sheets, sheet }: RecognizedTable, { frame }: Study): string[] {
	const left = frame.columns
		.filter((column) => column.filled > 0 && !column.numbers && !column.codes && column.setting.type !== "text")
		.map(({ name }) => name);
	const zones = frame.columns
		.filter((column) => column.zones.size > 0)
		.map(({ name, zones: found }) => `Days and hours of “${name.slice(0, 60)}” are those of the clock that the table writes (${[...found].join(", ")}).`);
	return [
		...(sheets.length > 1 ? [`The workbook has ${sheets.length} sheets; this is about “${sheet}”.`] : []),
		...(frame.duplicates.count > 0 ? ["Every figure counts all rows, those that stand there twice as well."] : []),
		...(left.length > 0 ? [`The table is so large that ${left.slice(0, 5).join(", ")} were counted, but not compared.`] : []),
		...zones,
		...findings.filter(({ kind }) => kind !== "misfits").map(({ message }) => message),
	];
}

function factsOf(file: FrameFile, { table, study, notes }: Looked) {
	return { fileName: file.fileName, sheet: table.sheet, rows: study.frame.rows, columns: [...study.profiles], choice: study.choice, notes };
}

const WITH_ROWS: ReadonlySet<string> = new Set(["csv", "tsv", "xlsx"]);

/** So many rows stand in the file before those that are data: titles and the header. None in formats without rows of their own. */
export function rowsBefore(file: FrameFile, { settings: { hasHeader, headerRow = 1 } }: RecognizedTable): number {
	return WITH_ROWS.has(formatOfFile(file)) ? headerRow - (hasHeader ? 0 : 1) : 0;
}

/** Findings whose rows are numbered as in the file. */
function inFile(findings: readonly DataFinding[], { frame }: Study, before: number): DataFinding[] {
	const placeOf = (kind: DataFinding["kind"], row: number) => (kind === "empty_rows" ? row : frame.placeInFile(row)) + before;
	return findings.map((finding) => ({ ...finding, rows: finding.rows.map((one) => ({ ...one, row: placeOf(finding.kind, one.row) })) }));
}

/** A first look at the data: its columns and what is wrong with them. @throws AppError in words for its owner. */
export async function profileData(file: FrameFile, wishes: DataWishes, reach: Reach): Promise<DataProfile> {
	const looked = await lookAtData(file, wishes, reach);
	const { findings } = numbered(
		[
			...totalFindings(looked.study, looked.table.totalRows),
			...qualityFindings(looked.study),
			...codeFindings(looked.study),
			...outlierFindings(looked.study),
			...groupOutlierFindings(looked.study),
		].map(({ chart: _chart, ...draft }) => draft),
	);
	return {
		...factsOf(file, looked),
		findings: inFile(findings, looked.study, rowsBefore(file, looked.table)),
		sampleRows: looked.table.sampleRows.slice(0, PREVIEW_ROWS),
	};
}

/** Everything that the data shows. Equal input gives an equal report. @throws AppError in words for its owner. */
export async function analyzeData(file: FrameFile, wishes: DataWishes, reach: Reach): Promise<DataReport> {
	const looked = await lookAtData(file, wishes, reach);
	const { study } = looked;
	const patterns: Draft[] = [];
	for (const find of [distortionFindings, flowFindings, amountFindings, trendFindings, groupFindings, weekdayFindings, correlationFindings]) {
		patterns.push(...find(study));
		reach.signal.throwIfAborted();
	}
	const { findings, charts } = numbered([
		...patterns,
		...totalFindings(study, looked.table.totalRows),
		...qualityFindings(study),
		...codeFindings(study),
		// What one value makes of a sum is told first of all, and once.
		...outlierFindings(study).filter(({ columns }) => !patterns.some(({ kind, columns: own }) => kind === "distortion" && own[0] === columns[0])),
		...groupOutlierFindings(study),
	]);
	const spread = study.focus?.numbers ? [{ ...histogram(study.focus), chartId: `chart-${charts.length + 1}` }] : [];
	const compared = [...study.measures, ...study.categories].map(({ name }) => name);
	return { ...factsOf(file, looked), findings: inFile(findings, study, rowsBefore(file, looked.table)), charts: [...charts, ...spread], compared };
}
