import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { outlineResume, outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { renderResume } from "@/lib/tools/documents/render-resume";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { closedShelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const { resume, changes } = composeResume({ profile, posting, skills });

interface Rendered {
	readonly names: string[];
	readonly docx: Uint8Array;
	readonly pdf: Uint8Array;
	readonly note: string;
}

async function render(written: TailoredResume, language = "en", country = posting.country): Promise<Rendered> {
	const bytesByName = new Map<string, Uint8Array>();
	const context: ToolContext = {
		signal: new AbortController().signal,
		now: new Date("2026-11-21T09:30:00Z"),
		shelf: closedShelf,
		model: null,
		readFile: () => Promise.reject(new Error("The tool reads no file.")),
		writeFiles: async (files) =>
			files.map(({ fileName, mimeType, bytes }) => {
				bytesByName.set(fileName, bytes);
				return { storageKey: fileName, fileName, mimeType, sizeBytes: bytes.length, sha256: "" };
			}),
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
	await renderResume.run({ resume: written, changes, posting: { ...posting, country }, language }, context);
	const names = [...bytesByName.keys()];
	const ending = (extension: string) => bytesByName.get(names.find((name) => name.endsWith(extension)) ?? "") ?? new Uint8Array();
	return { names, docx: ending(".docx"), pdf: ending(".pdf"), note: strFromU8(ending(".md")) };
}

/** `getDocumentProxy` takes the buffer away, so it gets a copy. */
async function readPdf(bytes: Uint8Array): Promise<{ text: string; pageCount: number }> {
	const { text, totalPages } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
	return { text: squeeze(text), pageCount: totalPages };
}

async function readDocx(bytes: Uint8Array): Promise<string> {
	return squeeze((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value);
}

function squeeze(text: string): string {
	return text
		.normalize("NFC")
		.replace(/[\s•·|]+/gu, " ")
		.trim();
}

/** Where the texts stand, searched one after the other; -1 for one that is missing or out of order. */
function placesIn(document: string, texts: readonly string[]): number[] {
	let from = 0;
	return texts.map((text) => {
		const place = document.indexOf(squeeze(text), from);
		if (place >= 0) from = place + squeeze(text).length;
		return place;
	});
}

/** The sample's files, written once for all tests that only read them. */
const sample = render(resume);

const LONG: TailoredResume = {
	...resume,
	experience: Array.from({ length: 9 }, (_, copy) =>
		resume.experience.map((position) => ({ ...position, experienceId: `${position.experienceId}-${copy}` })),
	).flat(),
};

describe("round trip", () => {
	const texts = outlineTexts(outlineResume(resume, "en"));

	it("the Word file has all text in reading order, with real headings, lists and links and no tables", async () => {
		const { docx } = await sample;
		const html = (await mammoth.convertToHtml({ buffer: Buffer.from(docx) })).value;
		expect(html).toContain("<h1>Experience</h1>");
		expect(html).toContain("<li>Cut median API latency from 240 ms to 95 ms by moving hot reads to Redis</li>");
		expect(html).toContain('href="mailto:mara.lindqvist@example.com"');
		expect(html).not.toContain("<table");
		expect(placesIn(await readDocx(docx), texts)).not.toContain(-1);
	});

	it("the PDF has all text in reading order on at most two pages", async () => {
		const { text, pageCount } = await readPdf((await sample).pdf);
		expect(pageCount).toBeLessThanOrEqual(2);
		expect(placesIn(text, texts)).not.toContain(-1);
	});

	it("a long PDF keeps its order over pages and numbers them from the second on", async () => {
		const { text, pageCount } = await readPdf((await render(LONG)).pdf);
		expect(pageCount).toBeGreaterThan(2);
		expect(text).toContain("Page 2");
		expect(text).not.toContain("Page 1 ");
		const bullets = LONG.experience.flatMap((position) => position.bullets.map((bullet) => bullet.text));
		expect(placesIn(text, bullets)).not.toContain(-1);
	});

	it.each([
		["vi", "Nguyễn Thị Hồng Ánh", "Phát triển hệ thống thanh toán cho 3.500 khách hàng", "Kinh nghiệm làm việc"],
		["el", "Ελένη Παπαδοπούλου", "Ανάπτυξη λογισμικού με 4 συναδέλφους", "Επαγγελματική εμπειρία"],
		["ru", "Ольга Ковалёва", "Разработка платёжной системы на 12 языках", "Опыт работы"],
		["ja", "山田 花子", "決済システムの応答時間を240 msから95 msに短縮しました", "職務経歴"],
		["de", "Jörg Weiß-Müller", "Größere Ausfälle um 30 % verringert", "Berufserfahrung"],
	])("letters of %s survive in both files", async (language, name, line, heading) => {
		const [first] = resume.experience;
		const written = { ...resume, name, experience: first ? [{ ...first, bullets: [{ text: line, sourceIds: ["e1-b1"] }] }] : [] };
		const { docx, pdf } = await render(written, language);
		expect(placesIn((await readPdf(pdf)).text, [name, heading, line])).not.toContain(-1);
		expect(placesIn(await readDocx(docx), [name, heading, line])).not.toContain(-1);
	});
});

it("control characters, half surrogates, emoji and very long lines break neither file", async () => {
	const [first] = resume.experience;
	const text = `Built\u0000 a\u000b <portal> & "shop"${String.fromCharCode(0xd800)} 🚀 for 3 teams ${"and a very long tail ".repeat(300)}end`;
	const written = { ...resume, experience: first ? [{ ...first, bullets: [{ text, sourceIds: ["e1-b1"] }] }] : [] };
	const { docx, pdf } = await render(written);
	expect(await readDocx(docx)).toContain('Built a <portal> & "shop" 🚀 for 3 teams and a very long tail');
	const read = await readPdf(pdf);
	expect(placesIn(read.text, ['Built a <portal> & "shop" for 3 teams', "very long tail end", "Education"])).not.toContain(-1);
	expect(read.pageCount).toBe(2);
});

describe("one document after another", () => {
	/** Glyphs that are parts of others (the single quotes of the double ones) come first alone, then after the others. */
	const marks = "« L’équipe » “d’audit” ‘x’ (ABC) [1:30] H:H A–B 9 %";

	it("copies whole, whatever was printed before", async () => {
		const [first] = resume.experience;
		const quoting = (text: string) => ({ ...resume, experience: first ? [{ ...first, bullets: [{ text, sourceIds: ["e1-b1"] }] }] : [] });
		await render(quoting("“Ångström” «É» …"));
		const before = await render(quoting(marks));
		expect((await readPdf(before.pdf)).text).toContain(squeeze(marks));
		await render(LONG);
		expect((await render(quoting(marks))).pdf).toEqual(before.pdf);
	});
});

describe("files", () => {
	it("are named after person, company and title", async () => {
		const { names } = await sample;
		const base = "Lindqvist-Mara_Backend-Engineer-Payments_Kettle-Quill-GmbH";
		expect(names).toEqual([`${base}.docx`, `${base}.pdf`, `${base}.md`]);
	});

	it("have equal bytes for equal input", async () => {
		const [first, second] = [await sample, await render(resume)];
		expect(second.docx).toEqual(first.docx);
		expect(second.pdf).toEqual(first.pdf);
		expect(strFromU8(unzipSync(first.docx)["docProps/core.xml"] ?? new Uint8Array())).toContain("2026-11-21T09:30:00Z");
	});

	it.each([
		["United States", 612],
		["Germany", 595.28],
	])("for %s are %d points wide", async (country, widthPt) => {
		const { pdf } = await render(resume, "en", country);
		const page = await (await getDocumentProxy(pdf.slice())).getPage(1);
		expect(page.view[2]).toBeCloseTo(widthPt, 1);
	});

	it("for a posting of no country are those of where the resume's owner lives", async () => {
		const { pdf } = await render({ ...resume, contact: ["jane@example.com", "Austin, TX"] }, "en", null);
		expect((await (await getDocumentProxy(pdf.slice())).getPage(1)).getViewport({ scale: 1 }).width).toBe(612);
	});

	it("a script that the font lacks gives a Word file, no PDF, and a word about it", async () => {
		const { names, note, docx } = await render({ ...resume, name: "தமிழ்ச்செல்வி" }, "ta");
		expect(names.map((name) => name.split(".").pop())).toEqual(["docx", "md"]);
		expect(note).toContain("no PDF");
		expect(await readDocx(docx)).toContain("தமிழ்ச்செல்வி");
	});
});

describe("the note", () => {
	it("tells changes with reasons, matches, gaps, the posting and what was not done", async () => {
		const { note } = await sample;
		expect(note).toContain("<https://jobs.example.com/kettle-quill/1?ref=a_b>");
		expect(note).toMatch(/Kubernetes.*your resume does not show/iu);
		expect(note).toContain("- TypeScript");
		expect(note).toContain("JavaScript, PostgreSQL, Kafka, Redis");
		expect(note).toContain("Read both files before you send them");
	});

	it("names every line of the person's file that it does without", async () => {
		const sourceUnused = [
			{ text: "Member of the tower crew", page: 2, isPersonal: false },
			{ text: "Born 1 May 1980", page: 1, isPersonal: true },
		];
		const { note } = await render({ ...resume, sourceUnused });
		expect(note).toMatch(/## In your file, but not in this resume\n[^#]*- Page 2: "Member of the tower crew"\n- About you: "Born 1 May 1980"/u);
		expect((await sample).note).not.toContain("In your file, but not in this resume");
	});

	it("shows text of the posting as text", async () => {
		const { note } = await render({ ...resume, company: "[click](javascript:alert(1)) <img src=x>" });
		expect(note).toContain("\\[click\\](javascript:alert(1)) \\<img src=x\\>");
	});
});
