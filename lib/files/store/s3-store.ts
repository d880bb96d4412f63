import "server-only";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsV4Signer } from "aws4fetch";
import { AppError } from "@/lib/platform/errors";
import { Trouble } from "@/lib/platform/trouble";
import { attachment } from "./content-disposition";
import { measure } from "./measure";
import { readListing } from "./s3-listing";
import type { FileStore, StorageKey, StoredContent, StoredObject } from "./storage";

export interface S3StoreOptions {
	/** Address of the service without the bucket, as `https://s3.eu-central-1.amazonaws.com`. */
	readonly endpoint: string;
	readonly region: string;
	readonly bucket: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** A whole file may take this long. */
const CONTENT_TIMEOUT_MS = 120_000;
/** What carries no content is answered at once, or not at all. */
const REQUEST_TIMEOUT_MS = 15_000;

interface S3Request {
	readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
	readonly headers?: Record<string, string>;
	readonly body?: ReadableStream<Uint8Array>;
}

/** Writes the content to a temporary file first: S3 wants size and hash before the first byte. */
async function spool(content: AsyncGenerator<Uint8Array, void>, use: (file: string) => Promise<void>): Promise<void> {
	const file = path.join(os.tmpdir(), `goal-mode-spool-${randomUUID()}`);
	try {
		await pipeline(content, createWriteStream(file, { mode: 0o600 }));
		await use(file);
	} finally {
		await rm(file, { force: true });
	}
}

/** Keeps objects in one bucket of any S3-compatible service (path-style addresses, AWS Signature Version 4). */
export function createS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3StoreOptions): FileStore {
	const credentials = { service: "s3", region, accessKeyId, secretAccessKey };
	const urlOf = (key: StorageKey) => `${endpoint.replace(/\/$/, "")}/${bucket}/${key}`;

	const send = (key: StorageKey, request: S3Request) => sendTo(urlOf(key), request);
	async function sendTo(url: string, { method, headers, body }: S3Request): Promise<Response> {
		const timeoutMs = body || method === "GET" ? CONTENT_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
		const signed = await new AwsV4Signer({ ...credentials, method, url, headers }).sign();
		const init: RequestInit & { duplex: "half" } = { method, headers: signed.headers, body, duplex: "half", signal: AbortSignal.timeout(timeoutMs) };
		return fetch(signed.url, init).catch(silent);
	}
	function silent(cause: unknown): never {
		throw new AppError("SERVICE_UNAVAILABLE", "The place where files are kept does not answer. Nothing was lost; try again later.", undefined, { cause });
	}
	async function fail(response: Response, action: string): Promise<never> {
		const answer = (await response.text()).slice(0, 500);
		throw new Error(`The file store refused to ${action} (${response.status}): ${answer}`);
	}
	async function presign(method: string, url: URL, expiresAt: Date, headers?: Record<string, string>): Promise<string> {
		const lifetimeSeconds = Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000));
		url.searchParams.set("X-Amz-Expires", String(lifetimeSeconds));
		const signed = await new AwsV4Signer({ ...credentials, method, url: url.href, headers, signQuery: true, allHeaders: true }).sign();
		return signed.url.href;
	}
	async function upload(key: StorageKey, file: string, mimeType: string, content: StoredContent): Promise<void> {
		const response = await send(key, {
			method: "PUT",
			headers: { "Content-Type": mimeType, "Content-Length": String(content.sizeBytes), "X-Amz-Content-Sha256": content.sha256 },
			body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
		});
		if (!response.ok) await fail(response, "store a file");
		await response.body?.cancel();
	}
	async function remove(key: StorageKey): Promise<void> {
		const response = await send(key, { method: "DELETE" });
		if (!response.ok && response.status !== 404) await fail(response, "delete a file");
		await response.body?.cancel();
	}

	return {
		async put(key, content, { mimeType, maxBytes }) {
			const measured = measure(content, maxBytes);
			let stored: StoredContent | undefined;
			await spool(measured.chunks, async (file) => {
				stored = measured.result();
				await upload(key, file, mimeType, stored);
			});
			if (!stored) throw new Error("The file was not stored.");
			return stored;
		},
		async open(key, range) {
			const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
			const response = await send(key, { method: "GET", headers });
			if (response.status === 404) return response.body?.cancel().then(() => null) ?? null;
			return response.ok && response.body ? response.body : fail(response, "read a file");
		},
		async stat(key) {
			const response = await send(key, { method: "HEAD" });
			if (response.status === 404) return null;
			return response.ok ? { sizeBytes: Number(response.headers.get("Content-Length")) } : fail(response, "look up a file");
		},
		async move(from, to) {
			const response = await send(to, { method: "PUT", headers: { "X-Amz-Copy-Source": `/${bucket}/${from}` } });
			if (response.status === 404) return response.body?.cancel().then(() => false) ?? false;
			const answer = await response.text();
			// A copy that breaks off late answers 200 with an error in its body.
			if (!response.ok || answer.includes("<Error>")) throw new Error(`The file store refused to move a file (${response.status}): ${answer.slice(0, 500)}`);
			await remove(from);
			return true;
		},
		async list(folder, { after, limit }) {
			const objects: StoredObject[] = [];
			for (;;) {
				const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/`, "max-keys": String(Math.min(1000, limit - objects.length)) });
				const last = objects.at(-1)?.key ?? after;
				if (last) query.set("start-after", last);
				const response = await sendTo(`${endpoint.replace(/\/$/, "")}/${bucket}?${query}`, { method: "GET" });
				if (!response.ok) return fail(response, "list files");
				const page = readListing(await response.text());
				objects.push(...page.objects);
				if (!page.isTruncated || page.objects.length === 0 || objects.length >= limit) return objects;
			}
		},
		// An upload that breaks off leaves nothing here.
		dropUnfinished: async () => 0,
		async check() {
			const response = await send("artifacts/health", { method: "HEAD" });
			await response.body?.cancel();
			if (!response.ok && response.status !== 404) throw new Trouble(`It answers ${response.status}.`);
		},
		delete: remove,
		async presignPut(key, { mimeType, sizeBytes }, expiresAt) {
			const headers = { "Content-Type": mimeType };
			const url = await presign("PUT", new URL(urlOf(key)), expiresAt, { ...headers, "Content-Length": String(sizeBytes) });
			return { url, method: "PUT", headers };
		},
		async presignGet(key, { fileName, mimeType }, expiresAt) {
			const url = new URL(urlOf(key));
			url.searchParams.set("response-content-type", mimeType);
			url.searchParams.set("response-content-disposition", attachment(fileName));
			return presign("GET", url, expiresAt);
		},
	};
}
