import "server-only";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@/lib/platform/errors";
import { Trouble } from "@/lib/platform/trouble";
import { objectId, signContentLink } from "./content-link";
import { measure } from "./measure";
import type { FileStore, StorageFolder, StorageKey } from "./storage";

export interface DiskStoreOptions {
	readonly rootDir: string;
	/** Origin under which the content route answers. */
	readonly appUrl: string;
	readonly linkKey: Uint8Array;
}

/** With less, a file of usual size fails. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024;
const FULL = "The disk is full.";
const FOLDERS: readonly StorageFolder[] = ["uploads", "files", "artifacts", "exports", "pictures"];
/** What an object is called in its folder; a write under way has another name. */
const NAME = /^[\w-]+$/;

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function orNull(error: unknown): null {
	if (isMissing(error)) return null;
	throw error;
}

/** What people upload is for the account of the server alone. */
async function openFolderOf(target: string): Promise<void> {
	await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
}

function isFull(error: unknown): boolean {
	return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

function noRoom(cause: unknown): AppError {
	return new AppError("SERVICE_UNAVAILABLE", "There is no room for more files at the moment, on our side. Nothing was lost; try again later.", undefined, {
		cause,
	});
}

/** Keeps objects as files of one folder; its links lead to the app's own content route. */
export function createDiskStore({ rootDir, appUrl, linkKey }: DiskStoreOptions): FileStore {
	const pathOf = (key: StorageKey) => {
		if (!/^(uploads|files|artifacts|exports|pictures)\/[\w-]+$/.test(key)) throw new Error(`Not a storage key: ${key}`);
		return path.join(/* turbopackIgnore: true */ rootDir, key);
	};
	const namesIn = async (folder: StorageFolder) => (await readdir(path.join(/* turbopackIgnore: true */ rootDir, folder)).catch(orNull)) ?? [];
	const linkTo = (key: StorageKey, token: string) => `${appUrl}/api/v1/files/${objectId(key)}/content?token=${token}`;

	return {
		async put(key, content, { maxBytes }) {
			const target = pathOf(key);
			const part = `${target}.${randomUUID()}.part`;
			await openFolderOf(target);
			const measured = measure(content, maxBytes);
			try {
				await pipeline(measured.chunks, createWriteStream(part, { flush: true, mode: 0o600 }));
				await rename(part, target);
			} catch (error) {
				await rm(part, { force: true });
				throw isFull(error) ? noRoom(error) : error;
			}
			return measured.result();
		},
		async open(key, range) {
			const handle = await open(pathOf(key)).catch(orNull);
			if (!handle) return null;
			const stream = createReadStream("", { fd: handle, ...range });
			return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
		},
		async stat(key) {
			const found = await stat(pathOf(key)).catch(orNull);
			return found && { sizeBytes: found.size };
		},
		async move(from, to) {
			await openFolderOf(pathOf(to));
			const moved = await rename(pathOf(from), pathOf(to)).then(() => true, orNull);
			return moved ?? false;
		},
		async list(folder, { after, limit }) {
			const names = (await namesIn(folder)).filter((name) => NAME.test(name) && (after === null || `${folder}/${name}` > after));
			const found = names.sort().slice(0, limit);
			const objects = await Promise.all(
				found.map(async (name) => {
					const key: StorageKey = `${folder}/${name}`;
					const about = await stat(pathOf(key)).catch(orNull);
					// Deleted meanwhile: still a place in the order, and too young to be swept.
					return { key, modifiedAt: about?.mtime ?? new Date() };
				}),
			);
			return objects;
		},
		async dropUnfinished(before) {
			let dropped = 0;
			for (const folder of FOLDERS) {
				for (const name of (await namesIn(folder)).filter((candidate) => candidate.endsWith(".part"))) {
					const file = path.join(/* turbopackIgnore: true */ rootDir, folder, name);
					const about = await stat(file).catch(orNull);
					if (!about || about.mtime >= before) continue;
					await rm(file, { force: true });
					dropped += 1;
				}
			}
			return dropped;
		},
		async delete(key) {
			await rm(pathOf(key), { force: true });
		},
		async check() {
			const probe = path.join(/* turbopackIgnore: true */ rootDir, "uploads", `${randomUUID()}.part`);
			await openFolderOf(probe);
			try {
				const { bavail, bsize } = await statfs(path.dirname(probe));
				if (bavail * bsize < LEAST_FREE_BYTES) throw new Trouble(FULL);
				await writeFile(probe, "ok", { flush: true });
			} catch (error) {
				throw isFull(error) ? new Trouble(FULL, { cause: error }) : error;
			} finally {
				await rm(probe, { force: true });
			}
		},
		async presignPut(key, upload, expiresAt) {
			const token = await signContentLink({ use: "put", key, ...upload }, expiresAt, linkKey);
			return { url: linkTo(key, token), method: "PUT", headers: { "Content-Type": upload.mimeType } };
		},
		async presignGet(key, download, expiresAt) {
			return linkTo(key, await signContentLink({ use: "get", key, ...download }, expiresAt, linkKey));
		},
	};
}
