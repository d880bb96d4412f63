import "@/tests/world/unlimited";
import fc from "fast-check";
import { expect, it } from "vitest";
import { GET as analyticsRoute } from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import { POST as closeRoute } from "@/app/api/v1/surveys/[surveyId]/close/route";
import { GET as mysteryStatusRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/mystery-status/route";
import { POST as releaseRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/release/route";
import { DELETE as deleteRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/route";
import { db } from "@/lib/platform/database/db";
import { bindMessagingUser } from "@/lib/surveys/binding/bind-messaging-user";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { goodAnswers, makeActive, respondent, submit } from "@/tests/factories/surveys";
import { type Answer, call } from "@/tests/world/client";
import { recount } from "@/tests/world/recount";

const AT_ONCE = 200;
const many = (one: (at: number) => Promise<Answer>) => Promise.all(Array.from({ length: AT_ONCE }, (_, at) => one(at)));
const analyticsOf = async (token: string, { surveyId }: Survey): Promise<Analytics> =>
	(await call(analyticsRoute, "GET", { token, params: { surveyId } })).body;

/** Every other one with a key, as the form sends it. */
const keyed = (at: number, name: string) => (at % 2 === 0 ? { headers: { "idempotency-key": `${name}-of-form-${at}` } } : {});

function counted(answers: readonly Answer[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { status, body } of answers) {
		const name = status === 201 ? "taken" : String(body.code);
		counts[name] = (counts[name] ?? 0) + 1;
	}
	return counts;
}

it("of 200 responses of one address at once one is taken, with a key and without", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const person = respondent();
	const spelled = (at: number) => ({ ...person, email: at % 2 === 0 ? person.email : person.email.toUpperCase() });
	const answers = await many((at) => submit(survey, spelled(at), at % 4 === 0 ? { headers: { "idempotency-key": `form-${at}-of-one` } } : {}));
	expect(counted(answers)).toEqual({ taken: 1, ALREADY_RESPONDED: AT_ONCE - 1 });
	expect(await analyticsOf(token, survey)).toEqual(await recount(survey.surveyId));
});

it("of 200 at once a cap of 120 takes 120, and the threshold is reached once, by the 50th", async () => {
	const { token } = await makePerson();
	const mystery = { unlockCondition: "threshold", thresholdCount: 50, title: "T", description: "", rewardDetails: { code: "SECRET" } };
	const survey = await makeActive(token, { mystery, settings: { responseCap: 120 } });
	const { surveyId } = survey;
	const answers = await many((at) => submit(survey, {}, keyed(at, "cap")));
	expect(counted(answers)).toEqual({ taken: 120, SURVEY_CLOSED: 80 });
	const taken = answers.filter(({ status }) => status === 201);
	expect(taken.filter(({ body }) => body.mysteryUnlocked)).toHaveLength(71);
	expect(await db().outboxEvent.count({ where: { name: "survey/mystery.unlocked" } })).toBe(1);
	for (const { body } of taken.slice(0, 10)) {
		const status = await call(mysteryStatusRoute, "GET", { params: { surveyId, responseId: body.responseId } });
		expect(status.body).toMatchObject({ isUnlocked: true, unlockType: "threshold" });
	}
	expect(await analyticsOf(token, survey)).toEqual(await recount(surveyId));
});

it("who comes while a survey closes or an early offer ends is on one side of it", async () => {
	const { token } = await makePerson();
	const deadline = new Date(Date.now() + 3_600_000);
	const survey = await makeActive(token, { settings: { earlyBirdDeadline: deadline.toISOString() } });
	const { surveyId } = survey;
	const ends = new Promise<Date>((resolve) => {
		setTimeout(async () => {
			await db().$executeRaw`UPDATE survey_tally SET "earlyBirdDeadline" = clock_timestamp() WHERE "surveyId" = ${surveyId}::uuid`;
			resolve((await db().surveyTally.findUniqueOrThrow({ where: { surveyId } })).earlyBirdDeadline ?? deadline);
		}, 100);
	});
	const closes = new Promise((resolve) => setTimeout(() => resolve(call(closeRoute, "POST", { token, params: { surveyId } })), 300));
	const answers = await many(() => submit(survey));
	const [end] = [await ends, await closes];
	expect(Object.keys(counted(answers)).every((name) => ["taken", "SURVEY_CLOSED"].includes(name))).toBe(true);
	const { closedAt } = await db().survey.findUniqueOrThrow({ where: { id: surveyId } });
	const rows = await db().surveyResponse.findMany({ where: { surveyId } });
	for (const { createdAt, isEarlyBird } of rows) expect([createdAt <= end, createdAt <= (closedAt ?? end)]).toEqual([isEarlyBird, true]);
	expect(await analyticsOf(token, survey)).toEqual(await recount(surveyId));
});

it("seats of an option are exact", async () => {
	const { token } = await makePerson();
	const questions = [{ questionText: "When?", questionType: "single_choice" as const, options: ["Noon", "Night"], optionCaps: { Noon: 7 } }];
	const survey = await makeActive(token, { questions });
	const questionId = survey.questions[0]?.questionId ?? "";
	const answers = await many((at) => submit(survey, { answers: { [questionId]: "Noon" } }, keyed(at, "seat")));
	expect(counted(answers)).toEqual({ taken: 7, VALIDATION_ERROR: AT_ONCE - 7 });
	expect(await analyticsOf(token, survey)).toEqual(await recount(survey.surveyId));
});

/** What may happen to a survey, drawn at random. */
const Step = fc.oneof(
	{ weight: 6, arbitrary: fc.record({ kind: fc.constant("submit" as const), seed: fc.nat(9_999), isApart: fc.boolean() }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("delete" as const, "release" as const, "bind" as const), which: fc.nat(50) }) },
);

function drawnAnswers(survey: Survey, seed: number): Record<string, unknown> {
	const good = goodAnswers(survey);
	const [, textarea = "", one = "", several = "", rating = "", number = ""] = survey.questions.map(({ questionId }) => questionId);
	const drawn = {
		...good,
		[one]: ["Red", "Green", "Blue"][seed % 3],
		[several]: ["Mon", "Tue", "Wed"].slice(seed % 4),
		[rating]: 1 + (seed % 5),
		[number]: (seed % 1_000) / 10,
	};
	const left = seed % 7 === 0 ? [textarea, rating] : seed % 5 === 0 ? [number] : [];
	return Object.fromEntries(Object.entries(drawn).filter(([id]) => !left.includes(id)));
}

it("what is counted as it comes equals a recount, whatever happens", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(Step, { minLength: 5, maxLength: 25 }),
			fc.constantFrom("on_completion", "threshold", "both"),
			fc.boolean(),
			async (steps, unlockCondition, hasAccount) => {
				const { token } = await makePerson();
				const mystery = { unlockCondition, thresholdCount: 6, title: "T", description: "", rewardDetails: {} };
				const settings = { earlyBirdDeadline: new Date(Date.now() + 60_000).toISOString(), messagingOaId: hasAccount ? "@shop" : null };
				const survey = await makeActive(token, { mystery, settings });
				const { surveyId } = survey;
				const ids: string[] = [];
				for (const step of steps) {
					const responseId = step.kind === "submit" ? "" : (ids[step.which % Math.max(1, ids.length)] ?? "");
					if (step.kind === "submit")
						ids.push(
							(await submit(survey, { answers: drawnAnswers(survey, step.seed), ...(step.isApart && step.seed % 3 === 0 ? { website: "x" } : {}) })).body
								.responseId,
						);
					else if (step.kind === "delete") await call(deleteRoute, "DELETE", { token, params: { surveyId, responseId } });
					else if (step.kind === "release") await call(releaseRoute, "POST", { token, params: { surveyId, responseId } });
					else await bindMessagingUser({ surveyId, responseId, messagingUserId: `U${responseId}`, requestId: "tests" });
				}
				expect({ ...(await analyticsOf(token, survey)), lastResponseAt: null }).toEqual({ ...(await recount(surveyId)), lastResponseAt: null });
			},
		),
		{ numRuns: 8 },
	);
});
