/** Files that were dropped on one page and are taken along to the next one, which is of the same document. */
let brought: readonly File[] = [];
/** Files of the open page that have not arrived yet: an address can't name them. */
let pending: readonly File[] = [];

export function bringFiles(files: readonly File[]): void {
	brought = files;
}

/** Those files, once. */
export function takeBroughtFiles(): readonly File[] {
	const files = brought;
	brought = [];
	return files;
}

/** Told by the page where files are on their way. */
export function notePendingFiles(files: readonly File[]): void {
	pending = files;
}

/** Takes what is on its way along to the next page, which begins it anew. */
export function bringPendingFiles(): void {
	if (pending.length > 0) bringFiles(pending);
}
