import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { choicePage } from "@/local/identity/choice-page";
import type { OneClient } from "@/local/identity/program";
import { personOf, SAMPLE_PEOPLE, type SamplePerson } from "@/local/identity/sample-people";
import { readForm, type Served, sendHtml, sendJson, serveOnLoopback } from "@/local/identity/serve";

const VISIT = /^\/choose\/[\w-]+$/;

/** As long as Google's and as meaningless; the same person has the same one after a restart. */
function subjectOf({ email }: SamplePerson): string {
	return BigInt(`0x${createHash("sha256").update(email).digest("hex")}`)
		.toString()
		.slice(0, 21);
}

async function configurationOf(client: OneClient, people: ReadonlyMap<string, SamplePerson>): Promise<Configuration> {
	const { privateKey } = await generateKeyPair("RS256", { extractable: true });
	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
	return {
		clients: [
			{
				client_id: client.clientId,
				client_secret: client.clientSecret,
				redirect_uris: [client.redirectUri],
				token_endpoint_auth_method: "client_secret_post",
			},
		],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
		cookies: { keys: [randomBytes(32).toString("hex")] },
		pkce: { required: () => true },
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
		// Google puts what the scopes ask for into the identity token itself.
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
		interactions: { policy, url: (_context, { uid }) => `/choose/${uid}` },
		ttl: { AccessToken: 3_600, AuthorizationCode: 60, IdToken: 3_600, Interaction: 3_600, Grant: 3_600, Session: 3_600 },
		findAccount: (_context, accountId) => {
			const person = people.get(accountId);
			if (!person) return undefined;
			return { accountId, claims: () => ({ sub: accountId, email: person.email, email_verified: person.isVerified, name: person.name }) };
		},
	};
}

/** Every visit chooses anew: the provider remembers nobody. */
function forgetVisitor(request: IncomingMessage): void {
	const kept = (request.headers.cookie ?? "").split("; ").filter((cookie) => !cookie.startsWith("_session"));
	request.headers.cookie = kept.join("; ");
}

/** Shows who there is, and takes the choice. */
async function choose(provider: Provider, people: Map<string, SamplePerson>, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { params, uid } = await provider.interactionDetails(request, response);
	if (request.method !== "POST") return sendHtml(response, choicePage({ provider: "Google", action: `/choose/${uid}`, people: SAMPLE_PEOPLE }));
	const form = await readForm(request);
	if (form.has("denied")) return provider.interactionFinished(request, response, { error: "access_denied", error_description: "The person said no." });
	const person = personOf(form);
	if (!person)
		return sendHtml(response, choicePage({ provider: "Google", action: `/choose/${uid}`, people: SAMPLE_PEOPLE, note: "That is no e-mail address." }), 422);
	const accountId = subjectOf(person);
	people.set(accountId, person);
	const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
	grant.addOIDCScope(String(params.scope));
	return provider.interactionFinished(request, response, { select_account: {}, login: { accountId }, consent: { grantId: await grant.save() } });
}

/** An OpenID provider in the place of Google: real discovery, keys, codes and tokens; only the people are made up. */
export function startGoogle(client: OneClient): Promise<Served> {
	return serveOnLoopback(client.port, async (origin) => {
		const people = new Map<string, SamplePerson>();
		const provider = new Provider(origin, await configurationOf(client, people));
		const answer = provider.callback();
		return (request, response) => {
			const { pathname } = new URL(request.url ?? "/", origin);
			if (pathname === "/health") return sendJson(response, { status: "ok" });
			forgetVisitor(request);
			if (!VISIT.test(pathname)) return void answer(request, response);
			choose(provider, people, request, response).catch(() => sendHtml(response, "This visit is over. Go back and start again.", 400));
		};
	});
}
