import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { backFromPdf, pdfOf } from "@/tests/accuracy/documents/back-from-pdf";
import { scoreTruthFolder, type TruthScore } from "@/tests/accuracy/personal-data/truth";
import { redactAll } from "@/tests/accuracy/quality/redacted-files";
import { citedRightly, recomputed } from "@/tests/accuracy/quality/sayings";
import type { TableTruth } from "@/tests/accuracy/tables/making/document";
import { addedHits, f1Of, scoreTables, type TableScore } from "@/tests/accuracy/tables/score-tables";
import type { SourceFile } from "@/tests/factories/briefs";
import { energyTable } from "@/tests/factories/data-tables";

/** It needs no stack: `npm run bench -- quality`. What rules were tuned on and what was held out stand apart. */
export const startsOwnStack = true;

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

const samples = path.resolve(import.meta.dirname, "../../public/samples");
const personal = path.resolve(import.meta.dirname, "../accuracy/personal-data");
const PARTS = ["seen", "held"] as const;
/** Of the first set what was held out has been looked at since; of the second it never was. */
const LABELLED = {
	seen: "seen",
	held: "held once",
	seen2: "seen, second set",
	held2: "held, second set",
	seen3: "seen, third set",
	held3: "held, third set",
	seen6: "seen, sixth set",
	held6: "held, sixth set",
} as const;
/** Of tables, those that a generator made, and those that a writer who saw no code made one by one; the last are held out. */
const TABLES = { seen: "seen", held: "held", seen3: "seen, third set", held3: "held, third set" } as const;
const CONVERTED = /\.(?:docx|md|csv|txt)$/;
const SAMPLE_DOCUMENTS = ["agency-contract-v1.docx", "allotment-handbook.docx", "bridge-engineers-report.docx", "planting-notes.md", "shop-orders.csv"];

const filesOf = (dir: string, names: readonly string[]): Promise<SourceFile[]> =>
	Promise.all(names.map(async (fileName) => ({ fileName, bytes: new Uint8Array(await readFile(path.join(dir, fileName))) })));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const row = (name: string, value: number, unit: string, goal?: string): Measure => ({ name, value, unit, goal: goal && `at least ${goal}` });
const share = (name: string, { count, right }: { count: number; right: number }, goal: string) =>
	row(`${name}, of ${count}`, right / Math.max(1, count), "share", goal);

async function documentsOf(part: (typeof PARTS)[number]): Promise<SourceFile[]> {
	const dir = path.join(personal, part);
	const own = await filesOf(dir, (await readdir(dir)).filter((name) => CONVERTED.test(name)).sort());
	return part === "seen" ? [...(await filesOf(samples, SAMPLE_DOCUMENTS)), ...own] : own;
}

/** Documents set as PDF and made editable again, against themselves. */
export async function benchConversion(): Promise<Measure[]> {
	const measures: Measure[] = [];
	for (const part of PARTS) {
		const files = await documentsOf(part);
		const scores = [];
		for (const file of files) scores.push(await backFromPdf(file));
		const tables = scores.filter(({ hasTables }) => hasTables);
		const [first] = files;
		const isEqual = first && Buffer.from(await pdfOf(first)).equals(Buffer.from(await pdfOf(first)));
		measures.push(
			row(`${part}: letters to PDF and back, ${files.length} files`, mean(scores.map(({ letters }) => letters)), "share", "0.99"),
			row(`${part}: cells of tables there and back, ${tables.length} files`, mean(tables.map(({ cells }) => cells)), "F1", "0.95"),
			row(`${part}: equal bytes of two runs to PDF`, Number(isEqual ?? false), "share", "1"),
		);
	}
	return measures;
}

