import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { loadOwned, type SurveyWithParts } from "@/lib/surveys/internal";
import { unlockedCount } from "@/lib/surveys/mystery";
import type { Analytics, QuestionStats } from "@/lib/surveys/schemas/reading";
import { contextOf } from "./present-response";

/** What the responses to the caller's survey add up to. @throws AppError SURVEY_NOT_FOUND. */
export async function getAnalytics(context: ActorContext, surveyId: string): Promise<Analytics> {
	return analyticsOf(await loadOwned(context, surveyId));
}

/** The same of a survey, from its counters: no response is read. */
export async function analyticsOf(survey: SurveyWithParts): Promise<Analytics> {
	const where = { surveyId: survey.id };
	const [days, answers, steps] = await Promise.all([
		db().surveyDayCount.findMany({ where: { ...where, count: { gt: 0 } }, orderBy: { day: "asc" } }),
		db().surveyAnswerCount.findMany({ where }),
		db().surveyStepCount.findMany({ where }),
	]);
	const { total = 0, fromForm = 0, earlyBirds = 0, bindings = 0, quarantined = 0, thresholdReachedAt = null, lastResponseAt = null } = survey.tally ?? {};
	const shown = new Map(steps.map(({ step, count }) => [step, count]));
	const startCount = shown.get("start") ?? 0;
	const counters = new Map<string, Counter[]>();
	for (const { questionId, bucket, count, sum } of answers) {
		counters.set(questionId, [...(counters.get(questionId) ?? []), { bucket, count, sum: Number(sum) }]);
	}
	return {
		surveyId: survey.id,
		totalResponses: total,
		formResponses: fromForm,
		earlyBirdCount: earlyBirds,
		messagingBindingCount: bindings,
		mysteryUnlockedCount: unlockedCount(contextOf(survey).rule, { total, bindings, thresholdReachedAt }),
		responsesByDate: days.map(({ day, count }) => ({ date: day.toISOString().slice(0, 10), count })),
		questionStats: survey.questions.map((question, at) => {
			const next = survey.questions[at + 1];
			const shownCount = shown.get(question.id) ?? 0;
			// Whoever came past the last question has sent the form.
			const wentOn = next ? (shown.get(next.id) ?? 0) : fromForm + quarantined;
			return { ...statsOf(question, counters.get(question.id) ?? []), shownCount, dropOffCount: Math.max(0, shownCount - wentOn) };
		}),
		quarantinedCount: quarantined,
		viewCount: shown.get("view") ?? 0,
		startCount,
		completionRate: startCount === 0 ? null : Math.min(1, fromForm / startCount),
		lastResponseAt: lastResponseAt?.toISOString() ?? null,
	};
}

interface Counter {
	readonly bucket: string;
	readonly count: number;
	readonly sum: number;
}

function statsOf(question: SurveyWithParts["questions"][number], counters: readonly Counter[]): Omit<QuestionStats, "shownCount" | "dropOffCount"> {
	const { id: questionId, questionText, questionType, options } = question;
	const own = counters.find(({ bucket }) => bucket === "");
	const named = counters.filter(({ bucket }) => bucket !== "");
	const isNumeric = questionType === "rating" || questionType === "number";
	const inOrder = isNumeric ? named.filter(({ count }) => questionType === "rating" || count > 0).toSorted(byStart) : named.toSorted(byPlaceIn(options));
	const responseCount = own?.count ?? 0;
	return {
		questionId,
		questionText,
		questionType,
		responseCount,
		optionCounts: Object.fromEntries(inOrder.map(({ bucket, count }) => [bucket, count])),
		averageRating: isNumeric && own && responseCount > 0 ? own.sum / responseCount : null,
	};
}

const startOf = ({ bucket }: Counter): number => Number.parseFloat(bucket);
const byStart = (one: Counter, other: Counter): number => startOf(one) - startOf(other);
const byPlaceIn = (options: readonly string[]) => (one: Counter, other: Counter) => options.indexOf(one.bucket) - options.indexOf(other.bucket);
