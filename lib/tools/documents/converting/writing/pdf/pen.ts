import type { ReadyPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import { drawPieces, type FontBook, type PdfDocument } from "@/lib/tools/documents/printing/setting/draw-line";
import type { Piece } from "@/lib/tools/documents/printing/setting/paragraph";
import { inkOf } from "@/lib/tools/documents/printing/templates";
import type { SetLine } from "./lay-text";
import { riseOf, type StyleName } from "./sheet";
import type { DocumentSpan } from "./spans";
import type { TagNode } from "./strip";

type Element = PDFKit.PDFStructureElement;

interface Box {
	readonly leftPt: number;
	readonly topPt: number;
	readonly widthPt: number;
	readonly heightPt: number;
}

interface Placed {
	readonly piece: Piece<StyleName>;
	readonly leftPt: number;
	readonly sizePt: number;
	readonly color: string;
}

const ACCENT = "blue";
const TOUCHING = 0.01;

/** Draws onto the open page and into the structure of a document. */
export class Pen {
	private readonly elements = new WeakMap<TagNode, Element>();
	private readonly outlines: { readonly level: number; readonly item: PDFKit.PDFOutline }[] = [];

	/** @param places names that links of the file may lead to; `prefix` tells them from those of other files. */
	constructor(
		readonly document: PdfDocument,
		private readonly book: FontBook,
		private readonly root: Element,
		private readonly file: { readonly prefix: string; readonly places: ReadonlySet<string>; readonly outline: PDFKit.PDFOutline },
	) {}

	private element(node: TagNode): Element {
		const known = this.elements.get(node);
		if (known) return known;
		const made = this.document.struct(node.type, node.alt === undefined ? {} : { alt: node.alt });
		(node.parent ? this.element(node.parent) : this.root).add(made);
		this.elements.set(node, made);
		return made;
	}

	/** A line of text. */
	text(node: TagNode, { line, leftPt, baselinePt, heightPt }: SetLine, topPt: number): void {
		if (line.pieces.length === 0) return;
		const element = this.element(node);
		const y = topPt + baselinePt;
		let left = leftPt;
		const placed = line.pieces.map((piece): Placed => {
			const { style } = piece.span as DocumentSpan;
			const own = { piece, leftPt: left, sizePt: style?.sizePt ?? 10, color: style?.color ?? inkOf(style?.ink ?? "ink", ACCENT) };
			left += piece.width;
			return own;
		});
		const waiting: Placed[][] = [];
		const flush = () => {
			const runs = waiting.splice(0);
			if (runs.length === 0) return;
			element.add(() => {
				for (const run of runs) this.run(run, y);
			});
		};
		for (const run of inReadingOrder(placed)) {
			const url = run[0]?.piece.span.url;
			if (!url || (url.startsWith("#") && !this.file.places.has(url.slice(1)))) waiting.push(run);
			else {
				flush();
				this.link(element, run, url, { y, topPt, heightPt });
			}
		}
		flush();
	}

	private run(pieces: readonly Placed[], y: number): void {
		let from = 0;
		pieces.forEach((one, at) => {
			const next = pieces[at + 1];
			if (next && Math.abs(one.leftPt + one.piece.width - next.leftPt) < TOUCHING) return;
			// A run is of one span, so that all of it stands equally high.
			drawPieces(this.document, this.book, pieces.slice(from, at + 1), y - riseOf((one.piece.span as DocumentSpan).script, one.sizePt));
			from = at + 1;
		});
		for (const { piece, leftPt, sizePt, color } of pieces) {
			const { isUnderlined, isStruck, url } = piece.span as DocumentSpan;
			const stroke = (at: number) => this.document.rect(leftPt, at, piece.width, sizePt * 0.05).fill(color);
			if (isUnderlined && !url) stroke(y + sizePt * 0.14);
			if (isStruck) stroke(y - sizePt * 0.3);
		}
	}

	private link(element: Element, run: readonly Placed[], url: string, { y, topPt, heightPt }: { y: number; topPt: number; heightPt: number }): void {
		const [first] = run;
		if (!first) return;
		const { document } = this;
		const said = first.piece.span.text.slice(0, 300);
		const link = document.struct("Link", { alt: said });
		element.add(link);
		link.add(() => this.run(run, y));
		const left = Math.min(...run.map((one) => one.leftPt));
		const right = Math.max(...run.map((one) => one.leftPt + one.piece.width));
		const options = { structParent: link, Contents: new String(said) } as unknown as PDFKit.Mixins.AnnotationOption;
		if (url.startsWith("#")) document.goTo(left, topPt, right - left, heightPt, this.placeName(url.slice(1)), options);
		else document.link(left, topPt, right - left, heightPt, new URL(url).href, options);
		link.end();
	}

	private placeName(name: string): string {
		return `${this.file.prefix}${name}`;
	}

	/** Links of this name lead here. */
	anchor(name: string, topPt: number): void {
		if (this.file.places.has(name)) this.document.addNamedDestination(this.placeName(name), "XYZ", 0, this.document.page.height - Math.max(0, topPt - 8), null);
	}

	/** An entry beside the pages, below the last one of a higher level. */
	bookmark(title: string, level: number, topPt: number): void {
		// The writer counts `left` from the right edge.
		this.entry(title, level, { top: Math.max(0, topPt - 8), left: this.document.page.width });
	}

	/** The same for a place of any page, in that page's own space; the number counts from 0. */
	bookmarkAt(title: string, level: number, { page, x, y }: { page: number; x: number | null; y: number | null }): void {
		const { width, height } = this.document.page;
		const [left, top] = [x === null ? 0 : x, y === null ? height : y];
		this.entry(title, level, { pageNumber: page, left: width - left, top: height - top });
	}

	private entry(title: string, level: number, place: { top: number; left: number; pageNumber?: number }): void {
		while ((this.outlines.at(-1)?.level ?? 0) >= level) this.outlines.pop();
		const parent = this.outlines.at(-1)?.item ?? this.file.outline;
		this.outlines.push({ level, item: parent.addItem(title.slice(0, 300), place as { expanded?: boolean }) });
	}

	picture(node: TagNode, ready: ReadyPicture, { leftPt, topPt, widthPt, heightPt }: Box): void {
		const bytes = Buffer.from(ready.bytes.buffer, ready.bytes.byteOffset, ready.bytes.byteLength);
		this.element(node).add(() => this.document.image(bytes, leftPt, topPt, { width: widthPt, height: heightPt }));
	}

	/** What is only there to be seen stands outside of the structure. */
	private beside(draw: () => void): void {
		this.document.markContent("Artifact", { type: "Layout" });
		draw();
		this.document.endMarkedContent();
	}

	box({ leftPt, topPt, widthPt, heightPt, color }: Box & { readonly color: string }): void {
		this.beside(() => this.document.rect(leftPt, topPt, widthPt, heightPt).fill(color));
	}

	/** Lines from and to points of the page. */
	lines(lines: readonly (readonly number[])[], color: string): void {
		this.beside(() => {
			this.document.save().lineWidth(0.6).strokeColor(color);
			for (const [x = 0, y = 0, toX = 0, toY = 0] of lines) this.document.moveTo(x, y).lineTo(toX, toY);
			this.document.stroke().restore();
		});
	}

	/** The number at the foot of the page. */
	footer({ line, leftPt }: SetLine, baselinePt: number): void {
		this.document.markContent("Artifact", { type: "Pagination" });
		let left = leftPt;
		const placed = line.pieces.map((piece): Placed => {
			const { style } = piece.span as DocumentSpan;
			const own = { piece, leftPt: left, sizePt: style?.sizePt ?? 8, color: inkOf("muted", ACCENT) };
			left += piece.width;
			return own;
		});
		this.run(placed, baselinePt);
		this.document.endMarkedContent();
	}
}

/** The runs of a line in the order in which they are read: what a span has on the line is drawn at once, wherever its parts stand. */
function inReadingOrder(placed: readonly Placed[]): Placed[][] {
	const runs = new Map<unknown, Placed[]>();
	for (const one of placed) runs.set(one.piece.span, [...(runs.get(one.piece.span) ?? []), one]);
	const ordered = [...runs.values()];
	const isFromRight = placed.length > 0 && placed.every(({ piece }) => piece.level > 0);
	return isFromRight ? ordered.reverse() : ordered;
}
