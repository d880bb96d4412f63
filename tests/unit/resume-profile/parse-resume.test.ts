import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { inspectResume } from "@/lib/tools/resume-profile/inspect-resume";
import { ResumeDocument } from "@/lib/tools/resume-profile/schemas";
import { tableDocument } from "@/tests/factories/resumes/docx-layouts";
import { drawPdf, marginDates, sidebarLeft, singleColumn } from "@/tests/factories/resumes/pdf-layouts";
import { JAPANESE, PEOPLE } from "@/tests/factories/resumes/people";
import type { SamplePerson } from "@/tests/factories/resumes/sample-person";

const NOW = new Date("2026-11-01T00:00:00Z");

function person(id: string): SamplePerson {
	const found = PEOPLE.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`no person ${id}`);
	return found;
}

async function parse(bytes: Uint8Array, fileName = "resume.pdf") {
	return ResumeDocument.parse(await parseResumeBytes({ fileId: "file_1", fileName, bytes }));
}

async function refusal(bytes: Uint8Array, fileName: string): Promise<AppError> {
	const error: unknown = await parseResumeBytes({ fileId: "file_1", fileName, bytes }).then(
		() => null,
		(reason: unknown) => reason,
	);
	if (!(error instanceof AppError)) throw new Error("was not refused");
	return error;
}

const encode = (text: string) => new TextEncoder().encode(text);

describe("reading a PDF", () => {
	it("joins wrapped list items and tells headings, bold and sizes", async () => {
		const maya = person("frontend-en");
		const document = await parse(await singleColumn(maya));
		expect(document).toMatchObject({ format: "pdf", pageCount: 1, language: "en", warnings: [] });
		expect(document.lines[0]).toMatchObject({ lineId: "L1", text: maya.name, kind: "heading", bold: true, fontSize: 22 });
		const bullets = document.lines.filter((line) => line.kind === "bullet").map((line) => line.text);
		expect(bullets).toEqual([...maya.jobs.flatMap((job) => job.bullets), ...maya.certifications]);
		expect(document.lines.filter((line) => line.kind === "heading").map((line) => line.text)).toContain("EXPERIENCE");
	});

	it("does not take the last word of a wrapped list item for a heading", async () => {
		const bytes = await drawPdf((doc) => {
			doc.font("bold").fontSize(12).text("Experience", 50, 60);
			doc.font("regular").fontSize(10).text("•", 50, 80, { lineBreak: false });
			doc.text("Developed the booking flow of a rental service for 14 cities and four", 62, 80, { lineBreak: false });
			doc.text("languages.", 62, 93, { lineBreak: false });
			doc.text("skills", 62, 130, { lineBreak: false });
		});
		expect((await parse(bytes)).lines.map((line) => [line.kind, line.text])).toEqual([
			["heading", "Experience"],
			["bullet", "Developed the booking flow of a rental service for 14 cities and four languages."],
			["text", "skills"],
		]);
	});

	it("reads two columns one after the other", async () => {
		const document = await parse(await sidebarLeft(person("nurse-en")));
		const texts = document.lines.map((line) => line.text);
		expect(texts.indexOf("Wound Care")).toBeLessThan(texts.indexOf("Aoife O’Sullivan-Reyes"));
		expect(new Set(document.lines.map((line) => line.column))).toEqual(new Set([0, 1]));
		expect(texts.some((text) => text.includes("\t"))).toBe(false);
	});

	it("keeps dates in a margin beside their entries", async () => {
		const document = await parse(await marginDates(person("accountant-de")));
		expect(document.lines.map((line) => line.text)).toContain("03/2019 – heute\tBilanzbuchhalter");
		expect(new Set(document.lines.map((line) => line.column))).toEqual(new Set([0]));
	});

	it("leaves out page numbers and repeated headers", async () => {
		const bytes = await drawPdf(
			(doc) => {
				for (let page = 1; page <= 3; page++) {
					if (page > 1) doc.addPage();
					doc.font("regular").fontSize(9).text("Maya Lindqvist, resume", 50, 30);
					doc.text(`Page ${page} of 3`, 50, 780, { lineBreak: false });
					doc.fontSize(11).text(`Text of the body on sheet number ${page}, long enough to be read as a line.`, 50, 100);
				}
			},
			{ margin: 20 },
		);
		const texts = (await parse(bytes)).lines.map((line) => line.text);
		expect(texts.filter((text) => text.startsWith("Maya"))).toHaveLength(1);
		expect(texts.some((text) => text.startsWith("Page"))).toBe(false);
		expect(texts.filter((text) => text.startsWith("Text of"))).toHaveLength(3);
	});

	it("numbers lines without gaps, each on an existing page", async () => {
		const document = await parse(await sidebarLeft(person("engineer-vi")));
		expect(document.lines.map((line) => line.lineId)).toEqual(document.lines.map((_, index) => `L${index + 1}`));
		expect(document.language).toBe("vi");
	});
});

