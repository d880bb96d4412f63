import "server-only";
import { kindOfType, typeOfName } from "@/lib/files/formats";
import { openStored } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { fileStore } from "@/lib/files/store/file-store";
import { measure } from "@/lib/files/store/measure";
import type { StorageKey, StoredContent } from "@/lib/files/store/storage";
import { settleMimeType, sniffType, UNTYPED } from "./sniff";

/** What was announced about a file. `sizeBytes` and `sha256` are null where nothing was. */
export interface Announced {
	readonly fileName: string;
	readonly mimeType: string;
	readonly sizeBytes: number | null;
	readonly sha256: string | null;
}

export type Checked = (StoredContent & { readonly mimeType: string }) | { readonly rejectedReason: string };

/** Size and hash of a stored object. */
export async function measureStored(key: StorageKey): Promise<StoredContent> {
	const measured = measure(await openStored(fileStore(), key), FILE_LIMITS.maxBytes);
	for await (const _chunk of measured.chunks);
	return measured.result();
}

/** Type of a stored object by its bytes. */
export function sniffStored(key: StorageKey): Promise<string> {
	return sniffType(() => openStored(fileStore(), key));
}

/** Holds what was uploaded against what was announced. */
export async function checkContent(key: StorageKey, announced: Announced, content: StoredContent): Promise<Checked> {
	if (announced.sizeBytes !== null && content.sizeBytes !== announced.sizeBytes) {
		return { rejectedReason: `Only part of the file arrived, or another file: ${content.sizeBytes} of ${announced.sizeBytes} bytes. Upload it again.` };
	}
	if (announced.sha256 !== null && content.sha256 !== announced.sha256)
		return { rejectedReason: "The content that arrived is not the content that was announced. Upload the file again." };
	const sniffed = await sniffStored(key);
	// The bytes alone say what a file is; its name and its declared type are promises that they must keep, whichever way the file came in.
	const named = typeOfName(announced.fileName);
	// A program that declares no type leaves it to the name.
	const declared = named !== null && announced.mimeType === UNTYPED ? named : announced.mimeType;
	const mimeType = settleMimeType(declared, sniffed);
	if (!mimeType) return { rejectedReason: notAsNamed(declared, sniffed) };
	if (named && !settleMimeType(named, sniffed)) return { rejectedReason: notAsNamed(named, sniffed) };
	return { ...content, mimeType };
}

function notAsNamed(announced: string, found: string): string {
	const named = kindOfType(announced);
	const held = kindOfType(found) ?? "something else";
	const what = named === null || named === held ? "Its content is not what its name says." : `It is named like ${named}, but its content is ${held}.`;
	return `${what} Save the file in the format of its name and upload it again.`;
}
