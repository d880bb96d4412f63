import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { resultStrength } from "@/lib/tools/documents/language/results";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import type { Likely } from "./question";
import { linesOfJob, type ResumePieces, toldOf } from "./resume-at-hand";
import type { QuestionToAsk } from "./schemas";
import type { QuestionWords } from "./words/question-words";

const MOST_LINES = 3;

function usual(why: string, question: string, advice: string, evidence: Likely["evidence"] = []): Likely {
	return { group: "usual", question, why, strength: evidence.length > 0 ? "strong" : "fair", evidence, missing: null, advice };
}

/** What is asked almost everywhere, with what the resume has for it. */
export function usualQuestions(posting: Pick<GivenPosting, "company">, resume: ResumePieces, words: QuestionWords): Likely[] {
	const newest = newestWork(resume.profile);
	const results = resume.pieces.filter(({ kind, text }) => kind === "line" && resultStrength(text) > 0);
	const strongest = [...results].sort((one, other) => resultStrength(other.text) - resultStrength(one.text)).slice(0, MOST_LINES);
	return [
		usual(words.reasons.usualWhy, words.yourself, words.reasons.yourselfAdvice, newest ? linesOfJob(newest, resume, MOST_LINES) : []),
		usual(words.reasons.usualWhy, words.whyHere(posting.company), words.reasons.whyHereAdvice),
		usual(words.reasons.usualWhy, words.proud, words.reasons.proudAdvice, toldOf(strongest, resume)),
		usual(words.reasons.usualWhy, words.wentWrong, words.reasons.wentWrongAdvice),
		usual(words.reasons.usualWhy, words.pay, words.reasons.payAdvice),
		usual(words.reasons.usualWhy, words.start, words.reasons.startAdvice),
	];
}

const MOST_ASKED = 8;
/** Money, or a grade of pay with its number: "Band 6 pay", "TVöD 9b". */
const PAY =
	/[€$£¥₹]|(?<!\p{L})(?:eur|usd|gbp|chf|nok|sek|dkk|pln|czk|inr|jpy|aud|cad|nzd|zar|brl|mxn|try)(?!\p{L})|(?<!\p{L})(?:band|grade|salary|pay|wage|gehalt|vergütung|entgeltgruppe|entgelt|lohn|tvöd|tv-l|tarif|salaire|rémunération|salario|sueldo|retribución|retribuzione|stipendio|salaris|schaal|lön)(?!\p{L})[^\n\d]{0,24}\d/iu;

/** What to ask them: about the tasks, and about what the posting leaves open. */
export function questionsToAsk(
	{ tasks, location, description }: Pick<GivenPosting, "tasks" | "location" | "description">,
	{ ask, reasons }: QuestionWords,
): QuestionToAsk[] {
	const [task] = tasks;
	const namesPay = PAY.test(description);
	const namesRemote = /remote|home ?office|hybrid|télétravail|teletrabajo|teletrabalho|telelavoro|thuiswerk/iu.test(description);
	return [
		...(task
			? [
					{
						question: ask.goodResult(task.text),
						why: reasons.askGoodResult,
					},
				]
			: []),
		{ question: ask.people, why: reasons.askPeople },
		{ question: ask.hardest, why: reasons.askHardest },
		{ question: ask.firstWeeks, why: reasons.askFirstWeeks },
		...(namesPay ? [] : [{ question: ask.pay, why: reasons.askUnsaid }]),
		...(namesRemote ? [] : [{ question: ask.fromHome, why: reasons.askUnsaid }]),
		...(location === null ? [{ question: ask.place, why: reasons.askPlace }] : []),
		{ question: ask.next, why: reasons.askNext },
	].slice(0, MOST_ASKED);
}
