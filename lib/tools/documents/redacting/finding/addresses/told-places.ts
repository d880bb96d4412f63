import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { isGivenSomewhere, isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { NO_PLACES } from "./address-words";

const TOWN = String.raw`\p{Lu}[\p{L}'’-]{2,24}(?:(?: (?:am|an der|im|sur|sous|pod|nad|de|del|la|da|do|upon|on|the|of))? \p{Lu}[\p{L}'’-]{2,24}){0,2}(?: \(\p{Lu}[\p{L} .-]{1,20}\))?`;
/** "Kerkstraat 12a te Oirschot", "ul. Krętej 5 w Suwałkach", "18 quai de la Fosse à Nantes": the town behind a house by its little word. */
const BY_WORD = new RegExp(`^,? ((?:te|in|à|w|we|i|en|em|di|de|near|nad|ved|bei) ${TOWN})`, "u");
/** "Dorfstr. 2, Kleinzerlang.": one behind a comma that ends the sentence, the line or what stands in brackets. */
const BY_COMMA = new RegExp(`^, (${TOWN})(?= ?(?:[.;()]|$| - | (?:since|and|with|where|when|but|until|from|und|et|y|e|en|i|a)(?!\\p{L})))`, "u");

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
	/(?<![\p{L}\p{N}])(?:(?<=(?:at|to|from|outside|opposite|behind|by|of|and|in|next to|bei|von|vor|gegenüber|in|au|chez le|en el|al|no|na|op|nummer|przy|vid|hos) )(?:number|numbers|no\.|nr\.|nummer|numéro|n°|n\.º|nº|número|numero|nr) ?\d{1,4} ?[a-f]?)(?![\p{L}\p{N}]|[.,:/-]\d)/giu;
/** "Flat 6", "lok. 14", "2.º Esq.", "3. OG links": a home tells where somebody lives also where its street is not told. */
const HOMES =
	/(?<![\p{L}\p{N}])(?:(?:flat|apartment|apt\.?|wohnung|whg\.?|appartement|appt\.?|mieszkanie|lägenhet|lgh|leilighet|lok\.|lokal|byt|daire|piso|departamento|depto\.?|dpto\.?|apto\.?|interno|huisnummer|hausnummer) (?:no\.? ?|nr\.? ?|n[°º] ?|č\. ?)?(?:\d{1,2}[a-z]{1,2}\d{0,2}(?!\p{L})|\d{1,4}(?:-?[a-f](?!\p{L}))?)|(?:bajo|ático|entresuelo|principal|puerta) [a-d](?!\p{L})|\d{1,2}\.?[º°] ?(?:esq|dto|dir|frente|izda|izq|dcha)\.?|r\/c (?:dto|esq|dir|frente)\.?|(?:rés-do-chão|rez-de-chaussée|bajo|entlo\.?) (?:dto|esq|gauche|droite|izda|dcha|izq)\.?|\d{1,2}\. (?:og|stock|etage) (?:links|rechts|mitte|li\.|re\.))(?![\p{L}\p{N}]|[,:/-]\d)/giu;
/** "at 22 Fernlea", "from 9 Hill Top": a number and a name behind the little word of places. */
const AT_NUMBER =
	/(?<=(?:^|[^\p{L}])(?:at|from|to|of|outside|opposite|near|number|no\.) )\d{1,4}[a-z]? \p{Lu}\p{Ll}[\p{L}'’]{1,20}(?: \p{Lu}[\p{L}'’]{1,20}){0,3}(?![\p{L}\p{N}])/gu;
/** "på Stigen 4", "aan Hoge Es 12", "am Bühl 3": a rare name and a number behind it. */
const BY_NAME =
	/(?<=(?:^|[^\p{L}])(?:på|i|ved|op|aan|de|am|an|auf|im|bei|na|przy|u|ul) )\p{Lu}\p{Ll}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20})? \d{1,3}[a-z]?(?![\p{L}\p{N}]|[.,:/-]\d|[.] \p{L}| ?(?:%|€|Uhr|kl|år|Jahre|\p{Ll}{2,}n))/gu;

/** "im Zimmer 12", "in Kapitel 4". */
const NO_HOUSE =
	/^(?:zimmer|raum|saal|station|seite|kapitel|abschnitt|artikel|absatz|paragraf|band|teil|tabelle|bild|platz|reihe|gleis|linie|tor|halle|klasse|gruppe|stufe|punkt|spalte|sida|kapitel|rum|sal|avdelning|bilaga|linje|grupp|bijlage|bladzijde|pagina|kamer|lokaal|lijn|groep|artikel|pokoj|sala|strona|rozdzial|zalacznik|klasa|grupa|linia|peron|strana|kapitola|priloha|trida)(?!\p{L})/u;
const wordsIn = (text: string): string[] => text.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
const isName = (text: string): boolean => wordsIn(text).every((word) => !isOfCalendar(word) && !NO_PLACES.has(foldLine(word)));
const isRareName = (text: string): boolean => isName(text) && wordsIn(text).some((word) => !isOrdinary(foldLine(word))) && !NO_HOUSE.test(foldLine(text));

function homesIn(text: string, line: number): Match[] {
	if (!/\d/.test(text)) return [];
	return [
		...text.matchAll(HOMES),
		...[...text.matchAll(AT_NUMBER)].filter(([own]) => isName(own)),
		...[...text.matchAll(BY_NAME)].filter(([own]) => isRareName(own)),
	].map((one): Match => ({ kind: "address", line, start: one.index, end: one.index + one[0].length, confidence: OFFERED }));
}

/** "A-104", "D-002": flats of one house by their wing and number, where a text is about several of them. */
const FLAT = /(?<![\p{L}\p{N}.,/-])[A-H]-?\d{3,4}(?![\p{L}\p{N}/-]|[.,]\d)/gu;
const ABOUT_FLATS =
	/(?<!\p{L})(?:flat|flats|society|wing|apartment|apartments|owner|tenant|tower|maintenance|residents?|unit|units|hoa|condominium|member)(?!\p{L})/iu;
const LEAST_FLATS = 3;

function flatsOf(lines: readonly FinderLine[]): Match[] {
	const found = lines.flatMap(({ text }, line) => [...text.matchAll(FLAT)].map((one) => ({ line, start: one.index, text: one[0] })));
	const isMany = new Set(found.map(({ text }) => text)).size >= LEAST_FLATS && lines.some(({ text }) => ABOUT_FLATS.test(text));
	return isMany ? found.map(({ line, start, text }): Match => ({ kind: "address", line, start, end: start + text.length, confidence: OFFERED })) : [];
}

/** Where a text tells of streets, houses and homes by their number alone. */
export function numberedHomes(found: readonly Match[], lines: readonly FinderLine[]): Match[] {
	const homes = lines.flatMap(({ text }, line) => homesIn(text, line));
	const hasStreet = found.some(({ line, start, end }) => /\d/.test(lines[line]?.text.slice(start, end) ?? ""));
	homes.push(...flatsOf(lines));
	if (!hasStreet) return homes;
	const houses = lines.flatMap(({ text }, line) =>
		[...text.matchAll(HOUSES)].map((one): Match => ({ kind: "address", line, start: one.index, end: one.index + one[0].length, confidence: OFFERED })),
	);
	return [...homes, ...houses];
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
const TURKISH_HOME = /^(?:,? (?:\p{Lu}\d? Blok|(?:kat|daire|no|d|k|blok)[.: ]{1,2}[\p{L}\d]{1,4})){0,5}(?:, \p{Lu}\p{L}{2,20}(?:\/\p{Lu}\p{L}{2,20})?)?/u;
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
