import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { findInFile } from "@/lib/tools/documents/redacting/find-in-file";
import { redactFile } from "@/lib/tools/documents/redacting/redact-file";
import { REDACTABLE_FORMATS } from "@/lib/tools/documents/redacting/schemas";
import { unzipAll } from "@/lib/tools/reading/packing/zip";

const run = promisify(execFile);
const reach = () => ({ signal: new AbortController().signal, onPage: () => undefined });

/** What other programs get out of a file: a PDF's text by pdftotext and its bytes as they are, a package part by part, a text whole. */
async function textsByOthers(bytes: Uint8Array, format: string): Promise<string[]> {
	const raw = Buffer.from(bytes).toString("latin1");
	if (format === "docx" || format === "xlsx") {
		const parts = [...(await unzipAll(bytes)).values()].map((part) => new TextDecoder().decode(part));
		// Once with the markup and once without, so that a text which runs over its borders is found.
		return parts.flatMap((part) => [part, part.replace(/<\/w:p>|<\/c>/g, "\n").replace(/<[^<>]*>/g, "")]);
	}
	if (format !== "pdf") return [new TextDecoder().decode(bytes)];
	const dir = await mkdtemp(path.join(tmpdir(), "redacted-"));
	try {
		const file = path.join(dir, "a.pdf");
		await writeFile(file, bytes);
		const read = await run("pdftotext", ["-layout", file, "-"], { maxBuffer: 64 * 1024 * 1024 });
		return [read.stdout, raw];
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

export interface RedactedFiles {
	files: number;
	/** Texts that were to go, and those of them that another program still finds. */
	texts: number;
	recoverable: number;
	/** Files of which two runs made the same bytes. */
	equal: number;
}

/** Redacts all that is found in each labelled file of a folder, twice, and looks for it in what was written. */
export async function redactAll(dir: string): Promise<RedactedFiles> {
	const all: RedactedFiles = { files: 0, texts: 0, recoverable: 0, equal: 0 };
	const names = (await readdir(dir)).filter((name) => REDACTABLE_FORMATS.some((format) => name.endsWith(`.${format}`))).sort();
	for (const fileName of names) {
		const file = { fileName, bytes: new Uint8Array(await readFile(path.join(dir, fileName))) };
		const { findings, unseen, format } = await findInFile(file, null, reach());
		const wish = { findings, chosenIds: null, ownWords: [], coversPictures: false, unseen };
		const [one, other] = [await redactFile(file, wish, reach()), await redactFile(file, wish, reach())];
		const texts = await textsByOthers(one.bytes, format);
		const sought = soughtTexts(findings.map(({ text }) => text));
		all.files += 1;
		all.texts += sought.length;
		all.recoverable += new Set(texts.flatMap((text) => occurrencesIn(text, sought).map(({ text: at }) => at))).size;
		all.equal += Number(Buffer.from(one.bytes).equals(Buffer.from(other.bytes)));
	}
	return all;
}
