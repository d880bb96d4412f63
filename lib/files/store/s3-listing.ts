import type { StorageKey, StoredObject } from "./storage";

/** A page of ListObjectsV2. Our keys are letters, digits, hyphens and slashes, so that XML writes them as they are. */
export function readListing(xml: string): { objects: StoredObject[]; isTruncated: boolean } {
	const entries = xml
		.split("<Contents>")
		.slice(1)
		.map((rest) => rest.split("</Contents>", 1)[0] ?? "");
	const objects = entries.map((entry) => ({ key: field(entry, "Key") as StorageKey, modifiedAt: new Date(field(entry, "LastModified")) }));
	return { objects, isTruncated: /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml) };
}

function field(entry: string, name: string): string {
	const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1];
	if (found === undefined) throw new Error(`The file store's listing has an entry without ${name}`);
	return found;
}
