import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { isGivenSomewhere } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { NO_PLACES } from "./address-words";

const TOWN = String.raw`\p{Lu}[\p{L}'’-]{2,24}(?:(?: (?:am|an der|im|sur|sous|pod|nad|de|del|la|da|do|upon|on|the|of))? \p{Lu}[\p{L}'’-]{2,24}){0,2}(?: \(\p{Lu}[\p{L} .-]{1,20}\))?`;
/** "Kerkstraat 12a te Oirschot", "ul. Krętej 5 w Suwałkach", "18 quai de la Fosse à Nantes": the town behind a house by its little word. */
const BY_WORD = new RegExp(`^,? ((?:te|in|à|w|we|i|en|em|di|de|near|nad|ved|bei) ${TOWN})`, "u");
/** "Dorfstr. 2, Kleinzerlang.": one behind a comma that ends the sentence, the line or what stands in brackets. */
const BY_COMMA = new RegExp(`^, (${TOWN})(?= ?(?:[.;()]|$| - ))`, "u");

const isTown = (text: string): boolean => {
	const words = text.split(/[ (]/).filter((word) => /^\p{Lu}/u.test(word));
	return words.every((word) => !isOfCalendar(word) && !isTitle(word) && !NO_PLACES.has(foldLine(word)) && !isGivenSomewhere(foldLine(word)));
};

/** The town behind a street and its house, where no code tells it. */
export function townsBehind(found: readonly Match[], lines: readonly FinderLine[]): Match[] {
	return found.flatMap(({ line, start, end }): Match[] => {
		const text = lines[line]?.text ?? "";
		const own = text.slice(start, end);
		if (!/\d/.test(own) || !/\p{L}{3}/u.test(own)) return [];
		const town = (BY_WORD.exec(text.slice(end, end + 80)) ?? BY_COMMA.exec(text.slice(end, end + 80)))?.[1];
		if (town === undefined || !isTown(town)) return [];
		const at = text.indexOf(town, end);
		return [{ kind: "address", line, start: at, end: at + town.length, confidence: OFFERED }];
	});
}

/** "outside no. 118", "Pauline at number 24", "bei Nr. 4", "Flat 6": a house or a home by its number alone. */
const HOUSES =
	/(?<![\p{L}\p{N}])(?:(?<=(?:at|to|from|outside|opposite|behind|by|of|and|in|next to|bei|von|vor|gegenüber|in|au|chez le|en el|al|no|na|op|nummer|przy|vid|hos) )(?:number|numbers|no\.|nr\.|nummer|numéro|n°|n\.º|nº|número|numero|nr) ?\d{1,4} ?[a-f]?|(?:flat|apartment|apt\.?|wohnung|whg\.?|appartement|appt\.?|mieszkanie|lägenhet|leilighet) (?:no\.? ?|nr\.? ?|n° ?)?\d{1,4}[a-f]?)(?![\p{L}\p{N}]|[.,:/-]\d)/giu;

/** Where a text tells of streets, houses and homes by their number alone. */
export function numberedHomes(found: readonly Match[], lines: readonly FinderLine[]): Match[] {
	const hasStreet = found.some(({ line, start, end }) => /\d/.test(lines[line]?.text.slice(start, end) ?? ""));
	if (!hasStreet) return [];
	return lines.flatMap(({ text }, line) =>
		[...text.matchAll(HOUSES)].map((one): Match => ({ kind: "address", line, start: one.index, end: one.index + one[0].length, confidence: OFFERED })),
	);
}

const TOWN_LABELS = new Labels(
	"town|city|village|locality|suburb|town or city|city/town|town/city|wohnort|stadt|ville|commune|localité|ciudad|localidad|población|municipio|provincia|città|comune|località|cidade|localidade|plaats|woonplaats|gemeente|miejscowość|město|obec|postort|bynavn|poststed|paikkakunta|şehir|ilçe|город|населённый пункт",
);
const VALUE = /^[ \t]?[:\t][ \t]?(\p{Lu}[\p{L}'’.-]{1,24}(?: [\p{L}'’.-]{2,24}){0,3})(?=[ \t]*(?:$|[|;,\t]| {2}))/u;

/** "Town: Edinburgh" of a form. */
export function labelledTowns(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text }, line) =>
		TOWN_LABELS.ends(foldLine(text)).flatMap(({ end }): Match[] => {
			const value = VALUE.exec(text.slice(end, end + 100));
			const start = end + (value?.[0].length ?? 0) - (value?.[1]?.length ?? 0);
			return value ? [{ kind: "address", line, start, end: start + (value[1]?.length ?? 0), confidence: OFFERED }] : [];
		}),
	);
}

/** "Bağdat Caddesi", "Çınar Apartmanı kat 3 daire 7": streets and houses whose kind stands behind their name. */
const TURKISH = /(?<=\p{L} )(?:Caddesi|Sokağı|Sokak|Bulvarı|Mahallesi|Apartmanı|Sitesi)(?!\p{L})/gu;
const TURKISH_NAME = /(?:\p{Lu}\p{L}{2,20} ){1,3}$/u;
const TURKISH_HOME = /^(?:,? (?:kat|daire|no|d|k|blok)[.: ]{1,2}[\p{L}\d]{1,4}){0,4}(?:, \p{Lu}\p{L}{2,20}(?:\/\p{Lu}\p{L}{2,20})?)?/u;
const [LONGEST_NAME, LONGEST_HOME] = [66, 100];

export function turkishPlaces(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text }, line) =>
		[...text.matchAll(TURKISH)].flatMap((found): Match[] => {
			const name = TURKISH_NAME.exec(text.slice(Math.max(0, found.index - LONGEST_NAME), found.index))?.[0];
			const behind = found.index + found[0].length;
			const home = TURKISH_HOME.exec(text.slice(behind, behind + LONGEST_HOME))?.[0] ?? "";
			return name ? [{ kind: "address", line, start: found.index - name.length, end: behind + home.length, confidence: OFFERED }] : [];
		}),
	);
}
