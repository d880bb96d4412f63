import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Faults } from "@/local/line/faults";
import { makePerson } from "@/tests/factories/people";
import { makeActive, submit } from "@/tests/factories/surveys";
import { type LineWorld, RespondentBrowser, startLineWorld } from "@/tests/world/line-world";
import { auditOf } from "@/tests/world/traces";

let line: LineWorld;
let token: string;

beforeAll(async () => {
	line = await startLineWorld();
	token = (await makePerson()).token;
});
beforeEach(() => line.control("PUT", "faults", {}));
afterAll(() => line.close());

const REWARD = { code: "EARLY-500" };
const MYSTERY = { unlockCondition: "on_completion", title: "The curtain", description: "For all", rewardDetails: REWARD };

async function answered(settings: object = { messagingOaId: "@tests" }) {
	const survey = await makeActive(token, { settings, mystery: MYSTERY });
	const respond = async () => {
		const { body } = await submit(survey);
		return { surveyId: survey.surveyId, responseId: body.responseId as string };
	};
	return { survey, respond, one: await respond() };
}

const userOf = async ({ responseId }: { responseId: string }) => (await db().surveyResponse.findUniqueOrThrow({ where: { id: responseId } })).messagingUserId;
const pathOf = (answer: { headers: Headers }) => answer.headers.get("location");
const codeIn = (answer: { headers: Headers }) => new URL(pathOf(answer) ?? "", "http://x").searchParams.get("line");
const browser = () => new RespondentBrowser(line);

