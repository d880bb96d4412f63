import { PERCENT } from "@/lib/tools/tables/cells/dressing";
import type { FrameColumn } from "./frame/frame-column";
import { isScale } from "./scales";
import type { ColumnRole } from "./schemas";

/** Words of column names, in several languages, that tell what is in a column. Names are parted at signs, digits and capital letters. */
const ID_WORDS = new Set(
	"id ids nr no number nummer num numero número ref reference referenz sku uuid guid key code barcode ean isbn serial index invoice rechnung factura bestellnummer kundennummer artikelnummer 番号 コード".split(
		" ",
	),
);
const LABEL_WORDS = new Set(
	"zip plz postcode postal postleitzahl cp phone tel telefon fax year jahr año ano month monat mes week woche semana weekday day tag hour stunde lat latitude lon lng longitude id nr 郵便番号 年 月".split(
		" ",
	),
);
const RATE_WORDS = new Set(
	"balance saldo kontostand solde bestand price preis precio prix prezzo rate quote percent prozent pct share anteil ratio temperature temperatur temp rating score bewertung note age alter edad years jahre años ans jaren anni anos avg average mean mittel durchschnitt margin marge unit per humidity feuchte days tage días duration dauer duración minutes minuten delay level speed index kurs satisfaction zufriedenheit satisfacción satisfaccion grade stars sterne estrellas likert nps birth born birthday geburt geburtsjahr jahrgang nacimiento edades ages alters 満足度 評点 生年 単価 率 気温 年齢 評価".split(
		" ",
	),
);
/** Names of what is counted: adding that up means something, however small its numbers are. */
const COUNT_WORDS = new Set(
	"quantity qty menge anzahl count counts units pieces stück stücke stueck items item orders order sold sales cantidad unidades piezas quantité visits visitors clicks persons people personen guests gäste children kinder errors fehler tickets bookings buchungen nights nächte copies boxes bottles cups 数量 個数 件数 人数 回数 枚数 本数".split(
		" ",
	),
);
const PRICE_WORDS = new Set("price preis einzelpreis stückpreis precio prix prezzo preço rate 単価 价格".split(" "));
const QUANTITY_WORDS = new Set("quantity qty menge anzahl stück stücke cantidad quantité quantità quantidade 数量 個数 件数 枚数".split(" "));

/** Names of what usually matters most, the likeliest first: money before what is counted. */
const FOCUS_WORDS: readonly ReadonlySet<string>[] = [
	"revenue sales turnover umsatz erlös ventas ingresos income profit gewinn beneficio 売上 売上高",
	"amount total betrag summe importe cost costs kosten coste consumption verbrauch consumo energy energie kwh 金額 合計",
	"value wert valor",
	"quantity menge cantidad 数量",
].map((words) => new Set(words.split(" ")));

/** The words of a column's name. */
export function nameWords(name: string): string[] {
	const parted = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
	return parted.match(/\p{L}+/gu) ?? [];
}

function has(name: string, words: ReadonlySet<string>): boolean {
	return nameWords(name).some((word) => words.has(word) || (UNPARTED.test(word) && [...words].some((known) => isPartOf(known, word))));
}

/** Scripts that write words without spaces between them. */
const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function isPartOf(known: string, word: string): boolean {
	return known.length > 1 && UNPARTED.test(known) && word.includes(known);
}

/** Whether adding the values up means something, as it does for amounts and not for prices, temperatures, shares in a hundred, or marks on a scale. */
export function isAdditive(column: FrameColumn): boolean {
	const { name } = column;
	if (has(name, RATE_WORDS) || column.setting.unit === PERCENT) return false;
	return focusRank(name) < FOCUS_WORDS.length || has(name, COUNT_WORDS) || !isScale(column);
}

const AGE_WORDS = new Set("age ages alter edad edades âge leeftijd età idade wiek 年齢".split(" "));
const SIZE_WORDS = new Set("weight gewicht peso poids height größe altura length länge distance distanz distancia duration dauer duración".split(" "));

/** Whether nothing of it can be less than none: ages, counts, prices, weights and lengths. */
export const isNeverNegative = (name: string): boolean =>
	[AGE_WORDS, SIZE_WORDS, COUNT_WORDS, PRICE_WORDS, QUANTITY_WORDS].some((words) => has(name, words)) && !/change|diff|delta|balance|saldo/i.test(name);

/** What one of something costs. */
export const isPrice = (name: string): boolean => has(name, PRICE_WORDS);

/** How many of something there are. */
export const isQuantity = (name: string): boolean => has(name, QUANTITY_WORDS) && !isPrice(name);

/** What was earned or paid in all. */
export const isAmountName = (name: string): boolean => focusRank(name) < 2;

/** How likely a column is what matters most, by its name; 0 is likeliest. */
export function focusRank(name: string): number {
	const rank = FOCUS_WORDS.findIndex((words) => has(name, words));
	return rank < 0 || has(name, RATE_WORDS) ? FOCUS_WORDS.length : rank;
}

interface Seen {
	readonly name: string;
	readonly type: string;
	readonly filled: number;
	readonly distinct: number | null;
	/** Different values when case and spaces are not told apart; null for numbers and where there are too many. */
	readonly words: number | null;
	readonly isRising: boolean;
	readonly longest: number;
}

const FEWEST_IDS = 20;
const NEARLY_ALL = 0.9;
const MOST_GROUPS = 50;
const FEWEST_IN_GROUP = 3;
const LONGEST_LABEL = 80;

function isId({ name, type, filled, distinct, isRising, longest }: Seen): boolean {
	if (type === "decimal" || type === "date" || type === "boolean" || filled === 0) return false;
	const share = distinct === null ? 0 : distinct / filled;
	if (has(name, ID_WORDS) && share >= NEARLY_ALL) return true;
	if (filled < FEWEST_IDS || distinct !== filled) return false;
	return type === "integer" ? isRising : longest <= 40 && type === "text" && has(name, ID_WORDS);
}

/** What a column is for: whether it is measured, groups rows, tells when, or names them. */
export function roleOf(seen: Seen): ColumnRole {
	const { name, type, filled, distinct, words, longest } = seen;
	if (filled === 0) return "empty";
	if (distinct === 1) return "constant";
	if (type === "date") return "date";
	if (isId(seen)) return "id";
	if (type === "integer" || type === "decimal") return has(name, LABEL_WORDS) || (distinct !== null && distinct <= 2) ? "text" : "measure";
	const isGrouped = words !== null && words >= 2 && words <= MOST_GROUPS && words * FEWEST_IN_GROUP <= filled && longest <= LONGEST_LABEL;
	return isGrouped ? "category" : "text";
}
