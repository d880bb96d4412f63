import { z } from "zod";

const Optional = z
	.string()
	.trim()
	.transform((value) => value || undefined)
	.optional();

/** Our secret goes to these addresses: in the clear only on this machine. */
export function isSafeAddress(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, hostname } = new URL(value);
	return protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname));
}

const Address = z.string().refine(isSafeAddress, "must be an https address");

/** Who else may say who a person is. A provider without an id is not offered. */
export const IDENTITY_PROVIDERS = {
	GOOGLE_CLIENT_ID: Optional,
	GOOGLE_CLIENT_SECRET: Optional,
	/** Any OpenID provider; its own document says where the rest is. */
	GOOGLE_ISSUER: Address.default("https://accounts.google.com"),

	GITHUB_CLIENT_ID: Optional,
	GITHUB_CLIENT_SECRET: Optional,
	/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
	GITHUB_ISSUER: Address.default("https://github.com/login/oauth"),
	GITHUB_AUTHORIZE_URL: Address.default("https://github.com/login/oauth/authorize"),
	GITHUB_TOKEN_URL: Address.default("https://github.com/login/oauth/access_token"),
	GITHUB_USER_URL: Address.default("https://api.github.com/user"),
	GITHUB_EMAILS_URL: Address.default("https://api.github.com/user/emails"),
};
