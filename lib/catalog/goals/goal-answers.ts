import { canonicalCountry } from "@/lib/platform/language/countries";
import type { Question } from "@/lib/questions/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { goalWords, plainWords } from "./goal-features";

/** What a goal says in answer to a question, with its own words for it. */
export interface GoalAnswer {
	readonly slotId: string;
	readonly value: unknown;
	/** As the goal writes it. */
	readonly evidence: string;
	/** 0 to 1. */
	readonly confidence: number;
}

interface Token {
	readonly raw: string;
	readonly plain: string;
	readonly start: number;
	readonly end: number;
}

interface Found {
	readonly value: string;
	readonly start: number;
	readonly end: number;
	/** Whether a word right before or after it says that something is to become it. */
	readonly isWanted: boolean;
	/** Whether a word before it says that something is made of it. */
	readonly isSource: boolean;
}

const NAMED = 0.95;
const PLACED = 0.9;
const GROUPED_SURELY = 0.85;
const MOST_GOAL_LETTERS = 2_000;
const MOST_NAME_WORDS = 3;
const SHORT_COUNTRIES = new Set(["UK", "US"]);
/** In writing without spaces a place stands before what makes it one: "大阪で探して". */
const PLACE_RUN = /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:市|区|県|都|府)?(?:で|の|周辺|近く|付近|勤務|在住|エリア)/gu;
/** Options that stand for no wish. */
const OPEN_OPTIONS = new Set(["any", "all", "none", "other"]);
const INTO = new Set("to into as in als nach zu ins a al en como hacia becomes instead".split(" "));
const ARTICLES = new Set("a an the one single ein eine einen einer einem das die der den el la un una los las my mein meine mi".split(" "));
const INTO_AFTER = /^(?:ファイル|形式|データ)?(?:に|へ|として|で(?:出力|保存|書き出))/u;
const AT = new Set("in near around at from im bei nahe um rund aus raum region grossraum umkreis en cerca de por zona desde nach to".split(" "));
/** Small words within names of towns. */
const WITHIN_NAMES = new Set("de del la las los el le les du am an der im sur upon on of do da".split(" "));
/** Towns whose names are everyday words where they are written small. */
const WORDS_TOO = new Set("nice reading mobile split bath".split(" "));
const OUT_OF = new Set("from aus von vom de del desde".split(" "));
const INTO_BEFORE = /(?:[-=]>|→|⇒)\s?$/u;
const NO_GROUPS = new Set(
	"monday tuesday wednesday thursday friday saturday sunday tomorrow today noon midnight tonight next then hand me email mail montag dienstag mittwoch donnerstag freitag samstag sonntag hause word excel pdf csv favor ejemplo que correo la el los las lunes martes miercoles jueves viernes sabado domingo separado ahora the a my our an der die das den dem einer und and or oder".split(
		" ",
	),
);
const GROUPED =
	/(?<!\p{L})(?:grouped by|broken down by|by|per|nach|pro|je|por|según)\s{1,3}(\p{L}{2,24}(?: (?:group|gruppe|type|category|name|range|code|de \p{L}{2,20}))?)/giu;
/** "one line per booking" says what the rows are. */
const TELLS_ROWS = /(?:line|lines|row|rows|record|entry|zeile|eintrag|fila|línea) $/iu;
const GROUPED_AFTER = /([\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:ごと|別)(?!々)/u;
const AT_AFTER = /^(?:市|区|県|都|府)?(?:で|の|周辺|近く|付近|勤務|在住|エリア)/u;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A run of writing without spaces, a ratio or a number, or a word; none mixes two of them: "CSVをExcelに". */
const TOKEN =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{N}+(?:[:.]\p{N}+)*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{M}\p{N}])+/gu;

function tokensOf(text: string): Token[] {
	return [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
		raw,
		plain: plainWords(raw),
		start: index,
		end: index + raw.length,
	}));
}

/** How a question says what goals call its options; alone where their own names mean other things too ("letter"). */
interface GoalConfig {
	readonly goalWords?: Readonly<Record<string, readonly string[]>>;
	readonly goalWordsAlone?: boolean;
	readonly labels?: Readonly<Record<string, string>>;
}

