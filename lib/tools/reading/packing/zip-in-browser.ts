import { unzipSync, zipSync } from "fflate";

/** All files of an archive that we wrote ourselves, by their paths: nothing is bounded here. */
export async function unzipAll(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
	return new Map(Object.entries(unzipSync(bytes)));
}

/** An archive of files by their paths. Equal files and an equal time give equal bytes. */
export async function zipOf(files: ReadonlyMap<string, Uint8Array>, modifiedAt: Date): Promise<Uint8Array> {
	return zipSync(Object.fromEntries(files), { mtime: modifiedAt });
}
