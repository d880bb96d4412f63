type Attributes = Readonly<Record<string, string>>;

/** "[2]" of a note at the foot of a page, "[e2]" of one at the end. */
export function noteMark(tag: string, attributes: Attributes): string {
	return `[${tag.startsWith("w:endnote") ? "e" : ""}${(attributes["w:id"] ?? "").slice(0, 8)}]`;
}

const SYMBOL_FONT_MARKS: Readonly<Record<string, string>> = { F0B7: "•", F0A7: "▪", F0FC: "✓", F0E0: "→", F0E8: "→", F06F: "□", F0FE: "☒", F0A8: "☐" };

/** A sign of a symbol font as a letter that other fonts have; "" for one that they lack. */
export function symbolOf(attributes: Attributes): string {
	const code = (attributes["w:char"] ?? "").toUpperCase();
	const known = SYMBOL_FONT_MARKS[code];
	if (known) return known;
	const value = Number.parseInt(code, 16);
	// Symbol fonts keep their own marks in the private area, where no other font has any.
	return Number.isFinite(value) && value >= 0x20 && value < 0xe000 ? String.fromCodePoint(value) : "";
}
