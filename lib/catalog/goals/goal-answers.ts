import type { Question } from "@/lib/questions/schemas";
import { type AmountsOfOptions, isNumber, numberIn, optionOfAmount } from "./goal-amounts";
import { goalWords } from "./goal-features";
import { countryIn, townIn } from "./goal-places";
import { type GoalRole, isDenied, roleAt, wordsBefore } from "./goal-roles";
import { type Answered, type GoalAnswer, NAMED, placeInPlain, SPACELESS, type Token, tokensOf } from "./goal-tokens";
import { titlesIn } from "./wanted/goal-titles";

export type { GoalAnswer } from "./goal-tokens";

interface Found {
	readonly value: string;
	readonly start: number;
	readonly end: number;
	readonly role: GoalRole;
}

const GROUPED_SURELY = 0.85;
const MOST_GOAL_LETTERS = 2_000;
const LONGEST_EVIDENCE = 120;
const SINGULAR_LETTERS = 5;
const SIZE = /(\d{1,5})x(\d{1,5})/u;
const SIZES = /(?<!\d)(\d{1,5}) ?[x×] ?(\d{1,5})(?!\d)/gu;
const DEEDS = new Set("email mail phone print pin name address slide fade cut".split(" "));
const DOERS = new Set("to and please then will can could you i we ll".split(" "));
const OBJECT_AFTER = /^ (?:a|an|the|it|this|that|these|them|me|him|her|us|my|everyone) /iu;
/** Options that stand for no wish. */
const OPEN_OPTIONS = new Set(["any", "all", "none", "other"]);
const EXCEPTS = new Set("except excluding besides ausser salvo excepto".split(" "));
/** What is usually meant by the name of a network alone. */
const USUAL = /-post$/u;
const EACH = /\b(?:post|posts|feed|square|normal|beitrag|publicaci[oó]n|4:5)\b|投稿|フィード/iu;
const NO_GROUPS = new Set(
	"monday tuesday wednesday thursday friday saturday sunday tomorrow today noon midnight tonight next then hand me email mail montag dienstag mittwoch donnerstag freitag samstag sonntag hause word excel pdf csv favor ejemplo que correo la el los las lunes martes miercoles jueves viernes sabado domingo separado ahora the a my our an der die das den dem einer und and or oder".split(
		" ",
	),
);
const GROUPED =
	/(?<!\p{L})(?:grouped by|broken down by|by|per|nach|pro|je|por|según)\s{1,3}(\p{L}{2,24}(?: (?:group|gruppe|type|category|name|range|code|de \p{L}{2,20}))?)/giu;
