import "server-only";
import { linkFile, linkStored } from "@/lib/files/store/link-file";
import type { StorageKey } from "@/lib/files/store/storage";
import { keepUploaded, type OpenUpload, openUpload } from "@/lib/files/store/tool-uploads";
import { AppError } from "@/lib/platform/errors";
import type { LinkedFile } from "./remote/wire";
import type { WrittenFile } from "./tool";

/** The files of a call for a tool server in another process: read and written by signed links, so their bytes never pass through here. */
export interface CallFiles {
	/** @throws AppError FILE_NOT_FOUND, FILE_FORBIDDEN */
	link(fileId: string): Promise<LinkedFile>;
	openUploads(files: ReadonlyArray<{ mimeType: string; sizeBytes: number }>): Promise<OpenUpload[]>;
	/** Takes what was uploaded by links of this call. @throws AppError FILE_NOT_FOUND for another object, or one that has not arrived whole. */
	keepUploads(files: readonly WrittenFile[]): Promise<WrittenFile[]>;
	/** Whom the call is made for; null for nobody's. */
	owner(): Promise<string | null>;
}

interface Reach {
	/** Whom the call is made for. Without it, whoever owns what the call may read. */
	readonly owner?: string;
	/** @throws AppError for a file that may not be read. */
	ownerOf(fileId: string): Promise<string> | string;
	/** A file that an earlier call of the same run has made, by its id; null for another one. */
	made?(fileId: string): Promise<{ readonly storageKey: string; readonly fileName: string; readonly mimeType: string } | null>;
	/** What becomes of an uploaded object; without it the object stays where it is. */
	keep?(file: WrittenFile): Promise<WrittenFile>;
}

/** No file has this id: who owns the files of a call is asked for without one. */
const NO_FILE = "";

/** The files that `reach` names. */
export function callFiles({ owner, ownerOf, keep, made }: Reach): CallFiles {
	const opened = new Map<string, number>();
	return {
		link: async (fileId) => {
			const own = await made?.(fileId);
			return own ? linkStored({ fileId, ...own }) : linkFile(fileId, await ownerOf(fileId));
		},
		openUploads: (files) =>
			Promise.all(
				files.map(async (file) => {
					const upload = await openUpload(file);
					opened.set(upload.storageKey, file.sizeBytes);
					return upload;
				}),
			),
		keepUploads: (files) =>
			Promise.all(
				files.map(async (file) => {
					if (opened.get(file.storageKey) !== file.sizeBytes) throw new AppError("FILE_NOT_FOUND", "This call has not uploaded such a file.");
					opened.delete(file.storageKey);
					await keepUploaded(file.storageKey as StorageKey, file.sizeBytes);
					return keep ? keep(file) : file;
				}),
			),
		owner: async () => {
			if (owner !== undefined) return owner;
			try {
				return await ownerOf(NO_FILE);
			} catch {
				return null;
			}
		},
	};
}
