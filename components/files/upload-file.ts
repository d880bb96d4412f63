import type { z } from "zod";
import { ApiError, callApi, errorFromBody } from "@/components/api-client";
import { fileOperations } from "@/components/calls/files";
import { keepLocalFile, sha256Of } from "@/components/device/store/local-file";
import type { File as StoredFile, Upload } from "@/lib/files/schemas";
import { failureOfStatus, failureWithAdvice } from "@/lib/platform/language/failure-words";
import { ownAddress } from "./own-address";

interface UploadOptions {
	signal: AbortSignal;
	/** Called with 0 to 100 while bytes are on their way. */
	onProgress: (percent: number) => void;
}

const STORE = "The place where files are kept";

/** Our own server says in its envelope why it refused; a file store of others speaks another language, so there its status decides. */
export function uploadError({ status, responseText }: Pick<XMLHttpRequest, "status" | "responseText">): ApiError {
	if (status === 0) return new ApiError(0, "UPLOAD_FAILED", "The upload was interrupted. The file is still on your device; try it again.");
	const known = errorFromBody(status, parsedOrNull(responseText));
	if (known.requestId !== null) return known;
	// Links work for a while only, and a new try gets a new one.
	if (status === 403) return new ApiError(status, "UPLOAD_FAILED", "The time for this upload is over. The file is still on your device; try it again.");
	const words = failureWithAdvice(STORE, failureOfStatus(status), status);
	return new ApiError(status, "UPLOAD_FAILED", `${words} The file is still on your device.`);
}

/** Whether a failure can pass by itself. What is wrong with the file stays wrong, however often it is sent. */
export function mayPassLater(error: unknown): boolean {
	if (!(error instanceof ApiError) || ["UPLOAD_FAILED", "QUOTA_EXCEEDED"].includes(error.code)) return true;
	return [0, 401, 408, 409, 429].includes(error.status) || error.status < 400 || error.status >= 500;
}

function parsedOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function send(file: File, target: z.infer<typeof Upload>, { signal, onProgress }: UploadOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		const fail = () => reject(uploadError(request));
		request.open(target.method, ownAddress(target.url));
		for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
		request.upload.onprogress = (event) => event.lengthComputable && onProgress((event.loaded / event.total) * 100);
		request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
		request.onerror = fail;
		request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
		signal.addEventListener("abort", () => request.abort(), { once: true });
		request.send(file);
	});
}

/** Registers a file, sends its bytes straight to storage and has them checked. Throws ApiError; AbortError when cancelled. */
export async function uploadFile(file: File, options: UploadOptions): Promise<StoredFile> {
	const { fileId, upload } = await callApi(
		fileOperations.registerFile,
		{ body: { fileName: file.name, mimeType: file.type || "application/octet-stream", sizeBytes: file.size } },
		{ signal: options.signal },
	);
	options.signal.throwIfAborted();
	if (upload) await send(file, upload, options);
	return callApi(fileOperations.completeUpload, { params: { fileId } }, { signal: options.signal });
}

/** Makes a file known that stays here: its name, kind, size and fingerprint are sent, its content never. @throws ApiError */
export async function registerLocalFile(file: File, { signal }: Pick<UploadOptions, "signal">): Promise<StoredFile> {
	const sha256 = await sha256Of(file);
	const body = { fileName: file.name, mimeType: file.type || "application/octet-stream", sizeBytes: file.size, sha256, local: true };
	const { upload: _none, ...stored } = await callApi(fileOperations.registerFile, { body }, { signal });
	await keepLocalFile(stored.fileId, file);
	return stored;
}
