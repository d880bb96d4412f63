import { db } from "@/lib/platform/database/db";
import type { Analytics } from "@/lib/surveys/schemas/reading";

/** What the responses to a survey add up to, read one by one and put together without anything of the service. */
export async function recount(surveyId: string): Promise<Analytics> {
	const survey = await db().survey.findUniqueOrThrow({
		where: { id: surveyId },
		include: { questions: { orderBy: { order: "asc" } }, tally: true, stepCounts: true },
	});
	const all = await db().surveyResponse.findMany({ where: { surveyId }, orderBy: { createdAt: "asc" } });
	const rows = all.filter(({ isQuarantined }) => !isQuarantined);
	const bound = rows.filter(({ messagingUserId }) => messagingUserId !== null);
	const forms = rows.filter(({ durationMs }) => durationMs !== null);
	const days = new Map<string, number>();
	for (const { createdAt } of rows) days.set(createdAt.toISOString().slice(0, 10), (days.get(createdAt.toISOString().slice(0, 10)) ?? 0) + 1);
	const completed = survey.messagingOaId === null ? rows.length : bound.length;
	const isReached = survey.tally?.thresholdReachedAt !== null;
	const unlocked = { on_completion: completed, threshold: isReached ? rows.length : 0, both: isReached ? completed : 0 };
	const steps = new Map(survey.stepCounts.map(({ step, count }) => [step, count]));
	const starts = steps.get("start") ?? 0;
	return {
		surveyId,
		totalResponses: rows.length,
		formResponses: forms.length,
		earlyBirdCount: rows.filter(({ isEarlyBird }) => isEarlyBird).length,
		messagingBindingCount: bound.length,
		mysteryUnlockedCount: survey.mysteryCondition ? unlocked[survey.mysteryCondition] : 0,
		responsesByDate: [...days].sort().map(([date, count]) => ({ date, count })),
		questionStats: survey.questions.map(({ id, questionText, questionType, options, minValue, maxValue }) => {
			const given = rows.map(({ answers }) => Object(answers)[id]).filter((answer) => answer !== undefined);
			const numbers = given.filter((answer) => typeof answer === "number");
			const first =
				questionType === "rating" ? Array.from({ length: (maxValue ?? 0) - (minValue ?? 0) + 1 }, (_, at) => String((minValue ?? 0) + at)) : options;
			const optionCounts: Record<string, number> = Object.fromEntries(first.map((option) => [option, 0]));
			for (const answer of questionType.startsWith("text") ? [] : given.flat()) {
				const name = questionType === "number" ? rangeAround(Number(answer)) : String(answer);
				optionCounts[name] = (optionCounts[name] ?? 0) + 1;
			}
			const averageRating = numbers.length === 0 ? null : exactSum(numbers) / numbers.length;
			return { questionId: id, questionText, questionType, responseCount: given.length, optionCounts, averageRating, shownCount: 0, dropOffCount: 0 };
		}),
		quarantinedCount: all.length - rows.length,
		viewCount: steps.get("view") ?? 0,
		startCount: starts,
		completionRate: starts === 0 ? null : Math.min(1, forms.length / starts),
		lastResponseAt: rows.at(-1)?.createdAt.toISOString() ?? null,
	};
}

/** Of numbers with at most four decimals. */
function exactSum(numbers: readonly number[]): number {
	return numbers.reduce((sum, value) => sum + Math.round(value * 10_000), 0) / 10_000;
}

/** The range of one leading digit, found by trying: 0, 0.1..0.2, …, 0.9..1, whole numbers up to 9, 10..20, …, 90..100. */
function rangeAround(value: number): string {
	if (value === 0) return "0";
	for (let step = 0.1; ; step *= 10) {
		for (let digit = 1; digit < 10; digit += 1) {
			const [low, high] = [Number((digit * step).toPrecision(6)), Number(((digit + 1) * step).toPrecision(6))];
			if (value >= low && value < high) return step > 0.9 && step < 1.1 && Number.isInteger(value) ? String(value) : `${low}..${high}`;
		}
	}
}
