import { unzipSync } from "fflate";

/** The words of a DOCX file, a line for each paragraph. */
export function docxText(bytes: Uint8Array): string {
	const body = unzipSync(bytes)["word/document.xml"];
	if (!body) throw new Error("no Word document");
	const xml = new TextDecoder().decode(body);
	const lines = xml.split("</w:p>").map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(""));
	return lines.join("\n").replaceAll("&amp;", "&");
}
