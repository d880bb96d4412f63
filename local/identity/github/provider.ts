import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { choicePage, escapeHtml } from "@/local/identity/choice-page";
import type { OneClient } from "@/local/identity/program";
import { personOf, SAMPLE_PEOPLE } from "@/local/identity/sample-people";
import { readForm, type Served, sendHtml, sendJson, serveOnLoopback } from "@/local/identity/serve";
import { accountOf, type GitHubAccount } from "./sample-accounts";

const CODE_LIFETIME_MS = 10 * 60_000;
const PASSED_ON = ["client_id", "redirect_uri", "scope", "state", "code_challenge", "code_challenge_method"] as const;

interface Code {
	readonly account: GitHubAccount;
	readonly redirectUri: string;
	readonly challenge: string | null;
	readonly scope: string;
	readonly until: number;
}

interface Books {
	readonly client: OneClient;
	readonly codes: Map<string, Code>;
	readonly tokens: Map<string, { account: GitHubAccount; scope: string }>;
}

const newCode = () => randomBytes(10).toString("hex");
const newToken = () => `gho_${randomBytes(18).toString("hex")}`;

/** What is wrong with a request to authorize, in a sentence; null for nothing. GitHub shows such faults itself and redirects nowhere. */
function faultOf({ clientId, redirectUri }: OneClient, query: URLSearchParams): string | null {
	if (query.get("client_id") !== clientId) return "No application has this client_id.";
	const wanted = query.get("redirect_uri");
	if (wanted !== null && wanted !== redirectUri) return "The redirect_uri is not the one of this application.";
	const method = query.get("code_challenge_method");
	return query.has("code_challenge") && method !== "S256" ? "Of the code challenge methods only S256 is supported." : null;
}

function choiceOf(query: URLSearchParams): string {
	const hidden = PASSED_ON.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? "")}">`).join("");
	const several = { name: "Sam Several", email: "several@sample-mail.example", isVerified: true };
	return choicePage({ provider: "GitHub", action: "/login/oauth/authorize", people: [...SAMPLE_PEOPLE, several], hidden });
}

function showChoice({ client }: Books, query: URLSearchParams, response: ServerResponse): void {
	const fault = faultOf(client, query);
	sendHtml(response, fault === null ? choiceOf(query) : escapeHtml(fault), fault === null ? 200 : 400);
}

async function takeChoice({ client, codes }: Books, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const form = await readForm(request);
	const fault = faultOf(client, form);
	if (fault) return sendHtml(response, escapeHtml(fault), 400);
	const back = new URL(form.get("redirect_uri") || client.redirectUri);
	const state = form.get("state");
	if (state) back.searchParams.set("state", state);
	const person = personOf(form);
	if (form.has("denied") || !person) {
		back.searchParams.set("error", "access_denied");
		back.searchParams.set("error_description", "The user has denied your application access.");
	} else {
		const code = newCode();
		const challenge = form.get("code_challenge") || null;
		codes.set(code, {
			account: accountOf(person),
			redirectUri: back.origin + back.pathname,
			challenge,
			scope: form.get("scope") ?? "",
			until: Date.now() + CODE_LIFETIME_MS,
		});
		back.searchParams.set("code", code);
	}
	response.writeHead(302, { location: back.href, "cache-control": "no-store" }).end();
}

function isProved({ challenge }: Code, verifier: string | null): boolean {
	return challenge === null || (verifier !== null && createHash("sha256").update(verifier).digest("base64url") === challenge);
}

/** Errors come with status 200, as they do from GitHub. */
async function giveToken({ client, codes, tokens }: Books, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const form = await readForm(request);
	const fail = (error: string, error_description: string) => sendJson(response, { error, error_description, error_uri: "https://docs.github.com/apps" });
	if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret) {
		return fail("incorrect_client_credentials", "The client_id and/or client_secret passed are incorrect.");
	}
	const given = form.get("code") ?? "";
	const code = codes.get(given);
	codes.delete(given);
	if (!code || code.until < Date.now() || !isProved(code, form.get("code_verifier"))) {
		return fail("bad_verification_code", "The code passed is incorrect or expired.");
	}
	const redirectUri = form.get("redirect_uri");
	if (redirectUri !== null && redirectUri !== code.redirectUri) return fail("redirect_uri_mismatch", "The redirect_uri must match the registered callback.");
	const token = newToken();
	const scope = code.scope.split(/[\s,]+/).join(",");
	tokens.set(token, { account: code.account, scope });
	sendJson(response, { access_token: token, scope, token_type: "bearer" });
}

/** What the API answers: a status and a body. */
function apiAnswer({ tokens }: Books, pathname: string, { headers }: IncomingMessage): [status: number, body: unknown] {
	if (!headers["user-agent"]) return [403, { message: "Request forbidden by administrative rules. A User-Agent header is needed." }];
	const held = tokens.get((headers.authorization ?? "").replace(/^(bearer|token) /i, ""));
	if (!held) return [401, { message: "Bad credentials" }];
	const { account, scope } = held;
	if (pathname === "/user") return [200, { id: account.id, login: account.login, name: account.name, email: null, type: "User" }];
	const mayReadEmails = scope.split(",").some((one) => one === "user" || one === "user:email");
	return pathname === "/user/emails" && mayReadEmails ? [200, account.emails] : [404, { message: "Not Found" }];
}

/** GitHub's documented OAuth endpoints, and the two of its API that say who somebody is. */
export function startGitHub(client: OneClient): Promise<Served> {
	const books: Books = { client, codes: new Map(), tokens: new Map() };
	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		if (pathname === "/health") return sendJson(response, { status: "ok" });
		if (pathname === "/login/oauth/authorize")
			return request.method === "POST" ? takeChoice(books, request, response) : showChoice(books, searchParams, response);
		if (pathname === "/login/oauth/access_token" && request.method === "POST") return giveToken(books, request, response);
		const [status, body] = apiAnswer(books, pathname, request);
		return sendJson(response, body, status);
	};
	return serveOnLoopback(
		client.port,
		() => (request, response) => void answer(request, response).catch(() => sendJson(response, { message: "Bad request" }, 400)),
	);
}
