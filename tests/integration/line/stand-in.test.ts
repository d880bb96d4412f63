import { HTTPFetchError, LineBotClient, validateSignature } from "@line/bot-sdk";
import * as client from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LineMessage } from "@/local/line/records/book";
import type { LinePerson } from "@/local/line/records/people";
import { LINE_CHANNELS, type LineStandIn, startLineStandIn } from "@/tests/world/line";
import { type Listening, listen } from "@/tests/world/listen";

const CALLBACK = "http://127.0.0.1:3000/api/v1/messaging/line/callback";

interface Heard {
	readonly body: string;
	readonly signature: string;
	readonly event: { type: string; webhookEventId: string; deliveryContext: { isRedelivery: boolean }; source: { userId: string } };
}

let heard: Heard[] = [];
let answers: number[] = [];
let app: Listening;
let line: LineStandIn;
let bot: LineBotClient;

beforeAll(async () => {
	app = await listen(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		heard.push({ body, signature: String(request.headers["x-line-signature"]), event: JSON.parse(body).events[0] });
		response.writeHead(answers.shift() ?? 200).end();
	});
	line = await startLineStandIn({ callbackUrl: CALLBACK, webhookUrl: app.origin });
	bot = LineBotClient.fromChannelAccessToken({ channelAccessToken: LINE_CHANNELS.LINE_CHANNEL_ACCESS_TOKEN, apiBaseURL: line.origin });
});

beforeEach(async () => {
	heard = [];
	answers = [];
	await line.control("PUT", "faults", {});
	await line.control("PUT", "quota", { monthlyLimit: 200 });
});

afterAll(async () => {
	await line.close();
	await app.close();
});

function configuration(secret: string = LINE_CHANNELS.LINE_LOGIN_CHANNEL_SECRET): client.Configuration {
	const server = { issuer: line.origin, authorization_endpoint: `${line.origin}/oauth2/v2.1/authorize`, token_endpoint: `${line.origin}/oauth2/v2.1/token` };
	const config = new client.Configuration(
		server,
		LINE_CHANNELS.LINE_LOGIN_CHANNEL_ID,
		{ id_token_signed_response_alg: "HS256" },
		client.ClientSecretPost(secret),
	);
	client.allowInsecureRequests(config);
	return config;
}

async function begin(nonce = "n-1") {
	const verifier = client.randomPKCECodeVerifier();
	const parameters = { redirect_uri: CALLBACK, scope: "openid profile", state: "s-1", nonce, bot_prompt: "normal", code_challenge_method: "S256" };
	const address = client.buildAuthorizationUrl(configuration(), { ...parameters, code_challenge: await client.calculatePKCECodeChallenge(verifier) });
	return { verifier, nonce, address: address.href };
}

const friend = (name: string) => line.control<LinePerson>("POST", "people", { name, isFriend: true });
const messagesOf = (userId: string) => line.control<LineMessage[]>("GET", `messages/${userId}`);
const push = (to: string, key?: string, text = "Hello") => bot.pushMessage({ to, messages: [{ type: "text", text }] }, key);

async function refusal(work: Promise<unknown>) {
	const error = await work.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(error instanceof HTTPFetchError)) throw new Error("It was not refused.", { cause: error });
	return { status: error.status, headers: error.headers, body: JSON.parse(error.body) };
}