const wordsOf = (question: Question, option: string): readonly string[] => {
	const { goalWords: own, goalWordsAlone, labels } = question.config as GoalConfig;
	const named = goalWordsAlone === true || OPEN_OPTIONS.has(option.toLowerCase()) ? [] : [option, ...(labels?.[option] ? [labels[option]] : [])];
	return [...named, ...(own?.[option] ?? [])];
};

function isWantedAt(text: string, tokens: readonly Token[], start: number, end: number): boolean {
	const before = tokens.filter((token) => token.end <= start).slice(-MOST_NAME_WORDS);
	while (before.length > 0 && ARTICLES.has(before.at(-1)?.plain ?? "") && !INTO.has(before.at(-1)?.plain ?? "")) before.pop();
	const isInto = INTO.has(before.at(-1)?.plain ?? "") || INTO_BEFORE.test(text.slice(Math.max(0, start - 6), start));
	return isInto || INTO_AFTER.test(text.slice(end, end + 12));
}

function isSourceAt(tokens: readonly Token[], start: number): boolean {
	const before = tokens.filter((token) => token.end <= start).slice(-MOST_NAME_WORDS);
	while (ARTICLES.has(before.at(-1)?.plain ?? "")) before.pop();
	return OUT_OF.has(before.at(-1)?.plain ?? "");
}

/** Where a phrase stands in a goal: as whole words, or anywhere in writing without spaces. */
function placesOf(phrase: string, text: string, tokens: readonly Token[]): { start: number; end: number }[] {
	if (SPACELESS.test(phrase)) {
		const start = plainWords(text).indexOf(plainWords(phrase));
		return start < 0 || plainWords(text).length !== text.length ? [] : [{ start, end: start + phrase.length }];
	}
	const wanted = goalWords(phrase);
	const isRatio = /^\d+[:.]\d+$/.test(phrase);
	return tokens.flatMap((first, at) => {
		if (isRatio) return first.plain === phrase ? [{ start: first.start, end: first.end }] : [];
		const last = tokens[at + wanted.length - 1];
		const isHere = wanted.length > 0 && last !== undefined && wanted.every((word, offset) => tokens[at + offset]?.plain === word);
		return isHere ? [{ start: first.start, end: last.end }] : [];
	});
}

/** The options that a goal names, each once, in the order of the goal. Of words that lie in longer ones the longer count. */
function namedOptions(question: Question, text: string, tokens: readonly Token[]): Found[] {
	const found = question.options.flatMap((value) =>
		wordsOf(question, value).flatMap((phrase) =>
			placesOf(phrase, text, tokens).map(({ start, end }) => ({
				value,
				start,
				end,
				isWanted: isWantedAt(text, tokens, start, end),
				isSource: isSourceAt(tokens, start),
			})),
		),
	);
	const whole = found.filter(
		(one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start),
	);
	return whole.sort((a, b) => a.start - b.start);
}

function chosenOption(question: Question, text: string, tokens: readonly Token[]): Omit<GoalAnswer, "slotId"> | null {
	const found = namedOptions(question, text, tokens);
	const one = (among: readonly Found[]) => (new Set(among.map(({ value }) => value)).size === 1 ? among[0] : undefined);
	const chosen = one(found.filter(({ isWanted }) => isWanted)) ?? one(found.filter(({ isSource }) => !isSource)) ?? one(found);
	return chosen ? { value: chosen.value, evidence: text.slice(chosen.start, chosen.end), confidence: NAMED } : null;
}

function chosenOptions(question: Question, text: string, tokens: readonly Token[]): Omit<GoalAnswer, "slotId"> | null {
	const found = namedOptions(question, text, tokens);
	if (found.length === 0) return null;
	const evidence = [...new Set(found.map(({ start, end }) => text.slice(start, end)))].join(", ");
	return { value: [...new Set(found.map(({ value }) => value))], evidence, confidence: NAMED };
}

/** The first run of words that is a name of what is looked for, the longest first. */
function firstName<T>(text: string, tokens: readonly Token[], look: (name: string, before: Token | undefined, after: string) => T | null) {
	for (const [at, first] of tokens.entries()) {
		for (let size = Math.min(MOST_NAME_WORDS, tokens.length - at); size > 0; size--) {
			const last = tokens[at + size - 1];
			if (!last) continue;
			const name = text.slice(first.start, last.end);
			const value = look(name, tokens[at - 1], text.slice(last.end, last.end + 8));
			if (value !== null) return { value, evidence: name };
		}
	}
	return null;
}

