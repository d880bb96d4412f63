import "server-only";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";

/** The channels of this deployment. */
export interface MessagingAccount {
	readonly loginChannelId: string;
	readonly loginChannelSecret: string;
	readonly channelAccessToken: string;
	readonly channelSecret: string;
	/** By which people find the official account. */
	readonly accountId: string;
	/** Where they can add it. */
	readonly addUrl: string;
}

/** Null where messaging is not set up. */
export function findMessagingAccount(): MessagingAccount | null {
	const { LINE_LOGIN_CHANNEL_ID, LINE_LOGIN_CHANNEL_SECRET, LINE_CHANNEL_ACCESS_TOKEN, LINE_CHANNEL_SECRET, LINE_ACCOUNT_ID, LINE_ADD_FRIEND_URL } = env();
	if (!LINE_LOGIN_CHANNEL_ID || !LINE_LOGIN_CHANNEL_SECRET || !LINE_CHANNEL_ACCESS_TOKEN || !LINE_CHANNEL_SECRET || !LINE_ACCOUNT_ID) return null;
	return {
		loginChannelId: LINE_LOGIN_CHANNEL_ID,
		loginChannelSecret: LINE_LOGIN_CHANNEL_SECRET,
		channelAccessToken: LINE_CHANNEL_ACCESS_TOKEN,
		channelSecret: LINE_CHANNEL_SECRET,
		accountId: LINE_ACCOUNT_ID,
		addUrl: `${LINE_ADD_FRIEND_URL}/${encodeURIComponent(LINE_ACCOUNT_ID)}`,
	};
}

/** @throws AppError SERVICE_UNAVAILABLE where messaging is not set up. */
export function getMessagingAccount(): MessagingAccount {
	const account = findMessagingAccount();
	if (!account) throw new AppError("SERVICE_UNAVAILABLE", "LINE is not set up on this server, so no account can be connected. Your answers are safe.");
	return account;
}
