import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { type Scanning, scanOf } from "@/tests/accuracy/scans/make-scan";
import { wordRecall } from "@/tests/accuracy/scans/word-recall";
import { type Count, compare, type Field, f1, sumOf } from "@/tests/accuracy/scoring/compare";
import { ResumeLabel } from "@/tests/accuracy/scoring/labelled-resume";

/** It needs no stack, takes minutes and draws pages with poppler: it runs only when it is named. */
export const startsOwnStack = true;

const openDir = path.resolve(import.meta.dirname, "../accuracy/resumes/open");
const NOW = new Date("2026-11-01T00:00:00Z");
const FIELDS = ["name", "e-mail", "phone", "jobs found", "jobs fully right", "bullets"] as const satisfies readonly Field[];
const SCANNINGS: Readonly<Record<string, Scanning>> = { "300 dpi, clean": { dpi: 300 }, "150 dpi, noise": { dpi: 150, noise: 28 } };
/** Of every author some, in every language that is read in pictures by data of its own. */
const RESUMES = [
	...["a/01-nurse-san-antonio", "a/04-electrician-mackay", "a/11-marketing-singapore", "a/15-contadora-leon", "b/02-elektroniker", "b/06-directeur-commercial"],
	...["b/11-operaio", "b/15-logistiek-planner", "f/01-us-civil-engineer", "f/07-gh-security-guard", "f/14-br-product-manager", "t/02-uk-senior-carer"],
	...["t/03-de-elektroniker", "t/20-fr-graphiste", "u/02-product-designer-us", "u/13-recepcionista-hotel-es", "v/03-software-engineer", "v/12-solicitor"],
	...["w/06-cuisinier-fr", "w/15-tecnico-seguranca-br"],
];

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

interface Read {
	readonly counts: Record<Field, Count>;
	readonly recall: number;
	readonly msPerPage: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

async function readScan(name: string, scanning: Scanning): Promise<Read> {
	const file = path.join(openDir, `making-${name}.pdf`);
	const label = ResumeLabel.parse(JSON.parse(await readFile(file.replace(/pdf$/, "json"), "utf8")));
	const bytes = await scanOf(file, scanning);
	const original = await parseResumeBytes({ fileId: "f", fileName: "resume.pdf", bytes: new Uint8Array(await readFile(file)) }, undefined, { maxPages: 2 });
	const startedAt = performance.now();
	const document = await parseResumeBytes({ fileId: "f", fileName: "scan.pdf", bytes });
	const tookMs = performance.now() - startedAt;
	const recall = wordRecall(original.lines, document.lines);
	process.stdout.write(`  ${name.padEnd(32)} ${document.language} ${rounded(recall)} ${Math.round(tookMs / document.pageCount)} ms a page\n`);
	return { counts: compare(label, readProfile(document, NOW)), recall, msPerPage: tookMs / document.pageCount };
}

/** How much of resumes is read when they were printed and scanned, against labels, and how long it takes. Draws pages with poppler. */
export async function benchScans(): Promise<Measure[]> {
	const rows: Measure[] = [];
	for (const [title, scanning] of Object.entries(SCANNINGS)) {
		process.stdout.write(`\n  ${title}\n`);
		const reads: Read[] = [];
		for (const name of RESUMES) {
			const read = await readScan(name, scanning).catch((error: unknown) => process.stdout.write(`  ${name}: ${String(error)}\n`));
			if (typeof read === "object") reads.push(read);
		}
		const mean = (measure: (read: Read) => number) => reads.reduce((sum, read) => sum + measure(read), 0) / Math.max(reads.length, 1);
		rows.push({ name: `${title}: read of ${RESUMES.length}`, value: reads.length, unit: "files", goal: undefined });
		rows.push({ name: `${title}: words`, value: rounded(mean(({ recall }) => recall)), unit: "recall", goal: "at least 0.85" });
		for (const field of FIELDS) {
			rows.push({ name: `${title}: ${field}`, value: rounded(f1(sumOf(reads.map(({ counts }) => counts[field])))), unit: "F1", goal: undefined });
		}
		rows.push({ name: `${title}: a page`, value: Math.round(mean(({ msPerPage }) => msPerPage)), unit: "ms", goal: "at most 20000" });
	}
	rows.push({ name: "most memory of the process", value: Math.round(process.resourceUsage().maxRSS / 1024), unit: "MB", goal: "below 512" });
	return rows;
}
