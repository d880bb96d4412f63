import "server-only";
import * as client from "openid-client";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { answeredAddress, ask, callbackAddress, providerFailed, tokenInvalid, transportFor } from "./exchange";
import type { ProviderClient } from "./provider-client";

/** How long the provider's own description of itself is kept. */
const DESCRIBED_FOR_MS = 60 * 60_000;

const Claims = z.object({
	iss: z.string(),
	/** At most 255 characters of ASCII: OpenID Connect Core, 2. */
	sub: z
		.string()
		.max(255)
		.regex(/^[\x20-\x7e]+$/),
	email: z.string().optional(),
	email_verified: z.union([z.boolean(), z.literal("true").transform(() => true), z.literal("false").transform(() => false)]).default(false),
	name: z.string().optional(),
});

interface Settings {
	readonly id: string;
	readonly secret: string;
}

let described: { readonly until: number; readonly config: Promise<client.Configuration> } | undefined;

async function discover({ id, secret }: Settings): Promise<client.Configuration> {
	const issuer = env().GOOGLE_ISSUER;
	// RS256 alone: what the provider or the token says of other ways to sign has no say, `none` included.
	const metadata = { id_token_signed_response_alg: "RS256" };
	const config = await client.discovery(new URL(issuer), id, metadata, client.ClientSecretPost(secret), transportFor(issuer));
	// The library trusts TLS for a token that comes straight from the provider; the signature is checked all the same.
	client.enableNonRepudiationChecks(config);
	return config;
}

/** The provider as it describes itself; a failure is not kept. */
function configuration(settings: Settings): Promise<client.Configuration> {
	const known = described;
	if (known && known.until > Date.now()) return known.config;
	const config = discover(settings).catch((error: unknown) => {
		described = undefined;
		throw providerFailed("google", error);
	});
	described = { until: Date.now() + DESCRIBED_FOR_MS, config };
	return config;
}

/** Provider one: OpenID Connect, the authorization code with PKCE. */
export function google(settings: Settings): ProviderClient {
	return {
		addressFor: ({ state, nonce, verifier }) =>
			ask("google", async () => {
				const config = await configuration(settings);
				return client.buildAuthorizationUrl(config, {
					redirect_uri: callbackAddress("google"),
					scope: "openid email profile",
					state,
					nonce,
					code_challenge: await client.calculatePKCECodeChallenge(verifier),
					code_challenge_method: "S256",
					prompt: "select_account",
				});
			}),
		whoCameBack: ({ state, nonce, verifier }, answer) =>
			ask("google", async () => {
				const config = await configuration(settings);
				const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
				const tokens = await client.authorizationCodeGrant(config, answeredAddress("google", answer), checks);
				const claims = Claims.safeParse(tokens.claims()).data;
				if (!claims) throw tokenInvalid("google", "What Google said of you could not be read.");
				const { iss: issuer, sub: subject, email, name } = claims;
				return { issuer, subject, email: claims.email_verified && email ? email : null, name: name ?? null, label: email ?? name ?? "Google account" };
			}),
	};
}
