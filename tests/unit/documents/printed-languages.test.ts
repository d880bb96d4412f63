import { describe, expect, it } from "vitest";
import { outlineResume, outlineTexts, type ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from "@/lib/tools/documents/printing/templates";
import { writeDocx } from "@/lib/tools/documents/printing/write-docx";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { readResumeFile } from "@/lib/tools/resume-profile/file/read-resume-file";
import { PRINTED_RESUMES } from "@/tests/factories/printed-resumes";

const writtenAt = new Date("2026-11-21T09:30:00Z");
/** Languages whose lines are broken where no space stands, so that a reader can't tell whether one did. */
const UNSPACED = /^(?:ja|zh|th)/;

async function print(outline: ResumeOutline, name: TemplateName): Promise<{ docx: string[]; pdf: string[] }> {
	const template = TEMPLATES[name];
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language: outline.language, face: template.face });
	expect(undrawn).toEqual([]);
	const options = { paper: paperOf("A4"), title: "t", writtenAt, template, fonts };
	const read = async (bytes: Uint8Array, fileName: string) => (await readResumeFile(bytes, fileName)).lines.map(({ text }) => text);
	return { docx: await read(await writeDocx(outline, options), "a.docx"), pdf: await read(await writePdf(outline, options), "a.pdf") };
}

/** The text of lines as the reader has it (letters of full width as plain ones), with one space where any stand, and none in languages without them; marks of lists and separators count as spaces. */
function textOf(lines: readonly string[], language: string): string {
	const text = lines
		.join(" ")
		.normalize("NFKC")
		.replace(/[\s•·|]+/gu, " ")
		.trim();
	return UNSPACED.test(language) ? text.replace(/ /gu, "") : text;
}

describe.each(PRINTED_RESUMES)("a resume in $language", ({ language, resume }) => {
	const outline = outlineResume(resume, language);

	it.each(TEMPLATE_NAMES)("printed as %s reads back whole from both files, with every value as it was put in", async (name) => {
		const { docx, pdf } = await print(outline, name);
		const [fromDocx, fromPdf] = [textOf(docx, language), textOf(pdf, language)];
		for (const text of outlineTexts(outline).map((value) => textOf([value], language))) {
			expect(fromDocx).toContain(text);
			expect(fromPdf).toContain(text);
		}
		// A Word file has its foot once for all pages, a PDF only on those after the first.
		expect(fromDocx).toBe(textOf([...pdf, outline.name, outline.pageWord], language));
	});
});
