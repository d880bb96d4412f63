import { type Presentation, SurveyQuestionType, type UnlockCondition } from "@/lib/surveys/schemas/survey";

export type QuestionType = SurveyQuestionType;

/** The six kinds of questions, in the order in which they are offered. */
export const QUESTION_TYPES = SurveyQuestionType.options;

/** A question as it stands on the page. `key` stays the same for as long as it is there, whether the server knows it or not. */
export interface DraftQuestion {
	readonly key: string;
	readonly questionText: string;
	readonly questionType: QuestionType;
	readonly required: boolean;
	readonly options: readonly string[];
	readonly placeholder: string;
	readonly minValue: number | null;
	readonly maxValue: number | null;
	readonly helpText: string;
	/** Letters of a text; null as usual. */
	readonly maxLength: number | null;
	/** How many options of several may be picked; null as usual. */
	readonly minSelections: number | null;
	readonly maxSelections: number | null;
	/** Option → how many people may pick it. */
	readonly optionCaps: Readonly<Record<string, number>>;
	/** The name by which a link fills the answer in. */
	readonly prefillKey: string | null;
}

export interface DraftMystery {
	readonly unlockCondition: UnlockCondition;
	/** Responses; kept while another condition is chosen, so that going back finds it. */
	readonly thresholdCount: number | null;
	readonly title: string;
	readonly description: string;
	readonly reward: DraftReward;
}

/** What whoever unlocks the event gets. Any of them may be empty. */
export interface DraftReward {
	readonly message: string;
	readonly code: string;
	readonly url: string;
	/** What a program put there besides. */
	readonly others: Readonly<Record<string, unknown>>;
}

/** A survey while it is being written: all that undo, autosave and merging know of. */
export interface SurveyDocument {
	readonly title: string;
	readonly description: string;
	readonly questions: readonly DraftQuestion[];
	/** ISO 8601. */
	readonly earlyBirdDeadline: string | null;
	readonly earlyBirdDescription: string;
	readonly mystery: DraftMystery | null;
	readonly presentation: Presentation;
	readonly language: string;
	readonly responseCap: number | null;
	readonly thankYouMessage: string;
	readonly closedMessage: string;
	readonly messagingOaId: string | null;
}

/** Everything of a survey but its questions and its mystery event, which have operations of their own. */
export type SurveyFields = Omit<SurveyDocument, "questions" | "mystery">;

export type QuestionFields = Omit<DraftQuestion, "key">;

/** What a survey is called that nobody has given a title yet. */
export const UNTITLED = "Untitled survey";

export const NO_REWARD: DraftReward = { message: "", code: "", url: "", others: {} };

export function hasOptions(questionType: QuestionType): boolean {
	return questionType === "single_choice" || questionType === "multiple_choice";
}

/** Whether it may be given the smallest and the largest answer. */
export function hasRange(questionType: QuestionType): boolean {
	return questionType === "rating" || questionType === "number";
}

export function hasPlaceholder(questionType: QuestionType): boolean {
	return questionType === "text" || questionType === "textarea" || questionType === "number";
}

export function hasMaxLength(questionType: QuestionType): boolean {
	return questionType === "text" || questionType === "textarea";
}

/** What every question begins with. */
const NOTHING: Omit<QuestionFields, "questionType"> = {
	questionText: "",
	required: false,
	options: [],
	placeholder: "",
	minValue: null,
	maxValue: null,
	helpText: "",
	maxLength: null,
	minSelections: null,
	maxSelections: null,
	optionCaps: {},
	prefillKey: null,
};

/** A question with nothing in it yet, or what is given. */
export function newFields(fields: Partial<QuestionFields> = {}): QuestionFields {
	return { questionType: "text", ...NOTHING, ...fields };
}

export function blankQuestion(key: string, questionType: QuestionType = "text"): DraftQuestion {
	return { key, ...newFields({ questionType }) };
}

/** Options that stand for something: an empty line is one still being written. */
export function filledOptions({ options }: Pick<DraftQuestion, "options">): string[] {
	return options.map((option) => option.trim()).filter((option) => option !== "");
}
