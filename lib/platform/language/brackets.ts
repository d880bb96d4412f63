const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/**
 * Replaces what stands in brackets with them, each from an opening bracket of `kinds` to the next closing one of its kind. A bracket that
 * nothing closes stays. Looks at each letter once, where a pattern would look for the end again from each opening bracket.
 */
export function replaceBracketed(text: string, kinds: "(" | "([", replace: (bracketed: string) => string): string {
	const unclosed = new Set<string>();
	let result = "";
	let kept = 0;
	for (let at = 0; at < text.length; at++) {
		const letter = text[at] ?? "";
		if (!kinds.includes(letter) || unclosed.has(letter)) continue;
		const end = text.indexOf(CLOSING[letter] ?? "", at + 1);
		if (end < 0) unclosed.add(letter);
		else {
			result += text.slice(kept, at) + replace(text.slice(at, end + 1));
			at = end;
			kept = end + 1;
		}
	}
	return result + text.slice(kept);
}
