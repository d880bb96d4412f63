import { GET as githubCallback } from "@/app/api/v1/auth/oauth/github/callback/route";
import { GET as githubStart } from "@/app/api/v1/auth/oauth/github/start/route";
import { GET as googleCallback } from "@/app/api/v1/auth/oauth/google/callback/route";
import { GET as googleStart } from "@/app/api/v1/auth/oauth/google/start/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import type { Provider } from "@/lib/accounts/oauth/names";
import type { RouteHandler } from "@/lib/http/route";
import { newId } from "@/lib/platform/ids";
import { type Answer, call } from "./client";
import { agreeAt, type Choice, Jar } from "./identity";

const ROUTES = { google: { start: googleStart, callback: googleCallback }, github: { start: githubStart, callback: githubCallback } };
const HERE = "http://127.0.0.1:3000";
const NAVIGATION = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Somebody at a provider whom nothing else knows. */
export function freshPerson(more: { email?: string; isVerified?: boolean } = {}) {
	return { name: "Ada Ferro", email: `person-${newId()}@example.test`, isVerified: true, ...more };
}

/** A browser that keeps our cookies and goes to providers and back. */
export class OAuthBrowser {
	readonly jar = new Jar();

	async get(handler: RouteHandler, query = "", accept = NAVIGATION): Promise<Answer> {
		const answer = await call(handler, "GET", { query, headers: { cookie: this.jar.header(HERE), accept } });
		this.jar.take(HERE, answer.headers);
		return answer;
	}

	cookie(): string {
		return this.jar.header(HERE);
	}

	/** Takes cookies that another answer of ours has set. */
	take(headers: Headers): void {
		this.jar.take(HERE, headers);
	}

	start(provider: Provider, query: Record<string, string> = {}, accept = NAVIGATION): Promise<Answer> {
		return this.get(ROUTES[provider].start, `?${new URLSearchParams(query)}`, accept);
	}

	comeBack(provider: Provider, answered: URL, accept = NAVIGATION): Promise<Answer> {
		return this.get(ROUTES[provider].callback, answered.search, accept);
	}

	/** To a provider and as far as its answer. */
	async visit(provider: Provider, choice: Choice, query: Record<string, string> = {}): Promise<URL> {
		const { headers } = await this.start(provider, query);
		return agreeAt(headers.get("location") ?? "", choice);
	}

	async signIn(provider: Provider, choice: Choice, query: Record<string, string> = {}): Promise<Answer> {
		return this.comeBack(provider, await this.visit(provider, choice, query));
	}

	/** Whom the cookies stand for. */
	profile(): Promise<Answer> {
		return this.get(profileRoute, "", "application/json");
	}
}

/** Where an answer redirects to, with the code of its error. */
export function placeOf({ status, headers }: Answer): { status: number; path: string; error: string | null } {
	const url = new URL(headers.get("location") ?? "", HERE);
	return { status, path: url.pathname, error: url.searchParams.get("error") };
}
