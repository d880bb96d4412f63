import { KINDS, type OutRow, type OutTable } from "./out-table";

type Column = OutTable["columns"][number];

const ROWS_LOOKED_AT = 1_000;
const CENTS = 2;
/** Spellings whose thousands stand apart. */
const GROUPED: ReadonlySet<string | null> = new Set(["1,234.5", "1.234,5", "1 234,5", "1 234.5", "1'234.5"]);

/** Whether a column of decimals has two of them at most, and has two: an amount of 660 is then 660.00. */
export function areAmounts({ type }: Column, index: number, rows: readonly OutRow[]): boolean {
	if (type !== "decimal") return false;
	let most = 0;
	for (const { kinds, texts } of rows.slice(0, ROWS_LOOKED_AT)) {
		if (kinds[index] !== KINDS.number) continue;
		const text = texts[index] ?? "";
		if (/e/i.test(text)) return false;
		most = Math.max(most, text.split(".")[1]?.length ?? 0);
	}
	return most === CENTS;
}

/** Whether its thousands stand apart where it was read. */
export function isGrouped({ format }: Column): boolean {
	return GROUPED.has(format);
}
