import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import type { Found } from "./address-lines";

/** What of a home stands behind its street, in lower case without accents: the flat, the floor, the stairs, the side. */
const UNITS =
	"bureau|oficina|of|local|flat|apt|apartment|unit|suite|ste|room|rm|floor|fl|level|lot|block|blk|house|wohnung|whg|top|stiege|tur|piso|planta|puerta|pta|escalera|esc|portal|interior|int|depto|dpto|casa|apto|ap|bloco|bl|sala|lote|quadra|interno|scala|piano|boite|bte|bus|app|appt|appartement|batiment|bat|bloc|etage|etaj|et|sc|scara|sector|fsz|esc|porte|lgh|lok|klatka|byt|daire|kat|корп|корпус|стр|кв|квартира|оф|ет|ап|вх|бл|подъезд|этаж|хаус";
const PIECES: readonly RegExp[] = [
	// "Hinterhaus 2. OG links", "Vorderhaus"
	/^,? ?(?:hinterhaus|vorderhaus|seitenflugel|gartenhaus|quergebaude|hths|vdhs|hh|vh)\.?(?:,? \d{1,2}\. ?(?:og|stock|etage)(?: (?:links|rechts|mitte|li\.?|re\.?))?)?(?![\p{L}\p{N}])/u,
	/^,? ?\d{1,2}\. ?(?:og|ug|dg|stock|etage)(?: (?:links|rechts|mitte|li\.?|re\.?))?(?![\p{L}\p{N}])/u,
	// "IV. em. 2.", "2. piętro 14"
	/^[.,]? ?(?:[ivx]{1,4}|\d{1,2})\. ?(?:em|emelet|emeleti|pietro|patro)\.?(?:,? ?\d{1,3}(?:\/\p{L})?\.?)?(?![\p{L}\p{N}])/u,
	/^,? ?[dkm](?:\. ?|: ?)\d{1,4}(?![\p{L}\p{N}])/u,
	new RegExp(String.raw`^,? ?(?:${UNITS})(?:\. ?|: ?| )?(?:n\.?[ºo]\.? ?|no\.? ?|nr\.? ?|#)?(?:\d{1,5} ?[a-z]?|[a-z])(?![\p{L}\p{N}])`, "u"),
	// "3e étage gauche", "2º Esq.", "3. OG links", "r/c Dto."
	/^,? ?(?:\d{1,2} ?(?:\.? ?[ºªo°a]|e|er|eme|st|nd|rd|th|\.)?\.? ?(?:etage|floor|andar|piso|og|stock|piano|sal|tr|verdieping|patro|pietro|em|emelet)|\d{1,2}\.?[ºª°oa]|r\/c|rez-de-chaussee|erdgeschoss|eg)(?:\.? (?:gauche|droite|face|links|rechts|mitte|left|right|esq|esquerdo|dto|direito|frente|th|tv|izda|dcha|izq))?\.?(?![\p{L}\p{N}])/u,
	/^-(?:[ivx]{1,4}|hs|bis|\d{1,4}|[a-z])(?![\p{L}\p{N}])/u,
	// "(fundos)", "(PI)", "(2nd floor)"
	/^ ?\((?:\p{L}{2}|fundos|frente|rear|back|hinterhaus|vorderhaus|cour|links|rechts|\d{1,2}[a-z]{0,2} (?:floor|stock|etage))\)/u,
];
/** "/İZMİR", "/PA", ", N.L.", " - SP" behind a town, and the name of a state behind its code. */
const REGION = /^(?: ?\/ ?\p{Lu}[\p{L}.]{1,20}|,? ?-? ?(?:\p{Lu}\.){2,3}(?!\p{L})| ?[-–] ?\p{Lu}{2}(?![\p{L}\p{N}]))/u;
const STATES = new Set(
	"germany deutschland austria osterreich oesterreich switzerland schweiz suisse svizzera france frankreich francia spain spanien espana espagne spagna italy italien italia italie portugal belgium belgien belgique belgie netherlands niederlande nederland holland luxembourg luxemburg poland polen polska pologne sweden sverige schweden norway norge denmark danmark finland suomi ireland irland eire scotland england wales uk usa u.s.a mexico brasil brazil argentina chile colombia peru turkey turkiye nigeria ghana kenya india australia canada japan china greece czechia slovakia hungary romania croatia".split(
		" ",
	),
);
const STATE = /^,? ?\(?(\p{Lu}[\p{L}.]{2,14})\)?(?!\p{L})/u;
/** ", Louth LN11": the first half of a British code, behind its town. */
const HALF_CODE = /^, \p{Lu}[\p{Ll}'-]{2,20}(?: \p{Lu}[\p{Ll}'-]{2,20})? [A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\p{N}]| \d)/u;
const MOST_PIECES = 5;
const REACH = 40;

function pieceAt(text: string, folded: string, at: number): number {
	const own = folded.slice(at, at + REACH);
	const unit = PIECES.map((piece) => piece.exec(own)?.[0].length ?? 0).find((length) => length > 0);
	if (unit !== undefined) return unit;
	const behind = text.slice(at, at + REACH);
	const half = HALF_CODE.exec(behind)?.[0].length ?? 0;
	if (half > 0) return half;
	const region = REGION.exec(behind)?.[0].length ?? 0;
	if (region > 0) return region;
	const state = STATE.exec(behind);
	return state && /^[,( ]/.test(behind) && STATES.has(foldLine(state[1] ?? "")) ? state[0].length : 0;
}

/** An address with what goes on behind it: "chaussée de Dinant 402" and "boîte 3", "35390 Buca" and "/İZMİR", "29640 Fuengirola" and ", Spanien". */
export function withTail(span: Found, text: string, folded: string): Found {
	let { end } = span;
	for (let count = 0; count < MOST_PIECES; count++) {
		const length = pieceAt(text, folded, end);
		if (length === 0) break;
		end += length;
	}
	return { ...span, end };
}
