/** What word processors, LaTeX and icon fonts put before a list item. The private-use ones come from Symbol and Wingdings. */
const GLYPHS = "•›»◦▪▫■□●○◆◇►▶▸▹‣⁃∙·❖➢➤➔→✓✔✦★☆✱※・◾◼\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf02d\uf0a8";

/** Stars and dots in a row say how well something is known: the first of them is no mark. */
const GLYPH_BULLET = new RegExp(`^\\s*(?:[${GLYPHS}]|\\u00b7)(?![★☆●○◆◇■□▪▫✦])\\s*`, "u");
const DASH_BULLET = /^\s*(?:[-–—*+]|o(?=\s+\p{Lu}))\s+/u;
const NUMBER_BULLET = /^\s*(?:\(?\d{1,2}[.)]|\(?(?:[ivx]{1,4}|[a-z])\))\s+(?=\p{L})/u;

/** The text after the list mark, or null when the line does not start with one. */
export function textAfterBullet(text: string): string | null {
	const mark = GLYPH_BULLET.exec(text) ?? DASH_BULLET.exec(text) ?? NUMBER_BULLET.exec(text);
	return mark ? text.slice(mark[0].length).trim() : null;
}
