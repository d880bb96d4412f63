import "server-only";
import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream, PDFRef, PDFStream } from "@cantoo/pdf-lib";
import { copyAnnotations } from "./annotations";
import { keepLayers } from "./layers";
import { ObjectCopier } from "./object-copier";
import { matrixOnto, shownSize } from "./page-box";
import type { SourcePdf } from "./source-pdf";

/** Pages that were set empty, by the numbers of their objects, and the PDF whose pages come in their place. */
export interface PageGap {
	readonly source: SourcePdf;
	readonly objects: readonly number[];
}

const name = (text: string) => PDFName.of(text);
const KEPT = ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox", "Rotate", "Resources", "Group", "UserUnit"] as const;
const OVERLAY = "PageNumberOfWhole";

/** What a page has itself or from those above it. */
function inherited(page: PDFPage, key: string): PDFObject | undefined {
	return page.node.getInheritableAttribute(name(key)) ?? page.node.get(name(key));
}

/** What was drawn on the empty page, its number, as a drawing that is laid over the page. */
function overlayOf(target: PDFDocument, placeholder: PDFDict, source: SourcePdf, at: number): PDFRef | null {
	const given = placeholder.lookup(name("Contents"));
	const box = source.boxes[at];
	if (!(given instanceof PDFRawStream) || !box) return null;
	const { context } = target;
	const { widthPt, heightPt } = shownSize(box);
	const dict = context.obj({ Type: "XObject", Subtype: "Form", BBox: [0, 0, widthPt, heightPt], Matrix: [...matrixOnto(box)] });
	for (const key of ["Filter", "DecodeParms", "Length"]) {
		const value = given.dict.get(name(key));
		if (value) dict.set(name(key), value);
	}
	const resources = placeholder.get(name("Resources"));
	if (resources) dict.set(name("Resources"), resources);
	return context.register(PDFRawStream.of(dict, given.contents));
}

function contentsOf(target: PDFDocument, source: SourcePdf, given: PDFObject | undefined, copier: ObjectCopier, hasOverlay: boolean): PDFArray {
	const { context } = target;
	const list = given instanceof PDFRef ? source.document.context.lookup(given) : given;
	const streams = list instanceof PDFArray ? list.asArray() : given ? [given] : [];
	const parts = PDFArray.withContext(context);
	const own = (operators: string) => context.register(context.stream(operators));
	parts.push(own("q\n"));
	for (const stream of streams) {
		const isStream = stream instanceof PDFRef ? source.document.context.lookup(stream) instanceof PDFStream : false;
		if (isStream) parts.push(copier.copy(stream));
	}
	parts.push(own(hasOverlay ? `\nQ q /${OVERLAY} Do Q\n` : "\nQ\n"));
	return parts;
}

function withOverlay(target: PDFDocument, page: PDFDict, overlay: PDFRef): void {
	const { context } = target;
	const shared = page.lookup(name("Resources"));
	// Other pages may have the same resources.
	const resources = shared instanceof PDFDict ? shared.clone(context) : PDFDict.withContext(context);
	const drawings = resources.lookup(name("XObject"));
	const own = drawings instanceof PDFDict ? drawings.clone(context) : PDFDict.withContext(context);
	own.set(name(OVERLAY), overlay);
	resources.set(name("XObject"), own);
	page.set(name("Resources"), resources);
}

function putPage(target: PDFDocument, gap: PageGap, at: number, refs: readonly PDFRef[], copier: ObjectCopier): void {
	const { source } = gap;
	const [page, ref] = [source.document.getPages()[at], refs[at]];
	const placeholder = ref ? target.context.lookup(ref) : undefined;
	if (!page || !ref || !(placeholder instanceof PDFDict)) return;
	const made = PDFDict.withContext(target.context);
	made.set(name("Type"), name("Page"));
	const parent = placeholder.get(name("Parent"));
	if (parent) made.set(name("Parent"), parent);
	for (const key of KEPT) {
		const value = inherited(page, key);
		if (value) made.set(name(key), copier.copy(value));
	}
	const overlay = overlayOf(target, placeholder, source, at);
	made.set(name("Contents"), contentsOf(target, source, page.node.get(name("Contents")), copier, overlay !== null));
	if (overlay) withOverlay(target, made, overlay);
	const notes = copyAnnotations(page.node.get(name("Annots")), source, refs, target.context, copier);
	if (notes) made.set(name("Annots"), notes);
	target.context.assign(ref, made);
}

/** A PDF with the pages of others in the places that were left for them: their text, links and layers as they were. Equal files give equal bytes. */
export async function putPages(bytes: Uint8Array, gaps: readonly PageGap[], signal: AbortSignal): Promise<Uint8Array> {
	const target = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast });
	for (const gap of gaps) {
		signal.throwIfAborted();
		const refs = gap.objects.map((object) => PDFRef.of(object));
		const known = new Map(gap.source.document.getPages().flatMap(({ ref }, at) => (refs[at] ? [[ref, refs[at]] as const] : [])));
		const copier = new ObjectCopier(gap.source.document.context, target.context, known);
		for (const at of refs.keys()) putPage(target, gap, at, refs, copier);
		keepLayers(target, gap.source, copier);
	}
	return target.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
