/** A word of a text in lower case, and where it stands; `&` is the word `and`. */
export interface Token {
	readonly key: string;
	readonly start: number;
	readonly end: number;
}

/** 0 = separator, 1 = part of a word, 2 = part of a word only after its first character (`+`, `#`). */
export const CHARACTER_KIND = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) {
	const isAsciiWord = (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
	const isOtherLetter = code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || (code >= 0x266f && code <= 0x266f));
	CHARACTER_KIND[code] = isAsciiWord || isOtherLetter ? 1 : code === 43 || code === 35 ? 2 : 0;
}

/** Lower case of equal length, so that positions in it are positions in the text. */
export function lowerKeepingLength(text: string): string {
	const lower = text.toLowerCase();
	if (lower.length === text.length) return lower;
	let result = "";
	for (let index = 0; index < text.length; index++) {
		const character = text.charAt(index).toLowerCase();
		result += character.length === 1 ? character : text.charAt(index);
	}
	return result;
}

/** Where the word that starts at `start` ends. */
export function tokenEnd(text: string, start: number): number {
	let end = start + 1;
	while (end < text.length && CHARACTER_KIND[text.charCodeAt(end)] !== 0) end++;
	return end;
}

/** The words of a text that is in lower case. */
export function tokenize(text: string): Token[] {
	const tokens: Token[] = [];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code === 38) tokens.push({ key: "and", start: index, end: index + 1 });
		if (CHARACTER_KIND[code] !== 1) continue;
		const end = tokenEnd(text, index);
		tokens.push({ key: text.slice(index, end), start: index, end });
		index = end - 1;
	}
	return tokens;
}

/** The token that continues a phrase after `end`: at most one joining mark (or a run of white space) lies between. */
export function continuation(text: string, end: number): Token | null {
	let index = end;
	while (index < text.length && isBlank(text.charCodeAt(index))) index++;
	const code = text.charCodeAt(index);
	if (code === 38) return { key: "and", start: index, end: index + 1 };
	if (index === end && (code === 45 || code === 46 || code === 47 || code === 95 || code === 0x2010 || code === 0x2011 || code === 39 || code === 0x2019))
		index++;
	else if (index === end && text.charCodeAt(end - 1) !== 38) return null;
	if (CHARACTER_KIND[text.charCodeAt(index)] !== 1) return null;
	const stop = tokenEnd(text, index);
	return { key: text.slice(index, stop), start: index, end: stop };
}

function isBlank(code: number): boolean {
	return code === 32 || code === 10 || code === 9 || code === 13 || code === 0xa0;
}
