import { resultStrength } from "@/lib/tools/documents/language/results";
import { type CheckupInput, type Draft, draft, nameOfJob } from "@/lib/tools/resume-profile/checkup/finding";
import { wordsIn, wordsOf } from "@/lib/tools/resume-profile/checkup/words";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import { firstPerson, repeatedOpenings, weakOpenings } from "./openings";

/** In letters: about two lines and a half of a page. */
const LONGEST_LINE = 240;
const FEWEST_LINES = 2;
/** Positions beyond these are rarely read line by line. */
const NEWEST = 3;

/** Positions whose lines name no figure and no outcome. */
function withoutResults({ profile, language }: CheckupInput): Draft[] {
	const words = wordsOf(language);
	if (words === null) return [];
	const hasResult = (text: string) => /\p{N}/u.test(text) || resultStrength(text) > 0 || wordsIn(text).some((word) => words.amounts.has(word));
	return workOf(profile)
		.slice(0, NEWEST)
		.flatMap((job, at) => {
			const [first] = job.bullets;
			if (!first || first.source.lineIds.length === 0 || job.bullets.length < FEWEST_LINES || job.bullets.some(({ text }) => hasResult(text))) return [];
			return [
				draft("no_results", at === 0 ? "medium" : "low", {
					title: `None of the ${job.bullets.length} lines of ${nameOfJob(job)} has a figure`,
					why: "Recruiters look for what came of the work: how many, how much, how fast, for whom. Add what you know, such as the size of a team, a budget or a saving.",
					place: { ...first.source, quote: first.text },
				}),
			];
		});
}

function tooLong({ profile }: CheckupInput): Draft[] {
	return profile.experience.flatMap(({ bullets }) =>
		bullets.flatMap(({ text, source }) => {
			if (text.length <= LONGEST_LINE || source.lineIds.length === 0) return [];
			return [
				draft("line_too_long", "low", {
					title: `This line has ${text.length} letters`,
					why: `Lines of more than ${LONGEST_LINE} letters are skipped. Part it in two, or keep what came of the work and leave out how.`,
					place: { ...source, quote: text },
				}),
			];
		}),
	);
}

/** How the lines about the work are written. */
export function bulletFindings(input: CheckupInput): Draft[] {
	return [...withoutResults(input), ...weakOpenings(input), ...firstPerson(input), ...tooLong(input), ...repeatedOpenings(input)];
}
