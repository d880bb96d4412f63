import { foldText } from "@/lib/tools/reading/text/clean-text";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";

const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const PARTICLE = /^(?:de|da|do|dos|del|della|di|la|van|von|der|den|ter|af|al|el|bin|zu|y|e)$/u;
const FEWEST_WORDS = 2;
const MOST_WORDS = 4;

const FORM_OF_ADDRESS = /^(?:dr|prof|ing|mag|mr|mrs|ms|mx)\.?\s/iu;

/** Many families are called by shorter trades. */
const LONGEST_FAMILY_NAME = 9;

const isTrade = (text: string): boolean => titleScore(text) > 0 || knownTitleIn(text) > 0;

/** "Carl af Tranholm Ekonomichef & vice vd": a name and what its bearer is on one line, without a sign between; null for any other. */
export function nameAndTrade(text: string): { readonly name: string; readonly trade: string } | null {
	const words = text.trim().replace(FORM_OF_ADDRESS, "").split(/\s+/u);
	if (words.length <= FEWEST_WORDS || /[\d@,:|\t]/u.test(text) || !isTrade(text)) return null;
	for (let count = FEWEST_WORDS; count <= Math.min(MOST_WORDS, words.length - 1); count += 1) {
		const [front, rest] = [words.slice(0, count), words.slice(count)];
		const [last = "", first = ""] = [front.at(-1), rest[0]];
		if (!front.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) || isTrade(front.join(" "))) return null;
		if (!NAME_WORD.test(last)) continue;
		const [name, trade] = [front.join(" "), rest.join(" ")];
		if (
			/^\p{Lu}/u.test(first) &&
			isTrade(trade) &&
			(rest.length > 1 || (titleScore(trade) > 0 && trade.length > LONGEST_FAMILY_NAME)) &&
			(isTrade(first) || isTrade(rest.slice(0, 2).join(" ")))
		)
			return { name, trade };
	}
	return null;
}

const SPACED = /(?:(?<![\p{L}\p{M}.])(?:\p{L}[-.]?|\.)(?:\s|$)){4,}/u;
const LEAST_LETTERS = 4;

/**
 * "G R A H A M P . E N T W I S T L E" as words: letters that were set apart leave nothing that parts one word from the next, so that the address tells the
 * last. The text as it is where it can't be told.
 */
export function closedUpName(text: string, email: string | null): string {
	const found = SPACED.exec(text);
	if (!found) return text;
	const run = found[0].trimEnd();
	const letters = run.replace(/\s/gu, "");
	const local = foldText(email?.split("@")[0] ?? "").split(/[^a-z]+/u);
	const family = local.find(
		(word) =>
			word.length >= LEAST_LETTERS &&
			foldText(letters)
				.replace(/[^a-z]/gu, "")
				.endsWith(word),
	);
	const isWhole = text.trim() === run;
	const end = family ? letters.length - family.length : 0;
	if (isWhole && (family === undefined || end < 2 || foldText(letters).length !== letters.length || foldText(letters.slice(end)) !== family)) return text;
	const initial = /^(.{2,})(\p{Lu}\.)$/u.exec(letters.slice(0, end));
	const words = isWhole ? [...(initial ? initial.slice(1) : [letters.slice(0, end)]), letters.slice(end)] : [letters];
	return text.replace(run, words.join(" "));
}
