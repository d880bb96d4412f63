import type { z } from "zod";
import { PUT as mysteryRoute } from "@/app/api/v1/surveys/[surveyId]/mystery-event/route";
import { POST as publishRoute } from "@/app/api/v1/surveys/[surveyId]/publish/route";
import { POST as questionsRoute } from "@/app/api/v1/surveys/[surveyId]/questions/route";
import { POST as submitRoute } from "@/app/api/v1/surveys/[surveyId]/responses/route";
import { PATCH as updateRoute } from "@/app/api/v1/surveys/[surveyId]/route";
import { POST as createRoute } from "@/app/api/v1/surveys/route";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { AddQuestionBody } from "@/lib/surveys/schemas/writing";
import { type Answer, call, type Sent } from "@/tests/world/client";

type Question = z.input<typeof AddQuestionBody>;

/** One question of each type. */
export const SIX_QUESTIONS: readonly Question[] = [
	{ questionText: "In short?", questionType: "text", required: true },
	{ questionText: "At length?", questionType: "textarea" },
	{ questionText: "Which one?", questionType: "single_choice", options: ["Red", "Green", "Blue"], required: true },
	{ questionText: "Which ones?", questionType: "multiple_choice", options: ["Mon", "Tue", "Wed"] },
	{ questionText: "How good?", questionType: "rating" },
	{ questionText: "How many?", questionType: "number", minValue: 0, maxValue: 100 },
];

export interface SurveyWish {
	readonly title?: string;
	readonly questions?: readonly Question[];
	readonly settings?: object;
	readonly mystery?: object;
}

async function created(answer: Answer, status: number): Promise<Survey> {
	if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

/** A draft, made as a program makes it. */
export async function makeDraft(token: string, { title = "A survey", questions = SIX_QUESTIONS, settings, mystery }: SurveyWish = {}): Promise<Survey> {
	let survey = await created(await call(createRoute, "POST", { token, body: { title } }), 201);
	const params = { surveyId: survey.surveyId };
	for (const body of questions) survey = await created(await call(questionsRoute, "POST", { token, params, body }), 201);
	if (settings) survey = await created(await call(updateRoute, "PATCH", { token, params, body: settings }), 200);
	if (mystery) survey = await created(await call(mysteryRoute, "PUT", { token, params, body: mystery }), 200);
	return survey;
}

/** A survey that takes responses. */
export async function makeActive(token: string, wish: SurveyWish = {}): Promise<Survey> {
	const { surveyId } = await makeDraft(token, wish);
	return created(await call(publishRoute, "POST", { token, params: { surveyId } }), 200);
}

/** Answers that fit a survey of the six questions. */
export function goodAnswers({ questions }: Pick<Survey, "questions">): Record<string, unknown> {
	const good = { text: "Short", textarea: "Long\nas it is", single_choice: "Red", multiple_choice: ["Mon", "Wed"], rating: 4, number: 12.5 } as const;
	return Object.fromEntries(questions.map(({ questionId, questionType }) => [questionId, good[questionType]]));
}

let respondents = 0;

export function respondent(): { email: string; name: string } {
	respondents += 1;
	return { email: `respondent-${respondents}-${process.pid}@example.test`, name: `Respondent ${respondents}` };
}

/** Answers a survey as a respondent does, with good answers unless others are given. */
export function submit(survey: Survey, body: object = {}, sent: Sent = {}): Promise<Answer> {
	const whole = { ...respondent(), answers: goodAnswers(survey), ...body };
	return call(submitRoute, "POST", { params: { surveyId: survey.surveyId }, body: whole, ...sent });
}
