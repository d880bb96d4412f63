import { canonicalCountry } from "@/lib/platform/language/countries";
import type { Question } from "@/lib/questions/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { plainWords } from "./goal-features";
import regions from "./goal-regions.json";
import { type Answered, MOST_NAME_WORDS, PLACED, SPACELESS, type Token, tokensOf } from "./goal-tokens";

const SHORT_COUNTRIES = new Set(["UK", "US"]);
/** In writing without spaces a place stands before what makes it one: "大阪で探して". */
const PLACE_RUN = /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:で|の|に|か|なら|、|，)/gu;
const PLACE_ENDS = /(?:市|区|県|都|府)?(?:周辺|近く|付近|勤務|在住|エリア)?$/u;
/** Cities and prefectures say what they are: "北九州市". */
const CITY_RUN = /^(?:\p{Script=Han}{2,5}[市区県]|北海道|東京都|京都府|大阪府)$/u;
const AT_AFTER = /^(?:市|区|県|都|府)?(?:で|の|に|周辺|近く|付近|勤務|在住|エリア)/u;
const AT = new Set("in near around round at from im bei nahe um rund aus raum kreis region grossraum umkreis en cerca de por zona desde nach to a".split(" "));
/** Words beside which a name is a place only where it is a city of its own: "a" is more often an article. */
const AT_CITIES_ONLY = new Set(["a"]);
/** What one does to a place of one's own, so that "a" is none here. */
const MOVES = new Set("mudar mudarme mudo mude mudamos traslado trasladar trasladarme trasladamos voy vamos ir irme vivir llegar vuelvo volver".split(" "));
/** Where people look for work beside towns and states. */
const NAMED_REGIONS = new Set(regions.map(plainWords));
/** These vouch for a name that no list has: "Kreis Cloppenburg". */
const REGIONS = new Set("region raum grossraum kreis landkreis umkreis provincia comarca county province".split(" "));
/** "30 km of Berlin" */
const DISTANCES = new Set("km kilometer kilometers kilometre kilometres kilometern kilometros mile miles minutes minuten minutos".split(" "));
const OF = new Set("of von".split(" "));
/** What is so now counts before what was. */
const NOW = new Set("now currently jetzt inzwischen mittlerweile ahora actualmente".split(" "));
/** "in Manila in 2016" was. */
const THEN_AFTER = /^ (?:in|until|till|bis|en|hasta|from|von|ab)? ?(?:19|20)\d\d(?!\d)/u;
/** Small words within names of towns. */
const WITHIN_NAMES = new Set("de del la las los el le les du am an der im sur upon on of do da".split(" "));
/** Towns whose names are everyday words where they are written small. */
const WORDS_TOO = new Set("nice reading mobile split bath".split(" "));
const TIMES = new Set(
	"january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember janner enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miercoles jueves viernes sabado domingo".split(
		" ",
	),
);
/** Who is "from" somewhere need not look for anything there. */
const ORIGINS = new Set("soy somos am aus originally natural".split(" "));
const ORIGIN_WORDS = new Set("de from aus von".split(" "));
const SET_APART = /(?:^|[,;(\n–—-]) {0,2}$/u;
const SET_APART_AFTER =
	/^\s*(?:[,;).\n!?]|$|(?:u|und|and|y) (?:umgebung|surroundings|alrededores)|(?:or|oder|o|u) \p{Lu}|o alrededores|or (?:close|near|nearby)|way\b|area\b|oder komplett)/iu;
const SURROUNDED_AFTER = /^ (?:(?:u|und|and|y) (?:umgebung|surroundings|alrededores)|way\b|area\b|or nearby|o alrededores)/iu;

type Look<T> = (name: string, before: Token | undefined, after: string, start: number, earlier: Token | undefined) => T | null;

/** The first run of words that is a name of what is looked for, the longest first. */
function firstName<T>(text: string, tokens: readonly Token[], look: Look<T>) {
	for (const [at, first] of tokens.entries()) {
		for (let size = Math.min(MOST_NAME_WORDS, tokens.length - at); size > 0; size--) {
			const last = tokens[at + size - 1];
			if (!last) continue;
			const name = text.slice(first.start, last.end);
			const value = look(name, tokens[at - 1], text.slice(last.end, last.end + 24), first.start, tokens[at - 2]);
			if (value !== null) return { value, evidence: name };
		}
	}
	return null;
}

