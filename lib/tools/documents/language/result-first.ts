import { FILLER_WORDS } from "./lexicon";
import { type LineToken, tokenizeLine } from "./line-text";
import { withSkillsUnified } from "./skill-mentions";
import { findVerbByGerund, findVerbByPast, verbMeaning } from "./verbs";

const RESULTS = new Set("reduce decrease lower cut save increase raise improve enhance grow boost eliminate shorten".split(" "));
/** To have taken part is no cause; others do not take what follows as their object. */
const NO_CAUSES = new Set("help assist support contribute participate train win promote visit work present hire".split(" "));
const CONNECTORS = new Set(["which", "thereby", "thus"]);
const OBJECT = /^(?:an?|the|our|all|new|\d[\d.,]*|[a-z]{3,}(?<!ly))\s/iu;
const NO_OBJECT = /^(?:to|by|as|in|for|with|from|at|on|into|of|and|or|through|towards|over|under|across|against|up|down|out|off)\s/iu;

interface Halves {
	readonly action: string;
	readonly result: string;
}

/** The two halves of a line that has one comma, where the second tells what came of the first. */
function halvesOf(line: string): Halves | null {
	const plain = line.replace(/[.]$/u, "");
	const parts = plain.split(/,\s+/u);
	const [action, tail] = parts;
	if (parts.length !== 2 || !action || !tail || /[;:()–—]|[.!?]\s/u.test(plain)) return null;
	const [first = "", ...rest] = tail.split(" ");
	return { action, result: CONNECTORS.has(first.toLowerCase()) ? rest.join(" ") : tail };
}

function hasSecondVerb(text: string): boolean {
	const words = text.toLowerCase().split(/[^\p{L}'-]+/u);
	return words.some((word, at) => (word === "and" || word === "or") && verbMeaning(words[at + 1] ?? "") !== null);
}

/** `by` may only stand before how much: "by 20%", "by about a third". */
function hasCause(text: string): boolean {
	return /\b(?:which|that|while|because|but|when|after|since)\b|\bby\s+(?!(?:about|around|over|up to|nearly|almost|more than)?\s?[\d$€£])/iu.test(text);
}

/**
 * "Introduced X, which cut costs by 20%" as "Cut costs by 20% by introducing X". Null unless the grammar is certain: one comma, a verb that has
 * an object, a result with a number.
 */
export function resultFirst(line: string): string | null {
	const halves = halvesOf(line);
	if (!halves || hasSecondVerb(halves.action) || hasSecondVerb(halves.result) || hasCause(halves.action) || hasCause(halves.result)) return null;
	const [opening = "", ...object] = halves.action.split(" ");
	const [verb = "", ...what] = halves.result.split(" ");
	const cause = findVerbByPast(opening.toLowerCase());
	const isConnected = halves.result.length < (line.split(/,\s+/u)[1] ?? "").replace(/[.]$/u, "").length;
	const effect = findVerbByGerund(verb.toLowerCase()) ?? (isConnected ? findVerbByPast(verb.toLowerCase()) : null);
	const [objectText, whatText] = [object.join(" "), what.join(" ")];
	if (!cause || !effect || NO_CAUSES.has(cause.base) || !RESULTS.has(effect.base) || !/\d/u.test(whatText)) return null;
	if (NO_OBJECT.test(`${objectText} `) || !OBJECT.test(`${objectText} `) || NO_OBJECT.test(`${whatText} `)) return null;
	const past = effect.past.replace(/^./u, (letter) => letter.toUpperCase());
	return `${past} ${whatText} by ${cause.gerund} ${objectText}${line.endsWith(".") ? "." : ""}`;
}

function tokensOf(text: string): LineToken[] {
	return tokenizeLine(withSkillsUnified(text));
}

function firstWord(tokens: readonly LineToken[]): string {
	return (tokens.find((token) => !FILLER_WORDS.has(token.meaning))?.text ?? "").toLowerCase();
}

function meanings(tokens: readonly LineToken[]): string {
	return tokens
		.filter((token) => !FILLER_WORDS.has(token.meaning))
		.map((token) => token.meaning)
		.join(" ");
}

/**
 * Whether a line is its source with the two halves changed over: every word of both, each half in its own order, the result before the
 * action, `by` between them, and nothing else.
 */
export function isResultFirst(line: string, source: string): boolean {
	const halves = halvesOf(source);
	if (!halves) return false;
	const [action, result, claimed] = [tokensOf(halves.action), tokensOf(halves.result), tokensOf(line)];
	const [cause, effect] = [firstWord(action), firstWord(result)];
	const isResult = RESULTS.has((findVerbByGerund(effect) ?? findVerbByPast(effect))?.base ?? "");
	if (verbMeaning(cause) === null || !isResult || !result.some((token) => token.kind === "number")) return false;
	const known = new Set([...action, ...result].map((token) => token.meaning));
	const gainsFiller = claimed.some((token) => FILLER_WORDS.has(token.meaning) && !known.has(token.meaning));
	return !gainsFiller && meanings(claimed) === `${meanings(result)} by ${meanings(action)}`;
}
