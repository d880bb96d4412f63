import { answerProblem, type Entered, type Problem, personProblems } from "@/components/surveys/form/check-answers";
import type { ScriptForm } from "@/components/surveys/form/pages/form-page";

const questionOf = (part: Element): string | undefined => (part as HTMLElement).dataset.question;

/** What is wrong within these parts of the form. */
export function problemsWithin(parts: readonly Element[], { questions, unavailable, words }: ScriptForm, { name, email, answers }: Entered): Problem[] {
	const ids = parts.map(questionOf);
	const wrong = questions.flatMap((question): Problem[] => {
		const { questionId } = question;
		if (!ids.includes(questionId)) return [];
		const message = answerProblem(question, answers[questionId] ?? [], words, unavailable[questionId]);
		return message === undefined ? [] : [{ field: questionId, message }];
	});
	return ids.includes(undefined) ? [...wrong, ...personProblems({ name, email }, words)] : wrong;
}

/** The fields of these parts. */
export function fieldsWithin(parts: readonly Element[]): string[] {
	return parts.flatMap((part) => questionOf(part) ?? ["name", "email"]);
}

/** An issue of the server in the reader's words: what our own check let pass, others have taken meanwhile. */
export function issueInWords({ path, message }: { path: string; message: string }, { questions, words }: ScriptForm): Problem {
	const field = path.replace(/^answers\./, "");
	if (field === "email") return { field, message: words.badEmail };
	const question = questions.find(({ questionId }) => questionId === field);
	return { field, message: question && question.options.length > 0 ? words.goneAnswer : message };
}
