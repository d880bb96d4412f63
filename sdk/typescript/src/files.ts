import { ApiError, ConnectionError, GoalModeError } from "./core/errors.ts";
import { delay, isPassing, pauseMs } from "./core/retrying.ts";
import type { CallOptions } from "./core/transport.ts";
import { FilesCalls } from "./generated/calls.ts";
import type { RegisteredFile, StoredFile } from "./generated/models.ts";

/** Bytes with a name: a `File` of a browser, a `Blob`, bytes, or a path in Node. */
export type FileSource = Blob | Uint8Array | string;

export interface UploadOptions extends CallOptions {
	/** Needed where the source has none of its own. */
	readonly fileName?: string;
	/** Guessed from the name otherwise; the service looks into the bytes in any case. */
	readonly mimeType?: string;
	readonly onProgress?: (progress: { readonly sentBytes: number; readonly totalBytes: number }) => void;
}

/** An upload that broke off. What was registered is kept: `resume()` goes on with it. */
export class UploadInterrupted extends GoalModeError {
	override readonly name = "UploadInterrupted";
	readonly fileId: string;
	readonly resume: () => Promise<StoredFile>;

	constructor(fileId: string, resume: () => Promise<StoredFile>, cause: unknown) {
		super("The upload broke off. Nothing is lost: resume() goes on with it.", { cause });
		this.fileId = fileId;
		this.resume = resume;
	}
}

const TRIES = 4;
const TYPES: Readonly<Record<string, string>> = {
	csv: "text/csv",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	eml: "message/rfc822",
	gif: "image/gif",
	html: "text/html",
	jpeg: "image/jpeg",
	jpg: "image/jpeg",
	json: "application/json",
	md: "text/markdown",
	ndjson: "application/x-ndjson",
	parquet: "application/vnd.apache.parquet",
	pdf: "application/pdf",
	png: "image/png",
	tsv: "text/tab-separated-values",
	txt: "text/plain",
	webp: "image/webp",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

async function opened(source: FileSource, options: UploadOptions): Promise<{ blob: Blob; fileName: string; mimeType: string }> {
	const blob = typeof source === "string" ? await openPath(source) : source instanceof Uint8Array ? new Blob([source as Uint8Array<ArrayBuffer>]) : source;
	const own = typeof source === "string" ? baseName(source) : "name" in source && typeof source.name === "string" ? source.name : undefined;
	const fileName = options.fileName ?? own;
	if (!fileName) throw new TypeError("These bytes have no name: give fileName.");
	const extension = fileName.split(".").at(-1)?.toLowerCase() ?? "";
	return { blob, fileName, mimeType: options.mimeType || blob.type || TYPES[extension] || "application/octet-stream" };
}

async function openPath(path: string): Promise<Blob> {
	const { openAsBlob } = await import("node:fs");
	return openAsBlob(path);
}

async function sha256Of(blob: Blob): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Files: the calls of the API, and `upload` over them. */
export class Files extends FilesCalls {
	/**
	 * Uploads a file and gives its record once the service has checked it. Tried again by itself after what passes.
	 * @throws UploadInterrupted with `resume()` when the connection stays away; ApiError when the file is refused.
	 */
	async upload(source: FileSource, options: UploadOptions = {}): Promise<StoredFile> {
		const { blob, fileName, mimeType } = await opened(source, options);
		const { signal, timeoutMs, maxRetries } = options;
		const call: CallOptions = {
			...(signal ? { signal } : {}),
			...(timeoutMs === undefined ? {} : { timeoutMs }),
			...(maxRetries === undefined ? {} : { maxRetries }),
		};
		const registered = await this.register({ fileName, mimeType, sizeBytes: blob.size, sha256: await sha256Of(blob) }, call);
		return this.#send(registered, blob, options, call);
	}

	async #send(registered: RegisteredFile, blob: Blob, options: UploadOptions, call: CallOptions): Promise<StoredFile> {
		const { upload, fileId } = registered;
		if (!upload) return this.get(fileId, call);
		for (let tries = 1; ; tries += 1) {
			options.signal?.throwIfAborted();
			options.onProgress?.({ sentBytes: 0, totalBytes: blob.size });
			try {
				await put(upload.url, upload.headers, blob, options);
				break;
			} catch (error) {
				if (options.signal?.aborted) throw options.signal.reason;
				if (error instanceof ApiError && !isPassing(error.status, error.code)) throw error;
				if (tries === TRIES) throw new UploadInterrupted(fileId, () => this.#resume(registered, blob, options, call), error);
				await delay(pauseMs(tries, error instanceof ApiError ? error.retryAfterSeconds : undefined) ?? 0, options.signal);
			}
		}
		return this.completeUpload(fileId, call);
	}

	async #resume(registered: RegisteredFile, blob: Blob, options: UploadOptions, call: CallOptions): Promise<StoredFile> {
		const isOver = !registered.upload || Date.parse(registered.upload.expiresAt) < Date.now();
		if (!isOver) return this.#send(registered, blob, options, call);
		// Its link has ended: the same file under a new one, and the old registration goes.
		const { fileName, mimeType, sizeBytes, sha256 } = registered;
		const again = await this.register({ fileName, mimeType, sizeBytes, sha256 }, call);
		await this.delete(registered.fileId, call).catch(() => undefined);
		return this.#send(again, blob, options, call);
	}

	/** The bytes of a file of yours, as they come. */
	async download(fileId: string, options?: CallOptions): Promise<Response> {
		const { downloadUrl } = await this.get(fileId, options);
		if (!downloadUrl) throw new GoalModeError("This file has no content here: it stays on its owner's device, or is not uploaded yet.");
		return fetchLink(downloadUrl, options?.signal);
	}
}

