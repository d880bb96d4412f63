import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isPiece, partKind } from "./address-parts";
import { PIECE } from "./address-words";
import type { Span } from "./find-streets";

export interface Found extends Span {
	readonly confidence: number;
}

const SHORT_PLACE = new RegExp(`^(?:${PIECE}),?$`, "u");
const DWELLING_LINE = /^(?:flat|apt|apartment|unit|suite|room|floor|wohnung|appartement|piso|bloque)\.? ?[a-z]{0,2}\d{0,4}(?:\/\d{1,3})?[a-z]?,?$/i;
/** "Résidence Les Tilleuls, bâtiment C", "Urb. Los Naranjos, Bloque 3": a house with a name of its own above its street. */
const NAMED_HOUSE =
	/^(?:r[ée]sidence|r[ée]s\.|immeuble|lotissement|domaine|cit[ée]|hameau|lieu-dit|villa|clos|urb\.|urbanizaci[óo]n|edificio|edif\.|conjunto|condom[ií]nio|condominio|residencial|residenza|palazzo|palazzina|cascina|quinta|casale|residence|wohnpark|haus|gut|hof|osiedle|os\.)[ ]\p{Lu}[^.!?;:@|\t]{2,56}$/iu;
const MOST_TOWN_LINES = 3;
const MOST_PLACES = 3;
/** "FESTAC Town, Amuwo-Odofin LGA,": one place or a few that commas part. */
const isPlaces = (text: string): boolean => {
	const parts = text.replace(/,$/, "").split(", ");
	return (
		SHORT_PLACE.test(text) ||
		(parts.length <= MOST_PLACES && text.length < MOST_LINE && parts.every((part) => partKind(part) === "place" || partKind(part) === "street"))
	);
};
/** "Lagos State", "County Kerry", "Provincia di Siena": it ends a block as a code does. */
const REGION_LINE =
	/(?:^|[ ,])(?:State|County|Province|Provincia|Region|District|Oblast|Prefecture|Estado de|Departamento|Nigeria|Kenya|Ghana|Uganda|Tanzania|Zimbabwe|Zambia|Ireland|Scotland|Wales|England|Jamaica|Trinidad|Philippines|Pakistan|Bangladesh|Nepal|Sri Lanka)[.,]?$|^(?:Co|County|Province of|Provincia de|Prov)\.? \p{Lu}/u;

/** Lines of an address that hold no figures, between its street and its code, and the flat above the street. */
export function linesAbout(texts: readonly string[], found: readonly (readonly Found[])[], lines: readonly FinderLine[]): Match[] {
	const isWhole = (line: number) => found[line]?.some(({ start, end }) => end - start >= (texts[line]?.trim().replace(/[,.]$/, "").length ?? 0)) ?? false;
	const whole = (line: number): Match => ({ kind: "address", line, start: 0, end: texts[line]?.length ?? 0, confidence: 0.8 });
	return found.flatMap((spans, line): Match[] => {
		if (spans.length === 0 || !isWhole(line)) return [];
		const above = texts[line - 1]?.trim() ?? "";
		const isHome = DWELLING_LINE.test(above) || (NAMED_HOUSE.test(above) && lines[line - 1]?.page === lines[line]?.page);
		// A comma at the end of the line above, too, says that the address goes on here: "Seniorenresidenz Alsterblick,".
		const goesOn =
			above.endsWith(",") &&
			above.length < MOST_LINE &&
			lines[line - 1]?.page === lines[line]?.page &&
			isPlaces(above) &&
			!isTitle(above.split(/[ .]/)[0] ?? "") &&
			!GREETING.test(above);
		const flat = isHome ? [whole(line - 1)] : goesOn ? [{ ...whole(line - 1), confidence: OFFERED }] : [];
		let next = line + 1;
		while (next - line <= MOST_TOWN_LINES && isPlaces(texts[next]?.trim() ?? "") && lines[next]?.page === lines[line]?.page) next += 1;
		const isRegion = REGION_LINE.test(texts[next - 1]?.trim() ?? "");
		const towns = next > line + 1 && (isWhole(next) || isRegion) ? Array.from({ length: next - line - 1 }, (_, at) => whole(line + 1 + at)) : [];
		return [...flat, ...(towns.length > 0 ? towns : behindCommas(texts, line, whole)), ...codeAlone(texts, next, line, whole)];
	});
}

const GREETING =
	/^(?:dear|hi|hello|hey|liebe|lieber|hallo|sehr|cher|chère|estimad|querid|gentile|caro|cara|beste|geachte|szanown|drogi|vážen|sayın|hej|kjære|kära|thanks|regards|cheers|sincerely|yours|grüße|gruß)/i;

