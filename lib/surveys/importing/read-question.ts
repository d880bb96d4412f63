import { issuesInWords } from "@/lib/platform/language/validator-words";
import { SURVEY_LIMITS as LIMITS } from "@/lib/surveys/limits";
import { fitted, questionProblems } from "@/lib/surveys/questions";
import { AddQuestionBody, type QuestionDraft } from "@/lib/surveys/schemas/writing";

export interface ReadProblem {
	/** Counts from 1 in what was given. */
	readonly line: number;
	readonly message: string;
}

export interface ReadQuestions {
	readonly questions: readonly QuestionDraft[];
	/** What was left out, or is not taken as it stands. */
	readonly problems: readonly ReadProblem[];
}

/** What somebody wrote of a question, before it is known to be one. */
export type Written = Partial<Omit<QuestionDraft, "questionType">> & Pick<QuestionDraft, "questionText" | "questionType"> & { readonly line: number };

/** Takes questions as they are read, up to as many as a survey holds. */
export class QuestionReader {
	private readonly questions: QuestionDraft[] = [];
	private readonly problems: ReadProblem[] = [];

	tell(line: number, message: string): void {
		this.problems.push({ line, message });
	}

	/** Whether there is room for more; says so once where there is none. */
	hasRoom(line: number): boolean {
		if (this.questions.length < LIMITS.questions) return true;
		this.tell(line, `Only the first ${LIMITS.questions} questions are taken.`);
		return false;
	}

	/** Keeps what is a question, as much of it as its type has a use for. */
	take({ line, questionText, ...fields }: Written): void {
		if (questionText.length > LIMITS.questionText) this.tell(line, `Longer than ${LIMITS.questionText} characters; the rest is left out.`);
		const { data, error } = AddQuestionBody.safeParse({ ...fields, questionText: questionText.slice(0, LIMITS.questionText) });
		if (!data) {
			const [first] = issuesInWords(error);
			this.tell(line, first ? `${first.path}: ${first.message}` : "This is no question.");
			return;
		}
		const { order: _order, expectedVersion: _version, ...draft } = data;
		const question = fitted(draft);
		const [problem] = questionProblems(question);
		if (problem) this.tell(line, `${problem.path}: ${problem.message}`);
		else this.questions.push(question);
	}

	done(): ReadQuestions {
		return { questions: this.questions, problems: this.problems.toSorted((one, other) => one.line - other.line) };
	}
}
