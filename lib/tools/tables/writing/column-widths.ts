import { KINDS, type OutRow, type OutTable } from "./out-table";

/** In widths of a digit: room for a word of a heading, and no column wider than a line that is read with ease. */
const NARROWEST = 8;
const WIDEST = 60;
const ROOM_BESIDE = 2;
const ROWS_LOOKED_AT = 1_000;
/** Signs as wide as two: Chinese, Japanese and Korean ones, and their full-width forms. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

function widthOf(text: string): number {
	const shown = text.slice(0, WIDEST);
	return shown.length + (shown.match(WIDE)?.length ?? 0);
}

/** How wide each column is, in widths of a digit, by its heading and the first rows: a workbook opens with what it holds in sight. */
export function columnWidths(columns: OutTable["columns"], rows: readonly OutRow[]): number[] {
	const widths = columns.map(({ name }) => widthOf(name));
	for (const { kinds, texts } of rows.slice(0, ROWS_LOOKED_AT)) {
		for (const [at, text] of texts.entries()) {
			if (kinds[at] !== KINDS.empty) widths[at] = Math.max(widths[at] ?? 0, widthOf(text));
		}
	}
	return widths.map((width) => Math.min(WIDEST, Math.max(NARROWEST, width)) + ROOM_BESIDE);
}
