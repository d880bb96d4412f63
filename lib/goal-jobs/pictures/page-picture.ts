import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { fileStore } from "@/lib/files/store/file-store";
import { pictureKey } from "@/lib/files/store/picture-key";
import { readStoredBytes } from "@/lib/files/store/read-file-bytes";
import type { StorageKey } from "@/lib/files/store/storage";
import { type UnreadableCode, unreadableCode } from "@/lib/files/unreadable/unreadable";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { callFiles } from "@/lib/tools/call-files";
import { runTool } from "@/lib/tools/run-tool";
import { findTool } from "@/lib/tools/servers";

const TOOL = "documents:draw_page";
/** With a little of waiting for its turn. */
const LONGEST_MS = 20_000;
const MOST_BYTES = 2 * 1024 * 1024;
/** Pictures of one owner that are drawn at once: runs need the same workers. */
const AT_ONCE = 2;
/** What is drawn in another way has another name for caches. */
const DRAWING = "1";
const TYPE = "image/webp";
const FILM_BYTES = 2 * 1024 * 1024;

/** A stored object of a caller who may read it. */
export interface PicturedFile {
	readonly storageKey: string;
	readonly fileName: string;
	readonly mimeType: string;
	/** Of its content, in hexadecimal. */
	readonly sha256: string;
	/** Told when it turns out that the file can't be opened. */
	readonly noteUnreadable?: (code: UnreadableCode) => Promise<void>;
}

/** Drawings under way, by the object: who asks again meanwhile waits for the same one. */
const underWay = new Map<string, Promise<Uint8Array>>();
const owners = new Map<string, LimitFunction>();

/**
 * Answers with the first page of a file as a picture: drawn where its tool server is when it is first asked for, and kept beside the file.
 * @throws AppError PICTURE_NOT_FOUND for a file of which none can be drawn, SERVICE_UNAVAILABLE when it does not get its turn.
 */
export async function answerPicture(file: PicturedFile, ownerId: string, request: Request): Promise<Response> {
	const etag = `"${file.sha256.slice(0, 32)}-${DRAWING}"`;
	const headers = {
		"Cache-Control": "private, no-cache",
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Content-Type": TYPE,
		ETag: etag,
		"X-Content-Type-Options": "nosniff",
	};
	const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	if (known.includes(etag)) return new Response(null, { status: 304, headers });
	const bytes = await drawn(file, ownerId);
	if (bytes.byteLength === 0) throw new AppError("PICTURE_NOT_FOUND", "No page of this file can be shown as a picture.");
	return new Response(new Uint8Array(bytes), { status: 200, headers: { ...headers, "Content-Length": String(bytes.byteLength) } });
}

/** The picture's bytes; none for a file that could not be drawn, which is not tried again. */
export async function drawn(file: PicturedFile, ownerId: string): Promise<Uint8Array> {
	const key = pictureKey(file.storageKey as StorageKey);
	if (!key) return new Uint8Array();
	if (await fileStore().stat(key)) return readStoredBytes(key);
	const drawing = underWay.get(key) ?? inTurn(ownerId, () => drawAndKeep(file, key, ownerId));
	underWay.set(key, drawing);
	try {
		return await drawing;
	} finally {
		if (underWay.get(key) === drawing) underWay.delete(key);
	}
}

async function inTurn<Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> {
	const limit = owners.get(ownerId) ?? pLimit(AT_ONCE);
	owners.set(ownerId, limit);
	try {
		return await limit(work);
	} finally {
		if (limit.activeCount + limit.pendingCount === 0) owners.delete(ownerId);
	}
}

async function drawAndKeep(file: PicturedFile, key: StorageKey, ownerId: string): Promise<Uint8Array> {
	const bytes = await draw(file, ownerId);
	await fileStore().put(key, bytes, { mimeType: TYPE, maxBytes: MOST_BYTES });
	return bytes;
}

/** @throws AppError SERVICE_UNAVAILABLE */
async function draw(file: PicturedFile, ownerId: string): Promise<Uint8Array> {
	const tool = findTool(TOOL);
	if (!tool) throw new Error(`There is no tool ${TOOL}`);
	const refuse = () => Promise.reject(new AppError("FILE_FORBIDDEN", "A drawing reads the one file that it shows, and writes none."));
	const fileId = "file";
	const { fileName, mimeType, storageKey } = file;
	const context = {
		files: callFiles({ owner: ownerId, ownerOf: refuse, made: async () => ({ storageKey, fileName, mimeType }) }),
		now: new Date(0),
		model: null,
		readFile: async () => ({
			fileId,
			fileName,
			mimeType,
			bytes: await (isFilm(mimeType) ? beginningOf(storageKey as StorageKey) : readStoredBytes(storageKey)),
		}),
		writeFiles: refuse,
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
	const signal = AbortSignal.timeout(LONGEST_MS);
	try {
		const { picture } = tool.output.parse(await runTool({ toolRef: TOOL, tool, args: { fileId }, context, signal })) as { picture: string | null };
		return picture === null ? new Uint8Array() : Buffer.from(picture, "base64");
	} catch (error) {
		if (error instanceof AppError && OF_FILE.has(error.code)) {
			const code = unreadableCode(error.code);
			if (code) await file.noteUnreadable?.(code);
			return new Uint8Array();
		}
		logger.warn({ err: error }, "A first page could not be drawn");
		throw new AppError("SERVICE_UNAVAILABLE", "So much is being worked on that this page could not be drawn yet. Try again in a minute.", undefined, {
			cause: error,
		});
	}
}

const isFilm = (mimeType: string): boolean => mimeType.startsWith("video/");

/** Where a film keeps its picture: its tables come before its frames. */
async function beginningOf(key: StorageKey): Promise<Uint8Array> {
	const stat = await fileStore().stat(key);
	if (!stat) return readStoredBytes(key);
	const stream = await fileStore().open(key, { start: 0, end: Math.min(stat.sizeBytes, FILM_BYTES) - 1 });
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What drawing again would not change. */
const OF_FILE: ReadonlySet<string> = new Set(["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_TOO_LARGE", "FILE_UNREADABLE", "FILE_SCANNED"]);