/** "one line per booking" says what the rows are. */
const TELLS_ROWS = /(?:line|lines|row|rows|record|entry|zeile|eintrag|fila|línea) $/iu;
/** "month by month" */
const AGAIN = /(?<!\p{L})(\p{L}{3,20}) (?:by|a|für|por) \1(?!\p{L})/iu;
const GROUPED_AFTER = /([\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:ごと|別)(?!々)/u;

/** How a question says what goals call its options; alone where their own names mean other things too ("letter"). */
interface GoalConfig {
	readonly goalWords?: Readonly<Record<string, readonly string[]>>;
	readonly goalWordsAlone?: boolean;
	readonly labels?: Readonly<Record<string, string>>;
	/** Right after these an option is told of something else: "my CV is in English". */
	readonly goalNotOf?: readonly string[];
	readonly goalAmounts?: readonly AmountsOfOptions[];
}

const wordsOf = (question: Question, option: string): readonly string[] => {
	const { goalWords: own, goalWordsAlone, labels } = question.config as GoalConfig;
	const named = goalWordsAlone === true || OPEN_OPTIONS.has(option.toLowerCase()) ? [] : [option, ...(labels?.[option] ? [labels[option]] : [])];
	return [...named, ...(own?.[option] ?? [])];
};

/** What questions name in the plural goals may say in the singular. */
const isSaid = (word: string, said: string | undefined): boolean =>
	said === word || (said !== undefined && said.length >= SINGULAR_LETTERS && `${said}s` === word);

/** Where a phrase stands in a goal: as whole words, or anywhere in writing without spaces. */
function placesOf(phrase: string, text: string, tokens: readonly Token[]): { start: number; end: number }[] {
	if (SPACELESS.test(phrase)) {
		const place = placeInPlain(text, phrase);
		return place ? [place] : [];
	}
	const wanted = goalWords(phrase);
	const isRatio = /^\d+[:.]\d+$/.test(phrase);
	return tokens.flatMap((first, at) => {
		if (isRatio) return first.plain === phrase ? [{ start: first.start, end: first.end }] : [];
		const last = tokens[at + wanted.length - 1];
		const isHere = wanted.length > 0 && last !== undefined && wanted.every((word, offset) => isSaid(word, tokens[at + offset]?.plain));
		return isHere ? [{ start: first.start, end: last.end }] : [];
	});
}

/** Whether a name is a deed here: "please email it to them". */
function isDone(text: string, tokens: readonly Token[], start: number, end: number): boolean {
	const isDeed = DEEDS.has(text.slice(start, end).toLowerCase()) && OBJECT_AFTER.test(text.slice(end, end + 12));
	return isDeed && DOERS.has(wordsBefore(text, tokens, start)[0] ?? "");
}

/** The options that a goal names, each once, in the order of the goal. Of words that lie in longer ones the longer count. */
function namedOptions(question: Question, text: string, tokens: readonly Token[]): Found[] {
	const found = question.options.flatMap((value) =>
		wordsOf(question, value).flatMap((phrase) =>
			placesOf(phrase, text, tokens).map(({ start, end }) => ({
				value,
				start,
				end,
				role: roleAt(text, tokens, start, end),
			})),
		),
	);
	const whole = found.filter(
		(one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start),
	);
	return whole.filter(({ start, end }) => !isDone(text, tokens, start, end)).sort((a, b) => a.start - b.start);
}

function chosenOption(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	const config = question.config as GoalConfig;
	const found = namedOptions(question, text, tokens).filter(({ start, end }) => !isDenied(config.goalNotOf ?? [], text, tokens, start, end));
	const one = (among: readonly Found[]) => (new Set(among.map(({ value }) => value)).size === 1 ? among[0] : undefined);
	const chosen = one(found.filter(({ role }) => role === "wanted")) ?? one(found.filter(({ role }) => role !== "source")) ?? one(found);
	if (!chosen && config.goalAmounts) return optionOfAmount(config.goalAmounts, text);
	return chosen ? { value: chosen.value, evidence: text.slice(chosen.start, chosen.end), confidence: NAMED } : null;
}

/** The options of a question for one that a goal asks for alike, as it writes them; none where it names one, or says which of them is meant. */
export function severalOptions(question: Question, text: string, tokens: readonly Token[]): string[] {
	const config = question.config as GoalConfig;
	if (chosenOption(question, text, tokens)) return [];
	const found = namedOptions(question, text, tokens).filter(
		({ start, end, role }) => role !== "source" && !isDenied(config.goalNotOf ?? [], text, tokens, start, end),
	);
	return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at).map(({ start, end }) => text.slice(start, end));
}

/** An option of one size is not meant where a goal names others: "print it, 35 x 45 mm". */
function isOfOtherSize(option: string, text: string): boolean {
	const own = SIZE.exec(option)?.slice(1).join("x");
	const named = [...text.matchAll(SIZES)].map(([, width, height]) => `${width}x${height}`);
	return own !== undefined && named.length > 0 && !named.includes(own);
}

function chosenOptions(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	const named = namedOptions(question, text, tokens).filter(
		({ value, start }) => !isOfOtherSize(value, text) && !wordsBefore(text, tokens, start).some((word) => EXCEPTS.has(word)),
	);
	const isUsual = ({ value }: Found) => USUAL.test(value) && named.some((other) => other.value !== value && other.value.startsWith(`${value.split("-")[0]}-`));
	const found = named.filter((one) => !isUsual(one) || EACH.test(text));
	if (found.length === 0) return null;
	const [start, end] = [Math.min(...found.map((one) => one.start)), Math.max(...found.map((one) => one.end))];
	const evidence = end - start <= LONGEST_EVIDENCE ? text.slice(start, end) : text.slice(found[0]?.start, found[0]?.end);
	return { value: [...new Set(found.map(({ value }) => value))], evidence, confidence: NAMED };
}

