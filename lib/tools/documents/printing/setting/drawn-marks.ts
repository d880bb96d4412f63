import { familyAt, type PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";

/** The text without marks that no font has, such as emoji; letters are never dropped. Spaces at the ends stay, for they part spans. */
export function withoutUndrawnMarks(text: string, fonts: PdfFonts): string {
	const isDrawn = (mark: string) => /[\p{L}\p{M}\p{N}\s]/u.test(mark) || familyAt(fonts, mark.codePointAt(0) ?? 0) >= 0;
	return Array.from(text.normalize("NFC")).filter(isDrawn).join("").replace(/\s+/gu, " ");
}
