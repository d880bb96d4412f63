import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { type Block, blocksWithin, type Table } from "@/lib/tools/documents/converting/model/blocks";
import type { TableTruth } from "./making/document";
import { addedHits, cellsOfFound, f1Of, scoreBlocks, type TableScore } from "./score-tables";

/**
 * How well the tables of labelled PDFs are read, file by file. `--only-sums` shows no file, for those that are held out; `--cells` shows what was read.
 * `npx tsx --conditions=react-server tests/accuracy/tables/measure.ts FOLDER [--only-sums] [--cells] [NAME…]`
 */
const [folder = "", ...rest] = process.argv.slice(2);
const isQuiet = rest.includes("--only-sums");
const names = rest.filter((word) => !word.startsWith("--"));
const PARTS = ["cells", "headings", "items", "order"] as const;
const line = (score: TableScore) =>
	PARTS.map((part) => `${part} ${f1Of(score[part]).toFixed(3)} (${score[part].hits}/${score[part].wanted}/${score[part].found})`).join("  ");
const tables = (blocks: readonly Block[]): Table[] => blocks.flatMap((block) => [...(block.kind === "table" ? [block] : []), ...tables(blocksWithin(block))]);

const scores: TableScore[] = [];
for (const file of readdirSync(folder).sort()) {
	if (!file.endsWith(".pdf") || (names.length > 0 && !names.some((name) => file.startsWith(name)))) continue;
	const truth = JSON.parse(readFileSync(path.join(folder, file.replace(/\.pdf$/, ".truth.json")), "utf8")) as TableTruth;
	// What is refused is not read: it counts, with nothing found.
	const { blocks } = await readPdfBlocks(new Uint8Array(readFileSync(path.join(folder, file))), {
		signal: new AbortController().signal,
		onProgress: () => undefined,
	}).catch((error: unknown) => {
		process.stdout.write(`${isQuiet ? "a file" : file}: ${String(error)}\n`);
		return { blocks: [] };
	});
	const score = scoreBlocks(truth, blocks);
	scores.push(score);
	if (isQuiet) continue;
	process.stdout.write(`${file}: ${line(score)}\n`);
	if (rest.includes("--cells"))
		for (const table of tables(blocks))
			process.stdout.write(
				`  ${table.rows.length} rows\n${cellsOfFound(table)
					.map((cell) => `    ${cell}\n`)
					.join("")}`,
			);
}
const sum = (part: (typeof PARTS)[number]) => addedHits(scores.map((score) => score[part]));
process.stdout.write(`${scores.length} files: ${line({ cells: sum("cells"), headings: sum("headings"), items: sum("items"), order: sum("order") })}\n`);
process.stdout.write(`mean of files, cells: ${(scores.reduce((all, { cells }) => all + f1Of(cells), 0) / Math.max(1, scores.length)).toFixed(3)}\n`);
