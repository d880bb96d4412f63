import { expect, it } from "vitest";
import { GET as analyticsRoute } from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import { GET as formRoute } from "@/app/api/v1/surveys/[surveyId]/form/route";
import { GET as mysteryStatusRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/mystery-status/route";
import { POST as releaseRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/release/route";
import { GET as thankYouRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/thank-you/route";
import { GET as listRoute } from "@/app/api/v1/surveys/[surveyId]/responses/route";
import { makeFormToken } from "@/lib/surveys/answering/form-token";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { makeActive, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";

const THRESHOLD = { unlockCondition: "threshold", thresholdCount: 1, title: "T", description: "", rewardDetails: { code: "SECRET" } };
const analyticsOf = async (token: string, { surveyId }: Survey) => (await call(analyticsRoute, "GET", { token, params: { surveyId } })).body;
const apart = async (token: string, { surveyId }: Survey): Promise<SurveyResponse[]> =>
	(await call(listRoute, "GET", { token, params: { surveyId }, query: "?quarantined=true" })).body.responses;
const human = (survey: Survey) => makeFormToken(survey.surveyId, Date.now() - 42_000);

it("what looks like a program's is kept apart, in no count and for no reward, and looks taken", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { mystery: THRESHOLD, settings: { responseCap: 5 } });
	const { formToken } = (await call(formRoute, "GET", { params: { surveyId: survey.surveyId } })).body;
	const suspicious: [object, string[]][] = [
		[{ website: "http://spam.test" }, ["honeypot"]],
		[{ formToken }, ["too_fast"]],
		[{ formToken: "made.up", website: "x" }, ["honeypot", "form_token"]],
		[{ formToken: makeFormToken(crypto.randomUUID(), 0) }, ["form_token"]],
	];
	for (const [body] of suspicious) expect(await submit(survey, body)).toMatchObject({ status: 201, body: { mysteryUnlocked: false } });
	const kept = await apart(token, survey);
	expect(kept.map(({ quarantineReasons }) => quarantineReasons).reverse()).toEqual(suspicious.map(([, reasons]) => reasons));
	expect(await analyticsOf(token, survey)).toMatchObject({
		totalResponses: 0,
		quarantinedCount: 4,
		mysteryUnlockedCount: 0,
		responsesByDate: [],
		lastResponseAt: null,
	});
	expect((await call(listRoute, "GET", { token, params: { surveyId: survey.surveyId } })).body.responses).toEqual([]);
	expect((await submit(survey, { formToken: human(survey) })).body.mysteryUnlocked).toBe(true);
	const status = await call(mysteryStatusRoute, "GET", { params: { surveyId: survey.surveyId, responseId: kept[0]?.responseId ?? "" } });
	expect(status.body).toMatchObject({ isUnlocked: false, mysteryEvent: { rewardDetails: null } });
});

it("released, a response counts from then on: for counts, the cap and its reward", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { mystery: THRESHOLD, settings: { responseCap: 1, earlyBirdDeadline: new Date(Date.now() + 60_000).toISOString() } });
	for (let one = 0; one < 2; one += 1) await submit(survey, { website: "x" });
	const [second, first] = await apart(token, survey);
	const thanks = async () => (await call(thankYouRoute, "GET", { params: { surveyId: survey.surveyId, responseId: first?.responseId ?? "" } })).body;
	expect(await thanks()).toMatchObject({ isEarlyBird: true, isCounted: false });
	const release = (responseId = "") => call(releaseRoute, "POST", { token, params: { surveyId: survey.surveyId, responseId } });
	expect((await release(first?.responseId)).body).toMatchObject({
		isQuarantined: false,
		isEarlyBird: true,
		mysteryUnlocked: true,
		mysteryUnlockType: "threshold",
		releasedAt: expect.any(String),
	});
	expect(await thanks()).toMatchObject({ isEarlyBird: true, isCounted: true });
	expect(await analyticsOf(token, survey)).toMatchObject({
		totalResponses: 1,
		earlyBirdCount: 1,
		quarantinedCount: 1,
		mysteryUnlockedCount: 1,
		questionStats: [{ responseCount: 1 }, {}, { optionCounts: { Red: 1 } }, {}, {}, {}],
	});
	expect((await release(first?.responseId)).body).toMatchObject({ code: "INVALID_STATE_TRANSITION" });
	expect((await release(second?.responseId)).body).toMatchObject({ code: "SURVEY_CLOSED", details: { reason: "full" } });
	expect((await release(crypto.randomUUID())).body.code).toBe("RESPONSE_NOT_FOUND");
	expect((await submit(survey)).body.code).toBe("SURVEY_CLOSED");
});

it("a form that sends on and on from one address is kept apart, then refused with when to come again", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const sent = { headers: { "x-forwarded-for": "10.77.0.1" } };
	const statuses: number[] = [];
	for (let one = 0; one < 62; one += 1) {
		const { status, headers } = await submit(survey, { formToken: human(survey) }, sent);
		statuses.push(status);
		if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
	}
	expect(statuses).toEqual([...Array(60).fill(201), 429, 429]);
	expect((await submit(survey, {}, { headers: { "x-forwarded-for": "10.77.0.2" } })).status).toBe(201);
	expect(await analyticsOf(token, survey)).toMatchObject({ totalResponses: 31, quarantinedCount: 30 });
});