describe("LINE Login, by openid-client", () => {
	test("a code with its verifier brings an HS256 identity token of this visit, and the profile", async () => {
		const { verifier, nonce, address } = await begin();
		const back = await line.consent(address, { name: "Hana Mori", addsAccount: true });
		expect(back.searchParams.get("friendship_status_changed")).toBe("true");
		const tokens = await client.authorizationCodeGrant(configuration(), back, {
			expectedState: "s-1",
			expectedNonce: nonce,
			pkceCodeVerifier: verifier,
			idTokenExpected: true,
		});
		expect(tokens.claims()).toMatchObject({ iss: line.origin, aud: LINE_CHANNELS.LINE_LOGIN_CHANNEL_ID, sub: expect.stringMatching(/^U[0-9a-f]{32}$/), nonce });
		const read = async (path: string) => (await client.fetchProtectedResource(configuration(), tokens.access_token, new URL(path, line.origin), "GET")).json();
		expect(await read("/v2/profile")).toEqual({ userId: tokens.claims()?.sub, displayName: "Hana Mori" });
		expect(await read("/friendship/v1/status")).toEqual({ friendFlag: true });
		expect(await read("/oauth2/v2.1/userinfo")).toEqual({ sub: tokens.claims()?.sub, name: "Hana Mori" });
		const verify = async (more: Record<string, string>) => {
			const form = new URLSearchParams({ id_token: tokens.id_token ?? "", client_id: LINE_CHANNELS.LINE_LOGIN_CHANNEL_ID, ...more });
			const answer = await fetch(`${line.origin}/oauth2/v2.1/verify`, { method: "POST", body: form });
			return { status: answer.status, body: await answer.json() };
		};
		expect(await verify({ nonce })).toMatchObject({ status: 200, body: { sub: tokens.claims()?.sub, nonce } });
		expect(await verify({ nonce: "another" })).toMatchObject({ status: 400, body: { error_description: "Invalid IdToken Nonce." } });
		expect(await verify({ client_id: "1" })).toMatchObject({ status: 400, body: { error_description: "Invalid IdToken Audience." } });
	});

	test("a code is taken once, and only with its verifier, its address and the channel's secret", async () => {
		const exchange = async (how: (begun: Awaited<ReturnType<typeof begin>>, back: URL) => Promise<unknown>) => {
			const begun = await begin();
			return how(begun, await line.consent(begun.address, { name: "Kiet Nguyen" }));
		};
		const grant = (back: URL, verifier: string, secret?: string) =>
			client.authorizationCodeGrant(configuration(secret), back, { expectedState: "s-1", expectedNonce: "n-1", pkceCodeVerifier: verifier });
		await exchange(async ({ verifier }, back) => {
			await grant(back, verifier);
			await expect(grant(back, verifier)).rejects.toMatchObject({ error: "invalid_grant" });
		});
		await exchange((_begun, back) => expect(grant(back, client.randomPKCECodeVerifier())).rejects.toMatchObject({ error: "invalid_grant" }));
		await exchange(({ verifier }, back) => expect(grant(back, verifier, "wrong")).rejects.toMatchObject({ error: "invalid_client" }));
	});

	test("a person may say no, and a request that is none is shown, not answered", async () => {
		const { address } = await begin();
		const back = await line.consent(address, { name: "Hana Mori", says: "cancel" });
		expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state: "s-1" });
		for (const [name, value] of [
			["client_id", "1"],
			["redirect_uri", "https://elsewhere.example/"],
			["response_type", "token"],
			["code_challenge_method", "plain"],
		] as const) {
			const wrong = new URL(address);
			wrong.searchParams.set(name, value);
			const answer = await fetch(wrong, { redirect: "manual" });
			expect([name, answer.status, answer.headers.get("location")]).toEqual([name, 400, null]);
		}
		const page = await (await fetch(address)).text();
		expect(page).toContain("This stands in for LINE");
	});
});