/** "FESTAC Town, Amuwo-Odofin LGA," and "Lagos": lines of places as long as a comma before says that they go on. */
function behindCommas(texts: readonly string[], line: number, whole: (line: number) => Match): Match[] {
	const found: Match[] = [];
	for (let at = line + 1; at <= line + MOST_TOWN_LINES; at++) {
		if (!(texts[at - 1] ?? "").trimEnd().endsWith(",") || !isPlaces(texts[at]?.trim() ?? "")) break;
		found.push({ ...whole(at), confidence: 0.65 });
	}
	return found;
}

/** "2195" alone below the street and its town. */
function codeAlone(texts: readonly string[], next: number, line: number, whole: (line: number) => Match): Match[] {
	if (!/^\d{4,6}$/.test(texts[next]?.trim() ?? "")) return [];
	return Array.from({ length: next - line }, (_, at) => ({ ...whole(line + 1 + at), confidence: OFFERED }));
}

const MOST_LETTERS = 40;
const MOST_TOKENS = 6;
const MOST_ABOVE = 4;

const FIRM = /(?<!\p{L})(?:ltd|limited|plc|llp|llc|inc|gmbh|ag|kg|e\.v|b\.v|n\.v|sarl|sas|s\.a|s\.l|srl|s\.p\.a|spa|lda|ltda|sp|ab|oy|as|a\.ş|s\.r\.o)\.?$/iu;
const mayBeOfBlock = (text: string): boolean => {
	const tokens = text.trim().split(/\s+/);
	const isShort =
		text.length <= MOST_LETTERS &&
		tokens.length <= MOST_TOKENS &&
		/\p{L}{2}/u.test(text) &&
		!text.includes("@") &&
		!".:!?\t|".includes(text.trimEnd().slice(-1));
	return (
		isShort &&
		!FIRM.test(text) &&
		/^[\p{Lu}\d]/u.test(text.trim()) &&
		tokens.every(isPiece) &&
		!tokens.some((token) => isTitle(token.replace(/\./g, ""))) &&
		text.split(", ").every((part) => partKind(part) !== "other")
	);
};

/** "Tigh-na-Mara", "Isle of Seil" above "PA34 4TQ": between whom a letter goes to and the code stand lines without a figure. */
export function linesAboveCodes(texts: readonly string[], lines: readonly FinderLine[]): Match[] {
	return texts.flatMap((text, line): Match[] => {
		if (text.length > MOST_LETTERS || lines[line]?.cell || partKind(text.trim().replace(/,$/, "")) !== "code") return [];
		let first = line;
		while (line - first < MOST_ABOVE && first > 0 && lines[first - 1]?.page === lines[line]?.page && mayBeOfBlock((texts[first - 1] ?? "").replace(/,$/, "")))
			first -= 1;
		const above = Array.from({ length: line - first }, (_, at) => first + at);
		const isTop = (at: number) => at === first && at > 0 && !/\d/.test(texts[at] ?? "") && !isTitle((texts[at - 1] ?? "").split(/[ .]/)[0] ?? "");
		const code: Match = { kind: "address", line, start: 0, end: text.length, confidence: 0.6 };
		// The first line of a block is who lives there, where no title above says so.
		const homes = above.filter((at) => !isTop(at)).map((at): Match => ({ kind: "address", line: at, start: 0, end: texts[at]?.length ?? 0, confidence: 0.55 }));
		return homes.length > 0 ? [...homes, code] : [];
	});
}

const MOST_LINE = 60;
const HOME_KINDS: ReadonlySet<string> = new Set(["numbered", "dwelling", "street", "house"]);

/** Whether a line is nothing but parts of a home's address: "bât. C, 2e étage gauche", "5523 County Road 218". */
function isHomeLine(text: string): boolean {
	const parts = text.split(",").map((part) => part.trim());
	return (
		text.length <= MOST_LINE && parts.some((part) => HOME_KINDS.has(partKind(part)) && /\d/.test(part)) && parts.every((part) => partKind(part) !== "other")
	);
}

/** Lines that are a house's or a flat's right above the line of its code. */
export function linesBesideCodes(texts: readonly string[], lines: readonly FinderLine[]): Match[] {
	const codes = texts.map((text) => text.length <= MOST_LINE && /\d{3}/.test(text) && text.split(",").some((part) => partKind(part.trim()) === "code"));
	return texts.flatMap((text, line): Match[] => {
		const isNear = [1, 2].some((step) => codes[line + step] === true && lines[line + step]?.page === lines[line]?.page);
		const isBetween = codes[line + 1] === true || isHomeLine((texts[line + 1] ?? "").trim());
		const isHome = !lines[line]?.cell && /\d/.test(text) && isNear && isBetween && isHomeLine(text.trim());
		return isHome ? [{ kind: "address", line, start: 0, end: text.length, confidence: 0.7 }] : [];
	});
}