function countryIn(question: Question, text: string, tokens: readonly Token[]): Omit<GoalAnswer, "slotId"> | null {
	const found = firstName(text, tokens, (name) => {
		// "CV" is a resume before it is Cape Verde.
		const isName = SPACELESS.test(name) || (/^\p{Lu}/u.test(name) && (name.length > 2 || SHORT_COUNTRIES.has(name)));
		const country = isName ? canonicalCountry(name) : null;
		return country !== null && question.options.includes(country) ? country : null;
	});
	return found && { ...found, confidence: PLACED };
}

/** Towns count only where a word beside them says that they are a place: many are words too. */
function townIn(text: string, tokens: readonly Token[]): Omit<GoalAnswer, "slotId"> | null {
	const found = firstName(text, tokens, (name, before, after) => {
		const words = name.split(/\s+/u);
		if (/[^\p{L}\p{M}\s'’-]/u.test(name) || AT.has(plainWords(words[0] ?? "")) || canonicalCountry(name) !== null) return null;
		const city = parseLocation(name).city;
		if (SPACELESS.test(name)) return AT_AFTER.test(after) && (city !== null || isTown(name)) ? name : null;
		if (before === undefined || !AT.has(before.plain)) return null;
		const isCapital = (word: string) => /^\p{Lu}/u.test(word);
		const isNamed = words.every((word, at) => isCapital(word) || (at > 0 && at < words.length - 1 && WITHIN_NAMES.has(plainWords(word))));
		if (isNamed) return city !== null || isTown(name) ? name : null;
		return words.length === 1 && city !== null && isTown(name) && !WORDS_TOO.has(name) ? name : null;
	});
	const run = found ? undefined : [...text.matchAll(PLACE_RUN)].map(([, name = ""]) => name).find((name) => parseLocation(name).city !== null);
	const place = found ?? (run === undefined ? null : { value: run, evidence: run });
	return place && { ...place, confidence: PLACED };
}

function numberIn({ config }: Question, text: string): Omit<GoalAnswer, "slotId"> | null {
	const units = Array.isArray(config.goalUnits) ? config.goalUnits.map(String) : [];
	for (const { 0: all, 1: digits = "", 2: unit = "" } of text.matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s?([\p{L}]{1,20})/gu)) {
		const plain = plainWords(unit);
		if (units.some((known) => (SPACELESS.test(known) ? plain.startsWith(known) : plain === known))) {
			return { value: Number(digits.replace(",", ".")), evidence: all, confidence: PLACED };
		}
	}
	return null;
}

/** By what something is told apart: "by region", "nach Filiale", "店舗ごと". */
function groupIn(text: string): Omit<GoalAnswer, "slotId"> | null {
	const after = GROUPED_AFTER.exec(text);
	if (after?.[1]) return { value: after[1], evidence: after[0], confidence: GROUPED_SURELY };
	for (const { 0: evidence, 1: name = "", index } of text.matchAll(GROUPED)) {
		if (!goalWords(name).some((word) => NO_GROUPS.has(word)) && !TELLS_ROWS.test(text.slice(Math.max(0, index - 12), index)))
			return { value: name, evidence, confidence: GROUPED_SURELY };
	}
	return null;
}

function answerTo(question: Question, text: string, tokens: readonly Token[]): Omit<GoalAnswer, "slotId"> | null {
	if (question.config.optionsAre === "countries") return countryIn(question, text, tokens);
	if (question.config.goalReads === "town") return townIn(text, tokens);
	if (question.config.goalReads === "group") return groupIn(text);
	if (question.slotType === "select") return chosenOption(question, text, tokens);
	if (question.slotType === "multi_select") return chosenOptions(question, text, tokens);
	return question.slotType === "number" ? numberIn(question, text) : null;
}

/**
 * The questions that a goal already answers. `config.goalWords` of a question names for each option what people say for it, `config.goalUnits` the
 * units of a number, `config.goalReads: "town"` a place, "group" by what a table is parted. What is not said is not guessed.
 */
export function readGoalAnswers(goalText: string, questions: readonly Question[]): GoalAnswer[] {
	const text = goalText.slice(0, MOST_GOAL_LETTERS);
	const tokens = tokensOf(text);
	return questions.flatMap((question) => {
		const answer = question.hidden ? null : answerTo(question, text, tokens);
		return answer ? [{ slotId: question.slotId, ...answer }] : [];
	});
}
