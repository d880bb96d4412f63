import PdfDocument from "pdfkit";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { formatOfDocument } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { readDocument } from "@/lib/tools/documents/redacting/reading/read-document";
import { type RedactionWish, redactFile } from "@/lib/tools/documents/redacting/redact-file";
import { FINDING_KINDS, type PersonalFinding, type RedactionReport, type Unseen } from "@/lib/tools/documents/redacting/schemas";

export const reach = () => ({ signal: new AbortController().signal, onPage: () => undefined });

export function linesOf(...texts: readonly string[]): FinderLine[] {
	return texts.map((text, at) => ({ lineId: `l${at + 1}`, page: 1, text, box: null }));
}

/** What is found in lines, as "kind: text". */
export function found(...texts: readonly string[]): string[] {
	return findPersonalData(linesOf(...texts), FINDING_KINDS).map(({ kind, text }) => `${kind}: ${text}`);
}

/** Which letters of lines would be gone, in the order they stand; a dot for each that stays. */
export function goneOf(...lines: readonly string[]): string {
	const text = lines.join(" ");
	const findings = findPersonalData(
		linesOf(...lines),
		FINDING_KINDS.filter((kind) => kind !== "licence_plate"),
	);
	const spans = occurrencesIn(text, soughtTexts(findings.map((finding) => finding.text)));
	return [...text].map((sign, at) => (spans.some(({ start, end }) => start <= at && at < end) ? sign : "·")).join("");
}

export interface FoundFile {
	readonly findings: readonly PersonalFinding[];
	readonly unseen: readonly Unseen[];
}

export async function findInFile(bytes: Uint8Array, fileName: string): Promise<FoundFile> {
	const { lines, again, unseen } = await readDocument(bytes, formatOfDocument(bytes, fileName), reach());
	return { findings: findPersonalData(lines, FINDING_KINDS, again), unseen };
}

/** The file without what is found in it, or without what is chosen. */
export async function redacted(
	bytes: Uint8Array,
	fileName: string,
	given: Partial<RedactionWish> = {},
): Promise<{ bytes: Uint8Array; report: RedactionReport; findings: readonly PersonalFinding[] }> {
	const { findings, unseen } = await findInFile(bytes, fileName);
	const wish = { findings, chosenIds: null, ownWords: [], coversPictures: false, unseen, ...given };
	return { ...(await redactFile({ fileName, bytes }, wish, reach())), findings };
}

export interface PdfSetting {
	readonly info?: Record<string, string>;
	/** Draws whatever else the page is to hold. */
	readonly draw?: (pdf: PDFKit.PDFDocument) => void;
	readonly size?: [number, number];
}

/** A PDF of one page with these lines. */
export async function pdfOf(lines: readonly string[], { info = {}, draw, size = [595, 842] }: PdfSetting = {}): Promise<Uint8Array> {
	const pdf = new PdfDocument({ size, margin: 50, info: { ...info, CreationDate: new Date(0) } });
	const chunks: Buffer[] = [];
	pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve) => pdf.once("end", resolve));
	for (const line of lines) pdf.text(line);
	draw?.(pdf);
	pdf.end();
	await ended;
	return new Uint8Array(Buffer.concat(chunks));
}

/** All that a package or file can hold, as one text to search in: each stream unpacked, in every reading of its bytes. */
export function everyReading(bytes: Uint8Array, unpack: (body: Buffer) => Buffer): string {
	const file = Buffer.from(bytes);
	const texts = [file.toString("latin1"), file.toString("utf16le"), file.subarray(1).toString("utf16le")];
	for (let at = file.indexOf("stream"); at !== -1; at = file.indexOf("stream", at + 6)) {
		if (file.toString("latin1", at - 3, at) === "end") continue;
		const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
		const body = unpack(file.subarray(start, file.indexOf("endstream", start)));
		const latin = body.toString("latin1");
		const strings = [...latin.matchAll(/<([0-9a-fA-F]+)>/g)].map(([, signs = ""]) => Buffer.from(signs, "hex"));
		const wide = strings.map((string) =>
			Buffer.from(string.subarray(0, string.length & ~1))
				.swap16()
				.toString("utf16le"),
		);
		texts.push(latin, body.toString("utf8"), strings.map((string) => string.toString("latin1")).join(""), wide.join(""));
	}
	return texts.join("\n");
}