/** The content behind a signed link. @throws ConnectionError */
export async function fetchLink(url: string, signal?: AbortSignal): Promise<Response> {
	for (let tries = 1; ; tries += 1) {
		const response = await fetch(url, signal ? { signal } : {}).catch((error: unknown) => error);
		signal?.throwIfAborted();
		if (response instanceof Response && response.ok) return response;
		const mayPass = !(response instanceof Response) || isPassing(response.status, undefined);
		if (!mayPass || tries === TRIES) {
			const why = response instanceof Response ? `it answered with status ${response.status}` : "it could not be reached";
			throw new ConnectionError(`The link of this file gives nothing: ${why}.`, { cause: response });
		}
		await delay(pauseMs(tries, undefined) ?? 0, signal);
	}
}

async function put(url: string, headers: Readonly<Record<string, string>>, blob: Blob, options: UploadOptions): Promise<void> {
	const response =
		options.onProgress && typeof XMLHttpRequest !== "undefined"
			? await putByRequest(url, headers, blob, options)
			: await putByFetch(url, headers, blob, options);
	if (response.status < 300) return;
	const { code, message } = asError(response.text);
	throw new ApiError({
		status: response.status,
		code: code ?? `HTTP_${response.status}`,
		message: message ?? `The store refused the file with status ${response.status}.`,
		details: undefined,
	});
}

function asError(text: string): { code?: string; message?: string } {
	try {
		return Object(JSON.parse(text));
	} catch {
		return {};
	}
}

async function putByFetch(url: string, headers: Readonly<Record<string, string>>, blob: Blob, { signal, onProgress }: UploadOptions) {
	const counted = onProgress && typeof window === "undefined" ? counting(blob, onProgress) : blob;
	const stream = counted instanceof Blob ? {} : { duplex: "half" };
	const sized = counted instanceof Blob ? {} : { "content-length": String(blob.size) };
	const response = await fetch(url, {
		method: "PUT",
		headers: { ...headers, ...sized },
		body: counted,
		...(signal ? { signal } : {}),
		...stream,
	} as RequestInit);
	if (counted instanceof Blob) onProgress?.({ sentBytes: blob.size, totalBytes: blob.size });
	return { status: response.status, text: await response.text() };
}

function counting(blob: Blob, onProgress: NonNullable<UploadOptions["onProgress"]>): ReadableStream<Uint8Array> {
	let sentBytes = 0;
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			sentBytes += chunk.byteLength;
			onProgress({ sentBytes, totalBytes: blob.size });
			controller.enqueue(chunk);
		},
	});
	return blob.stream().pipeThrough(counter);
}

/** In browsers only this tells how far an upload is. */
function putByRequest(
	url: string,
	headers: Readonly<Record<string, string>>,
	blob: Blob,
	{ signal, onProgress }: UploadOptions,
): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("PUT", url);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded }) => onProgress?.({ sentBytes: loaded, totalBytes: blob.size });
		request.onload = () => resolve({ status: request.status, text: request.responseText });
		request.onerror = () => reject(new TypeError("The upload broke off"));
		request.onabort = () => reject(signal?.reason ?? new TypeError("The upload was stopped"));
		signal?.addEventListener("abort", () => request.abort(), { once: true });
		request.send(blob);
	});
}
