import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { Random } from "@/tests/accuracy/making/random";
import { compose } from "./compose";
import { type MeantDocument, truthOf } from "./document";
import { docxOf } from "./docx";
import { htmlOf } from "./html";
import { texOf } from "./tex";

/**
 * Makes PDFs with tables by four programs, with what stands in them: a browser, LibreOffice, ReportLab and pdfTeX, which have to be installed.
 * `npx tsx --conditions=react-server tests/accuracy/tables/making/make.ts FOLDER FIRST COUNT`
 */
const [folder = "", first = "0", count = "36"] = process.argv.slice(2);
const PROGRAMS = ["browser", "office", "reportlab", "tex"] as const;

interface Job {
	readonly path: string;
	readonly document: MeantDocument;
	readonly random: Random;
}

async function printed(jobs: readonly Job[]): Promise<void> {
	const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"] });
	for (const { path: file, document, random } of jobs) {
		const page = await browser.newPage();
		await page.setContent(htmlOf(document, { isWide: random.chance(0.5), isSerif: random.chance(0.3) }));
		await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
		await page.close();
	}
	await browser.close();
}

async function byOffice(jobs: readonly Job[], scratch: string): Promise<void> {
	const files = [];
	for (const { path: file, document } of jobs) {
		const docx = path.join(scratch, `${path.basename(file, ".pdf")}.docx`);
		writeFileSync(docx, await docxOf(document));
		files.push(docx);
	}
	if (files.length > 0)
		execFileSync("soffice", [
			"--headless",
			`-env:UserInstallation=file://${scratch}/profile`,
			"--convert-to",
			"pdf",
			"--outdir",
			path.resolve(folder),
			...files,
		]);
}

function byTex(jobs: readonly Job[], scratch: string): void {
	for (const { path: file, document } of jobs) {
		const name = path.basename(file, ".pdf");
		writeFileSync(path.join(scratch, `${name}.tex`), texOf(document));
		for (let run = 0; run < 3; run += 1) execFileSync("pdflatex", ["-interaction=batchmode", `-output-directory=${scratch}`, `${name}.tex`], { cwd: scratch });
		execFileSync("cp", [path.join(scratch, `${name}.pdf`), file]);
	}
}

mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(path.join(tmpdir(), "tables-"));
const jobs = Array.from({ length: Number(count) }, (_, at) => {
	const number = Number(first) + at;
	const random = new Random(number * 7_919 + 11);
	const document = compose(random, number);
	const wanted = PROGRAMS[number % PROGRAMS.length] ?? "browser";
	// Letters from the right are what two of the programs can set.
	const program = document.isFromRight && number % 2 === 0 ? "browser" : document.isFromRight ? "office" : wanted;
	const name = `${String(number).padStart(3, "0")}-${program}`;
	writeFileSync(path.join(folder, `${name}.truth.json`), `${JSON.stringify(truthOf(document))}\n`);
	return { program, path: path.join(folder, `${name}.pdf`), document, random };
});
const of = (program: (typeof PROGRAMS)[number]) => jobs.filter((job) => job.program === program);
await printed(of("browser"));
await byOffice(of("office"), scratch);
byTex(of("tex"), scratch);
const input = JSON.stringify(of("reportlab").map(({ path: file, document }) => ({ path: path.resolve(file), document })));
execFileSync("python3", [path.join(import.meta.dirname, "reportlab_pages.py")], { input });
rmSync(scratch, { recursive: true, force: true });