/** "Austria or Germany", "Österreich, Deutschland": what stands between two names of the same wish. */
const JOINED = /^\s?(?:,|\/|&|;|、|・)?\s?(?:(?:or|and|oder|und|o|u|y|e|または|か|や|と)\s?)?(?:(?:in|from|remote in|en|nach|im)\s)?$/iu;
const MOST_BETWEEN = 16;

interface NameInText {
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

/** At each word the longest run of words that is a name, with what it is read as. */
function namesIn(text: string, readAs: (name: string) => string | null): NameInText[] {
	return tokensOf(text).flatMap(({ start }, at, tokens) => {
		for (let size = MOST_NAME_WORDS; size > 0; size--) {
			const end = tokens[at + size - 1]?.end;
			const value = end === undefined ? null : readAs(text.slice(start, end));
			if (end !== undefined && value !== null) return [{ value, start, end }];
		}
		return [];
	});
}

/** The names that stand joined to one another in a text, from the first of `names` on, each once. */
function joinedIn(text: string, names: readonly NameInText[]): string[] {
	const joined: NameInText[] = [];
	for (const name of names) {
		const last = joined.at(-1);
		const between = last && text.slice(last.end, name.start);
		if (between !== undefined && (between === "" || between.length > MOST_BETWEEN || !JOINED.test(between))) {
			if (new Set(joined.map(({ value }) => value)).size > 1) break;
			joined.length = 0;
		}
		joined.push(name);
	}
	const distinct = joined.filter(({ value }, at) => joined.findIndex((other) => other.value === value) === at);
	return distinct.length > 1 ? distinct.map(({ start, end }) => text.slice(start, end)) : [];
}

/** The countries of a goal that names several for one wish, as it writes them; none where it names one. */
export function severalCountries({ options }: Question, text: string): string[] {
	const named = namesIn(text, (name) => {
		const country = isWrittenAsCountry(name) ? canonicalCountry(name) : null;
		return country !== null && options.includes(country) ? country : null;
	});
	return joinedIn(text, named);
}

/** "Leeds or York": where nothing says that one of two is meant, they may be a town and its state. */
const SAYS_EITHER = /(?<!\p{L})(?:or|oder|o|u|and|und|y|e)(?!\p{L})|または|か|や/iu;

/** The towns of a goal that names several for one wish, the one that stands where a town does among them. */
function severalTowns(text: string): { readonly names: readonly string[]; readonly evidence: string } | null {
	const first = oneTownIn(text, tokensOf(text));
	if (first === null) return null;
	const named = namesIn(text, (name) => (name === first.value || (isNameOfTown(name) && placeOf(name) !== null) ? name : null));
	const whole = named.filter(({ start, end }) => !named.some((other) => other.start < start && other.end >= end));
	// Where another group of towns stands before, it is none of what is wished for.
	for (let from = 0; from < whole.length; from++) {
		const names = joinedIn(text, whole.slice(from));
		const last = names.at(-1);
		if (last === undefined) return null;
		const evidence = text.slice(text.indexOf(names[0] ?? ""), text.lastIndexOf(last) + last.length);
		if (names.includes(String(first.value)) && SAYS_EITHER.test(evidence)) return { names, evidence };
	}
	return null;
}

/** The town of a goal, or all those that it names for one wish, with an "or" between them. */
export function townIn(text: string, tokens: readonly Token[]): Answered | null {
	const towns = severalTowns(text);
	return towns ? { value: towns.names.join(" or "), evidence: towns.evidence, confidence: PLACED } : oneTownIn(text, tokens);
}

// "CV" is a resume before it is Cape Verde.
const isWrittenAsCountry = (name: string): boolean => SPACELESS.test(name) || (/^\p{Lu}/u.test(name) && (name.length > 2 || SHORT_COUNTRIES.has(name)));

/** The country that a goal names. Of several that are named for one wish none is taken: which of them is for the person to say. */
export function countryIn(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	if (severalCountries(question, text).length > 1) return null;
	const found = firstName(text, tokens, (name, before, _after, _start, earlier) => {
		const country = isWrittenAsCountry(name) ? canonicalCountry(name) : null;
		if (country === null || !question.options.includes(country)) return null;
		const isOrigin = ORIGIN_WORDS.has(before?.plain ?? "") && ORIGINS.has(earlier?.plain ?? "");
		return isOrigin ? null : country;
	});
	const named = found ?? countryInRun(question, text);
	return named && { ...named, confidence: PLACED };
}

function countryInRun({ options }: Question, text: string): { value: string; evidence: string } | null {
	for (const [, run = ""] of text.matchAll(PLACE_RUN)) {
		const value = canonicalCountry(run.replace(PLACE_ENDS, ""));
		if (value !== null && options.includes(value)) return { value, evidence: run };
	}
	return null;
}

/** Towns count only where a word beside them says that they are a place, or where they stand alone between commas: many are words too. */
function oneTownIn(text: string, tokens: readonly Token[]): Answered | null {
	const isNow = (earlier: Token | undefined) => NOW.has(earlier?.plain ?? "");
	const found =
		firstName(text, tokens, (name, before, after, _start, earlier) => (isNow(earlier) ? townBeside(name, before, after, earlier) : null)) ??
		firstName(text, tokens, (name, before, after, _start, earlier) => townBeside(name, before, after, earlier)) ??
		firstName(text, tokens, (name, _before, after, start) => {
			const isApart = start > 0 && SET_APART.test(text.slice(Math.max(0, start - 3), start)) && SET_APART_AFTER.test(after);
			return (isApart || SURROUNDED_AFTER.test(after)) && isNameOfTown(name) && placeOf(name) !== null ? name : null;
		});
	const place = found ?? placeInRun(text);
	return place && { ...place, confidence: PLACED };
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

function isNameOfTown(name: string): boolean {
	const words = name.split(/\s+/u);
	if (/[^\p{L}\p{M}\s'’-]/u.test(name) || AT.has(plainWords(words[0] ?? "")) || TIMES.has(plainWords(name))) return false;
	if (canonicalCountry(name) !== null || SPACELESS.test(name)) return false;
	return words.every((word, at) => isCapital(word) || (at > 0 && at < words.length - 1 && WITHIN_NAMES.has(plainWords(word))));
}

/** A town or region that is known by name. */
function placeOf(name: string): string | null {
	const { city, region } = parseLocation(name);
	return city ?? region ?? (NAMED_REGIONS.has(plainWords(name)) ? name : null);
}

function townBeside(name: string, before: Token | undefined, after: string, earlier: Token | undefined): string | null {
	const words = name.split(/\s+/u);
	if (/[^\p{L}\p{M}\s'’-]/u.test(name) || canonicalCountry(name) !== null || THEN_AFTER.test(after)) return null;
	const city = placeOf(name);
	if (SPACELESS.test(name)) return (AT_AFTER.test(after) || /^\s/u.test(after)) && (city !== null || isTown(name)) ? name : null;
	const isFarFrom = OF.has(before?.plain ?? "") && DISTANCES.has(earlier?.plain ?? "");
	if (before === undefined || !(AT.has(before.plain) || REGIONS.has(before.plain) || isFarFrom)) return null;
	const isOpen = AT_CITIES_ONLY.has(before.plain) && !MOVES.has(earlier?.plain ?? "");
	if (isNameOfTown(name)) return city !== null || REGIONS.has(before.plain) || (isTown(name) && !isOpen) ? name : null;
	if (AT_CITIES_ONLY.has(before.plain) || AT.has(plainWords(words[0] ?? "")) || TIMES.has(plainWords(name))) return null;
	return words.length === 1 && city !== null && isTown(name) && !WORDS_TOO.has(name) ? name : null;
}

function placeInRun(text: string): { value: string; evidence: string } | null {
	for (const [, run = ""] of text.matchAll(PLACE_RUN)) {
		const name = run.replace(PLACE_ENDS, "");
		for (const place of [run, name]) if (placeOf(place) !== null || CITY_RUN.test(place)) return { value: place, evidence: place };
	}
	return null;
}
