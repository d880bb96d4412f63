import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import type { ObjectCopier } from "./object-copier";
import type { SourcePdf } from "./source-pdf";

const name = (text: string) => PDFName.of(text);
const listOf = (dict: PDFDict | undefined, key: string): readonly PDFObject[] => {
	const list = dict?.lookup(name(key));
	return list instanceof PDFArray ? list.asArray() : [];
};
const dictOf = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
	const found = dict?.lookup(name(key));
	return found instanceof PDFDict ? found : undefined;
};

/** Layers that a document does not show stay unseen: without its list of them they would be printed. */
export function keepLayers(target: PDFDocument, source: SourcePdf, copier: ObjectCopier): void {
	const own = dictOf(source.document.catalog, "OCProperties");
	if (!own) return;
	const { context } = target;
	const usual = dictOf(own, "D");
	const layers = listOf(own, "OCGs");
	const shown = listOf(usual, "ON");
	const hidden = usual?.lookup(name("BaseState")) === name("OFF") ? layers.filter((layer) => !shown.includes(layer)) : listOf(usual, "OFF");
	const before = dictOf(target.catalog, "OCProperties");
	const beforeUsual = dictOf(before, "D");
	const joined = (known: readonly PDFObject[], added: readonly PDFObject[]) => context.obj([...known, ...added.map((layer) => copier.copy(layer))]);
	const all = joined(listOf(before, "OCGs"), layers);
	target.catalog.set(name("OCProperties"), context.obj({ OCGs: all, D: context.obj({ Order: all, OFF: joined(listOf(beforeUsual, "OFF"), hidden) }) }));
}
