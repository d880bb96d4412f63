import type { PublicQuestion } from "@/lib/surveys/schemas/answering";
import { fill, type Words } from "@/lib/surveys/words/words";

/** What was entered, as a form gives it: of a multiple choice several texts, of any other question one at most. */
export interface Entered {
	readonly name: string;
	readonly email: string;
	readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** A field and what is wrong with it, in the reader's words. Fields: `name`, `email`, or a question's id. */
export interface Problem {
	readonly field: string;
	readonly message: string;
}

/** What holds where a question does not say, as answers are checked everywhere. */
const USUAL_LENGTHS = { text: 500, textarea: 5_000 } as const;
const MOST_NAME = 100;
/** Good enough to catch a slip; what counts is the server's check. */
function looksLikeEmail(text: string): boolean {
	const [local, domain = "", ...more] = text.split("@");
	return local !== "" && more.length === 0 && !/\s/.test(text) && domain.lastIndexOf(".") > 0 && !domain.endsWith(".");
}

type Said = Partial<
	Pick<Words, "needsAnswer" | "needsChoice" | "needsNumber" | "atLeast" | "atMost" | "pickAtLeast" | "pickAtMost" | "tooLong" | "goneAnswer">
>;

/** Digits and signs as programs write them, whatever keyboard they come from. */
function plainNumber(text: string): string {
	return text.normalize("NFKC").replace("−", "-").replace(",", ".");
}

function numberProblem({ minValue, maxValue }: PublicQuestion, text: string, words: Said): string | undefined {
	const value = Number(plainNumber(text));
	if (!Number.isFinite(value)) return words.needsNumber;
	if (minValue !== null && value < minValue) return fill(words.atLeast ?? "", { min: minValue });
	return maxValue !== null && value > maxValue ? fill(words.atMost ?? "", { max: maxValue }) : undefined;
}

function choicesProblem({ minSelections, maxSelections }: PublicQuestion, given: readonly string[], words: Said): string | undefined {
	if (minSelections !== null && given.length < minSelections) return fill(words.pickAtLeast ?? "", { min: minSelections });
	return maxSelections !== null && given.length > maxSelections ? fill(words.pickAtMost ?? "", { max: maxSelections }) : undefined;
}

/** What is wrong with one answer; undefined for nothing. */
export function answerProblem(question: PublicQuestion, entered: readonly string[], words: Said, unavailable: readonly string[] = []): string | undefined {
	const { questionType, required, maxLength } = question;
	const given = entered.map((text) => text.trim()).filter((text) => text !== "");
	const [first] = given;
	const isChoice = questionType === "single_choice" || questionType === "multiple_choice" || questionType === "rating";
	if (first === undefined) return required ? (isChoice ? words.needsChoice : words.needsAnswer) : undefined;
	if (given.some((option) => unavailable.includes(option))) return words.goneAnswer;
	if (questionType === "number") return numberProblem(question, first, words);
	if (questionType === "multiple_choice") return choicesProblem(question, given, words);
	if (questionType !== "text" && questionType !== "textarea") return undefined;
	const max = maxLength ?? USUAL_LENGTHS[questionType];
	return first.length > max ? fill(words.tooLong ?? "", { max, n: first.length }) : undefined;
}

type PersonWords = Pick<Words, "needsName" | "needsEmail" | "badEmail" | "tooLong">;

/** What is wrong with who answers. */
export function personProblems({ name, email }: Pick<Entered, "name" | "email">, words: PersonWords): Problem[] {
	const problems: Problem[] = [];
	const wrong = (field: string, message: string) => problems.push({ field, message });
	if (name.trim() === "") wrong("name", words.needsName);
	else if (name.trim().length > MOST_NAME) wrong("name", fill(words.tooLong, { max: MOST_NAME, n: name.trim().length }));
	if (email.trim() === "") wrong("email", words.needsEmail);
	else if (!looksLikeEmail(email.trim())) wrong("email", words.badEmail);
	return problems;
}

/** The answers as the API takes them: numbers as numbers, choices as they are, nothing for what was left open. */
export function answersToSend(questions: readonly PublicQuestion[], entered: Entered["answers"]): Record<string, unknown> {
	const sent: Record<string, unknown> = {};
	for (const { questionId, questionType } of questions) {
		const given = (entered[questionId] ?? []).map((text) => text.trim()).filter((text) => text !== "");
		const [first] = given;
		if (first === undefined) continue;
		const isNumber = questionType === "rating" || questionType === "number";
		sent[questionId] = questionType === "multiple_choice" ? given : isNumber ? numberIn(first) : first;
	}
	return sent;
}

/** What is no number is sent as it is, for the check to name. */
function numberIn(text: string): number | string {
	const value = Number(plainNumber(text));
	return Number.isFinite(value) ? value : text;
}
