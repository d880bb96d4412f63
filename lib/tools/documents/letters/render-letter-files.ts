import "server-only";
import { documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { nameForPeople } from "@/lib/tools/documents/printing/names-for-people";
import { outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperFor, paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { PageSize } from "@/lib/tools/documents/printing/templates";
import { writeDocx } from "@/lib/tools/documents/printing/write-docx";
import { layOut, writePdf } from "@/lib/tools/documents/printing/write-pdf";
import type { RenderedFile } from "@/lib/tools/documents/schemas";
import { LETTER_TEMPLATE, outlineLetter } from "./letter-outline";
import type { CoverLetter } from "./schemas";

const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

type Written = { kind: RenderedFile["kind"]; fileName: string; mimeType: string; bytes: Uint8Array };

/** The files of a letter: Word, and PDF where the fonts have all its letters. Equal input gives equal bytes. */
export async function renderLetterFiles(letter: CoverLetter, pageSize: PageSize | null, writtenAt: Date): Promise<Written[]> {
	const outline = outlineLetter(letter);
	const title = documentBaseName(letter.sender.name, letter.addressee.company ?? "", "Cover letter");
	const baseName = nameForPeople({ name: letter.sender.name, language: letter.language }, "Cover letter", letter.addressee.company ?? "");
	const paper = pageSize ? paperOf(pageSize) : paperFor(letter.country);
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language: letter.language, face: LETTER_TEMPLATE.face });
	const options = { paper, title, writtenAt, template: LETTER_TEMPLATE, accent: "blue" as const, fonts };
	const laidOut = layOut(outline, options);
	const docx = await writeDocx(outline, { ...options, fit: laidOut.fitted.fit });
	const files: Written[] = [{ kind: "docx", fileName: `${baseName}.docx`, mimeType: DOCX_TYPE, bytes: docx }];
	if (undrawn.length > 0) return files;
	return [...files, { kind: "pdf", fileName: `${baseName}.pdf`, mimeType: "application/pdf", bytes: await writePdf(outline, options, laidOut) }];
}
