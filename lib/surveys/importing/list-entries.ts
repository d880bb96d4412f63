/** What stands before an entry of a list: bullets, boxes, numbers and letters. */
const BULLET = /^(?:[-*+•◦▪‣·–—]|\[[ xX]?\]|\([ xX•]?\)|☐|☑|☒|○|●|\d{1,3}[.)]|[A-Za-z][.)])\s+/u;

/** A line without the sign that makes it an entry of a list. */
export function withoutBullet(line: string): string {
	const text = line.trim();
	const bare = text.replace(BULLET, "").trim();
	// "- [ ] Entry" has two of them.
	return bare.replace(BULLET, "").trim() || bare;
}

export function hasBullet(line: string): boolean {
	return BULLET.test(line.trim());
}

/** The entries of a pasted list, each once and without its bullet: one a line, or cells side by side as a spreadsheet copies them. */
export function entriesOf(text: string): string[] {
	const parts = text.split(/\r\n|\r|\n|\t/).map(withoutBullet);
	return [...new Set(parts.filter((entry) => entry !== ""))];
}

/** Whether a pasted text is a list rather than words that go where the cursor is. */
export function isList(text: string): boolean {
	return entriesOf(text).length > 1;
}
