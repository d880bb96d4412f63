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
/** Of fewer lines a share says nothing. */
const ENOUGH_LINES = 6;
/** The share of lines with a result below which it is worth a word, and below which it is worth more. */
const RESULTS_USUAL = 0.4;
const RESULTS_RARE = 0.2;

/** Whether a line names a figure or an outcome, for a language that there are words for. */
function resultsIn({ language }: CheckupInput): ((text: string) => boolean) | null {
	const words = wordsOf(language);
	if (words === null) return null;
	return (text) => /\p{N}/u.test(text) || resultStrength(text) > 0 || wordsIn(text).some((word) => words.amounts.has(word));
}

const newestWork = ({ profile }: CheckupInput) => workOf(profile).slice(0, NEWEST);

/** Positions whose lines name no figure and no outcome. */
function withoutResults(input: CheckupInput): Draft[] {
	const hasResult = resultsIn(input);
	if (hasResult === null) return [];
	return newestWork(input).flatMap((job, at) => {
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

/** Of all lines about the newest work too few tell what came of it, though no position is without any. */
function fewResults(input: CheckupInput): Draft[] {
	const hasResult = resultsIn(input);
	if (hasResult === null) return [];
	const bullets = newestWork(input).flatMap((job) => job.bullets);
	const duties = bullets.filter(({ text }) => !hasResult(text));
	const [first] = duties.filter(({ source }) => source.lineIds.length > 0);
	const told = bullets.length - duties.length;
	if (!first || bullets.length < ENOUGH_LINES || told >= bullets.length * RESULTS_USUAL) return [];
	return [
		draft("few_results", told < bullets.length * RESULTS_RARE ? "medium" : "low", {
			title: `${told} of the ${bullets.length} lines about your newest work ${told === 1 ? "names" : "name"} a figure`,
			why: "The others say what you did and not what came of it. Recruiters compare by results: add to the most important ones how many, how much or how fast, where you know it.",
			place: { ...first.source, quote: first.text },
		}),
	];
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
	const without = withoutResults(input);
	return [
		...without,
		...(without.length === 0 ? fewResults(input) : []),
		...weakOpenings(input),
		...firstPerson(input),
		...tooLong(input),
		...repeatedOpenings(input),
	];
}
