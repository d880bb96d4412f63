/** Whether a text can be kept: U+0000 and half of a surrogate pair are no text, and Postgres refuses them. */
export function isPlainText(text: string): boolean {
	return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** The text with what can't be kept replaced by the sign for it, so that it can be looked for and is not found. */
export function toPlainText(text: string): string {
	return text.replace(/\0|\p{Surrogate}/gu, "\uFFFD");
}

/** The names of the fields whose texts can't be kept; a field is a text or a list of texts. */
export function flawedFields(fields: unknown): string[] {
	return Object.entries(Object(fields))
		.filter(([, value]) => [value].flat().some((entry) => typeof entry === "string" && !isPlainText(entry)))
		.map(([name]) => name);
}
