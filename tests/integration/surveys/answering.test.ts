import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import { GET as analyticsRoute } from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import { POST as closeRoute } from "@/app/api/v1/surveys/[surveyId]/close/route";
import { GET as formRoute } from "@/app/api/v1/surveys/[surveyId]/form/route";
import { GET as mysteryStatusRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/mystery-status/route";
import { GET as thankYouRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/thank-you/route";
import { GET as getSurveyRoute } from "@/app/api/v1/surveys/[surveyId]/route";
import { db } from "@/lib/platform/database/db";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { goodAnswers, makeActive, makeDraft, respondent, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";

const REWARD = { code: "SECRET-CODE-4711" };
const THRESHOLD = { unlockCondition: "threshold", thresholdCount: 3, title: "A curtain", description: "It goes up", rewardDetails: REWARD };

const formOf = (surveyId: string) => call(formRoute, "GET", { params: { surveyId } });
const at = (survey: Survey, responseId: string) => ({ params: { surveyId: survey.surveyId, responseId } });
const thankYou = (survey: Survey, responseId: string) => call(thankYouRoute, "GET", at(survey, responseId));
const mysteryStatus = (survey: Survey, responseId: string) => call(mysteryStatusRoute, "GET", at(survey, responseId));

it("a draft is invisible, an active survey is answered, a closed one says so", async () => {
	const { token } = await makePerson();
	const draft = await makeDraft(token);
	expect((await formOf(draft.surveyId)).body.code).toBe("SURVEY_NOT_FOUND");
	expect((await submit(draft)).body.code).toBe("SURVEY_NOT_FOUND");
	const survey = await makeActive(token);
	expect((await formOf(survey.surveyId)).body).toMatchObject({
		status: "active",
		title: "A survey",
		earlyBirdActive: false,
		hasMysteryEvent: false,
		isFull: false,
	});
	const person = respondent();
	const { status, body } = await submit(survey, { ...person, email: ` ${person.email.toUpperCase()} ` });
	expect(status).toBe(201);
	expect(body).toMatchObject({
		surveyId: survey.surveyId,
		isEarlyBird: false,
		mysteryUnlocked: false,
		thankYouUrl: `/s/${survey.surveyId}/thank-you/${body.responseId}`,
	});
	expect((await thankYou(survey, body.responseId)).body).toMatchObject({
		name: person.name,
		surveyTitle: "A survey",
		hasMessagingBinding: false,
		earlyBirdMessage: null,
		mysteryEvent: null,
	});
	expect(await submit(survey, person)).toMatchObject({ status: 409, body: { code: "ALREADY_RESPONDED" } });
	const row = await db().surveyResponse.findUniqueOrThrow({ where: { id: body.responseId } });
	expect(row).toMatchObject({ email: person.email, emailKey: person.email, version: 1, isQuarantined: false, answers: goodAnswers(survey) });
	await call(closeRoute, "POST", { token, params: { surveyId: survey.surveyId } });
	expect(await submit(survey)).toMatchObject({ status: 409, body: { code: "SURVEY_CLOSED", details: { reason: "closed" } } });
	expect((await formOf(survey.surveyId)).body).toMatchObject({ status: "closed", earlyBirdActive: false });
	expect((await call(getSurveyRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body).toMatchObject({ status: "closed", totalResponses: 1 });
});

it("every wrong answer is named at once", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const id = (at: number) => survey.questions[at]?.questionId ?? "";
	const answers = { [id(1)]: 7, [id(2)]: "Pink", [id(3)]: ["Mon", "Sun"], [id(4)]: 2.5, [id(5)]: 101, "no-such-question": "x" };
	const { status, body } = await submit(survey, { answers });
	expect([status, body.code]).toEqual([422, "VALIDATION_ERROR"]);
	const named = body.details.issues.map(({ path }: { path: string }) => path).sort();
	expect(named).toEqual(["answers.no-such-question", ...survey.questions.map(({ questionId }) => `answers.${questionId}`)].sort());
	expect((await submit(survey, { email: "nobody", name: "" })).body.details.issues.map(({ path }: { path: string }) => path).sort()).toEqual(["email", "name"]);
	expect((await submit(survey, { answers: { ...goodAnswers(survey), [id(1)]: "", [id(3)]: [], [id(4)]: null } })).status).toBe(201);
	expect(await db().surveyResponse.count({ where: { surveyId: survey.surveyId } })).toBe(1);
});

it("the same Idempotency-Key answers the same again, another body with it is refused", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const person = respondent();
	const sent = { headers: { "idempotency-key": "a-key-of-the-form", "x-forwarded-for": "10.9.9.9" } };
	const answers = await Promise.all(Array.from({ length: 5 }, () => submit(survey, person, sent)));
	expect(new Set(answers.map(({ status, body }) => `${status} ${body.responseId}`)).size).toBe(1);
	expect(answers[0]?.status).toBe(201);
	expect((await submit(survey, { ...person, name: "Other" }, sent)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
	expect((await submit(survey, person)).body.code).toBe("ALREADY_RESPONDED");
	expect((await call(analyticsRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body.totalResponses).toBe(1);
});

it("a key gives the same bytes again: after the survey closed, when it is full, when its answers would be refused", async () => {
	const { token } = await makePerson();
	const mystery = { unlockCondition: "threshold", thresholdCount: 1, title: "T", description: "", rewardDetails: {} };
	const settings = { responseCap: 1, earlyBirdDeadline: new Date(Date.now() + 3_600_000).toISOString() };
	const survey = await makeActive(token, { mystery, settings });
	const person = respondent();
	const sent = { headers: { "idempotency-key": "sent-until-answered", "x-forwarded-for": "10.9.9.8" } };
	const first = await submit(survey, person, sent);
	expect([first.status, first.body.isEarlyBird, first.body.mysteryUnlocked]).toEqual([201, true, true]);
	const repeat = await submit(survey, person, sent);
	expect([repeat.status, JSON.stringify(repeat.body), repeat.headers.get("idempotent-replayed")]).toEqual([201, JSON.stringify(first.body), "true"]);
	// From another network, as a phone that has lost the first one.
	const elsewhere = { headers: { ...sent.headers, "x-forwarded-for": "2001:db8::7" } };
	expect((await submit(survey, person, elsewhere)).body).toEqual(first.body);
	await call(closeRoute, "POST", { token, params: { surveyId: survey.surveyId } });
	expect((await submit(survey, person, sent)).body).toEqual(first.body);
	expect((await submit(survey, { ...person, answers: {} }, sent)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
	expect((await submit(survey, respondent(), sent)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

it("a refusal keeps nothing of its key, and a record past its keeping is in nobody's way", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const person = respondent();
	const sent = { headers: { "idempotency-key": "refused-then-taken", "x-forwarded-for": "10.9.9.7" } };
	expect((await submit(survey, { ...person, answers: {} }, sent)).status).toBe(422);
	expect((await submit(survey, person, sent)).status).toBe(201);
	expect((await submit(survey, respondent(), sent)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
	await db().idempotencyRecord.updateMany({ where: { key: "refused-then-taken" }, data: { expiresAt: new Date(Date.now() - 1) } });
	const later = respondent();
	const [taken, again] = [await submit(survey, later, sent), await submit(survey, later, sent)];
	expect([taken.status, again.status, again.body]).toEqual([201, 201, taken.body]);
	expect((await call(analyticsRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body.totalResponses).toBe(2);
});

it("one key sent by two people at once is one's, and the other's response is not kept", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const sent = { headers: { "idempotency-key": "two-at-once", "x-forwarded-for": "10.9.9.6" } };
	const answers = await Promise.all(Array.from({ length: 20 }, () => submit(survey, respondent(), sent)));
	const codes = answers.map(({ status, body }) => (status === 201 ? "taken" : body.code)).sort();
	expect(codes).toEqual([...Array(19).fill("IDEMPOTENCY_KEY_REUSED"), "taken"]);
	expect((await call(analyticsRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body.totalResponses).toBe(1);
});

it("early is who comes before the deadline by the database's clock", async () => {
	const { token } = await makePerson();
	const settings = { earlyBirdDeadline: new Date(Date.now() + 3_600_000).toISOString(), earlyBirdDescription: "Half the price" };
	const survey = await makeActive(token, { settings });
	expect((await formOf(survey.surveyId)).body).toMatchObject({
		earlyBirdActive: true,
		earlyBirdDescription: "Half the price",
		earlyBirdEndsAt: settings.earlyBirdDeadline,
	});
	const early = await submit(survey);
	expect(early.body.isEarlyBird).toBe(true);
	expect((await thankYou(survey, early.body.responseId)).body).toMatchObject({ isEarlyBird: true, earlyBirdMessage: "Half the price" });
	await db().surveyTally.update({ where: { surveyId: survey.surveyId }, data: { earlyBirdDeadline: new Date(Date.now() - 1) } });
	expect((await submit(survey)).body.isEarlyBird).toBe(false);
	expect((await formOf(survey.surveyId)).body.earlyBirdActive).toBe(false);
});

it("a threshold unlocks for everybody before and after, and nothing of the reward is told before", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { mystery: THRESHOLD });
	const [one, two] = [await submit(survey), await submit(survey)];
	const before = [await formOf(survey.surveyId), one, two, await thankYou(survey, one.body.responseId), await mysteryStatus(survey, one.body.responseId)];
	for (const { body } of before) expect(JSON.stringify(body)).not.toContain(REWARD.code);
	expect(before[3]?.body.mysteryEvent).toMatchObject({ isUnlocked: false, currentCount: 2, thresholdCount: 3, progressPercent: 66, rewardDetails: null });
	expect(before[4]?.body).toMatchObject({ isUnlocked: false, unlockType: null });
	const three = await submit(survey);
	expect(three.body.mysteryUnlocked).toBe(true);
	const four = await submit(survey);
	for (const { body } of [one, two, three, four]) {
		expect((await mysteryStatus(survey, body.responseId)).body).toMatchObject({
			isUnlocked: true,
			unlockType: "threshold",
			mysteryEvent: { rewardDetails: REWARD, progressPercent: 100 },
		});
	}
	const told = await db().outboxEvent.findMany({ where: { name: "survey/mystery.unlocked", data: { path: ["surveyId"], equals: survey.surveyId } } });
	expect(told.map(({ data }) => data)).toEqual([{ surveyId: survey.surveyId, responseId: null, unlockType: "threshold" }]);
	expect((await call(analyticsRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body).toMatchObject({
		totalResponses: 4,
		mysteryUnlockedCount: 4,
	});
	expect((await call(getSurveyRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body.mysteryEventConfig.isUnlocked).toBe(true);
});

it("on completion it unlocks with the response; with both, not before the threshold", async () => {
	const { token } = await makePerson();
	const completion = await makeActive(token, { mystery: { ...THRESHOLD, unlockCondition: "on_completion", thresholdCount: undefined } });
	const one = await submit(completion);
	expect(one.body.mysteryUnlocked).toBe(true);
	expect((await mysteryStatus(completion, one.body.responseId)).body).toMatchObject({ unlockType: "completion", mysteryEvent: { rewardDetails: REWARD } });
	const both = await makeActive(token, { mystery: { ...THRESHOLD, unlockCondition: "both", thresholdCount: 2 } });
	const first = await submit(both);
	expect((await mysteryStatus(both, first.body.responseId)).body.isUnlocked).toBe(false);
	await submit(both);
	expect((await mysteryStatus(both, first.body.responseId)).body).toMatchObject({ isUnlocked: true, unlockType: "both" });
});

it("a response of another survey, a missing one and a malformed id are the same 404", async () => {
	const { token } = await makePerson();
	const [survey, other] = [await makeActive(token), await makeActive(token)];
	const { body } = await submit(other);
	for (const responseId of [body.responseId, crypto.randomUUID(), "nonsense"]) {
		for (const answer of [await thankYou(survey, responseId), await mysteryStatus(survey, responseId)]) {
			expect([answer.status, answer.body.code]).toEqual([404, "RESPONSE_NOT_FOUND"]);
		}
	}
	expect((await formOf("nonsense")).body.code).toBe("SURVEY_NOT_FOUND");
});

it("a cap is exact, and an option that has run out is named", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: { responseCap: 2 } });
	await submit(survey);
	await submit(survey);
	expect(await submit(survey)).toMatchObject({ status: 409, body: { code: "SURVEY_CLOSED", details: { reason: "full" } } });
	expect((await formOf(survey.surveyId)).body).toMatchObject({ status: "closed", isFull: true });
	const seats = await makeActive(token, {
		questions: [{ questionText: "When?", questionType: "single_choice", options: ["Noon", "Night"], optionCaps: { Noon: 1 } }],
	});
	const questionId = seats.questions[0]?.questionId ?? "";
	const pick = (option: string) => submit(seats, { answers: { [questionId]: option } });
	expect((await pick("Noon")).status).toBe(201);
	expect((await formOf(seats.surveyId)).body.unavailableOptions).toEqual({ [questionId]: ["Noon"] });
	const refused = await pick("Noon");
	expect([refused.status, refused.body.details.issues[0].path]).toEqual([422, `answers.${questionId}`]);
	expect((await pick("Night")).status).toBe(201);
	const { body } = await call(analyticsRoute, "GET", { token, params: { surveyId: seats.surveyId } });
	expect(body).toMatchObject({ totalResponses: 2, questionStats: [{ responseCount: 2, optionCounts: { Noon: 1, Night: 1 } }] });
});
