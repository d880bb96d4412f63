import { trimOf } from "@/lib/platform/language/outer-letters";

/** A file system takes 255 bytes at most, and ours are followed by an ending and perhaps by a number. */
const MOST_BYTES = { person: 60, other: 70 } as const;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;
/** What asks for nobody in particular: "(m/w/d)", "(f/m/x)". */
const GENDERS = /[([]\s*[mwfdxhv](?:\s*[/|,*]\s*[mwfdxhv])+\s*[)\]]/giu;
/** Words that belong to the family name behind them. */
const PARTICLES = new Set("van von vom zu zum zur de del della di da das do dos du den der des la le los el al bin ibn ben ter ten te af av".split(" "));
const BEHIND = /^(?:jr|sr|junior|senior|ii|iii|iv|phd|md|mba|msc|bsc)\.?$/iu;
/** Scripts whose family names stand last, unless somebody writes otherwise. */
const GIVEN_FIRST = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\s.'’,-]+$/u;
/** Letters that Vietnamese alone has, where the family name stands first. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

function isCapitals(word: string): boolean {
	return word.length > 1 && !word.includes(".") && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** A person's name with the family name first, as lists have it: "Jane van Doe" is "van Doe Jane". Where the order can't be told it stays. */
function familyFirst(name: string): string {
	const [before = "", after] = name.split(",");
	if (after !== undefined && !BEHIND.test(after.trim())) return `${before} ${after}`;
	const words = before.split(/\s+/).filter((word) => word !== "" && !BEHIND.test(word));
	if (words.length < 2 || !GIVEN_FIRST.test(before) || VIETNAMESE.test(before.normalize("NFC"))) return words.join(" ");
	const capitals = words.filter(isCapitals);
	// Two capitals alone are initials.
	if (capitals.length < words.length && capitals.some((word) => word.length > 2)) return [...capitals, ...words.filter((word) => !isCapitals(word))].join(" ");
	let at = words.length - 1;
	while (at > 1 && PARTICLES.has((words[at - 1] ?? "").toLowerCase())) at -= 1;
	return [...words.slice(at), ...words.slice(0, at)].join(" ");
}

/** Letters and numbers of every script, with hyphens between words; whole letters only, in at most so many bytes. */
function safePart(text: string, mostBytes: number): string {
	const words = text
		.normalize("NFC")
		.replace(/['’]/gu, "")
		.replace(/[^\p{L}\p{M}\p{N}+]+/gu, "-");
	let [kept, bytes] = ["", 0];
	for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(words)) {
		bytes += new TextEncoder().encode(segment).byteLength;
		if (bytes > mostBytes) break;
		kept += segment;
	}
	return trimOf(kept, /-/);
}

/**
 * A file's name, without an ending, that tells people whose it is and for what: `Doe-Jane_Senior-Analyst_Acme`. Safe on Windows, macOS and Linux and
 * in addresses, whatever letters it is of; at most 200 bytes.
 */
export function nameForPeople(person: string, ...about: readonly string[]): string {
	const parts = [safePart(familyFirst(person), MOST_BYTES.person), ...about.slice(0, 2).map((text) => safePart(text.replace(GENDERS, " "), MOST_BYTES.other))];
	const name = parts.filter((part) => part !== "").join("_");
	if (name === "") return "Resume";
	return RESERVED.test(name) ? `${name}_` : name;
}
