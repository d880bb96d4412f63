import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";

/** The next saved file whose name ends so. A browser without a viewer for PDF saves what a preview shows too, so the ending is needed. */
export function nextDownload(page: Page, ending: string): Promise<Download> {
	return page.waitForEvent("download", (download) => download.suggestedFilename().endsWith(ending));
}

/** The files in a downloaded ZIP, by name. */
export async function readArchive(download: Download): Promise<Map<string, Uint8Array>> {
	return new Map(Object.entries(unzipSync(await readFile(await download.path()))));
}

/** How many of the names end like this. */
export function countEnding(names: Iterable<string>, ending: string): number {
	return [...names].filter((name) => name.endsWith(ending)).length;
}