/** By what something is told apart: "by region", "nach Filiale", "店舗ごと". */
function groupIn(text: string): Answered | null {
	const after = GROUPED_AFTER.exec(text);
	if (after?.[1]) return { value: after[1], evidence: after[0], confidence: GROUPED_SURELY };
	for (const { 0: evidence, 1: name = "", index } of text.matchAll(GROUPED)) {
		if (!goalWords(name).some((word) => NO_GROUPS.has(word) || isNumber(word)) && !TELLS_ROWS.test(text.slice(Math.max(0, index - 12), index)))
			return { value: name, evidence, confidence: GROUPED_SURELY };
	}
	const [evidence, name] = AGAIN.exec(text) ?? [];
	return evidence !== undefined && name !== undefined ? { value: name, evidence, confidence: GROUPED_SURELY } : null;
}

function answerTo(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	if (question.config.optionsAre === "countries") return countryIn(question, text, tokens);
	if (question.config.goalReads === "town") return townIn(text, tokens);
	if (question.config.goalReads === "group") return groupIn(text);
	if (question.config.goalReads === "titles") return titlesIn(text, tokens);
	if (question.slotType === "select") return chosenOption(question, text, tokens);
	if (question.slotType === "multi_select") return chosenOptions(question, text, tokens);
	return question.slotType === "number" ? numberIn(question, text) : null;
}

/**
 * The questions that a goal already answers, and the option that it leaves open beside a town. `config.goalWords` of a question names for each option what people say for it, `config.goalUnits` the
 * units of a number, `config.goalReads: "town"` a place, "group" by what a table is parted, "titles" the jobs that are looked for. What is not said is not guessed.
 */
export function answersIn(goalText: string, questions: readonly Question[]): { answers: GoalAnswer[]; either: ModeOrTown | null } {
	const text = goalText.slice(0, MOST_GOAL_LETTERS);
	const tokens = tokensOf(text);
	const answers = questions.flatMap((question) => {
		const answer = question.hidden ? null : answerTo(question, text, tokens);
		return answer ? [{ slotId: question.slotId, ...answer }] : [];
	});
	const either = eitherModeOrTown(text, answers, questions);
	return { answers: answers.filter(({ slotId }) => slotId !== either?.slotId), either };
}

/** The questions that a goal already answers. */
export function readGoalAnswers(goalText: string, questions: readonly Question[]): GoalAnswer[] {
	return answersIn(goalText, questions).answers;
}

/** "remote or in Berlin", "in Berlin oder remote" */
const OR_BETWEEN = /^[\s,(]*(?:or|oder|o|u|または|か)\s?(?:(?:in|near|around|at|im|bei|nahe|um|en|cerca de|working|work|fully|komplett|totalmente)\s?){0,2}$/iu;

interface ModeOrTown {
	readonly slotId: string;
	/** As the goal writes it, and all of "remote or in Berlin". */
	readonly option: string;
	readonly evidence: string;
}

/** An option that a goal names beside a town as another way to have its wish: to take it alone would be to lose the town. Null where there is none. */
function eitherModeOrTown(text: string, answers: readonly GoalAnswer[], questions: readonly Question[]): ModeOrTown | null {
	const of = (isOf: (question: Question) => boolean) =>
		answers.find(({ slotId }) => questions.some((question) => question.slotId === slotId && isOf(question)));
	const town = of(({ config }) => config.goalReads === "town");
	const mode = of(({ config }) => config.goalBesideTown === true);
	if (!town || !mode) return null;
	const places = [town, mode].map(({ evidence }) => ({ evidence, start: text.indexOf(evidence) })).sort((a, b) => a.start - b.start);
	const [first, second] = places;
	if (!first || !second || first.start < 0) return null;
	const isEither = OR_BETWEEN.test(text.slice(first.start + first.evidence.length, second.start));
	return isEither ? { slotId: mode.slotId, option: mode.evidence, evidence: text.slice(first.start, second.start + second.evidence.length) } : null;
}
