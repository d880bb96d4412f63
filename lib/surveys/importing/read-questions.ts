import type { ReadQuestions } from "./read-question";
import { isNamedTable, readTable } from "./read-table";
import { readText } from "./read-text";

/** Questions out of whatever was given: a table when it is one, else plain text. */
export function readQuestions(text: string): ReadQuestions {
	return isNamedTable(text) ? readTable(text) : readText(text);
}
