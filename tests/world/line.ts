import { startLine } from "@/local/line/server";

/** The channels that the stand-in of the tests knows. */
export const LINE_CHANNELS = {
	LINE_LOGIN_CHANNEL_ID: "1650000000",
	LINE_LOGIN_CHANNEL_SECRET: "login-secret-of-the-tests",
	LINE_CHANNEL_ACCESS_TOKEN: "access-token-of-the-tests",
	LINE_CHANNEL_SECRET: "channel-secret-of-the-tests",
	LINE_ACCOUNT_ID: "@tests",
} as const;

export const BOT_USER_ID = "U00000000000000000000000000000000";

interface Given {
	readonly callbackUrl: string;
	readonly webhookUrl: string | null;
}

/** What a person answers at the consent. */
export interface Consent {
	readonly name: string;
	readonly addsAccount?: boolean;
	readonly says?: "allow" | "cancel";
}

/** The stand-in for LINE, and what a test does with it. */
export async function startLineStandIn({ callbackUrl, webhookUrl }: Given) {
	const account = {
		loginChannelId: LINE_CHANNELS.LINE_LOGIN_CHANNEL_ID,
		loginChannelSecret: LINE_CHANNELS.LINE_LOGIN_CHANNEL_SECRET,
		callbackUrl,
		channelAccessToken: LINE_CHANNELS.LINE_CHANNEL_ACCESS_TOKEN,
		channelSecret: LINE_CHANNELS.LINE_CHANNEL_SECRET,
		botUserId: BOT_USER_ID,
		basicId: LINE_CHANNELS.LINE_ACCOUNT_ID,
	};
	const { origin, close } = await startLine({ port: 0, dir: null, webhookUrl, account });
	const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
		const answer = await fetch(`${origin}/stand-in/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
		if (!answer.ok) throw new Error(`The stand-in answers ${answer.status}: ${await answer.text()}`);
		return (await answer.json()) as T;
	};
	/** A person chooses who they are and answers the consent. Returns where the browser is sent. */
	const consent = async (authorize: string, { name, addsAccount = false, says = "allow" }: Consent): Promise<URL> => {
		const { searchParams } = new URL(authorize);
		const shown = await fetch(authorize);
		if (shown.status !== 200) throw new Error(`The login refuses: ${await shown.text()}`);
		const fields = { ...Object.fromEntries(searchParams), name, consent: "asked", answer: says, ...(addsAccount ? { friend: "yes" } : {}) };
		const answer = await fetch(`${origin}/oauth2/v2.1/authorize`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
		return new URL(answer.headers.get("location") ?? "");
	};
	return {
		origin,
		close,
		control,
		consent,
		variables: {
			...LINE_CHANNELS,
			LINE_ISSUER: origin,
			LINE_AUTHORIZE_URL: `${origin}/oauth2/v2.1/authorize`,
			LINE_API_URL: origin,
			LINE_ADD_FRIEND_URL: `${origin}/R/ti/p`,
		},
	};
}
export type LineStandIn = Awaited<ReturnType<typeof startLineStandIn>>;
