import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { unzipSync } from "fflate";

/** The files in a downloaded ZIP, by name. */
export async function readArchive(download: Download): Promise<Map<string, Uint8Array>> {
	return new Map(Object.entries(unzipSync(await readFile(await download.path()))));
}

/** How many of the names end like this. */
export function countEnding(names: Iterable<string>, ending: string): number {
	return [...names].filter((name) => name.endsWith(ending)).length;
}
