import "server-only";
import { jwtVerify } from "jose";
import * as client from "openid-client";
import { z } from "zod";
import { getMessagingAccount, type MessagingAccount } from "@/lib/messaging/configured";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import type { StartedLogin } from "./login-state";

const TIMEOUT_SECONDS = 8;
/** A clock may be so far off. */
const TOLERANCE_SECONDS = 30;
/** Codes that mean that nothing usable came, rather than that what came is wrong. */
const SILENCE = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"]);

const Claims = z.object({
	/** The same for LINE Login and the Messaging API under one provider. */
	sub: z.string().regex(/^U[0-9a-f]{32}$/),
	nonce: z.string(),
	name: z.string().max(200).optional(),
});
const Friendship = z.object({ friendFlag: z.boolean() });

/** Who came back from LINE. */
export interface LinePerson {
	readonly messagingUserId: string;
	readonly displayName: string;
	/** Whether messages reach them; null when LINE doesn't say. */
	readonly isFriend: boolean | null;
}

/** The one address that is registered with LINE, which takes no patterns. */
export function callbackAddress(): string {
	return `${env().APP_URL}/api/v1/messaging/line/callback`;
}

// Next keeps answers of fetch unless told otherwise.
const unkept: client.CustomFetch = (url, options) => fetch(url, { ...options, cache: "no-store" } as RequestInit);

function configuration({ loginChannelId, loginChannelSecret }: MessagingAccount): client.Configuration {
	const { LINE_ISSUER: issuer, LINE_AUTHORIZE_URL: authorize, LINE_API_URL: api } = env();
	const server = { issuer, authorization_endpoint: authorize, token_endpoint: `${api}/oauth2/v2.1/token` };
	// A web channel signs with its secret; what the token says of other ways to sign has no say.
	const metadata = { id_token_signed_response_alg: "HS256", [client.clockTolerance]: TOLERANCE_SECONDS };
	const config = new client.Configuration(server, loginChannelId, metadata, client.ClientSecretPost(loginChannelSecret));
	config.timeout = TIMEOUT_SECONDS;
	config[client.customFetch] = unkept;
	if (api.startsWith("http:")) client.allowInsecureRequests(config);
	return config;
}

/** Where to send the browser. `uiLocale` is the reader's language. */
export async function loginAddress({ state, nonce, verifier }: StartedLogin, uiLocale: string): Promise<URL> {
	return client.buildAuthorizationUrl(configuration(getMessagingAccount()), {
		redirect_uri: callbackAddress(),
		scope: "openid profile",
		state,
		nonce,
		code_challenge: await client.calculatePKCECodeChallenge(verifier),
		code_challenge_method: "S256",
		bot_prompt: "aggressive",
		ui_locales: uiLocale,
	});
}

/** The library leaves signatures of shared secrets to TLS; we check it with the channel's secret. */
async function readIdToken(idToken: string, { loginChannelId, loginChannelSecret }: MessagingAccount, nonce: string): Promise<z.infer<typeof Claims>> {
	const { payload } = await jwtVerify(idToken, new TextEncoder().encode(loginChannelSecret), {
		algorithms: ["HS256"],
		issuer: env().LINE_ISSUER,
		audience: loginChannelId,
		requiredClaims: ["exp", "iat", "sub"],
		clockTolerance: TOLERANCE_SECONDS,
	});
	const claims = Claims.parse(payload);
	if (claims.nonce !== nonce) throw new Error("The nonce is another one.");
	return claims;
}

/** Not knowing it is no reason to fail. */
async function friendship(config: client.Configuration, accessToken: string): Promise<boolean | null> {
	try {
		const address = new URL("/friendship/v1/status", env().LINE_API_URL);
		const answer = await client.fetchProtectedResource(config, accessToken, address, "GET");
		return Friendship.parse(await answer.json()).friendFlag;
	} catch (error) {
		logger.warn({ err: error }, "LINE did not say whether the account was added");
		return null;
	}
}

function failure(error: unknown): AppError {
	const code = error instanceof client.ClientError ? error.code : undefined;
	const isTheirs =
		error instanceof client.ResponseBodyError ? error.error !== "invalid_grant" : error instanceof TypeError || (code !== undefined && SILENCE.has(code));
	return isTheirs
		? new AppError(
				"MESSAGING_PLATFORM_FAILED",
				"LINE does not answer as it should at the moment. Nothing was connected; try again in a few minutes.",
				undefined,
				{ cause: error },
			)
		: new AppError(
				"MESSAGING_TOKEN_INVALID",
				"What LINE said of you could not be trusted. Nothing was connected; start again from your thank-you page.",
				undefined,
				{ cause: error },
			);
}

/** @throws AppError MESSAGING_TOKEN_INVALID, MESSAGING_PLATFORM_FAILED. */
export async function whoCameBack({ state, nonce, verifier }: StartedLogin, code: string): Promise<LinePerson> {
	const account = getMessagingAccount();
	const config = configuration(account);
	const address = new URL(callbackAddress());
	address.search = new URLSearchParams({ code, state }).toString();
	try {
		const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
		const tokens = await client.authorizationCodeGrant(config, address, checks);
		const { sub, name } = await readIdToken(tokens.id_token ?? "", account, nonce);
		return { messagingUserId: sub, displayName: name ?? "", isFriend: await friendship(config, tokens.access_token) };
	} catch (error) {
		logger.warn({ err: error }, "A login at LINE failed");
		throw failure(error);
	}
}
