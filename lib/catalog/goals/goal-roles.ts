import { plainWords } from "./goal-features";
import type { Token } from "./goal-tokens";

/** What is done to something that a goal names: something is to become it, or is made of it. */
export type GoalRole = "wanted" | "source" | null;

const INTO = new Set("2 to into as in als nach zu ins a al en como hacia becomes instead".split(" "));
/** What stands after the others may also be how something comes: "the data come as csv". */
const SURELY_INTO = new Set("to into nach zu ins a hacia 2 becomes".split(" "));
/** Beside these "a" is an article. */
const ENGLISH = new Set("the is are this these my and of i it we you need want gives just only have got".split(" "));
const ARTICLES = new Set(
	"a an the one single some ein eine einen einer einem ne nen so unser unsere das die der den el la un una los las my mein meine meiner meinem meinen dieser diesem diesen unserer unserem deren mi mis su sus nuestro nuestra mon ma mes notre le les mio mia meu minha".split(
		" ",
	),
);
const FIGURES = /^\d+$/;
const INTO_AFTER = /^ ?(?:(?:ファイル|形式|データ)?(?:に|へ|として|で(?:出力|保存|書き出))| ?(?:out|raus|fuera)(?![\p{L}\p{N}]))/iu;
const GIVEN_AFTER = /^ ?(?:in|rein|dentro)(?= ?[,;.\n])/iu;
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
const DENIED_AFTER =
	/^(?:すぎな|すぎず|過ぎな|じゃな(?!いと)|ではな|なく|は(?:不要|いらな|要りま|いりま|無し|なし)|[ -](?:(?:is|are|isn['’]?t|brauche?|will|muss|mag|geht|no) ){0,1}(?:ich |i |es )?(?:not needed|not necessary|not for me|nicht|no thanks|don['’]?t need|no hace falta|no (?:lo )?(?:quiero|necesito)))/iu;
const DENIED_LETTERS = 32;
const CLAUSE_WORDS = 6;
const CLAUSE_ENDS = /[,;:!?\n()。！？、]|\.\s/u;
const IS_TAKEN_AFTER = /^(?:ファイル|形式)?(?:しか|じゃないと|でしか|で(?:納品|お渡し|渡|見|欲し|ほし|くれ|お願い)|が(?:いい|必要|欲し|ほし))/u;
const INTO_BEFORE = /(?:[-=]>|→|⇒)\s?$/u;

/** The words before a place within its clause, the nearest first. */
export function wordsBefore(text: string, tokens: readonly Token[], start: number): string[] {
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
export function roleAt(text: string, tokens: readonly Token[], start: number, end: number): GoalRole {
	const before = wordsBefore(text, tokens, start);
	const after = text.slice(end, end + 16);
	if (INTO_BEFORE.test(text.slice(Math.max(0, start - 6), start)) || INTO_AFTER.test(after) || IS_TAKEN_AFTER.test(after)) return "wanted";
	if (GIVEN_AFTER.test(after)) return "source";
	const isArticle = (word: string) => word === "a" && tokens.some(({ plain }) => ENGLISH.has(plain));
	const isInto = (word: string) => INTO.has(word) && !isArticle(word);
	const near = before.find((word) => isInto(word) || !(ARTICLES.has(word) || FIGURES.test(word))) ?? "";
	if (SURELY_INTO.has(near)) return "wanted";
	const verb = before.find((word) => GIVES.has(word) || TAKES.has(word));
	if (verb !== undefined && GIVES.has(verb)) return "source";
	if (INTO.has(near)) return "wanted";
	if (OUT_OF.has(near)) return "source";
	return verb === undefined ? null : "wanted";
}

/** Whether a place is only named to say what is not wanted of it: "not entry level", "too long", "my CV is in English". `notOf` are words of the question. */
export function isDenied(notOf: readonly string[], text: string, tokens: readonly Token[], start: number, end: number): boolean {
	const [first = "", ...rest] = wordsBefore(text, tokens, start);
	const given = [first, ...rest.slice(0, 2)];
	return DENIES.has(first) || DENIED_AFTER.test(text.slice(end, end + DENIED_LETTERS)) || notOf.some((word) => given.includes(plainWords(word)));
}