/** Tables, headings, lists and the order of words in PDFs that four other programs set, against what was meant. */
export async function benchTables(): Promise<Measure[]> {
	const measures: Measure[] = [];
	for (const [folder, part] of Object.entries(TABLES)) {
		const dir = path.resolve(import.meta.dirname, "../accuracy/tables", folder);
		if (!existsSync(dir)) continue;
		const names = (await readdir(dir)).filter((name) => name.endsWith(".pdf")).sort();
		const scores: TableScore[] = [];
		for (const name of names) {
			const truth = JSON.parse(await readFile(path.join(dir, name.replace(/\.pdf$/, ".truth.json")), "utf8")) as TableTruth;
			scores.push(await scoreTables(truth, new Uint8Array(await readFile(path.join(dir, name)))));
		}
		const all = (pick: keyof TableScore) => f1Of(addedHits(scores.map((score) => score[pick])));
		measures.push(
			row(`${part}: cells of tables in PDFs of others, ${names.length} files`, all("cells"), "F1", "0.95"),
			row(`${part}: the same, mean of the files`, mean(scores.map(({ cells }) => f1Of(cells))), "F1", "0.95"),
			row(`${part}: headings in PDFs of others`, all("headings"), "F1"),
			row(`${part}: items of lists in PDFs of others`, all("items"), "F1"),
			row(`${part}: words of paragraphs in their order`, all("order"), "F1"),
		);
	}
	return measures;
}

/** What is found of what others labelled, by kind, all that is offered and what is sure alone, and what is left of it in the new files. */
export async function benchRedactedFiles(): Promise<Measure[]> {
	const measures: Measure[] = [];
	for (const [folder, part] of Object.entries(LABELLED)) {
		const dir = path.join(personal, folder);
		const { kinds, documents, fallen, traps } = await scoreTruthFolder(dir);
		const all = [...kinds].sort(([one], [other]) => one.localeCompare(other));
		const sum = (pick: keyof TruthScore) => all.reduce((whole, [, score]) => whole + score[pick], 0);
		const ratio = (one: number, whole: number) => one / Math.max(1, whole);
		for (const [kind, { meant, gone, sureGone, sureFound, sureRight }] of all) {
			measures.push(row(`${part}: ${kind}, of ${meant}`, ratio(gone, meant), "recall", "0.99"));
			measures.push(row(`${part}: ${kind}, surely, of ${meant}`, ratio(sureGone, meant), "recall"));
			measures.push(row(`${part}: ${kind}, of ${sureFound} found surely`, ratio(sureRight, sureFound), "precision"));
		}
		const { files, texts, recoverable, equal } = await redactAll(dir);
		measures.push(
			row(`${part}: all kinds, of ${sum("meant")} in ${documents} documents`, ratio(sum("gone"), sum("meant")), "recall", "0.99"),
			row(`${part}: all kinds, surely, of ${sum("meant")}`, ratio(sum("sureGone"), sum("meant")), "recall"),
			row(`${part}: all kinds, of ${sum("found")} found`, ratio(sum("right"), sum("found")), "precision"),
			row(`${part}: all kinds, of ${sum("sureFound")} found surely`, ratio(sum("sureRight"), sum("sureFound")), "precision"),
			row(`${part}: nobody's words not surely found, of ${traps}`, 1 - ratio(fallen, traps), "share"),
			row(`${part}: found texts that other programs can't get back, of ${texts}`, 1 - ratio(recoverable, texts), "share", "1"),
			row(`${part}: equal bytes of two redactions, of ${files} files`, ratio(equal, files), "share", "1"),
		);
	}
	return measures;
}

/** Sentences of briefs at their citations, and figures of reports computed anew. */
export async function benchSayings(): Promise<Measure[]> {
	const bridge = await filesOf(samples, ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"]);
	const held = path.join(personal, "held");
	const others = await filesOf(held, (await readdir(held)).filter((name) => /\.(?:pdf|docx)$/.test(name)).sort());
	const orders = await readFile(path.join(samples, "coffee-roastery-orders.csv"), "utf8");
	return [
		share("seen: citations that say their sentence", await citedRightly(bridge), "1"),
		share("held: citations that say their sentence", await citedRightly(others), "1"),
		share("seen: figures of a report computed anew", await recomputed(orders), "1"),
		share("made: figures of a report computed anew", await recomputed(energyTable()), "1"),
	];
}
