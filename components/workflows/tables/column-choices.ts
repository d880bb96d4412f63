import { COLUMN_FORMATS, type ColumnFormat, ColumnSetting, ColumnType } from "@/lib/tools/tables/schemas";
import type { TablePreview } from "./preview";

/** One way to read a column, in words. */
export interface ColumnChoice {
	readonly value: string;
	readonly label: string;
}

const TYPE_WORDS: Readonly<Record<ColumnType, string>> = { text: "Text", integer: "Whole number", decimal: "Number", date: "Date", boolean: "Yes or no" };
const FORMAT_WORDS: Partial<Record<ColumnFormat, string>> = {
	"DD/MM/YYYY": "31/12/2026",
	"MM/DD/YYYY": "12/31/2026",
	"DD.MM.YYYY": "31.12.2026",
	"DD-MM-YYYY": "31-12-2026",
	"MM-DD-YYYY": "12-31-2026",
	"YYYY-MM-DD": "2026-12-31",
	"YYYY/MM/DD": "2026/12/31",
};

type Kind = Pick<ColumnSetting, "type" | "format">;

export function choiceOf({ type, format }: Kind): string {
	return format === null ? type : `${type} ${format}`;
}

/** The type and spelling that a choice stands for. */
export function kindOfChoice(choice: string): Kind {
	const [word = "", ...rest] = choice.split(" ");
	const type = ColumnType.catch("text").parse(word);
	const format = ColumnSetting.shape.format.catch(null).parse(rest.length === 0 ? null : rest.join(" "));
	return { type, format };
}

export function kindWords({ type, format }: Kind): string {
	return format === null ? TYPE_WORDS[type] : `${TYPE_WORDS[type]}, ${FORMAT_WORDS[format] ?? format}`;
}

/** The choices of every column: all spellings for text files, and the types alone where the file tells values from text. */
export function columnChoices(format: TablePreview["format"], current: Kind): ColumnChoice[] {
	const isTyped = format !== "csv" && format !== "tsv";
	const spelled = (["integer", "decimal", "date", "boolean"] as const).flatMap((type) =>
		COLUMN_FORMATS[type].map((spelling): Kind => ({ type, format: spelling })),
	);
	const plain = (["integer", "decimal", "date", "boolean"] as const).map((type): Kind => ({ type, format: null }));
	const kinds: Kind[] = [{ type: "text", format: null }, ...(isTyped ? plain : spelled)];
	const all = kinds.some((kind) => choiceOf(kind) === choiceOf(current)) ? kinds : [current, ...kinds];
	return all.map((kind) => ({ value: choiceOf(kind), label: kindWords(kind) }));
}
