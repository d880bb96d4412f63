import { languagesIn } from "@/lib/tools/documents/matching/demand-reading";
import { type DemandMatch, matchDemand } from "@/lib/tools/documents/matching/match-demand";
import { yearsDemanded } from "@/lib/tools/documents/matching/tenures";
import type { GivenPosting, PostingDemand } from "@/lib/tools/job-search/given-posting/schemas";
import { askedQuestion, type Likely } from "./question";
import type { ResumePieces } from "./resume-at-hand";
import type { QuestionWords } from "./words/question-words";

const MOST_OF_DEMANDS = 10;
const MOST_OF_TASKS = 5;
const STRENGTHS = ["strong", "fair", "none"] as const;

const TAGS = "en de fr es it pt nl pl sv da nb fi cs sk hu ro bg el tr ru uk sr hr sl lt lv et ar he fa hi bn ur zh ja ko th vi id ms".split(" ");
const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });
const TAG_BY_NAME = new Map(TAGS.map((tag) => [ENGLISH_NAMES.of(tag) ?? tag, tag]));

/** A language as the posting's language calls it. */
function languageNamed(name: string, locale: string): string {
	const tag = TAG_BY_NAME.get(name);
	return (tag === undefined ? undefined : new Intl.DisplayNames(locale, { type: "language" }).of(tag)) ?? name;
}

function questionOf({ text, skills }: PostingDemand, { evidence, strength }: DemandMatch, words: QuestionWords): string {
	const [language] = languagesIn(text);
	const isLanguage = language !== undefined && (evidence[0]?.kind === "language" || skills.length === 0);
	if (isLanguage) return words.howWellSpoken(languageNamed(language, words.locale));
	if (strength === "none") return words.whatForThis(text);
	if (evidence[0]?.kind === "certificate") return words.certificate(text);
	if (evidence[0]?.kind === "study") return words.education(text);
	if (skills.length > 0) return words.usedSkills(new Intl.ListFormat(words.locale, { type: "conjunction" }).format(skills.slice(0, 4)));
	return yearsDemanded(text) === null ? words.whereShown(text) : words.howMuchExperience(text);
}

/** Questions about what a posting demands: musts before wishes, and what is missing among them, since it is asked most surely. */
export function demandQuestions({ demands }: Pick<GivenPosting, "demands">, resume: ResumePieces, words: QuestionWords): Likely[] {
	const rankOf = ({ demand, match }: { demand: PostingDemand; match: DemandMatch }) => (demand.kind === "must" ? 0 : 10) + STRENGTHS.indexOf(match.strength);
	return demands
		.map((demand) => ({ demand, match: matchDemand(demand, resume.pieces, resume.tenures) }))
		.sort((one, other) => rankOf(one) - rankOf(other))
		.slice(0, MOST_OF_DEMANDS)
		.map(({ demand, match }) =>
			askedQuestion(
				{
					group: "posting",
					question: questionOf(demand, match, words),
					why: demand.kind === "must" ? words.reasons.asked(demand.text) : words.reasons.wished(demand.text),
					match,
					nothing: words.reasons.notShown,
				},
				resume,
				words.reasons,
			),
		);
}

/** Questions about the tasks: how one would go about them, with work that was like them. */
export function taskQuestions({ tasks }: Pick<GivenPosting, "tasks">, resume: ResumePieces, words: QuestionWords): Likely[] {
	return tasks.slice(0, MOST_OF_TASKS).map(({ text }) => {
		const match = matchDemand({ text }, resume.pieces, resume.tenures);
		return askedQuestion(
			{
				group: "tasks",
				question: words.goAbout(text),
				why: words.reasons.task,
				match,
				nothing: words.reasons.notLike,
			},
			resume,
			words.reasons,
		);
	});
}
