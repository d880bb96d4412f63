import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";

const AGAIN_AFTER_MS = 250;
const ANSWER_WITHIN_MS = 15_000;

/** A person with a token, whose calls outlast an outage: each is repeated with one idempotency key until something answers. */
export class LastingCaller {
	private token = "";
	private readonly web: string;
	/** The longest that nothing may answer. */
	private readonly outageMs: number;

	constructor(web: string, outageMs: number) {
		this.web = web;
		this.outageMs = outageMs;
	}

	async call<Shape>(method: "GET" | "POST" | "PATCH", url: string, schema: z.ZodType<Shape>, body?: unknown): Promise<Shape> {
		const headers: Record<string, string> = { "idempotency-key": randomUUID(), ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
		if (body !== undefined && !(body instanceof FormData)) headers["content-type"] = "application/json";
		const giveUpAt = Date.now() + this.outageMs;
		for (;;) {
			const answer = await this.attempt(method, url, headers, body);
			if (answer && answer.status < 500) {
				if (answer.status >= 400) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`);
				return schema.parse(JSON.parse(answer.text));
			}
			if (Date.now() > giveUpAt) throw new Error(`${method} ${url} was never answered: ${answer?.status ?? "no connection"} ${answer?.text ?? ""}`);
			await delay(AGAIN_AFTER_MS);
		}
	}

	private async attempt(method: string, url: string, headers: Record<string, string>, body: unknown): Promise<{ status: number; text: string } | null> {
		try {
			const payload = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
			const response = await fetch(`${this.web}/api/v1${url}`, { method, headers, ...payload, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
			return { status: response.status, text: await response.text() };
		} catch {
			return null;
		}
	}

	/** What is behind a link, whole: a download that breaks off is begun again. */
	async download(link: string): Promise<Buffer> {
		const giveUpAt = Date.now() + this.outageMs;
		for (;;) {
			const content = await this.fetchWhole(link);
			if (content) return content;
			if (Date.now() > giveUpAt) throw new Error("A file was never sent whole");
			await delay(AGAIN_AFTER_MS);
		}
	}

	/** What a call answers in bytes; null where it refuses. */
	async bytes(url: string): Promise<Buffer | null> {
		return this.fetchWhole(`${this.web}/api/v1${url}`, { authorization: `Bearer ${this.token}` });
	}

	private async fetchWhole(link: string, headers: Record<string, string> = {}): Promise<Buffer | null> {
		try {
			const response = await fetch(link, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
			return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
		} catch {
			return null;
		}
	}

	async enter(): Promise<void> {
		this.token = (await this.call("POST", "/auth/anonymous", z.object({ accessToken: z.string() }))).accessToken;
	}
}
