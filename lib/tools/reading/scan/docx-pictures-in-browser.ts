/** Pictures of pages are not read in a browser: a document of nothing else counts as one without text. */
export async function pdfOfDocxPictures(_bytes: Uint8Array): Promise<Uint8Array | null> {
	return null;
}
