import { Agent, request } from "undici";
import { isSigned, sign } from "@/local/inngest/signing/signature";

const LONGEST_CALL_MS = 2 * 3_600_000;

/** Connections are dropped before the app's own idle limit (5 s in Node), so that a call never meets a closing one. */
export const appAgent = new Agent({
	keepAliveTimeout: 2_000,
	keepAliveMaxTimeout: 2_000,
	headersTimeout: LONGEST_CALL_MS,
	bodyTimeout: LONGEST_CALL_MS,
	connect: { timeout: 5_000 },
});

export interface SignedAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	text: string;
	isSigned: boolean;
}

/** One signed request to a serve endpoint, its body canonical JSON; tells whether the answer carries our signature too. Rejects when no answer came. */
export async function sendSigned(method: "POST" | "PUT", url: URL, body: string, signingKey: string, headers: Record<string, string>): Promise<SignedAnswer> {
	const answer = await request(url, {
		method,
		body,
		dispatcher: appAgent,
		headers: { "content-type": "application/json", "x-inngest-signature": sign(body, signingKey), "x-inngest-server-kind": "cloud", ...headers },
	});
	const text = await answer.body.text();
	const signature = answer.headers["x-inngest-signature"];
	return {
		status: answer.statusCode,
		headers: answer.headers,
		text,
		isSigned: isSigned(text, typeof signature === "string" ? signature : undefined, signingKey),
	};
}
