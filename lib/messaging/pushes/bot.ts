import "server-only";
import { HTTPFetchError, LineBotClient } from "@line/bot-sdk";
import { getMessagingAccount } from "@/lib/messaging/configured";
import { openTransaction } from "@/lib/platform/database/open-transaction";
import { env } from "@/lib/platform/env";

const PATIENCE_MS = 15_000;

let made: { readonly token: string; readonly api: string; readonly client: LineBotClient } | undefined;

function bot(): LineBotClient {
	const { channelAccessToken: token } = getMessagingAccount();
	const { LINE_API_URL: api } = env();
	if (made?.token !== token || made.api !== api)
		made = { token, api, client: LineBotClient.fromChannelAccessToken({ channelAccessToken: token, apiBaseURL: api }) };
	return made.client;
}

/** No answer in time, or none at all: what was asked may still have been done. */
export class NoAnswer extends Error {
	override readonly name = "NoAnswer";
}

/** Asks the Messaging API. The SDK waits without end, so the time is ours. @throws HTTPFetchError for a refusal, NoAnswer. */
export async function askBot<T>(call: (client: LineBotClient) => Promise<T>): Promise<T> {
	if (openTransaction()) throw new Error("LINE was asked inside a transaction.");
	const asked = call(bot());
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new NoAnswer("LINE did not answer in time.")), PATIENCE_MS);
	});
	try {
		return await Promise.race([asked, late]);
	} catch (error) {
		asked.catch(() => undefined);
		if (error instanceof HTTPFetchError || error instanceof NoAnswer) throw error;
		throw new NoAnswer("LINE could not be reached.", { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

/** The status of a refusal, and what it says; null for what is none. */
export function refusalOf(error: unknown): { readonly status: number; readonly message: string; readonly requestId: string | null } | null {
	if (!(error instanceof HTTPFetchError)) return null;
	let message = error.message;
	try {
		const body = JSON.parse(error.body) as { message?: unknown };
		if (typeof body.message === "string") message = body.message.slice(0, 300);
	} catch {
		// What is not JSON says nothing more.
	}
	const { headers } = error;
	return { status: error.status, message, requestId: headers.get("x-line-accepted-request-id") ?? headers.get("x-line-request-id") };
}
