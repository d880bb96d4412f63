import type { Question } from "@/lib/questions/schemas";
import { type AmountsOfOptions, numberIn, optionOfAmount } from "./goal-amounts";
import { goalWords, plainWords } from "./goal-features";
import { countryIn, townIn } from "./goal-places";
import { type Answered, type GoalAnswer, NAMED, placeInPlain, SPACELESS, type Token, tokensOf } from "./goal-tokens";

export type { GoalAnswer } from "./goal-tokens";

interface Found {
	readonly value: string;
	readonly start: number;
	readonly end: number;
	/** Whether something is to become it, or is made of it. */
	readonly role: "wanted" | "source" | null;
}

const GROUPED_SURELY = 0.85;
const MOST_GOAL_LETTERS = 2_000;
/** Options that stand for no wish. */
const OPEN_OPTIONS = new Set(["any", "all", "none", "other"]);
const INTO = new Set("2 to into as in als nach zu ins a al en como hacia becomes instead".split(" "));
/** What stands after the others may also be how something comes: "the data come as csv". */
const SURELY_INTO = new Set("to into nach zu ins a hacia 2 becomes".split(" "));
const ARTICLES = new Set("a an the one single ein eine einen einer einem das die der den el la un una los las my mein meine mi".split(" "));
const INTO_AFTER = /^(?:ファイル|形式|データ)?(?:に|へ|として|で(?:出力|保存|書き出))/u;
const OUT_OF = new Set("this these dieses diese este from aus von vom de del desde".split(" "));
/** What stands after these is what someone wishes for or a program takes. */
const TAKES = new Set(
	"want wants wanted need needs needed take takes accept accepts eat eats read reads only just nothing like prefer opens asks will wollen wollte frisst nimmt braucht brauche brauch brauchen gern gerne hatte kann nimmt mochte bitte quiero quiere quieren pide piden exigen exige necesito necesita solo acepta abre abren prefiero".split(
		" ",
	),
);
/** And after these what someone has already. */
const GIVES = new Set(
	"gives give gave got get gets have has sends sent send exports export exported spits delivers comes came still instead liegt kommt kommen kam haben hab habe schickt schicken liefert wirft statt gibt da dan dio tengo tiene llevo manda mando mandaron viene vienen entrega entregan sale vez abrir uso usar is ist are esta".split(
		" ",
	),
);
const DENIES = new Set("not no never kein keine keinen keinem nicht ni".split(" "));
const DENIED_AFTER = /^(?:すぎな|すぎず|過ぎな|じゃな(?!いと)|ではな|なく)/u;
const EXCEPTS = new Set("except excluding besides ausser salvo excepto".split(" "));
/** What is usually meant by the name of a network alone. */
const USUAL = /-post$/u;
const EACH = /\b(?:post|posts|feed|square|normal|beitrag|publicaci[oó]n|4:5)\b|投稿|フィード/iu;
const CLAUSE_WORDS = 6;
const CLAUSE_ENDS = /[,;:!?\n()。！？、]|\.\s/u;
const IS_TAKEN_AFTER = /^(?:ファイル|形式)?(?:しか|じゃないと|でしか|で(?:納品|お渡し|渡|見|欲し|ほし|くれ|お願い)|が(?:いい|必要|欲し|ほし))/u;
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

/** The words before a place within its clause, the nearest first. */
function wordsBefore(text: string, tokens: readonly Token[], start: number): string[] {
	const before: string[] = [];
	let next = start;
	for (const token of tokens.filter(({ end }) => end <= start).reverse()) {
		if (before.length === CLAUSE_WORDS || CLAUSE_ENDS.test(text.slice(token.end, next))) break;
		before.push(token.plain);
		next = token.start;
	}
	return before;
}

/** What is done to a place: what someone has is not what someone wants, whatever the small words between. */
function roleAt(text: string, tokens: readonly Token[], start: number, end: number): "wanted" | "source" | null {
	const before = wordsBefore(text, tokens, start);
	const after = text.slice(end, end + 16);
	if (INTO_BEFORE.test(text.slice(Math.max(0, start - 6), start)) || INTO_AFTER.test(after) || IS_TAKEN_AFTER.test(after)) return "wanted";
	const near = before.find((word) => INTO.has(word) || !ARTICLES.has(word)) ?? "";
	if (SURELY_INTO.has(near)) return "wanted";
	const verb = before.find((word) => GIVES.has(word) || TAKES.has(word));
	if (verb !== undefined && GIVES.has(verb)) return "source";
	if (INTO.has(near)) return "wanted";
	if (OUT_OF.has(near)) return "source";
	return verb === undefined ? null : "wanted";
}

/** Whether a place is only named to say what is not wanted of it: "not entry level", "too long", "my CV is in English". */
function isDenied({ goalNotOf = [] }: GoalConfig, text: string, tokens: readonly Token[], start: number, end: number): boolean {
	const [first = "", ...rest] = wordsBefore(text, tokens, start);
	const given = [first, ...rest.slice(0, 2)];
	return DENIES.has(first) || DENIED_AFTER.test(text.slice(end, end + 4)) || goalNotOf.some((word) => given.includes(plainWords(word)));
}

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
				role: roleAt(text, tokens, start, end),
			})),
		),
	);
	const whole = found.filter(
		(one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start),
	);
	return whole.sort((a, b) => a.start - b.start);
}

function chosenOption(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	const config = question.config as GoalConfig;
	const found = namedOptions(question, text, tokens).filter(({ start, end }) => !isDenied(config, text, tokens, start, end));
	const one = (among: readonly Found[]) => (new Set(among.map(({ value }) => value)).size === 1 ? among[0] : undefined);
	const chosen = one(found.filter(({ role }) => role === "wanted")) ?? one(found.filter(({ role }) => role !== "source")) ?? one(found);
	if (!chosen && config.goalAmounts) return optionOfAmount(config.goalAmounts, text);
	return chosen ? { value: chosen.value, evidence: text.slice(chosen.start, chosen.end), confidence: NAMED } : null;
}

function chosenOptions(question: Question, text: string, tokens: readonly Token[]): Answered | null {
	const named = namedOptions(question, text, tokens).filter(({ start }) => !wordsBefore(text, tokens, start).some((word) => EXCEPTS.has(word)));
	const isUsual = ({ value }: Found) => USUAL.test(value) && named.some((other) => other.value !== value && other.value.startsWith(`${value.split("-")[0]}-`));
	const found = named.filter((one) => !isUsual(one) || EACH.test(text));
	if (found.length === 0) return null;
	const evidence = [...new Set(found.map(({ start, end }) => text.slice(start, end)))].join(", ");
	return { value: [...new Set(found.map(({ value }) => value))], evidence, confidence: NAMED };
}

/** By what something is told apart: "by region", "nach Filiale", "店舗ごと". */
function groupIn(text: string): Answered | null {
	const after = GROUPED_AFTER.exec(text);
	if (after?.[1]) return { value: after[1], evidence: after[0], confidence: GROUPED_SURELY };
	for (const { 0: evidence, 1: name = "", index } of text.matchAll(GROUPED)) {
		if (!goalWords(name).some((word) => NO_GROUPS.has(word)) && !TELLS_ROWS.test(text.slice(Math.max(0, index - 12), index)))
			return { value: name, evidence, confidence: GROUPED_SURELY };
	}
	return null;
}

function answerTo(question: Question, text: string, tokens: readonly Token[]): Answered | null {
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
