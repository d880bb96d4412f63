import townData from "./town-data.json";
import lettersData from "./town-data-letters.json";

const LONGEST_TOWN = 60;
/** What stands around a town's name: a postcode, a state or district, "near". */
const AROUND = /^(?:(?:near|greater|bei|près de|г\.|м\.|tp\.?|kota|kab\.) )?(?:[A-Z]{1,2}-)?(?:\d{4,6} )?|(?: (?:\d{4,6}|\d{1,2}|[A-Z]{2,3}))+$/gu;
const UNSPACED_PLACE = /^\p{sc=Han}{1,6}[市区區县縣県都府道町村]|^[\p{sc=Hangul}]{1,5}(?:시|구|도|군)(?:\s|$)|^จ\.|^จังหวัด|^กรุงเทพ/u;

/** "Nisku AB", "Redwater, AB": states and provinces tell smaller places too. */
const IN_STATE =
	/^\p{Lu}[\p{L}.'’ -]{1,30},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|NS|NB|MB|SK|NSW|VIC|QLD|TAS)$/u;

let names: ReadonlySet<string> | undefined;

/** Each name begins with a figure (base 36): how many letters it shares with the one before. */
function unpacked(packed: string): Set<string> {
	let before = "";
	return new Set(
		packed.split("|").map((name) => {
			before = before.slice(0, Number.parseInt(name.charAt(0), 36)) + name.slice(1);
			return before;
		}),
	);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function withoutAccents(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/đ/g, "d")
		.replace(/ß/g, "ss")
		.replace(/ø/g, "o")
		.replace(/ł/g, "l");
}

function keyOf(name: string): string {
	return (ASCII.test(name) ? name.toLowerCase() : withoutAccents(name))
		.replace(/[’'.]/g, "")
		.replace(/[\s-]+/g, " ")
		.trim();
}

/** Whether a text is the name of a place of 1,000 people or more, with its postcode or state. Names of places are names of people and things too. */
export function isTown(text: string): boolean {
	if (text.length > LONGEST_TOWN || text.length < 2) return false;
	if (UNSPACED_PLACE.test(text) || IN_STATE.test(text)) return true;
	names ??= new Set([...unpacked(townData.names), ...unpacked(lettersData.names)]);
	return names.has(keyOf(text)) || names.has(keyOf(text.replace(AROUND, "")));
}
