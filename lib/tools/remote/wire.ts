import { z } from "zod";
import { MAX_SHELF_ITEM_BYTES, MAX_SHELF_KEEP_MS, SHELF_KEY } from "@/lib/tools/shelf/shelf";

/** Keys of `_meta`: the call's grant in a request, and what the call cost in its answer (millionths of a US dollar, without the model's part). */
export const GRANT_META_KEY = "goal-mode/grant";
export const COST_META_KEY = "goal-mode/cost";
/** How long the call may take, for a host that ends it by force. */
export const TIME_LIMIT_HEADER = "x-time-limit-ms";
/** Whom the call is made for, as a keyed hash that means nothing elsewhere: a host serves owners in turn. */
export const OWNER_HEADER = "x-call-owner";

/** What a call may reach, asked for at `url` with the token. `model` is the name of the one that may be asked, if any. */
export const Grant = z.object({ url: z.url(), token: z.string(), model: z.string().nullable(), now: z.iso.datetime() });
export type Grant = z.infer<typeof Grant>;

/** What a tool server asks of the app for its call, and what it gets. */
export const FileAsk = z.object({ fileId: z.string() });
/** A file by a signed link of a few minutes. */
export const LinkedFile = z.object({ fileId: z.string(), fileName: z.string(), mimeType: z.string(), url: z.url() });
export type LinkedFile = z.infer<typeof LinkedFile>;

const ShelfKey = z.string().regex(SHELF_KEY);

/** Far above what a tool writes; a bound for one that went wrong. */
const MAX_WRITTEN_BYTES = 256 * 1024 * 1024;
const MAX_WRITTEN_FILES = 100;
export const UploadsAsk = z.object({
	files: z.array(z.object({ mimeType: z.string(), sizeBytes: z.int().min(0).max(MAX_WRITTEN_BYTES) })).max(MAX_WRITTEN_FILES),
});
const OpenedUpload = z.object({
	storageKey: z.string(),
	link: z.object({ url: z.url(), method: z.literal("PUT"), headers: z.record(z.string(), z.string()) }),
});
export type OpenedUpload = z.infer<typeof OpenedUpload>;
/** In the order of the ask. */
export const OpenedUploads = z.object({ uploads: z.array(OpenedUpload) });

const WrittenFile = z.object({
	storageKey: z.string(),
	fileName: z.string(),
	mimeType: z.string(),
	sizeBytes: z.int().min(0),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const WrittenFiles = z.object({ files: z.array(WrittenFile).max(MAX_WRITTEN_FILES) });

export const ShelfAsk = z.discriminatedUnion("want", [
	z.object({ want: z.literal("keys"), prefix: ShelfKey }),
	z.object({ want: z.literal("read"), key: ShelfKey }),
	z.object({ want: z.literal("write"), key: ShelfKey, base64: z.base64(), keepForMs: z.int().min(0).max(MAX_SHELF_KEEP_MS) }),
	z.object({ want: z.literal("claim"), key: ShelfKey, forMs: z.int().min(0).max(MAX_SHELF_KEEP_MS) }),
	z.object({ want: z.literal("release"), key: ShelfKey }),
]);
export const ShelfAnswer = {
	keys: z.object({ keys: z.array(z.string()) }),
	read: z.object({ base64: z.string().nullable() }),
	claim: z.object({ isMine: z.boolean() }),
	done: z.object({}),
};
/** What an ask may be long, so that an item fits into one. */
export const MAX_ASK_BYTES = Math.ceil((MAX_SHELF_ITEM_BYTES * 4) / 3) + 1024;

export const ModelAsk = z.object({
	/** JSON Schema of the object. */
	schema: z.record(z.string(), z.unknown()),
	instructions: z.string(),
	untrusted: z.array(z.object({ label: z.string(), text: z.string() })),
	maxOutputTokens: z.int().positive(),
	timeoutMs: z.int().positive(),
});
export const ModelAnswer = z.object({ object: z.unknown(), inputTokens: z.number(), outputTokens: z.number() });

/** A refusal, with words for a person. */
export const Refusal = z.object({ code: z.string(), message: z.string() });
