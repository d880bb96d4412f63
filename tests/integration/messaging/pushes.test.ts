import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendQueuedPush } from "@/lib/messaging/pushes/send-push";
import { sweepPushes } from "@/lib/messaging/pushes/sweep-pushes";
import { tellNext, tellOne } from "@/lib/messaging/pushes/tell-of-mystery";
import { db } from "@/lib/platform/database/db";
import type { LineMessage } from "@/local/line/records/book";
import type { LinePerson } from "@/local/line/records/people";
import { signBody } from "@/local/line/webhooks/signature";
import { makePerson } from "@/tests/factories/people";
import { makeActive, submit } from "@/tests/factories/surveys";
import { LINE_CHANNELS } from "@/tests/world/line";
import { type LineWorld, RespondentBrowser, startLineWorld } from "@/tests/world/line-world";

let line: LineWorld;
let token: string;

beforeAll(async () => {
	line = await startLineWorld();
	token = (await makePerson()).token;
});
beforeEach(async () => {
	await line.control("PUT", "faults", {});
	await line.control("PUT", "quota", { monthlyLimit: null });
	await db().messagingPush.deleteMany();
});
afterAll(() => line.close());

const MYSTERY = { unlockCondition: "on_completion", title: "The curtain", description: "For all", rewardDetails: { code: "EARLY-500" } };
let people = 0;

/** A respondent with a connected account and a message that waits. */
async function waiting(addsAccount = true) {
	const survey = await makeActive(token, { settings: { messagingOaId: "@tests" }, mystery: MYSTERY });
	const { body } = await submit(survey);
	const address = { surveyId: survey.surveyId, responseId: body.responseId as string };
	people += 1;
	await new RespondentBrowser(line).connect(address, `Person ${people}`, addsAccount);
	expect(await tellOne(address.surveyId, address.responseId)).toBe(1);
	const push = await db().messagingPush.findFirstOrThrow({ where: { responseId: address.responseId } });
	return { ...address, pushId: push.id, userId: push.messagingUserId };
}

const got = async (userId: string) => (await line.control<LineMessage[]>("GET", `messages/${userId}`)).filter(({ wasDelivered }) => wasDelivered);
const stateOf = async (pushId: string) => db().messagingPush.findUniqueOrThrow({ where: { id: pushId } });
const follow = (userId: string, what: "follow" | "unfollow") => line.control("POST", `people/${userId}/${what}`);
const requested = (pushId: string) => db().outboxEvent.count({ where: { name: "messaging/push.requested", data: { equals: { pushId } } } });

describe("messages through the official account", () => {
	test("what is unlocked is told once, with the way to it and nothing of the reward", async () => {
		const { pushId, userId, surveyId, responseId } = await waiting();
		expect(await tellOne(surveyId, responseId)).toBe(0);
		expect(await sendQueuedPush(pushId)).toBe("sent");
		expect(await sendQueuedPush(pushId)).toBe("sent");
		const [message, ...more] = await got(userId);
		expect(more).toEqual([]);
		expect(message?.content.text).toBe(`“The curtain” is open for you. Have a look: http://127.0.0.1:3000/s/${surveyId}/thank-you/${responseId}`);
		expect(JSON.stringify(message)).not.toContain("EARLY-500");
		expect((await stateOf(pushId)).platformRequestId).toBe(message?.requestId);
	});

	test("an answer that got lost is found again under the same key: one message", async () => {
		const { pushId, userId } = await waiting();
		await line.control("PUT", "faults", { lostPushAnswers: 2 });
		await expect(sendQueuedPush(pushId)).rejects.toThrow("tried again");
		expect(await sendQueuedPush(pushId)).toBe("sent");
		expect(await got(userId)).toHaveLength(1);
		expect(await stateOf(pushId)).toMatchObject({ status: "sent", attempts: 2 });
	});

	test("a message without an answer is not sent again once the platform has forgotten its key", async () => {
		const { pushId } = await waiting();
		await line.control("PUT", "faults", { pushStatus: 500 });
		await expect(sendQueuedPush(pushId)).rejects.toThrow("tried again");
		await line.control("PUT", "faults", {});
		expect(await sendQueuedPush(pushId, new Date(Date.now() + 24 * 3_600_000))).toBe("unconfirmed");
		expect(await requested(pushId)).toBe(1);
	});

	test("whoever has not added the account is not written to; once they do, the message comes", async () => {
		const { pushId, userId, surveyId, responseId } = await waiting(false);
		expect(await sendQueuedPush(pushId)).toBe("unreachable");
		const page = await new RespondentBrowser(line).get(`/s/${surveyId}/thank-you/${responseId}`);
		expect(page.body).toContain("Add @tests as a friend");
		await follow(userId, "follow");
		expect(await stateOf(pushId)).toMatchObject({ status: "queued" });
		expect(await requested(pushId)).toBe(2);
		expect(await sendQueuedPush(pushId)).toBe("sent");
		expect(await got(userId)).toHaveLength(1);
		const after = await new RespondentBrowser(line).get(`/s/${surveyId}/thank-you/${responseId}`);
		expect(after.body).not.toContain("as a friend");
	});

	test("a month that is used up is waited out, and no retry hangs on it", async () => {
		const { pushId, userId } = await waiting();
		await line.control("PUT", "quota", { monthlyLimit: 0 });
		expect(await sendQueuedPush(pushId)).toBe("over_quota");
		expect(await sweepPushes()).toBe(0);
		await line.control("PUT", "quota", { monthlyLimit: 1_000 });
		expect(await sweepPushes()).toBe(1);
		expect(await sendQueuedPush(pushId)).toBe("sent");
		expect(await got(userId)).toHaveLength(1);
	});

	test("a refusal for good, wrong settings and a platform that is busy are told apart", async () => {
		const refused = await waiting();
		await line.control("PUT", "faults", { pushStatus: 400 });
		expect(await sendQueuedPush(refused.pushId)).toBe("refused");
		const wrong = await waiting();
		await line.control("PUT", "faults", { pushStatus: 401 });
		expect(await sendQueuedPush(wrong.pushId)).toBe("misconfigured");
		const busy = await waiting();
		await line.control("PUT", "faults", { pushStatus: 429 });
		await expect(sendQueuedPush(busy.pushId)).rejects.toThrow("tried again");
		expect(await stateOf(busy.pushId)).toMatchObject({ status: "queued", unansweredSince: null });
	});

	test("what nobody sends is taken up again; what is old is left alone", async () => {
		const { pushId } = await waiting();
		const made = (minutes: number) => db().messagingPush.update({ where: { id: pushId }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } });
		await made(60);
		expect(await sweepPushes()).toBe(1);
		await made(60 * 24 * 60);
		expect(await sweepPushes()).toBe(0);
	});

	test("everybody with a connected account is told of a threshold, each once", async () => {
		const survey = await makeActive(token, { settings: { messagingOaId: "@tests" }, mystery: { ...MYSTERY, unlockCondition: "threshold", thresholdCount: 3 } });
		const responses = [await submit(survey), await submit(survey), await submit(survey)].map(({ body }) => body.responseId as string);
		for (const [index, responseId] of responses.entries()) {
			if (index > 0) await new RespondentBrowser(line).connect({ surveyId: survey.surveyId, responseId }, `Crowd ${index}`);
		}
		expect(await tellNext(survey.surveyId, null)).toEqual({ queued: 2, next: null });
		expect(await tellNext(survey.surveyId, null)).toEqual({ queued: 0, next: null });
	});

	test("a deleted response takes its messages along", async () => {
		const { pushId, responseId } = await waiting();
		await db().surveyResponse.delete({ where: { id: responseId } });
		expect(await sendQueuedPush(pushId)).toBe("gone");
	});
});

