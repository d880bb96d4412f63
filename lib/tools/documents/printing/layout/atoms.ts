import type { PageAtom } from "@/lib/tools/documents/printing/paginate";
import { breakLines, type Line, naturalWidth, type Paragraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { Fit } from "./fit-pages";
import type { PreparedBlock, PreparedResume } from "./prepare";

/** A block broken into lines at one size: what pages are made of. Lengths in points. */
export interface Atom extends PageAtom {
	readonly block: PreparedBlock;
	readonly lines: readonly Line[];
	readonly asideLines: readonly Line[];
	readonly lineHeightPt: number;
	/** The first of the pieces that a long block was cut into; it alone has the mark and the bookmark. */
	readonly isFirstPiece: boolean;
}

/** Where the text of a list begins, for a size of 1. */
export const BULLET_INDENT = 1.26;
const ASIDE_GAP_PT = 16;
const MOST_ASIDE = 0.5;
const RULE_SPACE_PT = 2;
/** The height of a line for a size of 1 when nothing is added between lines. */
const CLOSED_LEADING = 1.21;
/** A block of more lines is cut into pieces, so that no piece is taller than a page; two lines stay together at either end. */
const MOST_LINES = 12;
const FEWEST_LINES = 3;

function asideWidth(aside: Paragraph, columnPt: number, size: number): number {
	return Math.min(columnPt * MOST_ASIDE, naturalWidth(aside) * size + 0.5);
}

function cutLines(lines: readonly Line[]): Line[][] {
	if (lines.length <= MOST_LINES + FEWEST_LINES) return [[...lines]];
	return [lines.slice(0, MOST_LINES), ...cutLines(lines.slice(MOST_LINES))];
}

const FIGURE_SPACE_PT = 10;

/** A drawing is one piece, as high as it is, with a little air. */
function figureAtom(block: PreparedBlock, heightPt: number): Atom {
	const { keepsWithNext } = block;
	return {
		block,
		lines: [],
		asideLines: [],
		lineHeightPt: 0,
		isFirstPiece: true,
		heightPt: heightPt + FIGURE_SPACE_PT,
		spaceBeforePt: FIGURE_SPACE_PT,
		keepsWithNext,
	};
}

function atomsOf(block: PreparedBlock, { template }: PreparedResume, fit: Fit, widthPt: number): Atom[] {
	if (block.figure) return [figureAtom(block, block.figure.drawing.height)];
	const { sizePt } = template.styles[block.role];
	const leading = CLOSED_LEADING + (template.leading - CLOSED_LEADING) * fit.space;
	const lineHeightPt = sizePt * fit.size * leading * block.paragraph.tallness;
	const aside = block.aside;
	const asidePt = aside ? asideWidth(aside, widthPt, fit.size) : 0;
	const indentPt = block.mark ? BULLET_INDENT * sizePt * fit.size : 0;
	const columnPt = widthPt - indentPt - (aside ? asidePt + ASIDE_GAP_PT : 0);
	const lines = breakLines(block.paragraph, columnPt / fit.size);
	const asideLines = aside ? breakLines(aside, asidePt / fit.size) : [];
	const pieces = cutLines(lines);
	return pieces.map((piece, at) => ({
		block,
		lines: piece,
		asideLines: at === 0 ? asideLines : [],
		lineHeightPt,
		isFirstPiece: at === 0,
		heightPt: Math.max(piece.length, at === 0 ? asideLines.length : 0) * lineHeightPt + (block.hasRule && at === pieces.length - 1 ? RULE_SPACE_PT : 0),
		spaceBeforePt: at === 0 && block.before ? template.spacePt[block.before] * fit.space : 0,
		keepsWithNext: block.keepsWithNext && at === pieces.length - 1,
	}));
}

/** The blocks of a resume in lines at a size and a width. */
export function atomsAt(resume: PreparedResume, fit: Fit, widthPt: number): Atom[] {
	return resume.blocks.flatMap((block) => atomsOf(block, resume, fit, widthPt));
}
