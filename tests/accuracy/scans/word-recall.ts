interface Line {
	readonly text: string;
}

function wordsOf(lines: readonly Line[]): string[] {
	const text = lines.map((line) => line.text).join(" ");
	return (
		text
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
	);
}

/** The share of words of a text that another one has too, each as often. */
export function wordRecall(meant: readonly Line[], read: readonly Line[]): number {
	const left = new Map<string, number>();
	for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1);
	const words = wordsOf(meant);
	const found = words.filter((word) => {
		const count = left.get(word) ?? 0;
		if (count > 0) left.set(word, count - 1);
		return count > 0;
	});
	return words.length === 0 ? 0 : found.length / words.length;
}
