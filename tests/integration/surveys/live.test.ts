import "@/tests/world/unlimited";
import PusherClient from "pusher-js";
import { expect, it } from "vitest";
import type { SurveyUpdated } from "@/lib/surveys/schemas/reading";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("channels");
const [{ makePerson }, { makeActive, submit }, { authorizeChannel }] = await Promise.all([
	import("@/tests/factories/people"),
	import("@/tests/factories/surveys"),
	import("@/lib/realtime/realtime"),
]);

/** What a page of this user hears of surveys. */
async function listenAs(userId: string): Promise<{ heard: SurveyUpdated[]; close: () => void }> {
	const client = new PusherClient("test-key", {
		cluster: "local",
		wsHost: "127.0.0.1",
		wsPort: Number(new URL(world.urlOf("channels")).port),
		forceTLS: false,
		enabledTransports: ["ws"],
		disableStats: true,
		channelAuthorization: {
			endpoint: "",
			transport: "ajax",
			customHandler: ({ socketId, channelName }, callback) => callback(null, authorizeChannel(socketId, channelName)),
		},
	});
	const heard: SurveyUpdated[] = [];
	const channel = client.subscribe(`private-user-${userId}`);
	channel.bind("survey_updated", (data: SurveyUpdated) => heard.push(data));
	await new Promise((resolve) => channel.bind("pusher:subscription_succeeded", resolve));
	return { heard, close: () => client.disconnect() };
}

it("the creator's pages hear the counts of responses that come in, together and without anything of a respondent", async () => {
	const { token, userId } = await makePerson();
	const { heard, close } = await listenAs(userId);
	const survey = await makeActive(token);
	const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => submit(survey, at < 2 ? { website: "x" } : {})));
	expect(answers.every(({ status }) => status === 201)).toBe(true);
	await expect.poll(() => heard.at(-1)?.totalResponses).toBe(10);
	close();
	expect(heard.length).toBeLessThan(12);
	const { ts, ...last } = heard.at(-1) ?? { ts: "" };
	expect(Date.parse(ts)).toBeGreaterThan(Date.now() - 60_000);
	expect(last).toEqual({ surveyId: survey.surveyId, totalResponses: 10, earlyBirdCount: 0, messagingBindingCount: 0, quarantinedCount: 2, status: "active" });
});
