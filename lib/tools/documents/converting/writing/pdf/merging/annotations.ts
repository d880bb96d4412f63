import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import type { ObjectCopier } from "./object-copier";
import type { SourcePdf } from "./source-pdf";

const name = (text: string) => PDFName.of(text);
const MOST = 5_000;
/** Keys that lead to other notes, to fields, or to what runs. */
const LEFT = ["A", "AA", "Dest", "P", "Parent", "Popup", "IRT", "StructParent", "Kids", "PA", "FS", "Sound", "Movie"];
/** Notes of a page that are seen on it. */
const SEEN = new Set([
	"Link",
	"Text",
	"FreeText",
	"Line",
	"Square",
	"Circle",
	"Polygon",
	"PolyLine",
	"Highlight",
	"Underline",
	"Squiggly",
	"StrikeOut",
	"Stamp",
	"Caret",
	"Ink",
	"Widget",
	"Redact",
]);

const WEB = /^(?:https?|mailto|tel):/i;

/** Where a link leads now: the same address, or the same place of the page that stands for its own. Null for what leads nowhere or runs something. */
function target(note: PDFDict, { places, document }: SourcePdf, pages: readonly PDFRef[], to: PDFContext): readonly [string, PDFObject] | null {
	const action = note.lookup(name("A"));
	const kind = action instanceof PDFDict ? action.lookup(name("S")) : undefined;
	if (action instanceof PDFDict && kind === name("URI")) {
		const uri = action.lookup(name("URI"));
		const text = uri && "decodeText" in uri && typeof uri.decodeText === "function" ? String(uri.decodeText()) : "";
		return uri && WEB.test(text) ? ["A", to.obj({ Type: "Action", S: "URI", URI: uri.clone(to) })] : null;
	}
	const place = places.placeOf(note.get(name("Dest")) ?? (kind === name("GoTo") && action instanceof PDFDict ? action.get(name("D")) : undefined));
	const page = place ? pages[place.page] : undefined;
	if (!place || !page || !document) return null;
	const number = (value: number | null) => (value === null ? to.obj(null) : PDFNumber.of(value));
	return ["Dest", to.obj([page, name("XYZ"), number(place.x), number(place.y), to.obj(null)])];
}

/** The notes of a page in their copies: links that lead somewhere, and what is drawn. */
export function copyAnnotations(
	given: PDFObject | undefined,
	source: SourcePdf,
	pages: readonly PDFRef[],
	to: PDFContext,
	copier: ObjectCopier,
): PDFArray | null {
	const list = given instanceof PDFRef ? source.document.context.lookup(given) : given;
	if (!(list instanceof PDFArray)) return null;
	const copies = PDFArray.withContext(to);
	for (const entry of list.asArray().slice(0, MOST)) {
		const note = entry instanceof PDFRef ? source.document.context.lookup(entry) : entry;
		if (!(note instanceof PDFDict)) continue;
		const subtype = note.lookup(name("Subtype"));
		if (!(subtype instanceof PDFName) || !SEEN.has(subtype.decodeText())) continue;
		const leads = subtype === name("Link") ? target(note, source, pages, to) : null;
		if (subtype === name("Link") && !leads) continue;
		const copy = PDFDict.withContext(to);
		for (const [key, value] of note.entries()) if (!LEFT.includes(key.decodeText())) copy.set(key, copier.copy(value));
		if (leads) copy.set(name(leads[0]), leads[1]);
		copies.push(to.register(copy));
	}
	return copies.size() > 0 ? copies : null;
}
