import fc from "fast-check";
import {
	blankQuestion,
	type DraftQuestion,
	QUESTION_TYPES,
	type QuestionFields,
	type SurveyDocument,
} from "@/components/surveys/builder/document/survey-document";

export function makeDraftQuestion(key: string, fields: Partial<QuestionFields> = {}): DraftQuestion {
	return { ...blankQuestion(key), questionText: `Question ${key}`, ...fields };
}

const SETTINGS = { presentation: "one_at_a_time", language: "en", responseCap: null, thankYouMessage: "", closedMessage: "", messagingOaId: null } as const;

export function makeDocument(fields: Partial<SurveyDocument> = {}): SurveyDocument {
	return { title: "Survey", description: "", questions: [], earlyBirdDeadline: null, earlyBirdDescription: "", mystery: null, ...SETTINGS, ...fields };
}

const words = fc.string({ maxLength: 12 });

/** Any question of a few keys, finished or not. */
function anyQuestion(key: string) {
	return fc
		.record({
			questionText: words,
			questionType: fc.constantFrom(...QUESTION_TYPES),
			required: fc.boolean(),
			options: fc.array(words, { maxLength: 3 }),
			placeholder: words,
			minValue: fc.option(fc.integer({ min: 0, max: 9 })),
			maxValue: fc.option(fc.integer({ min: 0, max: 9 })),
		})
		.map((fields) => makeDraftQuestion(key, fields));
}

const anyMystery = fc.record({
	unlockCondition: fc.constantFrom("on_completion" as const, "threshold" as const, "both" as const),
	thresholdCount: fc.option(fc.integer({ min: 1, max: 99 })),
	title: words,
	description: words,
	reward: fc.record({ message: words, code: words, url: words, others: fc.constant({}) }),
});

/** Any survey that a person could be in the middle of writing. Documents share their keys, so that two of them differ as versions do. */
export const anyDocument: fc.Arbitrary<SurveyDocument> = fc.shuffledSubarray(["a", "b", "c", "d", "e"]).chain((keys) =>
	fc
		.record({
			title: words,
			description: words,
			questions: fc.tuple(...keys.map(anyQuestion)),
			earlyBirdDeadline: fc.option(fc.constant("2027-01-01T00:00:00.000Z")),
			earlyBirdDescription: words,
			mystery: fc.option(anyMystery),
			responseCap: fc.option(fc.integer({ min: 1, max: 99 })),
		})
		.map((fields) => makeDocument(fields)),
);
