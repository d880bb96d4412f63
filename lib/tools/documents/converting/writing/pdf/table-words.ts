export function narrowWords(columns: number): string {
	return `A table of ${columns} columns is wider than the page: words and numbers in it are broken over lines. Leave columns out, or convert it as a table instead.`;
}

export function partedWords(columns: number, parts: number): string {
	return `A table of ${columns} columns is wider than the page: it stands in ${parts} parts below each other, each with its first column and the numbers of its columns.`;
}
