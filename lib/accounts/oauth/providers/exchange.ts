import "server-only";
import * as client from "openid-client";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";

/** The longest that one answer of a provider is waited for. */
const TIMEOUT_SECONDS = 8;

/** Codes that mean that nothing usable came, rather than that what came is wrong. */
const SILENCE = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON", "OAUTH_HTTP_REQUEST_FORBIDDEN"]);

/** Where a provider sends the browser back to: always what is configured, never what a request claims. */
export function callbackAddress(provider: Provider): string {
	return `${env().APP_URL}/api/v1/auth/oauth/${provider}/callback`;
}

/** The same with a provider's answer in it. */
export function answeredAddress(provider: Provider, answer: URLSearchParams): URL {
	const address = new URL(callbackAddress(provider));
	address.search = answer.toString();
	return address;
}

// Next keeps answers of fetch unless told otherwise.
const unkept: client.CustomFetch = (url, options) => fetch(url, { ...options, cache: "no-store" } as RequestInit);

/** What every request to a provider keeps to. In the clear only where configuration has allowed it: on this machine. */
export function transportFor(address: string): client.DiscoveryRequestOptions {
	const execute = address.startsWith("http:") ? [client.allowInsecureRequests] : [];
	return { timeout: TIMEOUT_SECONDS, execute, [client.customFetch]: unkept };
}

/** The same for a provider that doesn't describe itself. */
export function prepare(config: client.Configuration, address: string): client.Configuration {
	const { execute = [] } = transportFor(address);
	for (const extension of execute) extension(config);
	config.timeout = TIMEOUT_SECONDS;
	config[client.customFetch] = unkept;
	return config;
}

function codeOf(error: unknown): string | undefined {
	return error instanceof client.ClientError ? error.code : undefined;
}

function isRefusal(error: unknown): boolean {
	if (error instanceof client.ResponseBodyError) return error.error === "invalid_grant";
	const code = codeOf(error);
	return code !== undefined && !SILENCE.has(code);
}

export function providerFailed(provider: Provider, cause?: unknown): AppError {
	const message = `${PROVIDER_NAMES[provider]} does not answer as it should at the moment. Nothing was changed; try again in a few minutes.`;
	return new AppError("AUTH_OAUTH_PROVIDER_FAILED", message, undefined, { cause });
}

export function tokenInvalid(provider: Provider, why: string, cause?: unknown): AppError {
	return new AppError("AUTH_OAUTH_TOKEN_INVALID", `${why} Nothing was changed; start again with ${PROVIDER_NAMES[provider]}.`, undefined, { cause });
}

/** Asks a provider; whatever goes wrong comes out in our words, and its cause in the log. */
export async function ask<T>(provider: Provider, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		logger.warn({ err: error, provider }, "A sign-in at a provider failed");
		if (error instanceof AppError) throw error;
		throw isRefusal(error) ? tokenInvalid(provider, `What ${PROVIDER_NAMES[provider]} said could not be trusted.`, error) : providerFailed(provider, error);
	}
}
