/** The providers that may say who a person is; which of them are there is a matter of configuration. */
export const PROVIDERS = ["google", "github"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What people call them. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: "Google", github: "GitHub" };

export function isProvider(text: string | null): text is Provider {
	return PROVIDERS.some((provider) => provider === text);
}
