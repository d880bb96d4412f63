import type { PublicQuestion } from "@/lib/surveys/schemas/answering";
import type { Entered } from "./check-answers";

const LONGEST = 2_000;

function valuesFor({ questionType, options, minValue, maxValue }: PublicQuestion, given: readonly string[]): string[] {
	if (questionType === "single_choice" || questionType === "multiple_choice") {
		const wanted = given.map((text) => text.trim().toLowerCase());
		const picked = options.filter((option) => wanted.includes(option.toLowerCase()));
		return questionType === "single_choice" ? picked.slice(0, 1) : picked;
	}
	const [first = ""] = given;
	if (questionType === "rating" || questionType === "number") {
		const value = Number(first);
		const fits = first.trim() !== "" && Number.isFinite(value) && value >= (minValue ?? value) && value <= (maxValue ?? value);
		return fits && (questionType === "number" || Number.isInteger(value)) ? [String(value)] : [];
	}
	return first === "" ? [] : [first.slice(0, LONGEST)];
}

/** The name by which a link fills a question in: its own, or q and its number from 1, unless another question is called so. Null where it has none. */
export function prefillName(questions: readonly Pick<PublicQuestion, "prefillKey">[], index: number): string | null {
	const own = questions[index]?.prefillKey ?? null;
	const byNumber = `q${index + 1}`;
	return own ?? (questions.some(({ prefillKey }) => prefillKey === byNumber) ? null : byNumber);
}

/** What a link fills in: name and email, and each question by its name. What does not fit is left out. */
export function prefilled(questions: readonly PublicQuestion[], query: URLSearchParams): Entered {
	const answers: Record<string, readonly string[]> = {};
	for (const [index, question] of questions.entries()) {
		const name = prefillName(questions, index);
		const given = name === null ? [] : query.getAll(name);
		const values = valuesFor(question, given);
		if (values.length > 0) answers[question.questionId] = values;
	}
	return { name: (query.get("name") ?? "").slice(0, 100), email: (query.get("email") ?? "").slice(0, 254), answers };
}
