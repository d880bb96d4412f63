import { readFileSync } from "node:fs";
import path from "node:path";
import { backFromPdf } from "./back-from-pdf";

/**
 * How well documents come back from a PDF: each file given is set as PDF, read back, and held against itself.
 * `npx tsx --conditions=react-server tests/accuracy/documents/round-trip.ts FILE…`
 */
async function roundTrip(file: string): Promise<void> {
	const started = performance.now();
	const { letters, headings, cells, items, pageCount } = await backFromPdf({ fileName: path.basename(file), bytes: new Uint8Array(readFileSync(file)) });
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const share = (value: number) => value.toFixed(3);
	process.stdout.write(
		`${path.basename(file)}: letters ${share(letters)}, headings ${share(headings)}, table cells ${share(cells)}, list items ${share(items)}; ${pageCount} pages there and back in ${seconds} s\n`,
	);
}

for (const file of process.argv.slice(2)) await roundTrip(file);
