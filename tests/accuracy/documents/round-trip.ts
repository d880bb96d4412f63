import { readFileSync } from "node:fs";
import path from "node:path";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { scoreDocument } from "./score-document";

/**
 * How well documents come back from a PDF: each file given is set as PDF, read back, and held against itself.
 * `npx tsx --conditions=react-server tests/accuracy/documents/round-trip.ts FILE…`
 */
async function roundTrip(file: string): Promise<void> {
	const source = { fileName: path.basename(file), bytes: new Uint8Array(readFileSync(file)) };
	const { signal } = new AbortController();
	const wanted = await readDocument(source);
	let made = new Uint8Array();
	const keep = async ({ bytes }: { bytes: Uint8Array }) => {
		made = new Uint8Array(bytes);
	};
	const onFile = () => undefined;
	await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: true },
		{ fileIds: ["0"], readFile: async () => source, keep, writtenAt: new Date(0), signal, onFile },
	);
	const started = performance.now();
	const found = await readPdfBlocks(made, { signal, onPage: () => undefined });
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const { letters, headings, cells, items } = scoreDocument(wanted.blocks, found.blocks);
	const share = (value: number) => value.toFixed(3);
	process.stdout.write(
		`${source.fileName}: letters ${share(letters)}, headings ${share(headings)}, table cells ${share(cells)}, list items ${share(items)}; ${found.pageCount} pages in ${seconds} s\n`,
	);
}

for (const file of process.argv.slice(2)) await roundTrip(file);
