import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { resultStrength } from "@/lib/tools/documents/language/results";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import type { Likely } from "./question";
import { linesOfJob, type ResumePieces, toldOf } from "./resume-at-hand";
import type { QuestionToAsk } from "./schemas";

const MOST_LINES = 3;
const WHY = "It is asked in almost every interview.";

function usual(question: string, advice: string, evidence: Likely["evidence"] = []): Likely {
	return { group: "usual", question, why: WHY, strength: evidence.length > 0 ? "strong" : "fair", evidence, missing: null, advice };
}

/** What is asked almost everywhere, with what the resume has for it. */
export function usualQuestions(posting: Pick<GivenPosting, "company">, resume: ResumePieces): Likely[] {
	const newest = newestWork(resume.profile);
	const results = resume.pieces.filter(({ kind, text }) => kind === "line" && resultStrength(text) > 0);
	const strongest = [...results].sort((one, other) => resultStrength(other.text) - resultStrength(one.text)).slice(0, MOST_LINES);
	return [
		usual(
			"Tell us about yourself.",
			"A minute and a half: what you do now, two things that came of it, and why you are here.",
			newest ? linesOfJob(newest, resume, MOST_LINES) : [],
		),
		usual(
			`Why do you want to work ${posting.company === null ? "here" : `for ${posting.company}`}?`,
			"Name one thing of theirs that you have seen yourself, and one that you want to do there. Your resume can't answer this for you.",
		),
		usual("What are you most proud of?", "Choose one, and tell it with its figure. Say what your part was and what others did.", toldOf(strongest, resume)),
		usual("Tell us about something that went wrong.", "Choose something real that you could mend. Tell what you do differently since. Blame nobody."),
		usual("What pay do you have in mind?", "Look up what is usual for the position and the place, and name a range that you would be content with."),
		usual("When could you start?", "Know your notice period before you go."),
	];
}

const MOST_ASKED = 8;
/** Money, or a grade of pay with its number: "Band 6 pay", "TVöD 9b". */
const PAY =
	/[€$£¥₹]|(?<!\p{L})(?:eur|usd|gbp|chf|nok|sek|dkk|pln|czk|inr|jpy|aud|cad|nzd|zar|brl|mxn|try)(?!\p{L})|(?<!\p{L})(?:band|grade|salary|pay|wage|gehalt|vergütung|entgeltgruppe|entgelt|lohn|tvöd|tv-l|tarif|salaire|rémunération|salario|sueldo|retribución|retribuzione|stipendio|salaris|schaal|lön)(?!\p{L})[^\n\d]{0,24}\d/iu;

/** What to ask them: about the tasks, and about what the posting leaves open. */
export function questionsToAsk({ tasks, location, description }: Pick<GivenPosting, "tasks" | "location" | "description">): QuestionToAsk[] {
	const [task] = tasks;
	const namesPay = PAY.test(description);
	const namesRemote = /remote|home ?office|hybrid|télétravail|teletrabajo|teletrabalho|telelavoro|thuiswerk/iu.test(description);
	return [
		...(task
			? [
					{
						question: `What would be a good result of this after half a year: “${task.text}”?`,
						why: "It shows that you think of the work, and tells you how it is judged.",
					},
				]
			: []),
		{ question: "Who would I work with every day, and how do they divide the work?", why: "You will spend your days with them." },
		{ question: "What is hardest about this position?", why: "The answer is seldom in a posting." },
		{ question: "How would the first weeks look?", why: "It tells you how new people are helped." },
		...(namesPay ? [] : [{ question: "What range of pay is planned for the position?", why: "The posting does not say." }]),
		...(namesRemote ? [] : [{ question: "How much of the work can be done from home?", why: "The posting does not say." }]),
		...(location === null ? [{ question: "Where is the work done?", why: "No place was read in the posting." }] : []),
		{ question: "What happens next, and when do I hear from you?", why: "You leave knowing what to wait for." },
	].slice(0, MOST_ASKED);
}
