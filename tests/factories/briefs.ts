import { readFile } from "node:fs/promises";
import { composeBrief } from "@/lib/tools/documents/brief/composing/compose-brief";
import { notesOfParts } from "@/lib/tools/documents/brief/composing/unused-sources";
import { readingOf } from "@/lib/tools/documents/brief/read-documents";
import type { Brief, BriefChoice } from "@/lib/tools/documents/brief/schemas";
import { readSource } from "@/lib/tools/documents/brief/sources/read-source";

export interface SourceFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

export function textFile(fileName: string, text: string): SourceFile {
	return { fileName, bytes: new TextEncoder().encode(text) };
}

export async function bridgeFiles(): Promise<SourceFile[]> {
	const names = ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"];
	return Promise.all(names.map(async (fileName) => ({ fileName, bytes: new Uint8Array(await readFile(`public/samples/${fileName}`)) })));
}

/** Documents opened, with their sentences and topics. */
export async function readAll(files: readonly SourceFile[]) {
	const opened = await Promise.all(
		files.map(async (file, at) => ({ fileId: `file-${at}`, fileName: file.fileName, document: await readSource(file, new AbortController().signal) })),
	);
	return { documents: opened.map(({ document }) => document), reading: readingOf(opened) };
}

/** A brief of documents, without the text of their pages. */
export async function briefOf(files: readonly SourceFile[], choice: Partial<BriefChoice> = {}) {
	const { documents, reading } = await readAll(files);
	const chosen: BriefChoice = { topics: reading.suggested, length: "medium", view: "", ...choice };
	const { sources, notes } = reading;
	const parts = composeBrief(reading, chosen);
	const own = [...notes, ...notesOfParts(sources, parts)];
	const brief: Brief = { title: `Brief of ${sources.length} documents`, sources, choice: chosen, ...parts, pages: [], notes: own };
	return { brief, documents, reading };
}
