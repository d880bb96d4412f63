import "server-only";
import type { Readable } from "node:stream";
import pLimit from "p-limit";
import type { Dispatcher } from "undici";
import { isPlainText, toPlainText } from "@/lib/platform/language/plain-text";
import { decodedBody, headerOf } from "@/lib/platform/network/response-body";
import { countValues } from "./count-values";
import { FetchFailure } from "./fetch-failure";

const MAX_BYTES = 32 * 1024 * 1024;
/** Several times those of the largest boards there are. */
const MAX_VALUES = 1_000_000;
/** So few answers are larger than this at once, parsed ones included, however many boards are read. */
const LARGE_BYTES = 4 * 1024 * 1024;
const LARGE_AT_ONCE = 2;
const MAX_EXCERPT_BYTES = 300;
const MAX_DROPPED_BYTES = 128 * 1024;

function decoded(response: Dispatcher.ResponseData, url: string): Readable {
	const body = decodedBody(response);
	if (body) return body;
	throw new FetchFailure("unreadable", url, response.statusCode, { cause: new Error(`Encoding ${headerOf(response, "content-encoding")}`) });
}

const largeOnes = pLimit(LARGE_AT_ONCE);

/** Resolves with how to give the place back. */
function placeForLarge(): Promise<() => void> {
	return new Promise((resolve) => void largeOnes(() => new Promise<void>((release) => resolve(release))));
}

/** The body as `use` makes something of it. What is counted is its decoded size, so that a small answer can't unfold into a huge one. */
async function withBody<T>(response: Dispatcher.ResponseData, url: string, use: (body: Buffer) => T): Promise<T> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	let place: Promise<() => void> | null = null;
	try {
		const body = decoded(response, url);
		// Nobody waits for a place longer than for the answer itself.
		const closed = new Promise((resolve) => body.once("close", resolve));
		for await (const chunk of body as AsyncIterable<Uint8Array>) {
			bytes += chunk.byteLength;
			if (bytes > MAX_BYTES) throw new FetchFailure("too_large", url, response.statusCode);
			chunks.push(chunk);
			if (bytes <= LARGE_BYTES || place) continue;
			place = placeForLarge();
			await Promise.race([place, closed]);
		}
		return use(Buffer.concat(chunks.splice(0)));
	} finally {
		void place?.then((release) => release());
	}
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

/** The JSON of an answer. @throws FetchFailure `unreadable` with how the answer begins as its cause, `too_large` for its bytes or its number of values. */
export function readJson(response: Dispatcher.ResponseData, url: string): Promise<unknown> {
	return withBody(response, url, (bytes) => {
		if (countValues(bytes, MAX_VALUES) > MAX_VALUES) throw new FetchFailure("too_large", url, response.statusCode);
		return parsed(bytes.toString("utf8"), response, url);
	});
}

function parsed(body: string, response: Dispatcher.ResponseData, url: string): unknown {
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
