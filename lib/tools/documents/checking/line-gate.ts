import { ARTICLES, DEGREE_WORDS, FILLER_WORDS, LIGHT_WORDS, LIMITING_WORDS, MONTH_WORDS, QUANTITY_WORDS } from "@/lib/tools/documents/language/lexicon";
import { type LineToken, sameText, tokenizeLine } from "@/lib/tools/documents/language/line-text";
import { withoutOpener } from "@/lib/tools/documents/language/openers";
import { isResultFirst } from "@/lib/tools/documents/language/result-first";
import { type SkillMention, skillKeys, withSkillsUnified } from "@/lib/tools/documents/language/skill-mentions";
import type { ClaimViolation } from "@/lib/tools/documents/schemas";

/** What a line claims beyond its source. */
export type LineIssue = Pick<ClaimViolation, "kind" | "claim" | "explanation">;

const PLAIN_CHARACTERS = /^[A-Za-z0-9 .,;:!?'"()[\]{}/\\&%$#@*+=_<>|~^`\-–—’‘“”…•·]$/u;
/** A line keeps at least this share of its source's meaningful words, so that cutting cannot turn the claim around. */
const MIN_KEPT_SHARE = 0.8;

/**
 * Checks one line against the text it cites. A line passes when it is the source itself, or when it only drops filler, changes the form
 * of a verb, or spells a skill by another of its names: same words in the same order, same numbers beside the same words. The one other
 * order that passes is the result before the action, with both halves whole.
 */
export function checkLine(line: string, source: string): LineIssue[] {
	if (sameText(line, source)) return [];
	const unopened = withoutOpener(source);
	if (unopened !== null && sameText(line, unopened)) return [];
	const foreign = foreignCharacters(line, source);
	if (foreign) return [foreign];
	const skills = newSkills(line, source);
	if (skills.length > 0) return skills;
	if (isResultFirst(line, source)) return [];
	const claimed = tokenizeLine(withSkillsUnified(line));
	const given = tokenizeLine(withSkillsUnified(source));
	return [...unsupportedWords(claimed, given), ...changedNumbers(claimed, given), ...lostWords(claimed, given)];
}

function foreignCharacters(line: string, source: string): LineIssue | null {
	const known = new Set(source.normalize("NFC"));
	const foreign = [...line.normalize("NFC")].filter((character) => !PLAIN_CHARACTERS.test(character) && !known.has(character));
	if (foreign.length === 0) return null;
	const isDigit = foreign.some((character) => /\p{N}/u.test(character));
	const codes = foreign.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
	return { kind: isDigit ? "number" : "unsupported_text", claim: line, explanation: `Characters that the source line does not have: ${codes.join(", ")}.` };
}

function newSkills(line: string, source: string): LineIssue[] {
	const known = skillKeys(source);
	const added = [...skillKeys(line)].filter(([key]) => !known.has(key)).map(([, mention]): SkillMention => mention);
	return added.map((mention) => ({ kind: "skill", claim: mention.text, explanation: `The source line does not mention ${mention.name}.` }));
}

function kindOfWord(token: LineToken): ClaimViolation["kind"] {
	if (token.kind !== "word") return "number";
	const word = token.text.toLowerCase();
	if (QUANTITY_WORDS.has(word)) return "number";
	if (MONTH_WORDS.has(word)) return "date";
	return DEGREE_WORDS.has(word) ? "education" : "unsupported_text";
}

function isLight(token: LineToken): boolean {
	return token.kind === "word" && LIGHT_WORDS.has(token.meaning);
}

/** Words of the line that the source does not have at that place of its order. */
function unsupportedWords(claimed: readonly LineToken[], given: readonly LineToken[]): LineIssue[] {
	const source = given.filter((token) => !isLight(token));
	const issues: LineIssue[] = [];
	let next = 0;
	for (const token of claimed.filter((candidate) => !isLight(candidate))) {
		const found = source.findIndex((candidate, at) => at >= next && candidate.meaning === token.meaning);
		if (found >= 0) {
			next = found + 1;
			continue;
		}
		const isElsewhere = source.some((candidate) => candidate.meaning === token.meaning);
		const explanation = isElsewhere ? `"${token.text}" stands elsewhere in the source line.` : `The source line does not say "${token.text}".`;
		issues.push({ kind: kindOfWord(token), claim: token.text, explanation });
	}
	return issues;
}

/** Numbers with the words on either side of them, so that neither a value nor what it counts can move. */
function numbersInPlace(tokens: readonly LineToken[]): string[] {
	const kept = tokens.filter((token) => !ARTICLES.has(token.meaning) && !FILLER_WORDS.has(token.meaning));
	return kept.flatMap((token, at) => (token.kind === "word" ? [] : [`${kept[at - 1]?.meaning ?? ""} ${token.meaning} ${kept[at + 1]?.meaning ?? ""}`]));
}

function changedNumbers(claimed: readonly LineToken[], given: readonly LineToken[]): LineIssue[] {
	const line = numbersInPlace(claimed);
	const source = numbersInPlace(given);
	if (line.length === source.length && line.every((number, at) => number === source[at])) return [];
	const changed = line.find((number, at) => number !== source[at]) ?? source[line.length] ?? "";
	return [
		{ kind: "number", claim: changed.trim(), explanation: `The source line's numbers are: ${source.map((number) => number.trim()).join("; ") || "none"}.` },
	];
}

function countMeanings(tokens: readonly LineToken[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const token of tokens) counts.set(token.meaning, (counts.get(token.meaning) ?? 0) + 1);
	return counts;
}

function lostWords(claimed: readonly LineToken[], given: readonly LineToken[]): LineIssue[] {
	const kept = countMeanings(claimed);
	const meaningful = given.filter((token) => !isLight(token) && !FILLER_WORDS.has(token.meaning));
	const lost = meaningful.filter((token) => {
		const left = kept.get(token.meaning) ?? 0;
		kept.set(token.meaning, left - 1);
		return left <= 0;
	});
	const limit = lost.find((token) => LIMITING_WORDS.has(token.text.toLowerCase()) || LIMITING_WORDS.has(token.meaning) || /n't$/u.test(token.meaning));
	if (limit) return [{ kind: "unsupported_text", claim: limit.text, explanation: `Without "${limit.text}" the line claims more than its source.` }];
	const keptShare = meaningful.length === 0 ? 1 : 1 - lost.length / meaningful.length;
	if (keptShare >= MIN_KEPT_SHARE) return [];
	return [
		{
			kind: "unsupported_text",
			claim: lost.map((token) => token.text).join(" "),
			explanation: "So much of the source line is missing that its meaning may change.",
		},
	];
}
