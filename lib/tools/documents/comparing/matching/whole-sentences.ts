const SENTENCE_END = /^[.!?。！？]$/;
const MOST_STEPS = 80;

const isBlank = (token: string | undefined) => token !== undefined && token.trim() === "";

/** Whether a run of tokens is a sentence or several: what stands before it ends one, and so does it. */
function isWhole(tokens: readonly string[], from: number, to: number): boolean {
	const last = isBlank(tokens[to - 1]) ? tokens[to - 2] : tokens[to - 1];
	if (!SENTENCE_END.test(last ?? "")) return false;
	const before = isBlank(tokens[from - 1]) || isBlank(tokens[from]) ? tokens[isBlank(tokens[from - 1]) ? from - 2 : from - 1] : undefined;
	return from === 0 || SENTENCE_END.test(before ?? "");
}

/** The place to which a run of changed tokens can slide so that it is whole sentences; its own where there is none. What stays reads the same. */
function slid(tokens: readonly string[], plain: readonly string[], from: number, to: number, low: number, high: number): number {
	if (isWhole(tokens, from, to)) return from;
	const length = to - from;
	for (let at = from; at - 1 >= low && from - at < MOST_STEPS && plain[at - 1] === plain[at - 1 + length]; ) {
		at -= 1;
		if (isWhole(tokens, at, at + length)) return at;
	}
	for (let at = from; at + length < high && at - from < MOST_STEPS && plain[at] === plain[at + length]; ) {
		at += 1;
		if (isWhole(tokens, at, at + length)) return at;
	}
	return from;
}

/** Which tokens stay, with each run of changed ones slid to where it is whole sentences: "A. [B.]" instead of "A[. B]." */
export function inWholeSentences(tokens: readonly string[], plain: readonly string[], kept: ReadonlySet<number>): Set<number> {
	const result = new Set(kept);
	for (let from = 0, low = 0; from < tokens.length; ) {
		if (kept.has(from)) {
			from += 1;
			continue;
		}
		let to = from;
		while (to < tokens.length && !kept.has(to)) to += 1;
		let high = to;
		while (high < tokens.length && kept.has(high)) high += 1;
		const place = slid(tokens, plain, from, to, low, high);
		for (let at = from; at < to; at++) result.add(at);
		for (let at = place; at < place + to - from; at++) result.delete(at);
		low = Math.max(to, place + to - from);
		from = to;
	}
	return result;
}
