import { z } from "zod";
import { Deleted } from "@/lib/accounts/schemas";
import { contract } from "@/lib/platform/contract/contract";
import { AT } from "@/lib/platform/contract/example-values";
import type { ErrorCode } from "@/lib/platform/errors";
import { PROVIDER_NAMES, type Provider } from "./names";
import { CallbackQuery, LinkStart, MethodParams, SignInMethods, StartQuery } from "./schemas";

/** For browsers: the answer is a redirect, and that of a failure too. */
const redirect = { method: "GET", tag: "Accounts", auth: "optional", scope: "any", status: 302, response: z.unknown() } as const;

function startContract(provider: Provider, scopes: string, more: readonly ErrorCode[] = []) {
	const name = PROVIDER_NAMES[provider];
	return contract({
		...redirect,
		operationId: `start${name}SignIn`,
		path: `/auth/oauth/${provider}/start`,
		summary: `Go to ${name} to sign in`,
		description: `For a browser's navigation. Redirects to ${name} with PKCE (S256) and the scopes ${scopes}. Other failures than those of redirect_to redirect to a page with error=CODE, or are answered as JSON when the request accepts that.`,
		query: StartQuery,
		errors: ["AUTH_INVALID_REDIRECT", "AUTH_OAUTH_STATE_INVALID", ...more, "NOT_FOUND", "UNAUTHENTICATED"],
	});
}

function finishContract(provider: Provider) {
	const name = PROVIDER_NAMES[provider];
	return contract({
		...redirect,
		operationId: `finish${name}SignIn`,
		path: `/auth/oauth/${provider}/callback`,
		summary: `Come back from ${name}`,
		description:
			"Sets the cookies access_token and refresh_token and that of the pages, and redirects to redirect_to. A failure redirects to the sign-in page with error=CODE, or is answered as JSON when the request accepts that.",
		query: CallbackQuery,
		errors: [
			"AUTH_OAUTH_STATE_INVALID",
			"AUTH_OAUTH_DENIED",
			"AUTH_OAUTH_TOKEN_INVALID",
			"AUTH_OAUTH_PROVIDER_FAILED",
			"OAuthLinkingRequired",
			"OAUTH_ALREADY_LINKED",
			"NOT_FOUND",
		],
	});
}

export const oauthOperations = {
	// Where to go, the first provider tells by its own description; the second's addresses are known.
	startGoogle: startContract("google", "openid email profile", ["AUTH_OAUTH_PROVIDER_FAILED"]),
	finishGoogle: finishContract("google"),
	startGitHub: startContract("github", "read:user user:email"),
	finishGitHub: finishContract("github"),
};

export const methodOperations = {
	listSignInMethods: contract({
		operationId: "listSignInMethods",
		method: "GET",
		path: "/users/me/sign-in-methods",
		tag: "Accounts",
		auth: "required",
		scope: "account:read",
		summary: "The ways into the caller's account",
		response: SignInMethods,
		example: {
			response: {
				hasPassword: true,
				providers: [
					{ provider: "google", isOffered: true, accountName: "ada@example.com", linkedAt: AT, lastUsedAt: AT },
					{ provider: "github", isOffered: true, accountName: null, linkedAt: null, lastUsedAt: null },
				],
			},
		},
	}),
	startLink: contract({
		operationId: "startLink",
		method: "POST",
		path: "/users/me/sign-in-methods/{provider}",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		params: MethodParams,
		summary: "Begin to link a provider to the account",
		description: "Open the answered path in the browser in which this session is signed in; it leads to the provider and back to the page of sign-in methods.",
		response: LinkStart,
		// The path is good for two minutes, the kept answer would be for a day.
		idempotencyKey: "ignored",
		errors: ["NOT_FOUND", "OAUTH_ALREADY_LINKED"],
	}),
	unlinkProvider: contract({
		operationId: "unlinkProvider",
		method: "DELETE",
		path: "/users/me/sign-in-methods/{provider}",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		params: MethodParams,
		summary: "Take a provider off the account; other sessions end. The last way in stays",
		response: Deleted,
		errors: ["NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
};
