/** Names under which objects are kept: a folder of ours and a random id, nothing a person typed. */
export type StorageFolder = "uploads" | "files" | "artifacts" | "exports" | "pictures";
export type StorageKey = `${StorageFolder}/${string}`;

export interface StoredContent {
	readonly sizeBytes: number;
	/** Lower-case hexadecimal. */
	readonly sha256: string;
}

export interface PutOptions {
	readonly mimeType: string;
	/** More than this many bytes is refused while they arrive, and nothing is kept. */
	readonly maxBytes: number;
}

/** First and last byte, both included. */
export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

export interface UploadLink {
	readonly url: string;
	readonly method: "PUT";
	readonly headers: Record<string, string>;
}

export interface StoredObject {
	readonly key: StorageKey;
	readonly modifiedAt: Date;
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** Where bytes live. Every driver behaves alike: an object appears whole or not at all. */
export interface FileStore {
	/** @throws AppError PAYLOAD_TOO_LARGE past `maxBytes`. */
	put(key: StorageKey, content: Content, options: PutOptions): Promise<StoredContent>;
	/** Null when there is no such object. */
	open(key: StorageKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
	stat(key: StorageKey): Promise<{ sizeBytes: number } | null>;
	/** Replaces what `to` held. Returns false when `from` doesn't exist. */
	move(from: StorageKey, to: StorageKey): Promise<boolean>;
	/** At most `limit` objects of a folder in the order of their keys, those after `after`. Fewer than `limit` means that there are no more. */
	list(folder: StorageFolder, page: { after: StorageKey | null; limit: number }): Promise<StoredObject[]>;
	/** Removes what writes that never ended have left before that moment. Returns how many. */
	dropUnfinished(before: Date): Promise<number>;
	/** A missing object is no error. */
	delete(key: StorageKey): Promise<void>;
	/** @throws Trouble when it is full or does not answer as it should. */
	check(): Promise<void>;
	/** A link that takes exactly `sizeBytes` bytes of `mimeType` into this one object. */
	presignPut(key: StorageKey, upload: { mimeType: string; sizeBytes: number }, expiresAt: Date): Promise<UploadLink>;
	/** A link that hands out this one object as a download called `fileName`. */
	presignGet(key: StorageKey, download: { fileName: string; mimeType: string }, expiresAt: Date): Promise<string>;
}