describe("reading a DOCX", () => {
	it("takes name and contact from the page header and cells from tables", async () => {
		const document = await parse(await tableDocument(person("project-fr")), "cv.docx");
		expect(document).toMatchObject({ format: "docx", language: "fr" });
		expect(document.lines[0]?.text).toBe("Élodie Lefèvre");
		expect(document.lines.map((line) => line.text)).toContain("Banque des Deux Rives, Lyon, France\tJanvier 2020 – aujourd’hui");
		expect(document.lines.filter((line) => line.kind === "bullet").map((line) => line.text)).toContain(
			"Mise en place de Scrum dans trois équipes et suivi dans Jira.",
		);
	});

	it("reads Japanese", async () => {
		const document = await parse(await tableDocument(JAPANESE), "rirekisho.docx");
		expect(document.language).toBe("ja");
		expect(document.lines.filter((line) => line.kind === "heading").map((line) => line.text)).toEqual(["職務要約", "職歴", "学歴", "スキル", "語学", "資格"]);
	});
});

describe("files that cannot be read", () => {
	it("refuses a PDF with a password", async () => {
		const bytes = await drawPdf((doc) => doc.text("A resume that nobody may open without its password."), { userPassword: "secret", pdfVersion: "1.7" });
		expect(await refusal(bytes, "cv.pdf")).toMatchObject({ code: "FILE_ENCRYPTED", message: expect.stringContaining("without the password") });
	});

	it("reads a PDF that only restricts printing", async () => {
		const bytes = await drawPdf((doc) => doc.text("Maya Lindqvist, frontend engineer in Berlin since 2015"), { ownerPassword: "owner", pdfVersion: "1.7" });
		expect((await parse(bytes)).lines).toHaveLength(1);
	});

	it("tells a scan from an empty page", async () => {
		const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
		const scan = await drawPdf((doc) => doc.image(pixel, 0, 0, { width: 595, height: 842 }));
		expect(await refusal(scan, "scan.pdf")).toMatchObject({ code: "FILE_SCANNED", message: expect.stringContaining("text PDF or DOCX") });
		const mixed = await drawPdf((doc) => {
			doc.text("Maya Lindqvist, frontend engineer in Berlin since 2015, speaks three languages.");
			doc.addPage().image(pixel, 0, 0, { width: 595, height: 842 });
		});
		expect((await parse(mixed)).warnings).toEqual(["Page 2 is a picture; what stands on it could not be read."]);
		const blank = await drawPdf(() => undefined);
		expect((await refusal(blank, "blank.pdf")).code).toBe("FILE_EMPTY");
	});

	it.each([
		["nothing", new Uint8Array(), "cv.pdf", "FILE_EMPTY"],
		["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), "cv.pdf", "FILE_TOO_LARGE"],
		["a cut PDF", encode("%PDF-1.7\n1 0 obj <<"), "cv.pdf", "FILE_UNREADABLE"],
		["plain text", encode("Maya Lindqvist"), "cv.txt", "FILE_UNREADABLE"],
		["a cut DOCX", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), "cv.docx", "FILE_UNREADABLE"],
		["another kind of zip", zipSync({ "a.txt": encode("hello") }), "cv.docx", "FILE_UNREADABLE"],
		["old Word", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "cv.doc", "FILE_UNREADABLE"],
		["a photo", new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "cv.jpg", "FILE_SCANNED"],
	])("refuses %s", async (_what, bytes, fileName, code) => {
		expect((await refusal(bytes, fileName)).code).toBe(code);
	});

	it("refuses an encrypted office file", async () => {
		const bytes = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]);
		expect((await refusal(new Uint8Array(bytes), "cv.docx")).code).toBe("FILE_ENCRYPTED");
	});

	it("stops a zip bomb before it unpacks, also when it lies about its size", async () => {
		const bomb = zipSync({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) });
		const view = new DataView(bomb.buffer, bomb.byteOffset);
		const directory = view.getUint32(bomb.byteLength - 6, true);
		view.setUint32(directory + 24, 10, true);
		const stopped = await refusal(bomb, "cv.docx");
		expect(stopped.code).toBe("FILE_UNREADABLE");
		const [, unpackedBytes] = /too many bytes .* at least (\d+)/.exec(String(stopped.cause)) ?? [];
		expect(Number(unpackedBytes)).toBeLessThan(1_000_000);
		const many = zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`word/${index}.xml`, encode("<a/>")])));
		expect((await refusal(many, "cv.docx")).message).toContain("too many parts");
	});
});

describe("inspectResume", () => {
	it("answers with the error instead of throwing it", async () => {
		expect(await inspectResume(new Uint8Array(), "cv.pdf", NOW)).toEqual({
			format: null,
			pageCount: 0,
			errors: [{ code: "FILE_EMPTY", message: expect.stringContaining("upload") }],
			warnings: [],
		});
	});

	it("passes a good resume with its page count", async () => {
		const looked = await inspectResume(await singleColumn(person("nurse-en")), "cv.pdf", NOW);
		expect(looked).toEqual({ format: "pdf", pageCount: 1, errors: [], warnings: [], choices: { homeCountries: ["Ireland"] } });
	});
});
