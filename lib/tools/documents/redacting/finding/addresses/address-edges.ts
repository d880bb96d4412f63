import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import type { Found } from "./address-lines";
import { isPiece, namesDay, partKind } from "./address-parts";

const [MOST_GAP, MOST_TOKENS, MOST_HEAD, MOST_HEAD_WORDS] = [60, 9, 48, 6];
/** "li.", "m.", "no": what is shortened within an address. */
const SHORT =
	/^\p{L}{1,5}\.?$|^(?:sobrado|fundos|casa|andar|cobertura|bloque|puerta|planta|escalera|appartement|apartment|batiment|bâtiment|étage|interno|wohnung|stock|hinterhaus|kerros|poschodí|piętro|mieszkanie)$/iu;
const FIGURES = /^[#№]?\d{1,4}[.ºª°]{0,2}\p{L}{0,2}$/u;
/** A sentence that ends or goes on, a label, another line of a table. */
const ENDS =
	/[;:!?@|\t]| {3}|\p{L}{5}\. |(?<!\p{L})(?:and|und|et|y|e|i|or|oder|bis|to|from|von|tel|phone|dob|born|geb|née?|nato|nata|nacid[oa]|ur|nar)(?!\p{L})/iu;
const ABOUT = ".,·/()- 	";

/** Whether what stands between two parts of an address is more of it: ", 3. OG li., ", " - apto 704 - Laranjeiras, ". */
export function isWithinAddress(gap: string): boolean {
	if (gap.length > MOST_GAP || ENDS.test(gap)) return false;
	const tokens = withoutEnd(gap, ABOUT)
		.split(/[\s,]+/)
		.filter((token) => token !== "");
	while (tokens[0] !== undefined && withoutEnd(tokens[0], ABOUT) === "") tokens.shift();
	return (
		tokens.length <= MOST_TOKENS &&
		tokens.every((token) => isPiece(token) || SHORT.test(token) || FIGURES.test(token) || /^[-–/·]$/.test(token)) &&
		!namesDay(gap)
	);
}

/** "The Old Smithy", "'t Hofke": what begins the name of a house or a street. */
const BEFORE_NAME = /(?<![\p{L}\p{N}])(?:The (?:Old |New |Little |Great |Upper |Lower )?|Old |['’][ts] |["“„]\p{Lu}[\p{L} '’-]{2,24}["”“],? )$/u;
const HEADS: ReadonlySet<string> = new Set(["house", "street", "numbered", "dwelling", "place"]);
/** What a house, a yard or a building is called by, where it has a name and no number. */
const HOUSE_WORD =
	/(?:^|[^\p{L}])(?:The|Old|Nook|Cottage|House|Barn|Farm|Lodge|Mill|Hall|Court|Flat|Block|Tower|Villa|Manor|Smithy|Forge|Rectory|Vicarage|Residence|Résidence|Edificio|Urb|Res|Conjunto|Condom[ií]nio|Haus|Hof|Quinta|Casa|Sitesi|Apt|Blok|Apartman|Vill|Village|Post|P\.?O|Dorf|Ortsteil|OT|Lieu-dit|Hameau|Loc|Fraz|Cascina|Chalet)(?![\p{L}])/u;

/** The part before the comma that an address begins behind: "The Old Smithy, ", where nothing else of its sentence is in it. */
export function withHead(span: Found, text: string): Found {
	let start = span.start - (BEFORE_NAME.exec(text.slice(Math.max(0, span.start - 32), span.start))?.[0].length ?? 0);
	for (let count = 0; count < 2; count++) {
		const before = text.slice(Math.max(0, start - MOST_HEAD), start);
		const comma = /, ?$/.exec(before);
		if (!comma) break;
		const own = headAt(before.slice(0, comma.index), STREET_FIRST_WORD.test(text.slice(start, start + 8)));
		if (own === 0) break;
		start -= own + comma[0].length;
	}
	return start === span.start ? span : { ...span, start };
}

const IN_TOWN = /(?:^|\s)(?:w|we|v|ve|u|in|à|en|em|a|i|på|te|of|di|de) $/u;
const STREET_FIRST_WORD = /^(?:ul|al|os|pl|rua|r|av|via|viale|piazza|calle|c\/|rue|str|bd|ulica|nám|tř|jl)(?:[. ]|eja|eje)/iu;
/** How many letters at the end of a text are one more part of an address. */
function headAt(text: string, isStreetFirst: boolean): number {
	const piece = text.slice(
		Math.max(text.lastIndexOf(","), text.lastIndexOf(":"), text.lastIndexOf("\t"), text.lastIndexOf("|"), text.lastIndexOf(";"), text.lastIndexOf("(")) + 1,
	);
	const words = [...piece.matchAll(/\S+/g)].slice(-MOST_HEAD_WORDS);
	let first = words.length;
	while (first > 0 && isPiece(words[first - 1]?.[0] ?? "") && !isTitle((words[first - 1]?.[0] ?? "").replace(/\./g, ""))) first -= 1;
	while (first < words.length && /^\p{Ll}/u.test(words[first]?.[0] ?? "")) first += 1;
	const opener = words[first];
	if (!opener || isOfCalendar(opener[0])) return 0;
	const own = piece.slice(opener.index);
	const kind = partKind(own.trim());
	if (kind === "dwelling" || (HEADS.has(kind) && (HOUSE_WORD.test(own) || /\d/.test(own)))) return own.length;
	// "w Zalesiu Dolnym, ul. Akacjowa 4": the town before the street by its little word; without one it may be who lives there.
	const isTown = kind === "place" && isStreetFirst && IN_TOWN.test(piece.slice(0, opener.index));
	return isTown ? own.length : 0;
}
