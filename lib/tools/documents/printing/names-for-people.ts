import { trimOf } from "@/lib/platform/language/outer-letters";

/** A file system takes 255 bytes at most, and ours are followed by an ending and perhaps by a number. */
const MOST_BYTES = { person: 60, other: 70 } as const;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;
/** What asks for nobody in particular: "(m/w/d)", "(f/m/x)". */
const GENDERS = /[([]\s*[mwfdxhv](?:\s*[/|,*]\s*[mwfdxhv])+\s*[)\]]/giu;
/** Words that belong to the family name behind them, in the languages of letters. */
const PARTICLES = new Set(
	"van von vom vander zu zum zur und op aan het 't de del della delle dello dela delos dei degli dell di da dal dalla das do dos du den der des d la le les los lo el al abu bin ibn ben ter ten te af av mc mac o ó fitz ní nic uí san santa st saint".split(
		" ",
	),
);
const BEHIND = /^(?:jr|sr|junior|senior|ii|iii|iv|phd|md|mba|msc|bsc)\.?$/iu;
/** Scripts whose family names stand last, unless somebody writes otherwise. */
const GIVEN_FIRST = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\s.'’,-]+$/u;
/** Letters that Vietnamese alone has, where the family name stands first. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

function isCapitals(word: string): boolean {
	return word.length > 1 && !word.includes(".") && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** Whose name it is, with what tells where names are built otherwise. */
export interface NamedPerson {
	readonly name: string;
	/** BCP 47 tag of what they write in. */
	readonly language?: string;
	/** Ways to reach them: a number may tell their country. */
	readonly contact?: readonly string[];
}

/** People who bear the names of both their families write in these languages, or are called in these countries. */
const OF_TWO_FAMILIES = /^(?:es|pt|gl|ca|eu)(?:-|$)/iu;
const NUMBERS_OF_TWO_FAMILIES = /^(?:\+|00)\s?(?:34|351|5[0-9]{1,2})(?!\d)/u;
/** Of three names the second is a given one where it is one of these: "José Luis García", "Ana Beatriz Souza". */
const SECOND_GIVEN = new Set(
	`maría maria josé jose luis luís juan joão joao jesús jesus antonio antónio antônio manuel miguel ángel angel francisco javier pedro pablo paulo carlos carmen isabel teresa ana
	luisa luísa elena helena rosa pilar dolores belén beatriz cristina victoria vitória eduarda eduardo clara júlia julia henrique enrique gabriel gabriela rafael rafaela vitor víctor
	fernando fernanda carolina alberto andrés andrea alejandro alejandra ignacio ramón daniel david jorge guadalupe fátima mercedes paula sofía sofia lucía inés inês filipe felipe augusto`
		.split(/\s+/u)
		.filter(Boolean),
);

const hasTwoFamilies = ({ language = "", contact = [] }: NamedPerson): boolean =>
	OF_TWO_FAMILIES.test(language) || contact.some((entry) => NUMBERS_OF_TWO_FAMILIES.test(entry));

/** The given names and the names of both families, "Ane" and "Etxeberria de Soto"; null where there is but one family name, or the order can't be told. */
function ofTwoFamilies(name: string): { given: string; family: string } | null {
	const words = name.split(/\s+/u).filter((word) => word !== "" && !BEHIND.test(word));
	const names = words.flatMap((word, at) => (isParticle(word) && at > 0 ? [] : [at]));
	if (name.includes(",") || names.length < 3 || words.some(isCapitals)) return null;
	const second = words[names[1] ?? 0]?.toLowerCase() ?? "";
	if (names.length === 3 && SECOND_GIVEN.has(second)) return null;
	let from = names.at(-2) ?? 0;
	while (from > 1 && isParticle(words[from - 1])) from--;
	return { given: words.slice(0, from).join(" "), family: words.slice(from).join(" ") };
}

/** A person's name with the family name first, as lists have it: "Jane van Doe" is "van Doe Jane". Where the order can't be told it stays. */
function familyFirst(name: string): string {
	const [before = "", after] = name.split(",");
	if (after !== undefined && !BEHIND.test(after.trim())) return `${before} ${after}`;
	const words = before.split(/\s+/).filter((word) => word !== "" && !BEHIND.test(word));
	if (words.length < 2 || !GIVEN_FIRST.test(before) || VIETNAMESE.test(before.normalize("NFC"))) return words.join(" ");
	// "Van der Berg" and "de la Cruz" name no given name.
	if (isParticle(words[0]) && (isParticle(words[1]) || words[0] === words[0]?.toLowerCase())) return words.join(" ");
	const isFamily = familyWords(words);
	return [...words.filter((_, at) => isFamily[at]), ...words.filter((_, at) => !isFamily[at])].join(" ");
}

function isParticle(word: string | undefined): boolean {
	return word !== undefined && PARTICLES.has(word.toLowerCase().replace(/[.’']$/u, ""));
}

/** Which words are the family name: those in capitals where others are not, else the last, each with the particles before it. */
function familyWords(words: readonly string[]): boolean[] {
	const capitals = words.map(isCapitals);
	// Two capitals alone are initials.
	const areCapitalsFamily = capitals.includes(false) && words.some((word, at) => capitals[at] && word.length > 2);
	const isFamily = areCapitalsFamily ? capitals : words.map((_, at) => at === words.length - 1);
	// The first word is a given name, whatever else it may be: "Van Morrison", "Ben Carter".
	for (let at = words.length - 2; at > 0; at--) if (isFamily[at + 1] && isParticle(words[at])) isFamily[at] = true;
	return isFamily;
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
 * A file's name, without an ending, that tells people whose it is and for what: `Doe-Jane_Senior-Analyst_Acme`, and of who bears
 * the names of two families `Etxeberria-Soto_Ane_Analista_Acme`. Safe on Windows, macOS and Linux and
 * in addresses, whatever letters it is of; at most 200 bytes.
 */
export function nameForPeople(given: string | NamedPerson, ...about: readonly string[]): string {
	const person = typeof given === "string" ? { name: given } : given;
	const both = hasTwoFamilies(person) ? ofTwoFamilies(person.name) : null;
	const names = both ? [both.family, both.given] : [familyFirst(person.name)];
	const parts = [
		...names.map((name) => safePart(name, MOST_BYTES.person / names.length)),
		...about.slice(0, 2).map((text) => safePart(text.replace(GENDERS, " "), MOST_BYTES.other)),
	];
	const name = parts.filter((part) => part !== "").join("_");
	if (name === "") return "Resume";
	return RESERVED.test(name) ? `${name}_` : name;
}
