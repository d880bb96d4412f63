import { AppError } from "@/lib/platform/errors";
import { countMapped } from "./pdf-maps";
import { countOperators, type PdfOperators } from "./pdf-operators";
import { type PdfStream, pdfStreams, TooMuchUnpacked, unpack } from "./pdf-streams";

const MB = 1024 * 1024;
/** Far beyond any resume, and beyond a page of any report. What reads a page takes time with each of these. `operators` are those of a page with all that it paints. */
const LIMITS = {
	unpackedBytes: 64 * MB,
	mapBytes: 4 * MB,
	mapped: 3_000_000,
	operators: 400_000,
	letters: 1_000_000,
	depth: 5_000,
	fonts: 500,
	parts: 1_000,
	nesting: 100,
} as const;
/** What painting something costs beside its own operators. */
const OPERATORS_PER_PAINTING = 20;
const LOOKED_AT_BYTES = 1_024;
const TEXT_SHARE = 0.9;

/** Streams that are never run: pictures, programs of fonts, and what describes the file. */
const IS_PICTURE = /\/Subtype\s*\/Image\b/;
const IS_NO_CONTENT = /\/(?:Length1|Length2|Type\s*\/(?:XRef|Metadata|EmbeddedFile)|Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType|XML)|Alternate)\b/;
const IS_TABLE_OF_NOTHING = /\/W\s*\[\s*0\s+0\s+0\s*\]/;
const IS_OBJECTS = /\/Type\s*\/ObjStm\b/;
const IS_FORM = /\/Subtype\s*\/Form\b|\/PatternType\b/;

function refuse(what: string): never {
	throw new AppError("FILE_UNREADABLE", `This PDF ${what}. Copy its text into a new document, save that as PDF or DOCX and upload it.`);
}

/** Whether it reads like operators rather than a font or a profile of colours. */
function isText(content: Buffer): boolean {
	const head = content.subarray(0, LOOKED_AT_BYTES);
	let printable = 0;
	for (const sign of head) if ((sign >= 32 && sign < 127) || sign === 9 || sign === 10 || sign === 13) printable += 1;
	return printable >= head.byteLength * TEXT_SHARE;
}

/** What a file's objects name: the parts of its pages, and what a name may stand for. */
class References {
	readonly pages: number[][] = [];
	readonly named = new Map<string, Set<number>>();

	read(text: string): void {
		for (const [, one, many = ""] of text.matchAll(/\/Contents\s*(?:(\d{1,9}) \d{1,5} R|\[([^\][]*)\])/g)) {
			this.pages.push(one === undefined ? [...many.matchAll(/(\d{1,9}) \d{1,5} R/g)].map(([, number]) => Number(number)) : [Number(one)]);
		}
		for (const [, name = "", number] of text.matchAll(/\/([^\s()<>[\]{}/%]{1,128}) (\d{1,9}) \d{1,5} R/g)) {
			const numbers = this.named.get(name) ?? new Set();
			this.named.set(name, numbers.add(Number(number)));
		}
	}
}

function refuseContent({ operators, letters, depth, fonts }: PdfOperators): void {
	if (operators > LIMITS.operators) refuse("draws far more than any ordinary document");
	if (letters > LIMITS.letters) refuse("holds far more text than any ordinary document");
	if (depth > LIMITS.depth) refuse("is nested far deeper than any ordinary document");
	if (fonts > LIMITS.fonts) refuse("uses far more fonts than any ordinary document");
}

/** Operators of a stream with all that it paints; a name stands for the costliest that bears it. */
class Costs {
	private readonly known = new Map<number, number>();

	constructor(
		private readonly contents: ReadonlyMap<number, PdfOperators>,
		private readonly named: References["named"],
	) {}

	of(number: number, nesting = 0): number {
		if (nesting > LIMITS.nesting) refuse("is nested far deeper than any ordinary document");
		const known = this.known.get(number);
		if (known !== undefined) return known;
		const content = this.contents.get(number);
		if (!content) return 0;
		// What paints itself is left out by readers.
		this.known.set(number, 0);
		let cost = content.operators;
		for (const [name, times] of content.paints) {
			let costliest = 0;
			for (const form of this.named.get(name) ?? []) costliest = Math.max(costliest, this.of(form, nesting + 1));
			cost += times * (OPERATORS_PER_PAINTING + costliest);
		}
		this.known.set(number, cost);
		return cost;
	}
}

/** Unpacks streams within one allowance for the whole file. */
function unpacker(): (stream: PdfStream) => Buffer {
	let left = LIMITS.unpackedBytes;
	return (stream) => {
		const content = unpack(stream, left);
		left -= content.byteLength;
		return content;
	};
}

/**
 * Counts once what the pages of a PDF make a reader do, before one opens it. What it can't see (a file locked with an empty password) is bounded
 * by the time of a call alone.
 * @throws AppError FILE_UNREADABLE for more content, text, depth or fonts than any page of a resume has.
 */
export function refuseOverlargePdf(bytes: Uint8Array): void {
	const references = new References();
	const contents = new Map<number, PdfOperators>();
	const pictures: PdfStream[] = [];
	const unpackNext = unpacker();
	let mapped = 0;
	const takeMap = (content: Buffer) => {
		mapped += content.byteLength > LIMITS.mapBytes ? LIMITS.mapped + 1 : countMapped(content.toString("latin1"));
		if (mapped > LIMITS.mapped) refuse("holds far larger fonts than any ordinary document");
	};
	const take = (stream: PdfStream, isContent: boolean) => {
		const content = unpackNext(stream);
		if (IS_OBJECTS.test(stream.dictionary)) return references.read(content.toString("latin1"));
		if (!isContent && !isText(content)) return;
		if (content.includes("begincmap")) return takeMap(content);
		const counted = countOperators(content, LIMITS.operators);
		refuseContent(counted);
		if (stream.number !== null) contents.set(stream.number, counted);
	};
	try {
		const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		for (const stream of pdfStreams(file, (text) => references.read(text))) {
			// A table whose rows take no room has as many as it says.
			if (IS_TABLE_OF_NOTHING.test(stream.dictionary)) refuse("holds a table of objects that can't be read");
			if (IS_PICTURE.test(stream.dictionary)) pictures.push(stream);
			else if (!IS_NO_CONTENT.test(stream.dictionary)) take(stream, IS_FORM.test(stream.dictionary));
			else unpackNext(stream);
		}
		// Whatever it calls itself, the content of a page is run.
		const ran = new Set(references.pages.flat());
		for (const picture of pictures) if (picture.number !== null && ran.has(picture.number)) take(picture, true);
	} catch (error) {
		if (error instanceof TooMuchUnpacked) refuse("unpacks to far more than a document holds");
		throw error;
	}
	const costs = new Costs(contents, references.named);
	for (const parts of references.pages) {
		if (parts.length > LIMITS.parts) refuse("is made of far more pieces than any ordinary document");
		let cost = 0;
		for (const part of parts) cost += costs.of(part);
		if (cost > LIMITS.operators) refuse("draws far more than any ordinary document");
	}
}
