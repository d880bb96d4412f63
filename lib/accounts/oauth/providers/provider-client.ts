import type { StartedOAuth } from "@/lib/accounts/oauth/oauth-state";

/** Who a provider says has come. */
export interface ProviderPerson {
	/** Who vouches for `subject`. */
	readonly issuer: string;
	readonly subject: string;
	/** As the provider gives it, and only when the provider says that it is verified. */
	readonly email: string | null;
	readonly name: string | null;
	/** What the person is called there, so that they recognise it. */
	readonly label: string;
}

/** One provider: where to send a browser, and who has come back. */
export interface ProviderClient {
	/** @throws AppError AUTH_OAUTH_PROVIDER_FAILED. */
	addressFor(started: StartedOAuth): Promise<URL>;
	/** @throws AppError AUTH_OAUTH_TOKEN_INVALID, AUTH_OAUTH_PROVIDER_FAILED. */
	whoCameBack(started: StartedOAuth, answer: URLSearchParams): Promise<ProviderPerson>;
}
