import { z } from "zod";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { isSafeAddress } from "./identity-providers";

const Optional = z
	.string()
	.trim()
	.transform((value) => value || undefined)
	.optional();
const Address = z
	.string()
	.refine(isSafeAddress, "must be an https address")
	.transform((url) => trimEndOf(url, /\//));

/** LINE: a channel of LINE Login and one of the Messaging API, both under one provider, or neither. */
export const MESSAGING_ACCOUNT = {
	LINE_LOGIN_CHANNEL_ID: Optional,
	LINE_LOGIN_CHANNEL_SECRET: Optional,
	/** Of the Messaging API: sends messages. */
	LINE_CHANNEL_ACCESS_TOKEN: Optional,
	/** Of the Messaging API: signs webhooks. */
	LINE_CHANNEL_SECRET: Optional,
	/** The official account's basic id, by which people find it. */
	LINE_ACCOUNT_ID: Optional.pipe(
		z
			.string()
			.regex(/^@[\w.-]{1,40}$/, "must be the account's basic id, like @123abcde")
			.optional(),
	),
	/** https://developers.line.biz/en/reference/line-login/ */
	LINE_ISSUER: Address.default("https://access.line.me"),
	LINE_AUTHORIZE_URL: Address.default("https://access.line.me/oauth2/v2.1/authorize"),
	LINE_API_URL: Address.default("https://api.line.me"),
	/** Followed by the account's id, where people add it. */
	LINE_ADD_FRIEND_URL: Address.default("https://line.me/R/ti/p"),
};
