import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { Found } from "./address-lines";

/** Words of streets that stand between their name and their number, of Baltic, Hungarian and South Slavic addresses. */
const BY_WORD =
	/(?<=\p{L}\.? )(?:g\.|gatvė|pr\.|iela|bulvāris|prospekts|gatve|mnt\.?|maantee|tn\.|tänav|pst\.?|puiestee|cesta|ulica|trg|nabrežje|u\.|utca|út|útja|tér|tere|körút|krt\.?|sugárút|sgt\.?|fasor|köz|sor|lejtő|sétány|dűlő) ?\d{1,4} ?[a-z]?(?: ?[-/] ?\d{1,4}[a-z]?)?(?![\p{L}\p{N}])/gu;
/** "Laugavegur 22", "Bankastræti 7". */
const BY_END = /(?<!\p{L})\p{Lu}\p{Ll}{2,16}(?:vegur|vegi|gata|götu|stígur|stíg|braut|stræti|hlíð|holt|tún) \d{1,4}[a-z]?(?![\p{L}\p{N}])/gu;
/** "Vinohradská 1597/174": a house by its two numbers. */
const BY_TWO = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,18}(?:ská|cká|ova|ná|ní|ého|ová) \d{1,4}\/\d{1,4}[a-z]?(?![\p{L}\p{N}/])/gu;
/** "4410 N. Kedzie #3R": American streets by their side of the town. */
const BY_SIDE = /(?<![\p{L}\p{N}.,/-])\d{2,5} [NSEW]\.? \p{Lu}\p{Ll}{2,18}(?: (?:#|Apt\.? ?|Unit )[\dA-Z]{1,5})?(?![\p{L}\p{N}])/gu;
/** "12/3, 5th Cross, 2nd Main": Indian streets that are counted. */
const BY_COUNT =
	/(?<![\p{L}\p{N}.,/-])\d{1,4}(?:\/\d{1,4})?[A-Z]?, \d{1,2}(?:st|nd|rd|th) (?:Cross|Main|Block|Stage|Phase|Street|Avenue|Lane)(?: Road)?(?:, \d{1,2}(?:st|nd|rd|th) (?:Cross|Main|Block|Stage|Phase|Street|Avenue|Lane)(?: Road)?){0,2}(?![\p{L}\p{N}])/gu;
/** "Trg republike 3", "Náměstí míru 12", "Ulica kneza Branimira 29": the words of the name stand in small letters. */
const BY_SMALL =
	/(?<!\p{L})(?:Trg|Ulica|Ul\.|Cesta|Obala|Nabrežje|Bulevar|Avenija|Put|Náměstí|Nám\.|Námestie|Třída|Tř\.|Nábřeží|Nábř\.|Strada|Str\.|Bulevardul|Bd\.|Calea|Aleea|Piața|Via|Piazza|Viale|Rua|Largo|Praça|Calle|Plaza|Paseo|Rue|Place|Avenue|Allée|Chemin|Quai)(?: \p{L}[\p{L}'’.-]{1,20}){1,5},? (?:nr\.? ?|n\.?[º°]? ?)?\d{1,4}[a-z]?(?:\/[\dA-Za-z]{1,4})?(?![\p{L}\p{N}])/gu;
/** Names before a street's word. */
const NAME = /(?:\p{Lu}[\p{L}.'’-]{0,20} ){1,3}$/u;
const LONGEST_NAME = 66;
/** What of a home and a place goes on behind: "fsz. 2", ", 101 Reykjavík", ", Kaunas", " Chicago 60625". */
const HOME = /^(?:[.,]{0,2} ?(?:fsz|em|as|dz|kv|but|lgh|st|stan|apt|unit|flat)\.? ?\d{0,4}){1,2}/u;
const PLACE = /^,? (?:\d{3,5} )?\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?(?:,? [A-Z]{2})?(?: \d{5,6})?(?![\p{L}\p{N}])/u;
const REACH = 70;

function withRest(text: string, at: number): number {
	const home = at + (HOME.exec(text.slice(at, at + REACH))?.[0].length ?? 0);
	const place = PLACE.exec(text.slice(home, home + REACH))?.[0] ?? "";
	// Without a comma or a code it may be a sentence that goes on.
	const isPlace = place.startsWith(",") || /\d{3}/.test(place);
	return isPlace ? home + place.length : home;
}

function streetsOf(text: string): { start: number; end: number }[] {
	const whole = [BY_END, BY_TWO, BY_SIDE, BY_COUNT, BY_SMALL].flatMap((pattern) =>
		[...text.matchAll(pattern)].map(({ index, 0: own }) => ({ start: index, end: index + own.length })),
	);
	const named = [...text.matchAll(BY_WORD)].flatMap(({ index, 0: own }) => {
		const name = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0];
		return name ? [{ start: index - name.length, end: index + own.length }] : [];
	});
	return [...whole, ...named];
}

/** Streets as smaller countries and single regions write them; they are offered. */
export function localStreets(text: string): Found[] {
	return /\d/.test(text) ? streetsOf(text).map(({ start, end }) => ({ start, end: withRest(text, end), confidence: OFFERED })) : [];
}
