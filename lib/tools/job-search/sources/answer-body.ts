import "server-only";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { isPlainText, toPlainText } from "@/lib/platform/language/plain-text";
import { decodedBody, headerOf } from "@/lib/platform/network/response-body";
import { FetchFailure } from "./fetch-failure";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_EXCERPT_BYTES = 300;
const MAX_DROPPED_BYTES = 128 * 1024;

function decoded(response: Dispatcher.ResponseData, url: string): Readable {
	const body = decodedBody(response);
	if (body) return body;
	throw new FetchFailure("unreadable", url, response.statusCode, { cause: new Error(`Encoding ${headerOf(response, "content-encoding")}`) });
}

/** The body as text. What is counted is its decoded size, so that a small answer can't unfold into a huge one. */
async function readBody(response: Dispatcher.ResponseData, url: string): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of decoded(response, url) as AsyncIterable<Uint8Array>) {
		bytes += chunk.byteLength;
		if (bytes > MAX_BYTES) throw new FetchFailure("too_large", url, response.statusCode);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/** How JSON writes what is no text: U+0000 and halves of surrogate pairs, with the pairs that are fine. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f])/i;

/** The value with all its texts and names in a form that can be kept. */
function plain(value: unknown): unknown {
	if (typeof value === "string") return isPlainText(value) ? value : toPlainText(value);
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [toPlainText(name), plain(field)]));
}

/** The JSON of an answer. @throws FetchFailure `unreadable` with how the answer begins as its cause, `too_large`. */
export async function readJson(response: Dispatcher.ResponseData, url: string): Promise<unknown> {
	const body = await readBody(response, url);
	try {
		const value: unknown = JSON.parse(body);
		return UNKEEPABLE.test(body) ? plain(value) : value;
	} catch (cause) {
		const said = new Error(`${headerOf(response, "content-type") ?? "no type"}: ${body.slice(0, MAX_EXCERPT_BYTES)}`, { cause });
		throw new FetchFailure("unreadable", url, response.statusCode, { cause: said });
	}
}

/** How a refusal begins, for the log. The rest is read and dropped, so that the connection can be used again. */
export async function readExcerpt(response: Dispatcher.ResponseData): Promise<string> {
	const first: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
		if (bytes < MAX_EXCERPT_BYTES) first.push(chunk.subarray(0, MAX_EXCERPT_BYTES - bytes));
		bytes += chunk.byteLength;
		if (bytes > MAX_DROPPED_BYTES) break;
	}
	return headerOf(response, "content-encoding") === null ? Buffer.concat(first).toString("utf8") : "";
}
