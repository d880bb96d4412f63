/** Words that a full stop shortens, in lower case: no sentence ends behind them. */
const SHORTENED = new Set(
	"e.g i.e etc approx min max no nr st mr mrs ms dr prof ca bzw inkl ggf sr sra ev evtl tel str vs incl p.ej dña dott resp tj např m.in np".split(" "),
);
const END = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}¿¡„“"'’(])/u;
const LONGEST_NUMBER = 2;

/** Whether a piece ends within a sentence: behind "Dr.", "S.", or the day of "1. Mai". A letter by itself is a name's beside other names: "John F.", and not "in R.". */
function endsWithin(piece: string, next: string): boolean {
	if (!piece.endsWith(".")) return false;
	const [last = "", before = ""] = piece.slice(0, -1).split(/[\s(]/u).reverse();
	const word = last.toLowerCase();
	const isInitial = /^\p{L}$/u.test(word) && (/^\p{Lu}/u.test(before) || /^\p{L}\./u.test(next));
	return SHORTENED.has(word) || isInitial || (/^\p{N}+$/u.test(word) && word.length <= LONGEST_NUMBER);
}

/** The sentences of a line, each with its end. */
export function sentencesOf(line: string): string[] {
	const found: string[] = [];
	const pieces = line.split(END);
	let isOpen = false;
	for (const [at, piece] of pieces.entries()) {
		if (isOpen) found.push(`${found.pop() ?? ""} ${piece}`);
		else found.push(piece);
		isOpen = endsWithin(piece, pieces[at + 1] ?? "");
	}
	return found.map((sentence) => sentence.trim()).filter(Boolean);
}

export const endsSentence = (line: string): boolean => /[.!?…]$/u.test(line);
