/**
 * The text without the letters at its end that `outer`, a pattern of one letter, accepts. A pattern of a run before the end, like `[\s-]+$`,
 * looks through each run again from each of its places; this looks at each letter once.
 */
export function trimEndOf(text: string, outer: RegExp): string {
	let end = text.length;
	while (end > 0) {
		const start = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xffff ? end - 2 : end - 1;
		if (!outer.test(text.slice(start, end))) break;
		end = start;
	}
	return text.slice(0, end);
}

/** The text without the letters at its start that `outer` accepts. */
export function trimStartOf(text: string, outer: RegExp): string {
	let start = 0;
	for (const letter of text) {
		if (!outer.test(letter)) break;
		start += letter.length;
	}
	return text.slice(start);
}

/** The text without the letters at both ends that `outer` accepts. */
export function trimOf(text: string, outer: RegExp): string {
	return trimEndOf(trimStartOf(text, outer), outer);
}
