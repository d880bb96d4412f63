import { type DemandMatch, matchDemand } from "@/lib/tools/documents/matching/match-demand";
import { yearsDemanded } from "@/lib/tools/documents/matching/tenures";
import type { GivenPosting, PostingDemand } from "@/lib/tools/job-search/given-posting/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { askedQuestion, type Likely } from "./question";
import type { ResumePieces } from "./resume-at-hand";

const MOST_OF_DEMANDS = 10;
const MOST_OF_TASKS = 5;
const NAMES = new Intl.ListFormat("en", { type: "conjunction" });
const STRENGTHS = ["strong", "fair", "none"] as const;

function questionOf({ text, skills }: PostingDemand, { evidence, strength }: DemandMatch): string {
	const [language] = findLanguages(text);
	const isLanguage = language !== undefined && (evidence[0]?.kind === "language" || skills.length === 0);
	if (isLanguage) return `How well do you speak ${language.name}, and where have you worked in it?`;
	if (strength === "none") return `What do you bring for this: “${text}”?`;
	if (evidence[0]?.kind === "certificate") return `What did you learn for your certificate, and where have you used it? (“${text}”)`;
	if (evidence[0]?.kind === "study") return `How has your education prepared you for this? (“${text}”)`;
	if (skills.length > 0) return `Tell us about work in which you used ${NAMES.format(skills.slice(0, 4))}.`;
	return yearsDemanded(text) === null ? `Where have you shown this: “${text}”?` : `How much experience do you have? The posting says: “${text}”.`;
}

/** Questions about what a posting demands: musts before wishes, and what is missing among them, since it is asked most surely. */
export function demandQuestions({ demands }: Pick<GivenPosting, "demands">, resume: ResumePieces): Likely[] {
	const rankOf = ({ demand, match }: { demand: PostingDemand; match: DemandMatch }) => (demand.kind === "must" ? 0 : 10) + STRENGTHS.indexOf(match.strength);
	return demands
		.map((demand) => ({ demand, match: matchDemand(demand, resume.pieces, resume.tenures) }))
		.sort((one, other) => rankOf(one) - rankOf(other))
		.slice(0, MOST_OF_DEMANDS)
		.map(({ demand, match }) =>
			askedQuestion(
				{
					group: "posting",
					question: questionOf(demand, match),
					why: demand.kind === "must" ? `The posting asks for it: “${demand.text}”` : `The posting would like it: “${demand.text}”`,
					match,
					nothing: "Nothing was found in your resume that shows it.",
				},
				resume,
			),
		);
}

/** Questions about the tasks: how one would go about them, with work that was like them. */
export function taskQuestions({ tasks }: Pick<GivenPosting, "tasks">, resume: ResumePieces): Likely[] {
	return tasks.slice(0, MOST_OF_TASKS).map(({ text }) => {
		const match = matchDemand({ text }, resume.pieces, resume.tenures);
		return askedQuestion(
			{
				group: "tasks",
				question: `How would you go about this: “${text}”?`,
				why: "The posting names it among the tasks.",
				match,
				nothing: "Nothing was found in your resume that is like it.",
			},
			resume,
		);
	});
}
