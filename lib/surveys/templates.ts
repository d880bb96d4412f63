import { fitted } from "./questions";
import type { SurveyQuestionType, SurveyTemplate } from "./schemas/survey";
import { AddQuestionBody, type QuestionDraft } from "./schemas/writing";

type Given = { readonly options?: string[]; readonly required?: boolean; readonly minValue?: number; readonly maxValue?: number; readonly helpText?: string };

function ask(questionText: string, questionType: SurveyQuestionType, given: Given = {}): QuestionDraft {
	const { order: _order, expectedVersion: _version, ...draft } = AddQuestionBody.parse({ questionText, questionType, ...given });
	return fitted(draft);
}

const must = { required: true } as const;

/** Surveys to start from. All words may be changed once there is a draft. */
export const SURVEY_TEMPLATES: readonly SurveyTemplate[] = [
	{
		templateId: "early_interest",
		name: "Interest in a new product",
		description: "Tell us what you need, and hear first when it opens.",
		questions: [
			ask("What would you use it for?", "multiple_choice", { ...must, options: ["At work", "In my studies", "At home", "For a club or charity"] }),
			ask("How do you solve this today?", "textarea"),
			ask("How much does that bother you?", "rating", { ...must, helpText: "1 is hardly, 5 is every day." }),
			ask("What would you pay a month, in US dollars?", "number", { minValue: 0, maxValue: 1_000 }),
			ask("When would you start?", "single_choice", { options: ["Now", "Within three months", "Later this year", "I am only curious"] }),
			ask("What must it do, or you would not use it?", "text"),
		],
	},
	{
		templateId: "customer_satisfaction",
		name: "Customer satisfaction",
		description: "A few questions about how we did. It takes two minutes.",
		questions: [
			ask("How satisfied are you with us, all in all?", "rating", must),
			ask("How likely are you to recommend us to a friend?", "rating", { ...must, minValue: 0, maxValue: 10 }),
			ask("What did you like?", "multiple_choice", { options: ["Quality", "Speed", "Price", "The people", "Nothing in particular"] }),
			ask("What should we do better?", "textarea"),
		],
	},
	{
		templateId: "event_sign_up",
		name: "Event sign-up",
		description: "Tell us whether you come, and what you need.",
		questions: [
			ask("Do you come?", "single_choice", { ...must, options: ["Yes", "Perhaps", "No"] }),
			ask("How many people do you bring?", "number", { minValue: 0, maxValue: 20 }),
			ask("Which sessions interest you?", "multiple_choice", { options: ["Morning talks", "Workshop", "Panel", "Evening"] }),
			ask("What do you eat?", "single_choice", { options: ["Everything", "Vegetarian", "Vegan", "Something else"] }),
			ask("What else should we know?", "textarea"),
		],
	},
	{
		templateId: "event_feedback",
		name: "Feedback after an event",
		description: "What was good, and what should be different next time?",
		questions: [
			ask("How was it, all in all?", "rating", must),
			ask("Which part was the best?", "text"),
			ask("How long should it be?", "single_choice", { options: ["Shorter", "As it was", "Longer"] }),
			ask("What should we change?", "textarea"),
			ask("Will you come again?", "single_choice", { ...must, options: ["Yes", "Perhaps", "No"] }),
		],
	},
	{
		templateId: "team_pulse",
		name: "Team pulse",
		description: "How the last weeks were. Nobody is judged by an answer.",
		questions: [
			ask("How were the last two weeks?", "rating", must),
			ask("How much of the work was worth doing?", "rating"),
			ask("What slowed you down?", "multiple_choice", { options: ["Meetings", "Unclear goals", "Tools", "Waiting for others", "Nothing"] }),
			ask("What should we stop, start or keep?", "textarea"),
		],
	},
];

export function findTemplate(templateId: string): SurveyTemplate | null {
	return SURVEY_TEMPLATES.find((template) => template.templateId === templateId) ?? null;
}
