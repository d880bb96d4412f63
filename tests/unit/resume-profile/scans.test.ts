import { readFile } from "node:fs/promises";
import path from "node:path";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { inspectResume } from "@/lib/tools/resume-profile/inspect-resume";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { ResumeDocument } from "@/lib/tools/resume-profile/schemas";
import { pdfOfPictures, pngOf } from "@/tests/accuracy/scans/make-scan";
import { wordRecall } from "@/tests/accuracy/scans/word-recall";
import { compare, f1 } from "@/tests/accuracy/scoring/compare";
import { ResumeLabel } from "@/tests/accuracy/scoring/labelled-resume";
import { startTiming } from "@/tests/setup/own-time";

const scansDir = path.resolve(import.meta.dirname, "../../fixtures/scans");
const openDir = path.resolve(import.meta.dirname, "../../accuracy/resumes/open");
const NOW = new Date("2026-11-01T00:00:00Z");
const SCAN_MS = 90_000;

const scan = async (name: string) => new Uint8Array(await readFile(path.join(scansDir, `${name}.pdf`)));
const parse = async (bytes: Uint8Array, signal?: AbortSignal) =>
	ResumeDocument.parse(await parseResumeBytes({ fileId: "f", fileName: "scan.pdf", bytes }, signal));

/** A DOCX that holds nothing but a picture. */
function docxOf(picture: Uint8Array, name: string): Uint8Array {
	const xml =
		'<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:drawing/></w:r></w:p></w:body></w:document>';
	return zipSync({ "word/document.xml": new TextEncoder().encode(xml), [`word/media/${name}`]: picture });
}

/** The upper part of a JPEG: its head promises fewer lines, and what comes after them is not looked at. */
function upperPart(jpeg: Uint8Array, height: number): Uint8Array {
	const part = Buffer.from(jpeg);
	for (let at = 2; part[at] === 0xff; at += 2 + part.readUInt16BE(at + 2)) {
		const isFrame = part[at + 1] === 0xc0;
		if (isFrame) part.writeUInt16BE(height, at + 5);
		if (isFrame) return new Uint8Array(part);
	}
	throw new Error("This JPEG has no baseline frame.");
}

/** The JPEG within a scan. */
async function jpegOf(name: string): Promise<Uint8Array> {
	const file = Buffer.from(await scan(name));
	const start = file.indexOf(Buffer.from("ffd8ff", "hex"));
	return new Uint8Array(file.subarray(start, file.lastIndexOf(Buffer.from("ffd9", "hex")) + 2));
}

describe("a scanned page", () => {
	it.each([
		["grey-150", "making-a/04-electrician-mackay"],
		["skewed", "making-v/12-solicitor"],
		["sideways", "making-b/02-elektroniker"],
		["two-columns", "making-a/01-nurse-san-antonio"],
	])(
		"%s is read like the file it was printed from",
		async (name, original) => {
			const document = await parse(await scan(name));
			expect(document).toMatchObject({ scannedPages: [1], warnings: ["Page 1 is a picture; its text was recognised and may contain mistakes: check it."] });
			const bytes = new Uint8Array(await readFile(path.join(openDir, `${original}.pdf`)));
			const text = await parseResumeBytes({ fileId: "f", fileName: "cv.pdf", bytes }, undefined, { maxPages: 1 });
			expect(document.language).toBe(text.language);
			expect(wordRecall(text.lines, document.lines)).toBeGreaterThan(0.93);
			expect(document.lines.every(({ confidence }) => confidence !== undefined && confidence <= 1)).toBe(true);

			const label = ResumeLabel.parse(JSON.parse(await readFile(path.join(openDir, `${original}.json`), "utf8")));
			const profile = readProfile(document, NOW);
			expect(profile.contact.email?.value).toBe(label.emails[0]);
			expect(profile.name?.value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()).toBe(label.name?.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
			const fromText = f1(compare(label, readProfile(text, NOW))["jobs found"]);
			expect(f1(compare(label, profile)["jobs found"])).toBeGreaterThanOrEqual(fromText - 0.2);
			const facts = [profile.name, profile.contact.email, profile.contact.phone].flatMap((fact) => fact ?? []);
			expect(Math.max(...facts.map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.9);
		},
		SCAN_MS,
	);

	it(
		"in Arabic is told by its letters and read from the right",
		async () => {
			const document = await parse(await scan("arabic"));
			expect(document.language).toBe("ar");
			const texts = document.lines.map(({ text }) => text);
			expect(texts[0]).toBe("سارة محمود الحداد");
			expect(texts).toContain("مهندسة برمجيات أولى");
			expect(readProfile(document, NOW).contact.email?.value).toBe("sara.haddad@example.com");
		},
		SCAN_MS,
	);

	it("is only named by the look before a run, without reading it", async () => {
		const tookMs = startTiming();
		const look = await inspectResume(await scan("clean-300"), "scan.pdf", NOW);
		expect(look.errors).toEqual([]);
		expect(look.warnings).toEqual([expect.stringMatching(/^This file is a scan: its text will be recognised, which takes about \d+ seconds/)]);
		expect(tookMs()).toBeLessThan(4_000);
	});

	it("stops being read when the call is cancelled", async () => {
		const left = new AbortController();
		const reading = parse(await scan("clean-300"), left.signal);
		const tookMs = startTiming();
		setTimeout(() => left.abort(new Error("cancelled")), 700);
		await expect(reading).rejects.toThrow("cancelled");
		expect(tookMs()).toBeLessThan(3_000);
	});
});

describe("a document of pictures alone", () => {
	it(
		"is read as a scan",
		async () => {
			const document = ResumeDocument.parse(
				await parseResumeBytes({ fileId: "f", fileName: "cv.docx", bytes: docxOf(upperPart(await jpegOf("grey-150"), 640), "image1.jpeg") }),
			);
			expect(document).toMatchObject({ format: "docx", scannedPages: [1] });
			expect(readProfile(document, NOW).contact.email).not.toBeNull();
		},
		SCAN_MS,
	);

	it("is refused when its picture promises more than there is", async () => {
		const head = pngOf({ width: 30, height: 30, points: new Uint8Array(900) });
		head.writeUInt32BE(60_000, 16);
		head.writeUInt32BE(60_000, 20);
		await expect(parse(docxOf(new Uint8Array(head), "image1.png"))).rejects.toMatchObject({ code: "FILE_SCANNED" });
		await expect(parse(docxOf((await jpegOf("grey-150")).slice(0, 900), "image1.jpeg"))).rejects.toMatchObject({ code: "FILE_SCANNED" });
	});
});

describe("a picture that can't be read", () => {
	const grey = (width: number, height: number) => ({ width, height, points: new Uint8Array(width * height).fill(255) });

	it(
		"is said to be one: an empty sheet",
		async () => {
			const sheet = grey(1_240, 1_754);
			const bytes = await pdfOfPictures([{ ...sheet, bytes: pngOf(sheet) }], 150);
			await expect(parse(bytes)).rejects.toMatchObject({ code: "FILE_SCANNED" });
		},
		SCAN_MS,
	);

	it("of ten thousand by ten thousand points is refused at once", async () => {
		const sheet = grey(10_000, 10_000);
		const bytes = await pdfOfPictures([{ ...sheet, bytes: pngOf(sheet) }], 1_200);
		const tookMs = startTiming();
		await expect(parse(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/^FILE_/) });
		expect(tookMs()).toBeLessThan(5_000);
	});
});
