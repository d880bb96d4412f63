import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { readForm, type Served, sendJson, serveOnLoopback } from "@/local/identity/serve";

export const LIAR_CLIENT = "goal-mode-liar";

interface Claims {
	iss: string;
	aud: string;
	sub: string;
	email: string;
	email_verified: unknown;
	nonce: string | undefined;
	exp: number;
	iat: number;
	[more: string]: unknown;
}

/** How the next token is false; each is otherwise as it should be. */
export interface Lie {
	readonly claims?: (claims: Claims) => void;
	readonly signedBy?: "own key" | "other key" | "nobody" | "client secret";
	/** What the token endpoint does instead of answering. */
	readonly token?: "error" | "page" | "silence" | "no id_token" | "refusal" | "wrong secret";
	readonly keys?: "error";
}

export interface LyingProvider extends Served {
	/** The next exchange tells this lie, with the nonce that was asked for. */
	prepare(lie: Lie, nonce: string | null): void;
}

const SECRET = "a-client-secret-of-the-tests";

async function makeTokens(origin: string, lie: Lie, nonce: string | null, keys: { own: CryptoKey; other: CryptoKey }): Promise<string> {
	const now = Math.floor(Date.now() / 1000);
	const claims: Claims = {
		iss: origin,
		aud: LIAR_CLIENT,
		sub: "4711",
		email: "liar@example.test",
		email_verified: true,
		nonce: nonce ?? undefined,
		iat: now,
		exp: now + 600,
	};
	lie.claims?.(claims);
	const signedBy = lie.signedBy ?? "own key";
	if (signedBy === "nobody") return new UnsecuredJWT(claims).encode();
	if (signedBy === "client secret") return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(SECRET));
	return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(signedBy === "own key" ? keys.own : keys.other);
}

/** An OpenID provider that says false things in the ways that it is told to. */
export async function startLyingProvider(): Promise<LyingProvider> {
	const [own, other] = await Promise.all([generateKeyPair("RS256", { extractable: true }), generateKeyPair("RS256")]);
	const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" };
	let next: { lie: Lie; nonce: string | null } = { lie: {}, nonce: null };
	const served = await serveOnLoopback(0, (origin) => async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", origin);
		const { lie, nonce } = next;
		if (pathname === "/.well-known/openid-configuration") {
			return sendJson(response, {
				issuer: origin,
				authorization_endpoint: `${origin}/authorize`,
				token_endpoint: `${origin}/token`,
				jwks_uri: `${origin}/keys`,
				// It would take anything.
				id_token_signing_alg_values_supported: ["none", "HS256", "RS256"],
			});
		}
		if (pathname === "/keys") return lie.keys === "error" ? sendJson(response, {}, 500) : sendJson(response, { keys: [jwk] });
		await readForm(request);
		if (lie.token === "silence") return;
		if (lie.token === "error") return sendJson(response, { error: "server_error" }, 500);
		if (lie.token === "page") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Under construction</h1>");
		if (lie.token === "refusal") return sendJson(response, { error: "invalid_grant" }, 400);
		if (lie.token === "wrong secret") return sendJson(response, { error: "invalid_client" }, 401);
		const idToken = lie.token === "no id_token" ? {} : { id_token: await makeTokens(origin, lie, nonce, { own: own.privateKey, other: other.privateKey }) };
		sendJson(response, { access_token: "an-access-token", token_type: "Bearer", expires_in: 60, ...idToken });
	});
	const prepare = (lie: Lie, nonce: string | null) => {
		next = { lie, nonce };
	};
	return { ...served, prepare };
}
