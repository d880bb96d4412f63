import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from "@cantoo/pdf-lib";

/** What would lead out of the page: the tree of pages and of its structure, and what would run. */
const LEFT = ["StructParent", "StructParents", "Parent", "PieceInfo", "Metadata", "AA", "JS"].map((name) => PDFName.of(name));
const DEEPEST = 500;

/**
 * Copies objects of one document into another, each once. Pages that they refer to become those that `known` names; what they refer to is
 * copied in turn, without regard to how deep it goes.
 */
export class ObjectCopier {
	private readonly copies = new Map<PDFRef, PDFRef>();
	private readonly waiting: PDFRef[] = [];

	constructor(
		private readonly from: PDFContext,
		private readonly to: PDFContext,
		known: ReadonlyMap<PDFRef, PDFRef>,
	) {
		for (const [ref, copy] of known) this.copies.set(ref, copy);
	}

	/** The copy of an object, with all that it refers to. */
	copy(object: PDFObject): PDFObject {
		const copy = this.within(object, 0);
		for (let ref = this.waiting.pop(); ref; ref = this.waiting.pop()) {
			const target = this.copies.get(ref);
			const source = this.from.lookup(ref);
			if (target && source) this.to.assign(target, this.within(source, 0));
		}
		return copy;
	}

	private within(object: PDFObject, depth: number): PDFObject {
		if (depth > DEEPEST) throw new RangeError("objects nested too deep");
		if (object instanceof PDFRef) return this.refOf(object);
		if (object instanceof PDFArray) {
			const copy = PDFArray.withContext(this.to);
			for (const entry of object.asArray()) copy.push(this.within(entry, depth + 1));
			return copy;
		}
		if (object instanceof PDFDict) return this.dict(object, depth);
		if (object instanceof PDFRawStream) return PDFRawStream.of(this.dict(object.dict, depth), object.contents);
		if (object instanceof PDFStream) return PDFRawStream.of(this.dict(object.dict, depth), object.getContents());
		return object.clone(this.to);
	}

	private dict(object: PDFDict, depth: number): PDFDict {
		const copy = PDFDict.withContext(this.to);
		for (const [key, value] of object.entries()) if (!LEFT.includes(key)) copy.set(key, this.within(value, depth + 1));
		return copy;
	}

	private refOf(ref: PDFRef): PDFRef {
		const known = this.copies.get(ref);
		if (known) return known;
		const copy = this.to.nextRef();
		this.copies.set(ref, copy);
		this.waiting.push(ref);
		return copy;
	}
}
