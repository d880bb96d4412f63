import { tidyText } from "@/lib/tools/documents/language/line-text";
import { languageOfProfile } from "@/lib/tools/documents/language/own-words";
import { matchDemand } from "@/lib/tools/documents/matching/match-demand";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { demandQuestions, taskQuestions } from "./posting-questions";
import { resumeAtHand } from "./resume-at-hand";
import { resumeQuestions } from "./resume-questions";
import { type InterviewPrep, MOST_QUESTIONS } from "./schemas";
import { questionsToAsk, usualQuestions } from "./usual-questions";
import { questionWords } from "./words/languages";

/** The likely questions of an interview with what the resume has for each, and what it lacks. Equal input gives an equal preparation. */
export function prepareFor(profile: ResumeProfile, posting: GivenPosting, now: Date): InterviewPrep {
	const resume = resumeAtHand(profile, now);
	const language = languageOfProfile(profile);
	const words = questionWords(posting.language);
	const likely = [
		...demandQuestions(posting, resume, words),
		...taskQuestions(posting, resume, words),
		...resumeQuestions(resume, language.split("-")[0] ?? "", posting.title, words),
		...usualQuestions(posting, resume, words),
	];
	const questions = likely.slice(0, MOST_QUESTIONS);
	const asked = questions.map(({ question, why }) => `${question}\n${why}`).join("\n");
	const { title, company, country } = posting;
	return {
		title,
		company,
		country,
		name: tidyText(profile.name?.value ?? ""),
		postingLanguage: posting.language,
		resumeLanguage: language,
		questions: questions.map((question, at) => ({ questionId: `Q${at + 1}`, ...question })),
		toAsk: questionsToAsk(posting, words),
		unasked: [...posting.demands, ...posting.tasks].map(({ text }) => text).filter((text) => !asked.includes(text)),
		gaps: posting.demands.filter((demand) => matchDemand(demand, resume.pieces, resume.tenures).strength === "none").map(({ text }) => text),
		unread: posting.unread,
		method: "rules",
	};
}
