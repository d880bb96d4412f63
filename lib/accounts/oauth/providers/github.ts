import "server-only";
import * as client from "openid-client";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { answeredAddress, ask, callbackAddress, prepare, providerFailed } from "./exchange";
import type { ProviderClient } from "./provider-client";

/** The id is the account's for good; a login name may be given to somebody else. */
const Account = z.object({ id: z.int().positive(), login: z.string().min(1), name: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** What GitHub asks of every caller: https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api */
const HEADERS = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28", "user-agent": "goal-mode/1.0" };

interface Settings {
	readonly id: string;
	readonly secret: string;
}

function configuration({ id, secret }: Settings): client.Configuration {
	const { GITHUB_ISSUER: issuer, GITHUB_AUTHORIZE_URL, GITHUB_TOKEN_URL } = env();
	const server = { issuer, authorization_endpoint: GITHUB_AUTHORIZE_URL, token_endpoint: GITHUB_TOKEN_URL };
	return prepare(new client.Configuration(server, id, undefined, client.ClientSecretPost(secret)), GITHUB_TOKEN_URL);
}

async function read<T>(config: client.Configuration, token: string, address: string, schema: z.ZodType<T>): Promise<T> {
	const response = await client.fetchProtectedResource(config, token, new URL(address), "GET", undefined, new Headers(HEADERS));
	const { data, error } = schema.safeParse(response.ok ? await response.json() : null);
	if (data === undefined) throw providerFailed("github", error ?? response.status);
	return data;
}

/** Provider two: OAuth with PKCE; who it is says the API, and of the addresses the one that is both primary and verified counts. */
export function github(settings: Settings): ProviderClient {
	return {
		addressFor: ({ state, verifier }) =>
			ask("github", async () =>
				client.buildAuthorizationUrl(configuration(settings), {
					redirect_uri: callbackAddress("github"),
					scope: "read:user user:email",
					state,
					code_challenge: await client.calculatePKCECodeChallenge(verifier),
					code_challenge_method: "S256",
					prompt: "select_account",
				}),
			),
		whoCameBack: ({ state, verifier }, answer) =>
			ask("github", async () => {
				const config = configuration(settings);
				const address = answeredAddress("github", answer);
				const { access_token: token } = await client.authorizationCodeGrant(config, address, { expectedState: state, pkceCodeVerifier: verifier });
				const { GITHUB_ISSUER: issuer, GITHUB_USER_URL, GITHUB_EMAILS_URL } = env();
				const account = await read(config, token, GITHUB_USER_URL, Account);
				const emails = await read(config, token, GITHUB_EMAILS_URL, Emails);
				const chosen = emails.find(({ primary, verified }) => primary && verified);
				return { issuer, subject: String(account.id), email: chosen?.email ?? null, name: account.name ?? account.login, label: account.login };
			}),
	};
}
