import type { PublicForm, PublicQuestion } from "@/lib/surveys/schemas/answering";

const EMPTY: Omit<PublicQuestion, "questionId" | "questionText" | "questionType"> = {
	required: false,
	order: 0,
	options: [],
	placeholder: "",
	minValue: null,
	maxValue: null,
	helpText: "",
	maxLength: null,
	minSelections: null,
	maxSelections: null,
	prefillKey: null,
};

/** A question as respondents see it, named by its type unless told. */
export function publicQuestion(questionType: PublicQuestion["questionType"], given: Partial<PublicQuestion> = {}): PublicQuestion {
	const options = questionType.endsWith("choice") ? ["Red", "Green", "Blue"] : [];
	return { ...EMPTY, questionId: questionType, questionText: `A ${questionType}?`, questionType, options, ...given };
}

export function publicForm(given: Partial<PublicForm> = {}): PublicForm {
	return {
		surveyId: "01936f5e-6b01-7d10-9a55-0f1d2c3b4a51",
		title: "What next?",
		description: "",
		questions: [publicQuestion("text", { required: true }), publicQuestion("single_choice"), publicQuestion("rating", { minValue: 1, maxValue: 5 })],
		status: "active",
		earlyBirdActive: false,
		earlyBirdDescription: "",
		earlyBirdEndsAt: null,
		hasMysteryEvent: false,
		presentation: "one_at_a_time",
		language: "en",
		closedMessage: "",
		isFull: false,
		canBindMessaging: false,
		unavailableOptions: {},
		formToken: "token",
		...given,
	};
}
