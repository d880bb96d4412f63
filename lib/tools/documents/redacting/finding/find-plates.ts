import { type FinderLine, isLetterOrFigure, type Match, plainLine } from "./finder-line";

/** Plates as the main countries write them: Germany, United Kingdom, France, Italy and Spain. */
const PLATES = [
	/\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?\b/g,
	/\b[A-Z]{2}\d{2} [A-Z]{3}\b/g,
	/\b[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}\b/g,
	/\b[A-HJ-NPR-TV-Z]{2} \d{3} [A-HJ-NPR-TV-Z]{2}\b/g,
	/\b\d{4} [BCDFGHJ-NPR-TV-Z]{3}\b/g,
];

/** Plates of cars by their form alone. Standards and products look alike, so this is looked for only when it is asked. */
export function findPlates(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text: given }, line) => {
		const text = plainLine(given);
		return PLATES.flatMap((pattern) =>
			[...text.matchAll(pattern)].flatMap((found): Match[] => {
				const [start, end] = [found.index, found.index + found[0].length];
				if (isLetterOrFigure(text[start - 1]) || isLetterOrFigure(text[end]) || /^(?:ISO|DIN|EN|EU|PDF|RFC)\b/.test(found[0])) return [];
				return [{ kind: "licence_plate", line, start, end, confidence: 0.7 }];
			}),
		);
	});
}
