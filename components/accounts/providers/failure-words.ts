import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";

interface FailureWords {
	readonly title: string;
	readonly text: string;
}

const WORDS: Record<string, (name: string) => FailureWords> = {
	OAuthLinkingRequired: (name) => ({
		title: "This address already has an account",
		text: `Sign in to it the way you did before. That leads you to your sign-in methods, where you can link ${name}; from then on it signs you in.`,
	}),
	AUTH_OAUTH_DENIED: (name) => ({ title: `You did not agree at ${name}`, text: "Nothing was changed. Try again, or choose another way." }),
	AUTH_OAUTH_STATE_INVALID: (name) => ({
		title: "That attempt is no longer good",
		text: `It was used before, took more than ten minutes, or began in another browser. Nothing was changed. Start again with ${name}.`,
	}),
	AUTH_OAUTH_TOKEN_INVALID: (name) => ({
		title: `${name} did not confirm who you are`,
		text: `It knows no verified e-mail address of yours, you chose another account there than the linked one, or its answer could not be trusted. Nothing was changed.`,
	}),
	AUTH_OAUTH_PROVIDER_FAILED: (name) => ({ title: `${name} does not answer`, text: "Nothing was changed. Try again in a few minutes, or choose another way." }),
	OAUTH_ALREADY_LINKED: (name) => ({
		title: `Nothing was linked`,
		text: `That ${name} account belongs to another account here, or yours has a ${name} account already. Unlink that one first, or choose another.`,
	}),
	NOT_FOUND: (name) => ({ title: `${name} is not set up here`, text: "Choose another way." }),
};

/** What came of a visit to a provider, by the code in the address; null for a code that is no provider's. */
export function providerFailure(code: string | null, provider: Provider | null): FailureWords | null {
	return (code === null ? undefined : WORDS[code])?.(provider ? PROVIDER_NAMES[provider] : "the provider") ?? null;
}