describe("the Messaging API, by its official SDK", () => {
	test("a message reaches a friend once, whatever is sent again under its key", async () => {
		const { userId } = await friend("Once");
		const key = crypto.randomUUID();
		const { httpResponse, body } = await bot.pushMessageWithHttpInfo({ to: userId, messages: [{ type: "text", text: "Hello" }] }, key);
		const again = await refusal(push(userId, key));
		expect(again).toMatchObject({ status: 409, body: { message: "The retry key is already accepted", sentMessages: body.sentMessages } });
		expect(again.headers.get("x-line-accepted-request-id")).toBe(httpResponse.headers.get("x-line-request-id"));
		expect(await messagesOf(userId)).toHaveLength(1);
	});

	test("whoever blocks the account gets nothing and has no profile; the answer is 200 all the same", async () => {
		const { userId } = await friend("Blocks");
		expect(await bot.getProfile(userId)).toMatchObject({ userId, displayName: "Blocks" });
		await line.control("POST", `people/${userId}/unfollow`);
		await push(userId);
		expect(await messagesOf(userId)).toMatchObject([{ wasDelivered: false }]);
		expect(await refusal(bot.getProfile(userId))).toMatchObject({ status: 404 });
	});

	test("it refuses strangers, empty texts, an id that nobody has, and more than the month allows", async () => {
		const { userId } = await friend("Month");
		const stranger = LineBotClient.fromChannelAccessToken({ channelAccessToken: "wrong", apiBaseURL: line.origin });
		expect(await refusal(stranger.getMessageQuota())).toMatchObject({ status: 401 });
		expect(await refusal(push(userId, undefined, ""))).toMatchObject({ status: 400, body: { details: [{ property: "messages.0.text" }] } });
		expect(await refusal(push(`U${"9".repeat(32)}`))).toMatchObject({ status: 400, body: { message: "Failed to send messages" } });
		const { totalUsage } = await bot.getMessageQuotaConsumption();
		await line.control("PUT", "quota", { monthlyLimit: totalUsage + 1 });
		expect(await bot.getMessageQuota()).toEqual({ type: "limited", value: totalUsage + 1 });
		await push(userId);
		expect(await refusal(push(userId))).toMatchObject({ status: 429, body: { message: "You have reached your monthly limit." } });
	});

	test("on demand an answer gets lost, and the retry finds the message accepted", async () => {
		const { userId } = await friend("Lost");
		await line.control("PUT", "faults", { lostPushAnswers: 1 });
		const key = crypto.randomUUID();
		await expect(push(userId, key)).rejects.toThrow(TypeError);
		expect(await refusal(push(userId, key))).toMatchObject({ status: 409 });
		expect(await messagesOf(userId)).toHaveLength(1);
	});
});

describe("webhooks", () => {
	test("adding and blocking is told, signed as the SDK checks it", async () => {
		const { userId } = await line.control<LinePerson>("POST", "people", { name: "Told" });
		await line.control("POST", `people/${userId}/follow`);
		await line.control("POST", `people/${userId}/unfollow`);
		expect(heard.map(({ event }) => [event.type, event.source.userId])).toEqual([
			["follow", userId],
			["unfollow", userId],
		]);
		for (const { body, signature } of heard) expect(validateSignature(body, LINE_CHANNELS.LINE_CHANNEL_SECRET, signature)).toBe(true);
		expect(validateSignature(heard[0]?.body ?? "", "another secret", heard[0]?.signature ?? "")).toBe(false);
	});

	test("one that is not taken comes again under the same id, marked as redelivered", async () => {
		await line.control("PUT", "faults", { hurry: 1_000_000 });
		answers = [500, 503, 200];
		const { userId } = await line.control<LinePerson>("POST", "people", { name: "Again" });
		await line.control("POST", `people/${userId}/follow`);
		await expect.poll(() => heard.length).toBe(3);
		expect(heard.map(({ event }) => event.deliveryContext.isRedelivery)).toEqual([false, true, true]);
		expect(new Set(heard.map(({ event }) => event.webhookEventId)).size).toBe(1);
	});

	test("what people got can be read on a page that says what it is", async () => {
		const { userId } = await friend("Reader <b>");
		await push(userId, undefined, "See https://app.example.com/s/1 & more");
		const page = await (await fetch(line.origin)).text();
		expect(page).toContain("This stands in for LINE");
		expect(page).toContain("Reader &lt;b&gt;");
		expect(page).toContain('<a href="https://app.example.com/s/1">');
	});
});
