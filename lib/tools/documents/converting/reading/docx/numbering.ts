import { Parser } from "htmlparser2";

/** How the items of one level of a list are marked. */
interface Level {
	format: string;
	start: number;
	/** "%1.%2)" */
	text: string;
}

export interface Numbering {
	/** The mark of the next item: a bullet, or its number as it is printed. Null where the list has no marks. */
	next(numId: string, level: number): { readonly label: string | null; readonly value: number } | null;
}

const DEEPEST_LEVEL = 8;
const ROMAN: readonly (readonly [number, string])[] = [
	[1000, "m"],
	[900, "cm"],
	[500, "d"],
	[400, "cd"],
	[100, "c"],
	[90, "xc"],
	[50, "l"],
	[40, "xl"],
	[10, "x"],
	[9, "ix"],
	[5, "v"],
	[4, "iv"],
	[1, "i"],
];
const HIGHEST_ROMAN = 4_000;

function roman(value: number): string {
	let [rest, text] = [value, ""];
	for (const [worth, sign] of ROMAN) {
		while (rest >= worth) {
			text += sign;
			rest -= worth;
		}
	}
	return text;
}

/** 1 is a, 26 is z, 27 is aa: as word processors count. */
function letters(value: number): string {
	return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(10, Math.ceil(value / 26)));
}

function numbered(value: number, format: string): string {
	if (value < 1 || value >= HIGHEST_ROMAN) return String(value);
	if (format === "lowerLetter") return letters(value);
	if (format === "upperLetter") return letters(value).toUpperCase();
	if (format === "lowerRoman") return roman(value);
	if (format === "upperRoman") return roman(value).toUpperCase();
	return format === "decimalZero" && value < 10 ? `0${value}` : String(value);
}

/** Counts the items of a document's lists as its word processor does. */
export function readNumbering(xml: string): Numbering {
	const { abstracts, abstractOf, starts } = readDefinitions(xml);
	const counts = new Map<string, number[]>();
	const levelOf = (numId: string, level: number) => abstracts.get(abstractOf.get(numId) ?? "")?.[level];
	return {
		next(numId, given) {
			const level = Math.min(Math.max(0, given), DEEPEST_LEVEL);
			const own = levelOf(numId, level);
			if (numId === "0") return null;
			const key = abstractOf.get(numId) ?? numId;
			const count = counts.get(key) ?? [];
			counts.set(key, count);
			const firstOf = (at: number) => starts.get(`${numId} ${at}`) ?? levelOf(numId, at)?.start ?? 1;
			count[level] = (count[level] ?? firstOf(level) - 1) + 1;
			count.length = level + 1;
			const value = count[level] ?? 1;
			if (!own || own.format === "bullet") return { label: null, value };
			if (own.format === "none") return { label: "", value };
			const label = own.text.replace(/%([1-9])/g, (_, digit: string) => {
				const at = Number(digit) - 1;
				return numbered(count[at] ?? firstOf(at), levelOf(numId, at)?.format ?? "decimal");
			});
			return { label, value };
		},
	};
}

function readDefinitions(xml: string) {
	const abstracts = new Map<string, Level[]>();
	const abstractOf = new Map<string, string>();
	const starts = new Map<string, number>();
	let [abstract, numId, level]: [string | null, string, number] = [null, "", 0];
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				const value = attributes["w:val"] ?? "";
				if (tag === "w:abstractNum") {
					abstract = attributes["w:abstractNumId"] ?? "";
					abstracts.set(abstract, []);
				} else if (tag === "w:num") {
					abstract = null;
					numId = attributes["w:numId"] ?? "";
				} else if (tag === "w:abstractNumId") abstractOf.set(numId, value);
				else if (tag === "w:lvl" || tag === "w:lvlOverride") {
					level = Math.min(DEEPEST_LEVEL, Number.parseInt(attributes["w:ilvl"] ?? "0", 10) || 0);
					const levels = abstract === null ? undefined : abstracts.get(abstract);
					if (levels) levels[level] = { format: "decimal", start: 1, text: `%${level + 1}.` };
				} else if (tag === "w:startOverride") starts.set(`${numId} ${level}`, Number.parseInt(value, 10) || 0);
				else if (abstract !== null) {
					const open = abstracts.get(abstract)?.[level];
					if (!open) return;
					if (tag === "w:numFmt") open.format = value;
					else if (tag === "w:start") open.start = Number.parseInt(value, 10) || 0;
					else if (tag === "w:lvlText") open.text = value.slice(0, 60);
				}
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return { abstracts, abstractOf, starts };
}
