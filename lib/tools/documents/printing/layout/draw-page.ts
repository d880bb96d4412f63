import type { ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import type { PlacedAtom } from "@/lib/tools/documents/printing/paginate";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { drawPieces, type FontBook, type PdfDocument } from "@/lib/tools/documents/printing/setting/draw-line";
import { breakLines, type Line, type Piece } from "@/lib/tools/documents/printing/setting/paragraph";
import type { Span } from "@/lib/tools/documents/printing/setting/token-sources";
import { type AccentName, inkOf } from "@/lib/tools/documents/printing/templates";
import type { Atom } from "./atoms";
import { BULLET_INDENT } from "./atoms";
import type { Bookmarks } from "./bookmarks";
import { drawFigure } from "./draw-figure";
import type { Fit } from "./fit-pages";
import type { PreparedResume } from "./prepare";

type Element = PDFKit.PDFStructureElement;

/** What all pages of one document share. */
export interface Press {
	readonly document: PdfDocument;
	readonly book: FontBook;
	readonly resume: PreparedResume;
	readonly outline: ResumeOutline;
	readonly paper: Paper;
	readonly accent: AccentName;
	readonly fit: Fit;
}

interface PlacedPiece {
	readonly piece: Piece;
	readonly leftPt: number;
	readonly sizePt: number;
	readonly color: string;
}

interface PlacedRun {
	readonly span: Span;
	readonly baselinePt: number;
	readonly pieces: PlacedPiece[];
}

type Alignment = "left" | "right" | "centre";

/** Where letters stand on in a line: its middle, and the height of half a letter below it. */
const BELOW_MIDDLE = 0.35;
const RULE_PT_BELOW = 0.5;
const MARK_INSET_PT = 2;
const FOOTER_GAP_PT = 24;

function startOf(line: Line, fit: Fit, leftPt: number, widthPt: number, alignment: Alignment): number {
	const free = widthPt - line.width * fit.size;
	return leftPt + (alignment === "right" ? free : alignment === "centre" ? free / 2 : 0);
}

/** The runs of a line in reading order: what a span has on the line is drawn at once, wherever its parts stand. */
function runsOf(line: Line, press: Press, leftPt: number, baselinePt: number): PlacedRun[] {
	const { styles } = press.resume.template;
	const runs = new Map<Span, PlacedRun>();
	let left = leftPt;
	for (const piece of line.pieces) {
		const run = runs.get(piece.span) ?? { span: piece.span, baselinePt, pieces: [] };
		const style = styles[piece.span.role];
		run.pieces.push({ piece, leftPt: left, sizePt: style.sizePt * press.fit.size, color: inkOf(style.ink, press.accent) });
		runs.set(piece.span, run);
		left += piece.width * press.fit.size;
	}
	const ordered = [...runs.values()];
	return press.resume.isRightToLeft && ordered.length > 1 ? ordered.reverse() : ordered;
}

function drawRun(press: Press, { pieces, baselinePt }: PlacedRun): void {
	// Pieces that don't touch, as those of a line that turns twice, are drawn apart.
	let from = 0;
	pieces.forEach((one, at) => {
		const next = pieces[at + 1];
		const touches = next && Math.abs(one.leftPt + one.piece.width * press.fit.size - next.leftPt) < 0.01;
		if (touches) return;
		drawPieces(press.document, press.book, pieces.slice(from, at + 1), baselinePt);
		from = at + 1;
	});
}

function drawRuns(press: Press, runs: readonly PlacedRun[]): void {
	for (const run of runs) drawRun(press, run);
}

function addLink(press: Press, element: Element, run: PlacedRun, lineHeightPt: number): void {
	const { document, fit } = press;
	const url = run.span.url ?? "";
	const link = document.struct("Link", { alt: run.span.text });
	element.add(link);
	link.add(() => drawRun(press, run));
	const left = Math.min(...run.pieces.map((one) => one.leftPt));
	const right = Math.max(...run.pieces.map((one) => one.leftPt + one.piece.width * fit.size));
	const options = { structParent: link, Contents: new String(run.span.text) } as unknown as PDFKit.Mixins.AnnotationOption;
	const top = run.baselinePt - lineHeightPt * 0.75;
	if (url.startsWith("#")) document.goTo(left, top, right - left, lineHeightPt, url.slice(1), options);
	else document.link(left, top, right - left, lineHeightPt, url, options);
	link.end();
}

/** Adds lines to an element: text as its content, links as elements of their own. */
function addLines(
	press: Press,
	element: Element,
	lines: readonly Line[],
	atom: Atom,
	box: { topPt: number; leftPt: number; widthPt: number; align: Alignment },
): void {
	const mainSize = press.resume.template.styles[atom.block.role].sizePt * press.fit.size;
	let waiting: PlacedRun[] = [];
	const flush = () => {
		const runs = waiting;
		waiting = [];
		if (runs.length > 0) element.add(() => drawRuns(press, runs));
	};
	lines.forEach((line, at) => {
		const baselinePt = box.topPt + at * atom.lineHeightPt + atom.lineHeightPt / 2 + mainSize * BELOW_MIDDLE;
		for (const run of runsOf(line, press, startOf(line, press.fit, box.leftPt, box.widthPt, box.align), baselinePt)) {
			if (!run.span.url) waiting.push(run);
			else {
				flush();
				addLink(press, element, run, atom.lineHeightPt);
			}
		}
	});
	flush();
}

function drawRule({ document, paper, resume, accent }: Press, y: number): void {
	const { marginPt, rule } = resume.template;
	document.markContent("Artifact", { type: "Layout" });
	document
		.save()
		.moveTo(marginPt.side, y)
		.lineTo(paper.widthPt - marginPt.side, y)
		.lineWidth(rule.widthPt)
		.strokeColor(inkOf(rule.ink, accent))
		.stroke()
		.restore();
	document.endMarkedContent();
}

/** A list item has its mark and its text as elements; everything else is its own element. */
function addAtom(press: Press, parent: Element, atom: Atom, topPt: number): void {
	const { document, resume, paper, fit } = press;
	const { template, isRightToLeft } = resume;
	const { block } = atom;
	const widthPt = paper.widthPt - 2 * template.marginPt.side;
	const align: Alignment = block.isCentred ? "centre" : isRightToLeft ? "right" : "left";
	const indentPt = block.mark ? BULLET_INDENT * template.styles[block.role].sizePt * fit.size : 0;
	const element = document.struct(block.tag);
	parent.add(element);
	if (block.anchor && atom.isFirstPiece)
		document.addNamedDestination(block.anchor, "XYZ", template.marginPt.side, Math.max(0, topPt - 8), null as unknown as number);
	const box = { topPt, leftPt: template.marginPt.side + (isRightToLeft ? 0 : indentPt), widthPt: widthPt - indentPt, align };
	if (block.mark) {
		const mark = document.struct("Lbl");
		const body = document.struct("LBody");
		element.add(mark).add(body);
		const markBox = { ...box, leftPt: template.marginPt.side + (isRightToLeft ? -MARK_INSET_PT : MARK_INSET_PT), widthPt };
		if (atom.isFirstPiece) addLines(press, mark, breakLines(block.mark, widthPt), atom, markBox);
		addLines(press, body, atom.lines, atom, box);
	} else addLines(press, element, atom.lines, atom, box);
	if (atom.asideLines.length > 0) addLines(press, element, atom.asideLines, atom, { ...box, align: isRightToLeft ? "left" : "right" });
	element.end();
	if (block.hasRule) drawRule(press, topPt + atom.heightPt + RULE_PT_BELOW);
}

/** Draws the atoms of one page into the document's structure. */
export function drawAtoms(press: Press, root: Element, page: readonly PlacedAtom<Atom>[], bookmarks: Bookmarks): void {
	const { document, resume } = press;
	let list: Element | null = null;
	for (const { atom, topPt } of page) {
		const top = resume.template.marginPt.top + topPt;
		bookmarks.add(atom, top);
		if (atom.block.tag !== "LI") list = null;
		else if (!list) {
			list = document.struct("L");
			root.add(list);
		}
		if (atom.block.figure) drawFigure(press, root, atom.block.figure, top);
		else addAtom(press, list ?? root, atom, top);
	}
}

/** Name and page number at the foot of a page, outside of the structure. */
export function drawFooter(press: Press, page: number): void {
	const { document, outline, paper, resume } = press;
	const { marginPt, styles } = resume.template;
	const text = [outline.name, `${outline.pageWord} ${page}`].filter(Boolean).join(" · ");
	const [line] = breakLines(resume.set([{ text, role: "footer" }]), paper.widthPt - 2 * marginPt.side);
	if (!line) return;
	document.markContent("Artifact", { type: "Pagination" });
	const plain: Press = { ...press, fit: { size: 1, space: 1 } };
	const align: Alignment = resume.isRightToLeft ? "left" : "right";
	const left = startOf(line, plain.fit, marginPt.side, paper.widthPt - 2 * marginPt.side, align);
	for (const run of runsOf(line, plain, left, paper.heightPt - marginPt.bottom + FOOTER_GAP_PT - (marginPt.bottom < 40 ? 8 : 0) - styles.footer.sizePt * 0.1))
		drawRun(plain, run);
	document.endMarkedContent();
}
