interface Placed {
	readonly page: number;
	readonly text: string;
}

const NUMBERS = /\d{1,9}/g;

/** What a number of a running line is on each page: the same one, or the page's own, counted from anywhere. */
function ruleOf(values: readonly { readonly page: number; readonly number: number }[]): (page: number, number: number) => boolean {
	const mostOf = (measure: (value: { page: number; number: number }) => number) => {
		const counts = new Map<number, number>();
		for (const value of values) counts.set(measure(value), (counts.get(measure(value)) ?? 0) + 1);
		return [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
	};
	const [constant, asConstant] = mostOf(({ number }) => number);
	const [offset, asPages] = mostOf(({ page, number }) => number - page);
	return asPages > asConstant ? (page, number) => number - page === offset : (_, number) => number === constant;
}

/**
 * Lines with the same words on at least so many pages: their numbers are the same ones too, or count the pages. "4.3 The customer" and
 * "7.1 The customer" are clauses that happen to begin alike.
 */
export function runningLines<T extends Placed>(lines: readonly T[], leastPages: number): T[] {
	const groups = new Map<string, T[]>();
	for (const line of lines) {
		const key = line.text.replace(NUMBERS, "#").replace(/\s+/g, " ").trim().toLowerCase();
		groups.set(key, [...(groups.get(key) ?? []), line]);
	}
	return [...groups.values()].flatMap((group) => {
		const numbers = group.map(({ text }) => (text.match(NUMBERS) ?? []).map(Number));
		const rules = (numbers[0] ?? []).map((_, at) => ruleOf(group.map(({ page }, line) => ({ page, number: numbers[line]?.[at] ?? -1 }))));
		const running = group.filter(({ page }, line) => rules.every((holds, at) => holds(page, numbers[line]?.[at] ?? -1)));
		return new Set(running.map(({ page }) => page)).size >= leastPages ? running : [];
	});
}
