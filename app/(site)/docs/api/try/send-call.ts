import type { ReadyRequest } from "./build-request";

const LONGEST = 200_000;
const SHOWN_HEADERS = ["content-type", "x-request-id", "retry-after", "location", "idempotent-replayed"];

/** What came back. `text` is null for what is no text; `blob` is all of it. */
export interface Answer {
	readonly status: number;
	readonly tookMs: number;
	readonly headers: ReadonlyArray<readonly [string, string]>;
	readonly text: string | null;
	/** Whether the text was longer than is shown. */
	readonly isCut: boolean;
	readonly blob: Blob;
	/** A redirect, which is not followed here. */
	readonly isRedirect: boolean;
}

/** Makes the call. @throws TypeError where there was no answer. */
export async function sendCall({ url, init }: ReadyRequest): Promise<Answer> {
	const begunAt = performance.now();
	const response = await fetch(url, init);
	const blob = await response.blob();
	const tookMs = performance.now() - begunAt;
	const type = response.headers.get("content-type") ?? "";
	const whole = /json|^text\//.test(type) ? await blob.text() : blob.size === 0 ? "" : null;
	const pretty = whole !== null && type.includes("json") ? prettyJson(whole) : whole;
	return {
		status: response.status,
		tookMs,
		headers: SHOWN_HEADERS.flatMap((name) => {
			const value = response.headers.get(name);
			return value === null ? [] : [[name, value] as const];
		}),
		text: pretty === null ? null : pretty.slice(0, LONGEST),
		isCut: (pretty?.length ?? 0) > LONGEST,
		blob,
		isRedirect: response.type === "opaqueredirect",
	};
}

function prettyJson(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
