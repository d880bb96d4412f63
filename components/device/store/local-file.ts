import { findHere, forgetHere, keepHere } from "./device-store";

const keyOf = (fileId: string) => `file ${fileId}`;

/** The SHA-256 of a file as 64 hexadecimal digits. It leaves the device, and nothing can be read from it. */
export async function sha256Of(file: File): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a file in this browser for the run that reads it. */
export function keepLocalFile(fileId: string, file: File): Promise<void> {
	return keepHere(keyOf(fileId), file);
}

/** A file that was kept for a run; null when this browser has it no more, or it can't be read any more. */
export async function findLocalFile(fileId: string): Promise<File | null> {
	const file = await findHere(keyOf(fileId));
	if (!(file instanceof File)) return null;
	const isThere = await file
		.slice(0, 1)
		.arrayBuffer()
		.then(
			() => true,
			() => false,
		);
	return isThere ? file : null;
}

export function forgetLocalFile(fileId: string): Promise<void> {
	return forgetHere(keyOf(fileId));
}