describe("webhooks of LINE", () => {
	const event = (id: string, type: string, userId: string, timestamp = Date.now()) => ({
		type,
		webhookEventId: id,
		timestamp,
		deliveryContext: { isRedelivery: false },
		source: { type: "user", userId },
		mode: "active",
		aFieldOfTomorrow: true,
	});
	const post = async (body: string, signature = signBody(body, LINE_CHANNELS.LINE_CHANNEL_SECRET)) => {
		const answer = await fetch(line.webhookUrl, { method: "POST", body, headers: { "content-type": "application/json", "x-line-signature": signature } });
		return { status: answer.status, body: (await answer.json()) as { code?: string; applied?: number } };
	};
	const of = (...events: object[]) => JSON.stringify({ destination: "U0", events });
	const contact = (messagingUserId: string) => db().messagingContact.findUnique({ where: { messagingUserId } });
	const someone = () => `U${crypto.randomUUID().replaceAll("-", "")}`;

	test("the signature is of the very bytes, with our secret; nothing else is read", async () => {
		const userId = someone();
		const body = of(event(crypto.randomUUID(), "follow", userId));
		for (const signature of ["", "nonsense", signBody(body, "another secret"), signBody(`${body} `, LINE_CHANNELS.LINE_CHANNEL_SECRET)]) {
			expect(await post(body, signature)).toMatchObject({ status: 401, body: { code: "INVALID_SIGNATURE" } });
		}
		expect(await contact(userId)).toBeNull();
		expect(await post(of())).toMatchObject({ status: 200, body: { applied: 0 } });
		expect(await post("{")).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
		expect(await post(JSON.stringify({ events: 1 }))).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
	});

	test("an event counts once, redelivered or not; what was earlier does not undo what was later", async () => {
		const [userId, id] = [someone(), crypto.randomUUID()];
		const now = Date.now();
		expect((await post(of(event(id, "unfollow", userId, now)))).body.applied).toBe(1);
		expect((await post(of(event(id, "follow", userId, now + 1)))).body.applied).toBe(0);
		expect((await post(of(event(crypto.randomUUID(), "follow", userId, now - 60_000), event(crypto.randomUUID(), "message", userId)))).body.applied).toBe(2);
		expect(await contact(userId)).toMatchObject({ isReachable: false });
		await post(of(event(crypto.randomUUID(), "follow", userId, now + 60_000)));
		expect(await contact(userId)).toMatchObject({ isReachable: true });
	});

	test("blocking in the app is heard through the stand-in's own webhooks", async () => {
		const person = await line.control<LinePerson>("POST", "people", { name: "Blocker" });
		await follow(person.userId, "follow");
		expect(await contact(person.userId)).toMatchObject({ isReachable: true });
		await follow(person.userId, "unfollow");
		expect(await contact(person.userId)).toMatchObject({ isReachable: false });
	});
});
