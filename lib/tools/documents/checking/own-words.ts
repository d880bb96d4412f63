import { LIMITING_WORDS, QUANTITY_WORDS } from "@/lib/tools/documents/language/lexicon";
import { type LineToken, tokenizeLine } from "@/lib/tools/documents/language/line-text";
import { STOP_WORDS } from "@/lib/tools/documents/language/meaning/stop-words";
import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { stemOf } from "@/lib/tools/documents/matching/words/telling-words";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
/** Pronouns and joining words: nobody claims anything with them, and postings are told apart without them. */
const FUNCTION_WORDS = new Set(
	`i me my mine myself we us ourselves he his himself hers herself it itself they them theirs themselves yours yourself someone something everyone everything
	there here where when while whenever whether why because since so thus hence if unless until till though although however therefore otherwise instead
	those these such same own other another each every either neither none both few many much several
	be am being been do done doing done had having would could should must might shall upon onto out up down off back along around before after again once
	ich mich mir mein meine meinen du er ihn ihm es ihnen uns euch wer was wen wem dass weil damit wenn als ob dabei dafur dazu daran davon diese dieser dieses diesen jede jeder jedes
	je me moi mon ma mes tu te il elle ils elles lui eux nous on ce cet cette ces celui celle dont ou quand car donc afin ainsi lors tout tous toute toutes
	yo mi mis me tu te el ella ellos ellas lo le les se su sus este estos estas ese esa eso donde cuando porque asi tambien cada todo todos toda todas
	eu me minha meu ele ela eles elas io mi mio mia lui lei loro ci si quale quando perche anche ogni
	ik mij mijn hij hem zij hen hun haar men dat die omdat wanneer elke alle`.split(/\s+/u),
);
/** More than these are not read. */
const MOST_NAMED = 6;
/** Little words are not told of: "in", "to", "by". */
const LEAST_LETTERS = 3;

/** Every word, number and skill that a resume shows anywhere, as they are compared. */
export interface Shown {
	readonly text: string;
	readonly forms: ReadonlySet<string>;
	readonly skills: ReadonlySet<string>;
}

/** What a profile shows, with the skills that its owner confirmed or added. */
export function shownIn(profile: ResumeProfile, skills: readonly string[]): Shown {
	const text = [...textsIn(profile), ...skills].join("\n").normalize("NFKC");
	return { text: text.toLowerCase(), forms: new Set(tokenizeLine(text).flatMap(formsOf)), skills: new Set(skillKeys(text).keys()) };
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a word has in common with its other forms. */
function formsOf({ meaning, text }: LineToken): string[] {
	const folded = foldWords(text);
	return [meaning, folded, stemOf(folded.replace(/'s$/u, ""))];
}

/** What a person's own line says that their resume does not show: the words themselves, and a sentence about them. */
export interface Unshown {
	readonly claims: string[];
	readonly explanation: string;
}

const NOTHING_NEW = "Other words than your resume's, and nothing that it does not show.";

/** Compares a line that a person wrote with the text that it stands for and with all that their resume shows. What was taken out is no claim. */
export function unshownIn(line: string, source: string, shown: Shown): Unshown {
	const tokens = tokenizeLine(line);
	const given = new Set(tokenizeLine(source).flatMap(formsOf));
	const isShown = (token: LineToken) => formsOf(token).some((form) => shown.forms.has(form)) || isWithin(token.text, shown);
	const texts = (list: readonly LineToken[]) => [...new Set(list.map(({ text }) => text))];
	const skills = [...skillKeys(line)].filter(([key, { text }]) => !shown.skills.has(key) && !tokenizeLine(text).every(isShown)).map(([, { text }]) => text);
	const numbers = tokens.filter((token) => isNumber(token) && !formsOf(token).some((form) => given.has(form)));
	const words = tokens.filter(
		(token) => token.kind === "word" && !isNumber(token) && !isSmall(token) && !isShown(token) && !skills.some((skill) => skill.includes(token.text)),
	);
	const names = words.filter((token) => isName(token, line));
	const facts = [...new Set([...skills, ...texts(names), ...texts(numbers.filter((token) => !isShown(token)))])];
	const elsewhere = texts(numbers.filter(isShown));
	const others = texts(words.filter((token) => !names.includes(token)));
	const limits = lostLimits(tokens, source);
	const sentences = [
		facts.length > 0 ? `Your resume does not show ${quoted(facts)}.` : "",
		elsewhere.length > 0 ? `It has ${quoted(elsewhere)} in another place.` : "",
		others.length > 0 ? `${facts.length > 0 ? "It does" : "Your resume does"} not say ${quoted(others)}.` : "",
		limits.length > 0 ? `Your resume says ${quoted(limits)} here; without it the line claims more.` : "",
	];
	return { claims: [...facts, ...elsewhere, ...others], explanation: sentences.filter(Boolean).join(" ") || NOTHING_NEW };
}

function isNumber({ kind, text }: LineToken): boolean {
	return kind === "number" || (kind === "word" && QUANTITY_WORDS.has(text.toLowerCase()));
}

function isWithin(text: string, shown: Shown): boolean {
	const lower = text.normalize("NFKC").toLowerCase();
	if (!UNSPACED.test(lower)) return false;
	return [...new Intl.Segmenter("und", { granularity: "word" }).segment(lower)].every(({ segment }) => shown.text.includes(segment));
}

/** A word that names something: with a capital within a sentence, or in capitals or with figures anywhere. */
function isName({ text, isCapitalised }: LineToken, line: string): boolean {
	if (/\p{N}|\p{Lu}.*\p{Lu}/u.test(text)) return true;
	return isCapitalised && !/(?:^|[.!?:;•–—]\s*)$/u.test(line.normalize("NFKC").slice(0, line.normalize("NFKC").indexOf(text)));
}

function isSmall({ text }: LineToken): boolean {
	return (
		!UNSPACED.test(text) &&
		(STOP_WORDS.has(foldWords(text)) || FUNCTION_WORDS.has(foldWords(text)) || (text.length < LEAST_LETTERS && text === text.toLowerCase()))
	);
}

/** Words that limited what the source says and are gone, where the line has none of them. */
function lostLimits(tokens: readonly LineToken[], source: string): string[] {
	const limits = (list: readonly LineToken[]) =>
		list.filter(({ kind, text, meaning }) => kind === "word" && (LIMITING_WORDS.has(text.toLowerCase()) || LIMITING_WORDS.has(meaning)));
	if (limits(tokens).length > 0) return [];
	return [...new Set(limits(tokenizeLine(source)).map(({ text }) => text))].filter((text) => !isNumberWord(text));
}

/** "Half" and "dozen" say how much: what was taken out of a line claims nothing. */
function isNumberWord(text: string): boolean {
	return QUANTITY_WORDS.has(text.toLowerCase());
}

function quoted(texts: readonly string[]): string {
	const named = [...texts.slice(0, MOST_NAMED).map((text) => `“${text}”`), ...(texts.length > MOST_NAMED ? ["more"] : [])];
	return named.length > 1 ? `${named.slice(0, -1).join(", ")} or ${named.at(-1)}` : (named[0] ?? "");
}
