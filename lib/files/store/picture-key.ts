import type { StorageKey } from "./storage";

const PICTURED = /^(files|artifacts)\/([\w-]+)$/;
const PICTURE = /^pictures\/(files|artifacts)-([\w-]+)$/;

/**
 * Where the picture of a stored object's first page is kept: one for each object, so that it goes with it. Null for what is never drawn. An object is
 * written once, so that its picture never gets old.
 */
export function pictureKey(key: StorageKey): StorageKey | null {
	const [, folder, objectId] = PICTURED.exec(key) ?? [];
	return folder === undefined || objectId === undefined ? null : `pictures/${folder}-${objectId}`;
}

/** The object that a picture was drawn of; null for the key of something else. */
export function pictured(key: StorageKey): StorageKey | null {
	const [, folder, objectId] = PICTURE.exec(key) ?? [];
	return folder === "files" || folder === "artifacts" ? `${folder}/${objectId}` : null;
}