describe("connecting a LINE account to a response", () => {
	test("the way there carries state, nonce and a challenge, all of this visit alone, and the way back binds and unlocks", async () => {
		const { one } = await answered();
		const own = browser();
		const { status, headers } = await own.start(one);
		expect(status).toBe(302);
		const query = Object.fromEntries(new URL(headers.get("location") ?? "").searchParams);
		expect(query).toMatchObject({
			response_type: "code",
			client_id: "1650000000",
			redirect_uri: "http://127.0.0.1:3000/api/v1/messaging/line/callback",
			scope: "openid profile",
			code_challenge_method: "S256",
			code_challenge: expect.stringMatching(/^[\w-]{43}$/),
			nonce: expect.stringMatching(/^[\w-]{43}$/),
		});
		expect(query.state).toMatch(new RegExp(`^${one.surveyId}\\.${one.responseId}\\.[\\w-]{43}$`));
		const again = Object.fromEntries(new URL((await own.start(one)).headers.get("location") ?? "").searchParams);
		for (const name of ["state", "nonce", "code_challenge"]) expect(again[name]).not.toBe(query[name]);

		const back = await own.comeBack(await line.consent(headers.get("location") ?? "", { name: "Binds", addsAccount: true }));
		expect([back.status, pathOf(back)]).toEqual([302, `/s/${one.surveyId}/thank-you/${one.responseId}`]);
		expect(await userOf(one)).toMatch(/^U[0-9a-f]{32}$/);
		expect(await auditOf(one.responseId)).toContain("survey.bind_messaging_user");
		const page = await own.get(pathOf(back) ?? "");
		expect(page.body).toContain("Your LINE account is connected.");
		expect(page.body).toContain("EARLY-500");
	});

	test("before that the reward is on no page and in no answer", async () => {
		const { one } = await answered();
		const page = await browser().get(`/s/${one.surveyId}/thank-you/${one.responseId}`);
		expect(page.body).toContain("Connect LINE");
		expect(page.body).not.toContain("EARLY-500");
	});

	test("an answer is good once, also for twenty at the same time, and for its own survey alone", async () => {
		const [{ one }, other] = [await answered(), await answered()];
		const own = browser();
		const { headers } = await own.start(one);
		const back = await line.consent(headers.get("location") ?? "", { name: "Once" });
		const foreign = await own.get(`/api/v1/surveys/${other.one.surveyId}/messaging/callback${back.search}`);
		expect(codeIn(foreign)).toBe("MESSAGING_STATE_INVALID");
		const callback = `/api/v1/surveys/${one.surveyId}/messaging/callback${back.search}`;
		const all = await Promise.all(Array.from({ length: 20 }, () => own.get(callback)));
		expect(all.filter((answer) => codeIn(answer) === null)).toHaveLength(1);
		expect(all.filter((answer) => codeIn(answer) === "MESSAGING_STATE_INVALID")).toHaveLength(19);
		expect(await own.get(callback, "application/json")).toMatchObject({ status: 400, body: { code: "MESSAGING_STATE_INVALID" } });
	});

	test("an answer after ten minutes is too late", async () => {
		const { one } = await answered();
		const own = browser();
		const { headers } = await own.start(one);
		await db().messagingLogin.updateMany({ where: { responseId: one.responseId }, data: { expiresAt: new Date(Date.now() - 1) } });
		const back = await own.comeBack(await line.consent(headers.get("location") ?? "", { name: "Late" }));
		expect(codeIn(back)).toBe("MESSAGING_STATE_INVALID");
		expect(await userOf(one)).toBeNull();
	});

	test.each<[Partial<Faults>, string]>([
		[{ idToken: "nonce" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "audience" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "issuer" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "expired" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "signature" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "algorithm" }, "MESSAGING_TOKEN_INVALID"],
		[{ idToken: "missing" }, "MESSAGING_TOKEN_INVALID"],
		[{ tokensFail: true }, "MESSAGING_PLATFORM_FAILED"],
	])("an identity token or an answer that is wrong (%o) binds nothing and is told in words", async (faults, code) => {
		const { one } = await answered();
		await line.control("PUT", "faults", faults);
		const own = browser();
		const back = await own.connect(one, "Wrong");
		expect(codeIn(back)).toBe(code);
		expect(await userOf(one)).toBeNull();
		expect((await own.get(pathOf(back) ?? "")).body).toMatch(/nothing was connected|Nothing was connected/);
	});

	test("a person who says no is told that nothing was connected", async () => {
		const { one } = await answered();
		const own = browser();
		const { headers } = await own.start(one);
		const back = await own.comeBack(await line.consent(headers.get("location") ?? "", { name: "No", says: "cancel" }));
		expect(codeIn(back)).toBe("MESSAGING_LOGIN_DENIED");
		expect((await own.get(pathOf(back) ?? "")).body).toContain("You did not agree at LINE");
	});

	test("an account is connected to one response of a survey, a response to one account; the same again changes nothing", async () => {
		const { one, respond } = await answered();
		expect(codeIn(await browser().connect(one, "Only"))).toBeNull();
		const two = await respond();
		expect(codeIn(await browser().connect(two, "Only"))).toBe("MESSAGING_ACCOUNT_TAKEN");
		expect(await userOf(two)).toBeNull();
		// What is connected leads straight back.
		expect(pathOf(await browser().start(one))).toBe(`/s/${one.surveyId}/thank-you/${one.responseId}`);
		// Begun twice, before either came back.
		const three = await respond();
		const [left, right] = [browser(), browser()];
		const [first, second] = [await left.start(three), await right.start(three)];
		await left.comeBack(await line.consent(pathOf(first) ?? "", { name: "Left" }));
		expect(codeIn(await right.comeBack(await line.consent(pathOf(second) ?? "", { name: "Right" })))).toBe("MESSAGING_ALREADY_BOUND");
	});

	test("in another browser nothing is bound before a yes there, which only that browser can give, once", async () => {
		const { one } = await answered();
		const [own, another, third] = [browser(), browser(), browser()];
		const { headers } = await own.start(one);
		const asked = await another.comeBack(await line.consent(headers.get("location") ?? "", { name: "In app" }));
		const place = pathOf(asked) ?? "";
		expect(place).toMatch(new RegExp(`^/s/${one.surveyId}/connect/[\\w-]{43}$`));
		expect(await userOf(one)).toBeNull();
		expect((await third.get(place)).status).toBe(400);
		expect((await third.post(place, { answer: "yes" })).status).toBe(400);
		const page = await another.get(place);
		expect(page.body).toContain("Connect this LINE account?");
		expect(page.body).toContain("In app");
		const yes = await another.post(place, { answer: "yes" });
		expect([yes.status, pathOf(yes)]).toEqual([303, `/s/${one.surveyId}/thank-you/${one.responseId}`]);
		expect(await userOf(one)).toMatch(/^U/);
		expect((await another.post(place, { answer: "yes" })).status).toBe(400);
	});

	test("a no in another browser binds nothing and shows nothing of the response", async () => {
		const { one } = await answered();
		const [own, another] = [browser(), browser()];
		const { headers } = await own.start(one);
		const asked = await another.comeBack(await line.consent(headers.get("location") ?? "", { name: "Lured" }));
		const no = await another.post(pathOf(asked) ?? "", { answer: "no" });
		expect(pathOf(no)).toBe(`/s/${one.surveyId}`);
		expect(await userOf(one)).toBeNull();
		expect((await another.post(pathOf(asked) ?? "", { answer: "yes" })).status).toBe(400);
	});

	test("the way back leads to an address of this site alone", async () => {
		const { one } = await answered();
		const own = browser();
		for (const redirectUri of [
			"https://elsewhere.example/",
			"//elsewhere.example",
			"/\\elsewhere.example",
			"javascript:alert(1)",
			"http://127.0.0.1:3000.elsewhere.example/",
		]) {
			expect([redirectUri, (await own.start(one, { redirectUri })).body.code]).toEqual([redirectUri, "AUTH_INVALID_REDIRECT"]);
		}
		const { headers } = await own.start(one, { redirectUri: "http://127.0.0.1:3000/s/x?done=1" });
		expect(pathOf(await own.comeBack(await line.consent(headers.get("location") ?? "", { name: "Led" })))).toBe("/s/x?done=1");
	});

	test("a response that is none, or of another survey, is 404; LINE's callback without a login is refused", async () => {
		const [{ one }, other] = [await answered(), await answered()];
		const own = browser();
		const json = (path: string) => own.get(path, "application/json");
		expect(await own.start({ ...one, responseId: crypto.randomUUID() })).toMatchObject({ status: 404, body: { code: "RESPONSE_NOT_FOUND" } });
		expect(await own.start({ surveyId: other.one.surveyId, responseId: one.responseId })).toMatchObject({ status: 404, body: { code: "RESPONSE_NOT_FOUND" } });
		expect(await json(`/api/v1/surveys/${one.surveyId}/messaging/login`)).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
		expect(await json("/api/v1/messaging/line/callback?code=x&state=y")).toMatchObject({ status: 400, body: { code: "MESSAGING_STATE_INVALID" } });
		expect(await json(`/api/v1/surveys/${one.surveyId}/messaging/callback?code=x`)).toMatchObject({ status: 400, body: { code: "MESSAGING_STATE_INVALID" } });
	});
});
