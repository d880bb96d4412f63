import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { type DocumentScore, scoreDocument } from "./score-document";

export interface SourceFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

/** A file set as PDF. */
export async function pdfOf(source: SourceFile): Promise<Uint8Array> {
	let made = new Uint8Array();
	const keep = async ({ bytes }: { bytes: Uint8Array }) => {
		made = new Uint8Array(bytes);
	};
	await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: true },
		{ fileIds: ["0"], readFile: async () => source, keep, writtenAt: new Date(0), signal: new AbortController().signal, onFile: () => undefined },
	);
	return made;
}

/** A file set as PDF, read back, and held against itself. */
export async function backFromPdf(source: SourceFile): Promise<DocumentScore & { readonly hasTables: boolean; readonly pageCount: number }> {
	const wanted = await readDocument(source);
	const found = await readPdfBlocks(await pdfOf(source), { signal: new AbortController().signal, onProgress: () => undefined });
	return { ...scoreDocument(wanted.blocks, found.blocks), hasTables: JSON.stringify(wanted.blocks).includes('"kind":"table"'), pageCount: found.pageCount };
}
