import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { STREET_ENDS, STREET_FIRST, STREET_LAST, US_STATES } from "./address-words";

/** What a part of an address between two commas is. */
export type PartKind = "house" | "street" | "numbered" | "dwelling" | "code" | "place" | "other";

const WORDS_OF_STREETS = new Set([
	...STREET_FIRST.split("|"),
	...STREET_LAST.split("|"),
	..."tv trav sgt sugarut fasor koz bº brº col colonia fracc fraccionamiento infonavit urb urbanizacion barrio reparto conjunto glen estate bend crossing wynd brae vennel gate quay wharf pike mount vale chase dale end common mead croft path strand esplanade promenade parade bypass ring expressway causeway venelle cours traverse montee sente clos mail hameau residence lotissement domaine mah mahalle mahallesi cad caddesi cadde sok sokak sokagi bulvari blv nagar colony marg chowk layout enclave sector gali vihar poblacion purok barangay jalan lorong persiaran lebuh soi tanon ulitsa ul prospekt pereulok bulvar lagos".split(
		" ",
	),
]);
const ENDS = STREET_ENDS.split("|").filter((end) => end.length > 3);
const HOUSES = new Set(
	"house gatehouse presbytery priory cottage forge mill lodge farm farmhouse barn barns villa hall grange manor rectory vicarage mews stables oast bungalow croft schoolhouse chapel cottages houses flats mansions towers tower apartments haus hof residencia edificio palazzo cascina podere maison mas bastide ferme quinta torre apartmani apartmanı sitesi".split(
		" ",
	),
);
const DWELLING =
	/^(?:(?:entree|hall|cage|tour|aile|mza|mz|manzana|qd|quadra|conj|lt|flat|apt|apartment|unit|suite|ste|room|rm|floor|studio|plot|block|blk|bldg|building|stand|erf|lot|hostel|stall|house|tower|wing|phase|sector|rr|box|wohnung|whg|haus|aufgang|app|appt|appartement|bat|batiment|bloc|bloque|piso|planta|portal|escalera|esc|puerta|interno|int|scala|piano|bus|bte|lok|m|kl|klatka|daire|d|kat|k|blok|site|no|hs|andar|apto|lote|casa)[. ]{0,2}(?:no[. ]{0,2})?(?:[a-z]?\d{1,5}[a-z]?|[a-z])(?: ?[/-] ?\d{1,5})?(?: (?:wing|floor|block|tower))?|#\d{1,3}-\d{1,5}|\d{1,2}(?:st|nd|rd|th|e|er|eme|o|a|\.?[ºª°])?\.? ?(?:floor|etage|stock|og|ug|dg|planta|piso|piano|andar|kat|verdieping|pietro|p)(?: (?:gauche|droite|face|links|rechts|left|right|rear|front|izda|dcha|izquierda|derecha|re|li|mi|mitte|esq|dto|frente))?|\d{1,2}\.?[ºª°oa]\.? ?(?:[a-z]|izda|dcha|izq|izquierda|derecha)?\.?|\d{1,2} tr(?: [a-z]{1,3})?|\d{1,5} ?(?:bis|ter|quater)?|fundos|frente|rear|top floor flat|garden flat|basement flat|attic|(?:dach|erd|ober|unter|keller|zwischen)geschoss(?: (?:links|rechts|mitte))?|basement|ground floor|top floor|upper|lower|bajo|atico|parterre|rez-de-chaussee|hinterhaus|vorderhaus|vh|hh|vdhs|hths|gh|seitenflugel|sf|souterrain|tiefparterre|hochparterre|eg|dg|ug|[1-9]\. ?og|rc|r\/c|rdc)(?: (?:re|li|mi|rechts|links|mitte|dto|esq))?\.?$/;
const BOX =
	/^(?:(?:p\.? ?o\.?|gpo|g\.p\.o\.) box|private bag|rr \d{1,3} box|box|postfach|postbus|apartado|bp|cs|boks|locked bag|skr(?:\. |ytka )poczt(?:\.|owa))\.? ?(?:nr\.? ?|no\.? ?)?[\d ]{1,8}[a-z]?$/;
const CODE =
	/^(?:(?:d|de|a|at|ch|f|fr|i|it|e|es|b|be|l|nl|dk|se|s|pl|cz|fi|si|hr|lv|lt|no|n|cp|c\.p\.?|cep|plz|cap)[- ])?(?:\d{4,6}(?:-\d{3,4})?|\d{3} \d{2,3}|\d{2}-\d{3}|\d{4} ?[a-z]{2}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d{2} ?[a-z\d]{4}|[a-z]\d[a-z] ?\d[a-z]\d|s ?\(?\d{6}\)?)$/;
const SMALL = new Set(
	"de del della di da do dos das des du la le les el los las y d l et e en am an der den zum zur im in bis ter sur sous of on upon the by and & a au aux a' ob op aan het".split(
		" ",
	),
);

/** Without the signs about it: brackets, quotation marks, commas. */
function plain(token: string): string {
	const word = plainWord(token);
	let [start, end] = [0, word.length];
	while (start < end && !/[\p{L}\p{N}#]/u.test(word.charAt(start))) start += 1;
	while (end > start && !/[\p{L}\p{N}.]/u.test(word.charAt(end - 1))) end -= 1;
	return word.slice(start, end);
}
const bareWord = (token: string) => plain(token).replace(/\./g, "");

export const isSmall = (token: string): boolean => SMALL.has(bareWord(token));
const isStreetWord = (token: string) =>
	WORDS_OF_STREETS.has(bareWord(token)) ||
	(/^\p{Lu}/u.test(token) && ENDS.some((end) => bareWord(token).length > end.length + 2 && bareWord(token).endsWith(end)));
const isCapital = (token: string) => /^["“'‘(]?\p{Lu}/u.test(token);
const isHouseNumber = (token: string) => /^(?:no?[.°º]?)?\d{1,5}[a-z]?(?:[/-]\d{1,4}[a-z]?)?\.?$/i.test(token);
const isYear = (token: string) => /^(?:19|20)\d\d$/.test(token);

/** Whether a token may stand in an address at all: a name, a number, a small word between, a word of streets. */
export const isPiece = (token: string): boolean => isCapital(token) || /^[#(]?\d/.test(token) || isSmall(token) || isStreetWord(token);

/** A code and the place beside it, in either order: "LA 70517", "8861 AN Harlingen", "Compton DT9 7QR". */
function hasCode(tokens: readonly string[]): boolean {
	const words = tokens.map(plain);
	for (let from = 0; from < words.length; from++) {
		for (const count of [1, 2]) {
			const own = words.slice(from, from + count).join(" ");
			if (from + count > words.length || !CODE.test(own)) continue;
			const others = tokens.filter((_, at) => at < from || at >= from + count);
			const isPlace = others.length <= MOST_PLACE && others.every((token) => isCapital(token) || isSmall(token) || /^\d{1,2}$/.test(token));
			const isNamed = others.some((token) => /\p{Lu}[\p{Ll}'’]{2}|^\p{Lu}{4,}/u.test(token)) || US_STATES.has(others[0] ?? "");
			if (isPlace && (isNamed || (others.length === 0 && (/[a-z]/.test(own) || own.length > 4)))) return true;
		}
	}
	return words.length === 2 && US_STATES.has(tokens[0] ?? "") && /^\d{4,5}$/.test(words[1] ?? "");
}

const MOST_TOKENS = 8;
const MOST_PLACE = 4;
/** "Harlingen. Ze": a sentence ends within it. */
const isStop = (token: string) => /\p{L}{4}[.!?]$|:$/u.test(token) && !/^n[or]\.?:$/i.test(token) && !isStreetWord(token);

/** Whether a text holds a month or a day; a town may be called after one. */
export const namesDay = (text: string): boolean =>
	text
		.replace(/Rio de Janeiro|9 de Julio|5 de Mayo|25 de Mayo|16 de Septiembre|Porta Maggio/gu, "")
		.split(/\P{L}+/u)
		.some((word) => isOfCalendar(word));

/** What a part is by its words; `other` where one of them can't belong to an address. */
export function partKind(part: string): PartKind {
	const tokens = part.split(/\s+/).filter((token) => token !== "");
	if (tokens.length === 0 || tokens.length > MOST_TOKENS) return "other";
	const folded = foldLine(tokens.join(" "));
	if (BOX.test(folded)) return "numbered";
	if (DWELLING.test(folded)) return "dwelling";
	if (!tokens.every(isPiece) || tokens.slice(0, -1).some(isStop) || namesDay(part)) return "other";
	const hasNumber = tokens.some((token) => isHouseNumber(token) && !isYear(token));
	const hasStreet = tokens.some(isStreetWord) && tokens.some((token) => isCapital(token));
	if (hasStreet && hasNumber) return "numbered";
	if (hasCode(tokens)) return "code";
	const ends = (at: number) => isHouseNumber(tokens.at(at) ?? "") && !isYear(tokens.at(at) ?? "");
	if (hasNumber && tokens.length > 1 && tokens.some((token) => isCapital(token) && token.length > 2) && (ends(0) || ends(-1))) return "numbered";
	// "Pad R62", "County Road ES": a road by its letter and number.
	if (tokens.length > 1 && /^(?:[RNMABDE]|CR|SR|US|FM)-?\d{1,4}$/.test(tokens.at(-1) ?? "")) return "street";
	if (tokens.some((token) => /\d/.test(token))) return "other";
	if (hasStreet && tokens.length > 1) return "street";
	if (HOUSES.has(bareWord(tokens.at(-1) ?? "")) && tokens.length > 1) return "house";
	return isCapital(tokens[0] ?? "") && tokens.length <= 4 ? "place" : "other";
}

/** Whether one of its words is one that streets are called by. */
export const namesStreet = (part: string): boolean => part.split(/\s+/).some(isStreetWord);
