import { z } from "zod";
import { FILE_LIMITS } from "./limits";
import { UNREADABLE_CODES } from "./unreadable/unreadable";

const Timestamp = z.iso.datetime();

/** The last part holds a character that stays, and is not the name of a folder itself. */
const NAMES_SOMETHING = String.raw`(^|[/\\])(?!\.{1,2}$)[^/\\]*[^/\\.\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069][^/\\]*$`;

/** A name without folders and control characters: what came before the last slash is dropped. */
export const FileName = z
	.string()
	.min(1)
	.max(FILE_LIMITS.maxNameLength)
	// Controls, halves of pairs, and the marks that turn the direction of reading and so disguise what a file is.
	.transform((name) => name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1).replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ""))
	.refine((name) => name.trim() !== "" && name !== "." && name !== "..", "Give the file a name.")
	.meta({ pattern: NAMES_SOMETHING });

export const MimeType = z
	.string()
	.max(127)
	.regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\t -~]*)?$/, "Give a media type, such as application/pdf.")
	.transform((type) => type.split(";")[0]?.trim().toLowerCase() ?? type);

const Sha256 = z
	.string()
	.regex(/^[0-9a-fA-F]{64}$/, "Give the SHA-256 as 64 hexadecimal digits.")
	.toLowerCase();

export const RegisterFileBody = z.object({
	fileName: FileName,
	mimeType: MimeType,
	sizeBytes: z.int().min(1).max(FILE_LIMITS.maxBytes),
	sha256: Sha256.nullish(),
	local: z.boolean().default(false),
});
export type RegisterFileBody = z.output<typeof RegisterFileBody>;

export const RenameFileBody = z.object({ fileName: FileName });
export type RenameFileBody = z.output<typeof RenameFileBody>;

const Unreadable = z.object({ code: z.enum(UNREADABLE_CODES), message: z.string() });

export const File = z.object({
	fileId: z.uuid(),
	fileName: z.string(),
	mimeType: z.string(),
	sizeBytes: z.int(),
	sha256: z.string().nullable(),
	status: z.enum(["pending", "ready", "local", "rejected"]),
	number: z.int().min(1).default(1).describe("In lists: which of the caller's files of this name it is, in the order in which they were added"),
	unreadable: Unreadable.nullable().default(null).describe("What is known to keep it from being opened; null while nothing is"),
	createdAt: Timestamp,
});
export type File = z.infer<typeof File>;

export const Upload = z.object({ url: z.url(), method: z.literal("PUT"), headers: z.record(z.string(), z.string()), expiresAt: Timestamp });

/** `upload` is null for a local file: it stays on the device. */
export const RegisteredFile = File.extend({ upload: Upload.nullable() });
export type RegisteredFile = z.infer<typeof RegisteredFile>;

export const DownloadLink = z.object({ downloadUrl: z.url(), expiresAt: Timestamp });
export type DownloadLink = z.infer<typeof DownloadLink>;

/** One file with a link to its content; both are null while there is no content to read. */
export const FileWithLink = File.extend({ downloadUrl: z.url().nullable(), expiresAt: Timestamp.nullable() });
export type FileWithLink = z.infer<typeof FileWithLink>;

export const Storage = z.object({
	usedBytes: z.int().describe("What the caller's files take together, announced uploads included"),
	limitBytes: z.int().describe("What they may take"),
});
export type Storage = z.infer<typeof Storage>;

export const FileList = z.object({ items: z.array(File), nextCursor: z.string().nullable(), storage: Storage });
export const Deleted = z.object({ success: z.literal(true) });
export const Received = z.object({ sizeBytes: z.int(), sha256: z.string() });

export const ListFilesQuery = z.object({
	q: z.string().trim().min(1).max(200).optional().describe("Words to find in their names"),
	limit: z.coerce.number().int().min(1).max(100).default(20),
	cursor: z.string().optional(),
});
export const FileParams = z.object({ fileId: z.uuid() });
const FileIssue = z.object({ code: z.string(), message: z.string() });
export const FileCheck = z.object({
	fileId: z.uuid(),
	passed: z.boolean(),
	errors: z.array(FileIssue).describe("What would keep a run from being made with it"),
	warnings: z.array(FileIssue).describe("FILE_DOUBTED: it may be the wrong file; NOTE: a remark"),
});
export type FileCheck = z.infer<typeof FileCheck>;
export const FileCheckQuery = z.object({
	workflowId: z.string().min(1).max(128).optional().describe("Whether it fits this workflow of the catalog; without it whether it can be opened at all"),
});
/** Links lead to artifacts as well, whose ids are not only UUIDs. */
export const ContentParams = z.object({ fileId: z.string().regex(/^[\w-]{1,200}$/, "Give the id of a file.") });
export const ContentQuery = z.object({ token: z.string().max(4000).optional() });
