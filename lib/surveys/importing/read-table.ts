import { parseCsv } from "@/lib/platform/language/csv";
import { isChoice } from "@/lib/surveys/questions";
import type { SurveyQuestionType } from "@/lib/surveys/schemas/survey";
import { withoutBullet } from "./list-entries";
import { QuestionReader, type ReadQuestions, type Written } from "./read-question";
import { typeNamed, typeWritten } from "./type-words";

type Column = "text" | "type" | "required" | "options" | "placeholder" | "help" | "min" | "max";

const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
	text: ["question", "questiontext", "text", "title", "label"],
	type: ["type", "questiontype", "kind"],
	required: ["required", "mandatory", "isrequired"],
	options: ["options", "choices", "answers", "values"],
	placeholder: ["placeholder", "hint", "example"],
	help: ["help", "helptext", "description"],
	min: ["min", "minvalue", "minimum", "from"],
	max: ["max", "maxvalue", "maximum", "to"],
};

const SEPARATORS = [",", ";", "\t", "|"] as const;
const YES = new Set(["yes", "y", "true", "1", "x", "required", "*"]);

type Tell = (message: string) => void;

/** Whether a text is a table whose first row names the columns, a question among them. */
export function isNamedTable(text: string): boolean {
	return separatorOf(text) !== null;
}

function separatorOf(text: string): string | null {
	const firstLine = firstLineOf(text);
	return SEPARATORS.find((candidate) => firstLine.includes(candidate) && columnsOf(firstLine.split(candidate)).has("text")) ?? null;
}

const firstLineOf = (text: string): string => text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1)[0] ?? "";

/** Questions as rows of a table. Without a first row that names the columns: the question, its type if that is told, then its options. */
export function readTable(text: string): ReadQuestions {
	const named = separatorOf(text);
	const separator = named ?? SEPARATORS.find((candidate) => firstLineOf(text).includes(candidate)) ?? ",";
	const rows = parseCsv(text.replace(/^\uFEFF/, ""), separator);
	const header = columnsOf(rows[0] ?? []);
	const reader = new QuestionReader();
	for (const [index, row] of rows.entries()) {
		const line = index + 1;
		if ((header.has("text") && index === 0) || row.every((cell) => cell.trim() === "")) continue;
		if (!reader.hasRoom(line)) break;
		if (!header.has("text")) reader.take(bareRow(row, line));
		else {
			const cellOf = (column: Column) => row[header.get(column) ?? -1]?.trim() ?? "";
			if (cellOf("text") === "") reader.tell(line, "There is no question in this row; it is left out.");
			else reader.take(rowOf(cellOf, line, (message) => reader.tell(line, message)));
		}
	}
	return reader.done();
}

function columnsOf(header: readonly string[]): Map<Column, number> {
	const columns = new Map<Column, number>();
	for (const [index, cell] of header.entries()) {
		const name = cell.toLowerCase().replace(/[^a-z]/g, "");
		const column = (Object.keys(COLUMN_NAMES) as Column[]).find((key) => COLUMN_NAMES[key].includes(name));
		if (column && !columns.has(column)) columns.set(column, index);
	}
	return columns;
}

function rowOf(cellOf: (column: Column) => string, line: number, tell: Tell): Written {
	const options = optionsOf(cellOf("options"));
	const questionType = typeOf(cellOf("type"), options, tell);
	const limitOf = (column: "min" | "max") => (questionType === "rating" || questionType === "number" ? numberIn(cellOf(column), tell) : null);
	return {
		line,
		questionText: cellOf("text"),
		questionType,
		required: YES.has(cellOf("required").toLowerCase()),
		options: isChoice(questionType) ? options : [],
		placeholder: cellOf("placeholder"),
		helpText: cellOf("help"),
		minValue: limitOf("min"),
		maxValue: limitOf("max"),
	};
}

function bareRow([text = "", type = "", ...rest]: readonly string[], line: number): Written {
	const named = typeWritten(type);
	const options = [...new Set((named ? rest : [type, ...rest]).flatMap(optionsOf))];
	return { line, questionText: text.trim(), questionType: named ?? (options.length > 0 ? "single_choice" : "text"), options };
}

function typeOf(name: string, options: readonly string[], tell: Tell): SurveyQuestionType {
	const usual = options.length > 0 ? "single_choice" : "text";
	if (name === "") return usual;
	const type = typeNamed(name);
	if (type === null) tell(`“${name.slice(0, 40)}” is no type of question; it becomes ${usual === "text" ? "a short text" : "one choice"}.`);
	return type ?? usual;
}

/** Options stand a line each, else between bars, semicolons or commas. */
function optionsOf(cell: string): string[] {
	const sign = ["\n", "|", ";", ","].find((candidate) => cell.includes(candidate));
	const parts = sign === undefined ? [cell] : cell.split(sign);
	return [...new Set(parts.map(withoutBullet).filter((option) => option !== ""))];
}

function numberIn(cell: string, tell: Tell): number | null {
	if (cell === "") return null;
	const value = Number(cell.replace(",", "."));
	if (Number.isFinite(value)) return value;
	tell(`“${cell.slice(0, 40)}” is no number; the limit is left out.`);
	return null;
}
