import { canonicalCountry } from "@/lib/platform/language/countries";
import type { Question } from "@/lib/questions/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { plainWords } from "./goal-features";
import { type Answered, MOST_NAME_WORDS, PLACED, SPACELESS, type Token } from "./goal-tokens";

const SHORT_COUNTRIES = new Set(["UK", "US"]);
/** In writing without spaces a place stands before what makes it one: "大阪で探して". */
const PLACE_RUN = /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:で|の|に|か|、|，)/gu;
const PLACE_ENDS = /(?:市|区|県|都|府)?(?:周辺|近く|付近|勤務|在住|エリア)?$/u;
const AT_AFTER = /^(?:市|区|県|都|府)?(?:で|の|に|周辺|近く|付近|勤務|在住|エリア)/u;
const AT = new Set("in near around round at from im bei nahe um rund aus raum kreis region grossraum umkreis en cerca de por zona desde nach to a".split(" "));
/** Words beside which a name is a place only where it is a city of its own: "a" is more often an article. */
const AT_CITIES_ONLY = new Set(["a"]);
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
	/^\s*(?:[,;).\n!?]|$|(?:u|und|and|y) (?:umgebung|surroundings|alrededores)|o alrededores|or (?:close|near|nearby)|way\b|area\b|oder komplett)/iu;

type Look<T> = (name: string, before: Token | undefined, after: string, start: number) => T | null;

/** The first run of words that is a name of what is looked for, the longest first. */
function firstName<T>(text: string, tokens: readonly Token[], look: Look<T>) {
	for (const [at, first] of tokens.entries()) {
		for (let size = Math.min(MOST_NAME_WORDS, tokens.length - at); size > 0; size--) {
			const last = tokens[at + size - 1];
			if (!last) continue;
			const name = text.slice(first.start, last.end);
			const value = look(name, tokens[at - 1], text.slice(last.end, last.end + 24), first.start);
			if (value !== null) return { value, evidence: name };
		}
	}
	return null;
}

export function countryIn(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	const found = firstName(text, tokens, (name, before) => {
		// "CV" is a resume before it is Cape Verde.
		const isName = SPACELESS.test(name) || (/^\p{Lu}/u.test(name) && (name.length > 2 || SHORT_COUNTRIES.has(name)));
		const country = isName ? canonicalCountry(name) : null;
		if (country === null || !question.options.includes(country)) return null;
		const earlier = before && tokens[tokens.indexOf(before) - 1];
		const isOrigin = ORIGIN_WORDS.has(before?.plain ?? "") && ORIGINS.has(earlier?.plain ?? "");
		return isOrigin ? null : country;
	});
	return found && { ...found, confidence: PLACED };
}

/** Towns count only where a word beside them says that they are a place, or where they stand alone between commas: many are words too. */
export function townIn(text: string, tokens: readonly Token[]): Answered | null {
	const found =
		firstName(text, tokens, (name, before, after) => townBeside(name, before, after)) ??
		firstName(text, tokens, (name, _before, after, start) => {
			const isApart = start > 0 && SET_APART.test(text.slice(Math.max(0, start - 3), start)) && SET_APART_AFTER.test(after);
			return isApart && isNameOfTown(name) && parseLocation(name).city !== null ? name : null;
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

function townBeside(name: string, before: Token | undefined, after: string): string | null {
	const words = name.split(/\s+/u);
	if (/[^\p{L}\p{M}\s'’-]/u.test(name) || canonicalCountry(name) !== null) return null;
	const city = parseLocation(name).city;
	if (SPACELESS.test(name)) return (AT_AFTER.test(after) || /^\s/u.test(after)) && (city !== null || isTown(name)) ? name : null;
	if (before === undefined || !AT.has(before.plain)) return null;
	if (isNameOfTown(name)) return city !== null || (isTown(name) && !AT_CITIES_ONLY.has(before.plain)) ? name : null;
	if (AT_CITIES_ONLY.has(before.plain) || AT.has(plainWords(words[0] ?? "")) || TIMES.has(plainWords(name))) return null;
	return words.length === 1 && city !== null && isTown(name) && !WORDS_TOO.has(name) ? name : null;
}

function placeInRun(text: string): { value: string; evidence: string } | null {
	for (const [, run = ""] of text.matchAll(PLACE_RUN)) {
		const name = run.replace(PLACE_ENDS, "");
		for (const place of [run, name]) if (parseLocation(place).city !== null) return { value: place, evidence: place };
	}
	return null;
}
