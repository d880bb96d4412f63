import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import { GET as mysteryStatusRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/mystery-status/route";
import { GET as thankYouRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/thank-you/route";
import { db } from "@/lib/platform/database/db";
import { bindMessagingUser } from "@/lib/surveys/binding/bind-messaging-user";
import { findResponseForBinding } from "@/lib/surveys/binding/find-response-for-binding";
import { findReward } from "@/lib/surveys/binding/find-reward";
import { listPushTargets } from "@/lib/surveys/binding/list-push-targets";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { makeActive, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";

const REWARD = { code: "SECRET-4711" };
const event = (unlockCondition: string, thresholdCount?: number) => ({
	unlockCondition,
	thresholdCount,
	title: "A curtain",
	description: "",
	rewardDetails: REWARD,
});
const withAccount = { messagingOaId: "@shop" };

let users = 0;

function lineUser(): string {
	users += 1;
	return `U${String(users).padStart(32, "0")}`;
}

const bind = ({ surveyId }: Survey, responseId: string, messagingUserId = lineUser()) =>
	bindMessagingUser({ surveyId, responseId, messagingUserId, requestId: "tests" });
const status = async ({ surveyId }: Survey, responseId: string) => (await call(mysteryStatusRoute, "GET", { params: { surveyId, responseId } })).body;
const respond = async (survey: Survey): Promise<string> => (await submit(survey)).body.responseId;
const told = async ({ surveyId }: Survey) =>
	(await db().outboxEvent.findMany({ where: { name: "survey/mystery.unlocked", data: { path: ["surveyId"], equals: surveyId } }, orderBy: { id: "asc" } })).map(
		({ data }) => data,
	);

it("binding completes a survey with a messaging account: it unlocks the event, once", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: withAccount, mystery: event("on_completion") });
	const { surveyId } = survey;
	const responseId = await respond(survey);
	expect(await findResponseForBinding({ surveyId, responseId })).toEqual({
		surveyId,
		responseId,
		surveyTitle: "A survey",
		language: "en",
		messagingOaId: "@shop",
		messagingUserId: null,
		isQuarantined: false,
	});
	const thanks = (await call(thankYouRoute, "GET", { params: { surveyId, responseId } })).body;
	expect(thanks).toMatchObject({
		canBindMessaging: true,
		hasMessagingBinding: false,
		mysteryEvent: { isUnlocked: false, needsMessagingBinding: true, rewardDetails: null },
	});
	expect(await findReward({ surveyId, responseId })).toBeNull();
	const user = lineUser();
	expect(await bind(survey, responseId, user)).toEqual({ outcome: "bound", isMysteryUnlocked: true });
	expect(await bind(survey, responseId, user)).toEqual({ outcome: "already_bound", isMysteryUnlocked: true });
	expect(await status(survey, responseId)).toMatchObject({
		isUnlocked: true,
		unlockType: "completion",
		mysteryEvent: { rewardDetails: REWARD, needsMessagingBinding: false },
	});
	expect(await findReward({ surveyId, responseId })).toMatchObject({ rewardDetails: REWARD, messagingUserId: user, messagingOaId: "@shop" });
	expect(await told(survey)).toEqual([{ surveyId, responseId, unlockType: "completion" }]);
	expect(await db().outboxEvent.count({ where: { name: "survey/response.bound" } })).toBe(1);
});

it("one user has one response of a survey, and one response has one user", async () => {
	const { token } = await makePerson();
	const [survey, another] = [await makeActive(token, { settings: withAccount }), await makeActive(token, { settings: withAccount })];
	const [one, two] = [await respond(survey), await respond(survey)];
	const user = lineUser();
	expect((await bind(survey, one, user)).outcome).toBe("bound");
	expect((await bind(survey, two, user)).outcome).toBe("user_taken");
	expect((await bind(survey, one)).outcome).toBe("response_taken");
	expect((await bind(another, await respond(another), user)).outcome).toBe("bound");
	expect((await bind(another, one)).outcome).toBe("not_found");
	expect((await bind(survey, "nonsense")).outcome).toBe("not_found");
	expect(await findResponseForBinding({ surveyId: another.surveyId, responseId: one })).toBeNull();
});

it("of many bindings at once one holds, for a user as for a response", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: withAccount, mystery: event("on_completion") });
	const responses = await Promise.all(Array.from({ length: 6 }, () => respond(survey)));
	const user = lineUser();
	const byUser = await Promise.all(responses.map((responseId) => bind(survey, responseId, user)));
	expect(byUser.map(({ outcome }) => outcome).sort()).toEqual(["bound", ...Array(5).fill("user_taken")]);
	const free = responses.find((_, at) => byUser[at]?.outcome === "user_taken") ?? "";
	const byResponse = await Promise.all(Array.from({ length: 6 }, () => bind(survey, free)));
	expect(byResponse.map(({ outcome }) => outcome).sort()).toEqual(["bound", ...Array(5).fill("response_taken")]);
	expect((await db().surveyTally.findUniqueOrThrow({ where: { surveyId: survey.surveyId } })).bindings).toBe(2);
	expect(await told(survey)).toHaveLength(2);
});

it("with both, whoever is bound is told at the threshold, and later ones as they bind", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: withAccount, mystery: event("both", 2) });
	const { surveyId } = survey;
	const early = await respond(survey);
	expect(await bind(survey, early)).toEqual({ outcome: "bound", isMysteryUnlocked: false });
	expect(await told(survey)).toEqual([]);
	const late = await respond(survey);
	expect(await status(survey, early)).toMatchObject({ isUnlocked: true, unlockType: "both" });
	expect(await status(survey, late)).toMatchObject({ isUnlocked: false });
	expect(await told(survey)).toEqual([{ surveyId, responseId: null, unlockType: "both" }]);
	expect((await listPushTargets(surveyId, null, 10)).map(({ responseId }) => responseId)).toEqual([early]);
	expect(await bind(survey, late)).toEqual({ outcome: "bound", isMysteryUnlocked: true });
	expect((await told(survey)).at(-1)).toEqual({ surveyId, responseId: late, unlockType: "both" });
	const [first] = await listPushTargets(surveyId, null, 1);
	const [second] = await listPushTargets(surveyId, first?.responseId ?? "", 5);
	expect(new Set([first?.responseId, second?.responseId])).toEqual(new Set([early, late]));
});

it("with a threshold alone no account is needed", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: withAccount, mystery: event("threshold", 1) });
	expect(await status(survey, await respond(survey))).toMatchObject({ isUnlocked: true, unlockType: "threshold" });
});
