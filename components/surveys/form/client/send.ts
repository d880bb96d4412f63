import type { Pending } from "./draft";

/** What the server says to answers that were sent. */
export type SendResult =
	| { readonly kind: "kept"; readonly thankYouUrl: string }
	| { readonly kind: "wrong"; readonly issues: readonly { readonly path: string; readonly message: string }[] }
	| { readonly kind: "already" }
	| { readonly kind: "closed"; readonly isFull: boolean; readonly message: string }
	| { readonly kind: "busy"; readonly seconds: number }
	/** No answer: whether they arrived, the next try under the same key tells. */
	| { readonly kind: "lost" }
	| { readonly kind: "failed" };

interface Envelope {
	readonly thankYouUrl?: unknown;
	readonly code?: string;
	readonly message?: string;
	readonly details?: { readonly reason?: string; readonly issues?: readonly { path: string; message: string }[] };
}

const PATIENCE_MS = 20_000;

/** A key that nobody else has. */
export function newKey(): string {
	return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ask(surveyId: string, { key, body }: Pending): Promise<Response> {
	const abort = new AbortController();
	const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
	const headers = { "content-type": "application/json", "idempotency-key": key };
	try {
		return await fetch(`/api/v1/surveys/${surveyId}/responses`, { method: "POST", headers, body, signal: abort.signal });
	} finally {
		clearTimeout(timer);
	}
}

export async function send(surveyId: string, pending: Pending): Promise<SendResult> {
	let status: number;
	let answer: Envelope;
	let retryAfter: string | null;
	try {
		const response = await ask(surveyId, pending);
		status = response.status;
		retryAfter = response.headers.get("retry-after");
		answer = (await response.json()) as Envelope;
	} catch {
		return { kind: "lost" };
	}
	if (status === 201 && typeof answer.thankYouUrl === "string") return { kind: "kept", thankYouUrl: answer.thankYouUrl };
	if (answer.code === "ALREADY_RESPONDED") return { kind: "already" };
	if (answer.code === "SURVEY_CLOSED") return { kind: "closed", isFull: answer.details?.reason === "full", message: answer.message ?? "" };
	if (status === 422) return { kind: "wrong", issues: answer.details?.issues ?? [] };
	if (status === 429) return { kind: "busy", seconds: Number(retryAfter) || 30 };
	return answer.code === "IDEMPOTENCY_IN_PROGRESS" || status >= 502 ? { kind: "lost" } : { kind: "failed" };
}
