import "server-only";
import { attachment } from "@/lib/files/store/content-disposition";
import type { ActorContext } from "@/lib/platform/context";
import type { KeysetPosition } from "@/lib/platform/database/keyset";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/platform/language/csv";
import type { SurveyResponseModel } from "@/lib/platform/prisma/models";
import { storedAnswers } from "@/lib/surveys/answering/check-answers";
import { loadOwned, type SurveyWithParts } from "@/lib/surveys/internal";
import { KINDS, type OutRow, type OutTable } from "@/lib/tools/tables/writing/out-table";
import { writeXlsx } from "@/lib/tools/tables/writing/write-xlsx";
import { findResponses, type ResponseFilter } from "./find-responses";
import { contextOf, presentResponse } from "./present-response";

const ROWS_AT_ONCE = 1_000;
const COLUMNS = ["Response", "Submitted (UTC)", "Name", "E-mail", "Early bird", "LINE connected", "Mystery unlocked", "Seconds taken"];
const SUBMITTED = COLUMNS.indexOf("Submitted (UTC)");
/** The longest text that a cell of a workbook holds. */
const LONGEST_CELL = 32_767;

type Cell = string | number | null;

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * All responses that pass a filter as a CSV file, newest first, sent while they are read: however many there are, a page of them is held.
 * @throws AppError SURVEY_NOT_FOUND.
 */
export async function exportCsv(context: ActorContext, surveyId: string, filter: ResponseFilter): Promise<Response> {
	const survey = await loadOwned(context, surveyId);
	const pages = pagesOf(survey, filter);
	// The first page is read before the answer begins, so that what fails can still be told.
	let next = await pages.next();
	let head = BYTE_ORDER_MARK + csvLine(headerOf(survey));
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const text = head + (next.done ? "" : next.value.map(csvLine).join(""));
			if (text !== "") controller.enqueue(encoder.encode(text));
			head = "";
			if (next.done) controller.close();
			else next = await pages.next();
		},
	});
	return fileResponse(body, "text/csv; charset=utf-8", `${nameOf(survey)}.csv`);
}

/** The same as a workbook, in which no cell is a formula. @throws AppError SURVEY_NOT_FOUND. */
export async function exportXlsx(context: ActorContext, surveyId: string, filter: ResponseFilter): Promise<Response> {
	const survey = await loadOwned(context, surveyId);
	const columns = headerOf(survey).map((name) => ({ name, type: "text" as const, format: null }));
	const table: OutTable = {
		columns,
		batches: async function* () {
			for await (const page of pagesOf(survey, filter)) yield page.map(workbookRow);
		},
	};
	return fileResponse(new Uint8Array(await writeXlsx(table)), XLSX, `${nameOf(survey)}.xlsx`);
}

function fileResponse(body: ReadableStream | Uint8Array<ArrayBuffer>, type: string, name: string): Response {
	const headers = { "content-type": type, "content-disposition": attachment(name), "cache-control": "no-store" };
	return new Response(body, { headers });
}

/** By the survey's title, in its own letters. */
function nameOf({ title }: SurveyWithParts): string {
	const plain = title
		.normalize("NFC")
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
		.replaceAll(/^-|-$/g, "");
	return `${[...plain].slice(0, 60).join("") || "survey"}-responses`;
}

function headerOf({ questions }: SurveyWithParts): string[] {
	return [...COLUMNS, ...questions.map(({ questionText }) => questionText)];
}

async function* pagesOf(survey: SurveyWithParts, filter: ResponseFilter): AsyncGenerator<Cell[][], void> {
	let position: KeysetPosition | null = null;
	const cells = cellsFor(survey);
	for (;;) {
		const rows: SurveyResponseModel[] = await findResponses(survey.id, filter, position, ROWS_AT_ONCE);
		if (rows.length > 0) yield rows.map(cells);
		const last = rows.at(-1);
		if (!last || rows.length < ROWS_AT_ONCE) return;
		position = { at: last.createdAt, id: last.id };
	}
}

function cellsFor(survey: SurveyWithParts): (row: SurveyResponseModel) => Cell[] {
	const shownBy = contextOf(survey);
	return (row) => {
		const { responseId, createdAt, name, email, isEarlyBird, messagingUserId, mysteryUnlocked, durationMs } = presentResponse(row, shownBy);
		const answers = storedAnswers(row.answers);
		const taken = durationMs === null ? null : Math.round(durationMs / 100) / 10;
		const of = survey.questions.map(({ id }) => cellOf(answers[id]));
		return [responseId, createdAt, name, email, yesNo(isEarlyBird), yesNo(messagingUserId !== null), yesNo(mysteryUnlocked), taken, ...of];
	};
}

function yesNo(value: boolean): string {
	return value ? "yes" : "no";
}

function cellOf(answer: unknown): Cell {
	if (typeof answer === "number") return answer;
	if (Array.isArray(answer)) return answer.join("; ");
	return typeof answer === "string" ? answer : null;
}

function workbookRow(cells: readonly Cell[]): OutRow {
	const kinds = cells.map((cell, at) => {
		if (cell === null) return KINDS.empty;
		if (at === SUBMITTED) return KINDS.moment;
		return typeof cell === "number" ? KINDS.number : KINDS.text;
	});
	const texts = cells.map((cell, at) => (at === SUBMITTED ? String(cell).replace(/\.\d+Z$/, "") : String(cell ?? "").slice(0, LONGEST_CELL)));
	return { kinds, texts };
}
