/** Files that were dropped on the first page and are taken along to the next one, which is of the same document. */
let brought: readonly File[] = [];

export function bringFiles(files: readonly File[]): void {
	brought = files;
}

/** Those files, once. */
export function takeBroughtFiles(): readonly File[] {
	const files = brought;
	brought = [];
	return files;
}
