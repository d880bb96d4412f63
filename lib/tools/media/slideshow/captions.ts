const MOST_LETTERS = 300;

/** One caption for each picture from a text with one line for each; what there is no line for has none. */
export function captionsOf(text: string | null | undefined, count: number): string[] {
	const lines = (text ?? "").split("\n", count);
	return Array.from({ length: count }, (_, at) => (lines[at] ?? "").trim().slice(0, MOST_LETTERS));
}
