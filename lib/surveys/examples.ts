import { AT } from "@/lib/platform/contract/example-values";

export const SURVEY_ID = "01936f5e-6b01-7d10-9a55-0f1d2c3b4a51";
export const QUESTION_ID = "01936f5e-6b02-7c20-8a66-1f2d3c4b5a62";
export const RESPONSE_ID = "5b0e1f4c-9d0a-4c5e-8f21-7a6b5c4d3e2f";

export const QUESTION = {
	questionId: QUESTION_ID,
	questionText: "How did you hear of us?",
	questionType: "single_choice",
	required: true,
	order: 0,
	options: ["A friend", "A search", "An advert"],
	placeholder: "",
	minValue: null,
	maxValue: null,
	helpText: "",
	maxLength: null,
	minSelections: null,
	maxSelections: null,
	optionCaps: {},
	prefillKey: "source",
};

export const SURVEY = {
	surveyId: SURVEY_ID,
	creatorId: "01936f5e-6b00-7d10-9a55-0f1d2c3b4a50",
	title: "What should we build next?",
	description: "",
	projectUrl: null,
	questions: [QUESTION],
	earlyBirdDeadline: "2026-04-15T16:00:00.000Z",
	earlyBirdDescription: "Half the price in the first month",
	mysteryEventConfig: null,
	messagingOaId: null,
	status: "draft",
	totalResponses: 0,
	itemVersion: 2,
	createdAt: AT,
	updatedAt: AT,
	publishedAt: null,
	closedAt: null,
	presentation: "one_at_a_time",
	language: "en",
	responseCap: null,
	thankYouMessage: "",
	closedMessage: "",
	quarantinedCount: 0,
};

export const EXAMPLE_RESULT = {
	responseId: RESPONSE_ID,
	surveyId: SURVEY_ID,
	isEarlyBird: true,
	createdAt: AT,
	mysteryUnlocked: false,
	thankYouUrl: `/s/${SURVEY_ID}/thank-you/${RESPONSE_ID}`,
};
