import { createHash } from "node:crypto";

export interface Question {
	method?: string;
	body?: unknown;
	headers?: Record<string, string>;
}

export interface Answer {
	status: number;
	content: unknown;
}

export type Ask = (path: string, question?: Question) => Promise<Answer>;

/** As the SDK proves that it knows the signing key: by the hash of its bytes. */
function authorizationOf(signingKey: string): string {
	const [, prefix = "", key = ""] = /^(signkey-\w+-)?(.*)$/.exec(signingKey) ?? [];
	return `Bearer ${prefix}${createHash("sha256").update(Buffer.from(key, "hex")).digest("hex")}`;
}

/** Asks a server over HTTP, as a holder of the signing key if there is one. */
export function asking(baseUrl: string, signingKey?: string): Ask {
	const own: Record<string, string> = signingKey === undefined ? {} : { authorization: authorizationOf(signingKey) };
	return async (path, { method = "GET", body, headers = {} } = {}) => {
		const answer = await fetch(`${baseUrl}${path}`, { method, headers: { ...own, ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
		const text = await answer.text();
		try {
			return { status: answer.status, content: JSON.parse(text) };
		} catch {
			return { status: answer.status, content: text };
		}
	};
}
