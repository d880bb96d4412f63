const SENTENCE = /[.!?。！？…؟۔।]["'”’»)]?$/u;
const FEWEST_WORDS = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isSentence(cell: string): boolean {
	return SENTENCE.test(cell) && (UNSPACED.test(cell) || cell.split(/\s+/).length >= FEWEST_WORDS);
}

/** Cells that stand side by side: as one line, or each by itself where one says a whole sentence, which would run into its neighbour. */
export function linesOfCells(cells: readonly string[]): string[] {
	const filled = cells.map((cell) => cell.replace(/\s+/g, " ").trim()).filter((cell) => cell !== "");
	return filled.some(isSentence) ? filled : filled.length > 0 ? [filled.join(" · ")] : [];
}
