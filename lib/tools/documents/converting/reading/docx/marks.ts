type Attributes = Readonly<Record<string, string>>;

/** The numbers that a reader sees at notes, by their kind and their name within the file: they are counted as they are first referred to. */
export function noteNumbers(xml: string): ReadonlyMap<string, number> {
	const numbers = new Map<string, number>();
	const counts = { footnote: 0, endnote: 0 };
	for (const found of xml.matchAll(/<w:(footnote|endnote)Reference /g)) {
		const kind = found[1];
		const id = /w:id="(-?\d{1,8})"/.exec(xml.slice(found.index, found.index + 200).split(">", 1)[0] ?? "")?.[1];
		const key = `${kind} ${id}`;
		if (id === undefined || numbers.has(key)) continue;
		counts[kind as keyof typeof counts] += 1;
		numbers.set(key, counts[kind as keyof typeof counts]);
	}
	return numbers;
}

/** "[2]" of a note at the foot of a page, "[e2]" of one at the end. */
export function noteMark(tag: string, attributes: Attributes, numbers: ReadonlyMap<string, number>): string {
	const isEnd = tag.startsWith("w:endnote");
	const id = (attributes["w:id"] ?? "").slice(0, 8);
	return `[${isEnd ? "e" : ""}${numbers.get(`${isEnd ? "endnote" : "footnote"} ${id}`) ?? id}]`;
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
