import { isEnglish, rephraseLine } from "@/lib/tools/documents/writing/phrasing";
import type { CheckupInput, Draft } from "@/lib/tools/resume-profile/checkup/finding";
import { draft } from "@/lib/tools/resume-profile/checkup/finding";
import { beginsWith, wordsIn, wordsOf } from "@/lib/tools/resume-profile/checkup/words";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";

const FEWEST_REPEATS = 3;
const SHORTEST_OPENING = 4;
const LONGEST_MENDED = 600;

/** The line led by its verb, as far as that says the same; null where it can't be done with certainty. */
function mendedLine(text: string, language: string, isCurrent: boolean): string | null {
	if (text.length > LONGEST_MENDED || (language === "en" && !isEnglish(text))) return null;
	const phrased = rephraseLine(text, { isEnglish: language === "en", isCurrent, wanted: new Map(), opensVerbs: false, putsInPast: false });
	return phrased.rule === null ? null : phrased.text;
}

/** Lines that begin with a duty instead of what was done. */
export function weakOpenings({ profile, language }: CheckupInput): Draft[] {
	const openings = wordsOf(language)?.weakOpenings ?? [];
	return workOf(profile).flatMap(({ bullets, isCurrent }) =>
		bullets.flatMap(({ text, source }) => {
			const opening = openings.find((words) => beginsWith(text, words));
			if (opening === undefined || source.lineIds.length === 0) return [];
			const mended = mendedLine(text, language, isCurrent);
			const isMended = mended !== null && !openings.some((words) => beginsWith(mended, words));
			return [
				// A figure says what the duty was worth.
				draft("weak_opening", isMended || !/\p{N}/u.test(text) ? "medium" : "low", {
					title: "This line begins with a duty, not with what you did",
					why: "The first words of a line are the ones that are read. Begin with the verb of your work, and end with what came of it.",
					place: { ...source, quote: text },
					mended: isMended ? mended : null,
				}),
			];
		}),
	);
}

const NUMBERED = new Set("phase level type class grade tier part stage step unit band teacher category".split(" "));

/** Whether an I is a pronoun: it stands before a word in small letters, and numbers nothing as in "Phase I trial". */
function isPronoun(text: string, at: number): boolean {
	const before = wordsIn(text.slice(Math.max(0, at - 30), at)).at(-1) ?? "";
	const isApart = /(?:^|[\s("'])$/u.test(text.slice(Math.max(0, at - 1), at));
	return (
		isApart && /^\s\p{Ll}{2,}/u.test(text.slice(at + 1)) && !/^\s(?:and|or|to|of|in|at|for|with|by|on)\s/u.test(text.slice(at + 1)) && !NUMBERED.has(before)
	);
}

/** Words in capitals are names of something else: EU, MI, IO. */
function speaksOfWriter(text: string, words: ReadonlySet<string>): boolean {
	const plain = text.replaceAll("’", "'");
	return [...plain.matchAll(/\p{L}+(?:'\p{L}+)?/gu)].some(({ 0: word, index }) => {
		if (!words.has(word.toLowerCase())) return false;
		return word.length === 1 ? word === "I" && isPronoun(plain, index) : word !== word.toUpperCase() || word.startsWith("I'");
	});
}

/** Lines in the first person, which resumes leave out. */
export function firstPerson({ profile, language }: CheckupInput): Draft[] {
	const words = wordsOf(language)?.firstPerson ?? new Set<string>();
	const speaks = (text: string) => speaksOfWriter(text, words);
	return workOf(profile).flatMap(({ bullets, isCurrent }) =>
		bullets.flatMap(({ text, source }) => {
			if (source.lineIds.length === 0 || !speaks(text)) return [];
			const mended = mendedLine(text, language, isCurrent);
			return [
				draft("first_person", "low", {
					title: "This line speaks of you in the first person",
					why: "A resume is about you anyway. Without the pronoun the line is shorter, and begins with what you did.",
					place: { ...source, quote: text },
					mended: mended !== null && !speaks(mended) ? mended : null,
				}),
			];
		}),
	);
}

/** Lines of one position that begin with the same word. */
export function repeatedOpenings({ profile, language }: CheckupInput): Draft[] {
	const words = wordsOf(language);
	if (words === null) return [];
	return workOf(profile).flatMap(({ bullets }) => {
		const byOpening = new Map<string, (typeof bullets)[number][]>();
		for (const bullet of bullets) {
			const [opening = ""] = wordsIn(bullet.text.slice(0, 60));
			const isTelling = opening.length >= SHORTEST_OPENING && !words.smallWords.has(opening) && !words.weakOpenings.some((one) => beginsWith(bullet.text, one));
			if (isTelling && bullet.source.lineIds.length > 0) byOpening.set(opening, [...(byOpening.get(opening) ?? []), bullet]);
		}
		return [...byOpening.values()].flatMap((same) => {
			const [first] = same;
			if (!first || same.length < FEWEST_REPEATS) return [];
			const [word = ""] = first.text.split(/\s/u);
			return [
				draft("repeated_opening", "low", {
					title: `${same.length} lines of one position begin with “${word}”`,
					why: "Different verbs show that the work was different, and are found by more searches.",
					place: { lineIds: same.flatMap(({ source }) => source.lineIds), page: first.source.page, quote: first.text },
				}),
			];
		});
	});
}
