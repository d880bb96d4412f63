import "server-only";
import { PROVIDER_NAMES, PROVIDERS, type Provider } from "@/lib/accounts/oauth/names";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { github } from "./github";
import { google } from "./google";
import type { ProviderClient } from "./provider-client";

function findProvider(provider: Provider): ProviderClient | null {
	const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = env();
	const offered = {
		google: { make: google, id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET },
		github: { make: github, id: GITHUB_CLIENT_ID, secret: GITHUB_CLIENT_SECRET },
	};
	const { make, id, secret } = offered[provider];
	return id && secret ? make({ id, secret }) : null;
}

/** The providers that this deployment offers. */
export function configuredProviders(): Provider[] {
	return PROVIDERS.filter((provider) => findProvider(provider) !== null);
}

/** @throws AppError NOT_FOUND when this deployment does not offer it. */
export function getProvider(provider: Provider): ProviderClient {
	const found = findProvider(provider);
	if (!found)
		throw new AppError("NOT_FOUND", `Sign-in with ${PROVIDER_NAMES[provider]} is not set up on this server. Sign in with your e-mail address instead.`);
	return found;
}
