import type { Block, Heading, List, Picture, TextLook } from "@/lib/tools/documents/converting/model/blocks";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import type { Rule } from "@/lib/tools/reading/docx/styles";
import type { Column, LayContext } from "./lay-context";
import { layTable } from "./lay-table";
import { layRuns, runsFromRight, textStrips } from "./lay-text";
import type { Pen } from "./pen";
import { INDENT, type Place, SPACE } from "./sheet";
import { decorated, type Strip, type TagNode, tag } from "./strip";

const NARROWEST = 40;
/** A long text is laid out piece by piece, so that who cancels is heard. */
const CODE_LINES_AT_ONCE = 200;
const RULE_INK = "#16181d";
const BAR = "#c9ced6";
const CODE_GROUND = "#f4f5f7";
const HEADINGS: readonly Place[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** Blocks as strips of a column, each laid out when it is asked for. */
export function* layBlocks(blocks: readonly Block[], node: TagNode, column: Column, context: LayContext): Generator<Strip> {
	const spaceOf = (at: number) => (at === 0 && column.depth > 0 ? 0 : column.place === "body" ? SPACE.paragraph : 2);
	for (const [at, block] of blocks.entries()) yield* layBlock(block, ownSpace(block, at, column) ?? spaceOf(at), node, column, context);
}

/** The space that a file sets above a text of its pages. */
function ownSpace(block: Block | undefined, at: number, { depth, place }: Column): number | undefined {
	if (!block || place !== "body" || (at === 0 && depth > 0)) return undefined;
	return block.kind === "paragraph" || block.kind === "heading" ? block.look?.spaceBeforePt : undefined;
}

/** A column within the indents of a text. Lists have their own. */
function standing({ leftPt = 0, rightPt = 0 }: TextLook, column: Column): Column {
	if (column.depth > 0) return column;
	const left = Math.min(leftPt, column.widthPt / 2);
	return { ...column, leftPt: column.leftPt + left, widthPt: Math.max(NARROWEST, column.widthPt - left - Math.min(rightPt, column.widthPt / 3)) };
}

/** The lines above and below a text. */
function ruled(strips: readonly Strip[], { ruleAbove, ruleBelow }: TextLook, { leftPt, widthPt }: Column): Strip[] {
	const line = (pen: Pen, { ink, widthPt: heightPt }: Rule, topPt: number) => pen.box({ leftPt, topPt, widthPt, heightPt, color: ink ?? RULE_INK });
	const last = strips.length - 1;
	return strips.map((strip, at) => {
		const above = at === 0 ? ruleAbove : undefined;
		const below = at === last ? ruleBelow : undefined;
		if (!above && !below) return strip;
		const [over, under] = [above, below].map((rule) => (rule ? rule.spacePt + rule.widthPt : 0)) as [number, number];
		const paint: Strip["paint"] = (pen, topPt) => {
			if (above) line(pen, above, topPt);
			strip.paint(pen, topPt + over);
			if (below) line(pen, below, topPt + over + strip.heightPt + below.spacePt);
		};
		return { ...strip, heightPt: strip.heightPt + over + under, paint };
	});
}

function layBlock(block: Block, before: number, node: TagNode, column: Column, context: LayContext): Iterable<Strip> {
	switch (block.kind) {
		case "heading":
			return layHeading(block, ownSpace(block, 1, column), node, column, context);
		case "paragraph": {
			const { look } = block;
			const own = look && standing(look, column);
			const strips = textStrips(layRuns(block.runs, column.place, context, own ?? column, look), tag("P", node), { before });
			return named(look && own ? ruled(strips, look, own) : strips, block.names ?? []);
		}
		case "list":
			return layList(block, node, column, context, before);
		case "table":
			return layTable(block, node, column, context, layBlocks);
		case "picture":
			return layPicture(block.picture, node, column, context);
		case "quote":
			return layQuote(block.blocks, node, column, context);
		case "code":
			return layCode(block.text, node, column, context);
		case "rule":
			return [layRule(column)];
		case "pageBreak":
			return [{ heightPt: 0, spaceBeforePt: 0, keepsWithNext: false, breaksBefore: column.depth === 0, paint: () => undefined }];
		default:
			return [];
	}
}

/** The first strip is where links of these names lead. */
function named(strips: readonly Strip[], names: readonly string[]): Strip[] {
	const [first, ...rest] = strips;
	if (!first || names.length === 0) return [...strips];
	const paint: Strip["paint"] = (pen, topPt) => {
		for (const name of names) pen.anchor(name, topPt);
		first.paint(pen, topPt);
	};
	return [{ ...first, paint }, ...rest];
}

function layHeading(block: Heading, ownBefore: number | undefined, node: TagNode, column: Column, context: LayContext): Strip[] {
	const level = Math.min(Math.max(1, block.level), 6);
	const { look } = block;
	const own = look && column.place === "body" ? standing(look, column) : null;
	const place = own ? "body" : column.depth === 0 ? (HEADINGS[level - 1] ?? "h6") : "h6";
	const title = spelledText(block.runs).replace(/\s+/g, " ");
	const strips = textStrips(layRuns(block.runs, place, context, own ?? column, look), tag(`H${level}`, node), {
		before: ownBefore ?? SPACE.heading - level + SPACE.afterHeading,
		keepsWithNext: true,
	});
	const [first, ...rest] = named(look && own ? ruled(strips, look, own) : strips, block.names);
	if (!first) return [];
	const paint: Strip["paint"] = (pen, topPt) => {
		pen.bookmark(title, level, topPt);
		first.paint(pen, topPt);
	};
	return [{ ...first, paint }, ...rest];
}

function* layList(list: List, node: TagNode, column: Column, context: LayContext, before: number): Generator<Strip> {
	const own = tag("L", node);
	const labels = list.items.map((item, at) => item.label ?? (list.start === null ? (column.depth % 2 === 0 ? "•" : "–") : `${list.start + at}.`));
	const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
	const indent = Math.min(INDENT.list + Math.max(0, longest - 3) * 5, column.widthPt / 3);
	for (const [at, item] of list.items.entries()) {
		const isFromRight = runsFromRight(textsOf(item.blocks).join(" ").slice(0, 500));
		const widthPt = Math.max(NARROWEST, column.widthPt - indent);
		const inner: Column = { ...column, leftPt: column.leftPt + (isFromRight ? 0 : indent), widthPt, depth: column.depth + 1 };
		const itemNode = tag("LI", own);
		const [first, ...rest] = layBlocks(item.blocks, tag("LBody", itemNode), inner, context);
		const markRuns = [{ text: labels[at] ?? "•" }];
		const markColumn = { leftPt: column.leftPt + (isFromRight ? widthPt : 2), widthPt: indent };
		const [mark] = layRuns(markRuns, column.place === "body" ? "mark" : column.place, context, markColumn, lookOf(item.blocks[0])).lines;
		const space = ownSpace(item.blocks[0], 1, column) ?? (at === 0 ? before : SPACE.list);
		const markNode = tag("Lbl", itemNode);
		const strip: Strip = first ?? { heightPt: mark?.heightPt ?? 0, spaceBeforePt: 0, keepsWithNext: false, paint: () => undefined };
		const paint: Strip["paint"] = (pen, topPt) => {
			if (mark) pen.text(markNode, isFromRight ? { ...mark, leftPt: column.leftPt + column.widthPt - mark.line.width - 2 } : mark, topPt);
			strip.paint(pen, topPt);
		};
		yield { ...strip, spaceBeforePt: Math.max(space, strip.spaceBeforePt), paint };
		yield* rest;
	}
}

function lookOf(block: Block | undefined): TextLook | undefined {
	return block?.kind === "paragraph" ? block.look : undefined;
}

function layQuote(blocks: readonly Block[], node: TagNode, column: Column, context: LayContext): Strip[] {
	const inner = { ...column, leftPt: column.leftPt + INDENT.quote, widthPt: Math.max(NARROWEST, column.widthPt - INDENT.quote), depth: column.depth + 1 };
	return decorated([...layBlocks(blocks, tag("BlockQuote", node), inner, context)], SPACE.block, (pen, topPt, heightPt) =>
		pen.box({ leftPt: column.leftPt + 3, topPt, widthPt: 2, heightPt, color: BAR }),
	);
}

function* layCode(text: string, node: TagNode, column: Column, context: LayContext): Generator<Strip> {
	// Blanks at the beginning of lines are kept; those between words are where a long line may be broken.
	const kept = text.replaceAll("\t", "    ").split("\n");
	const lines = kept.map((line) => "\u00a0".repeat(line.length - line.trimStart().length) + line.trimStart());
	const inner = { leftPt: column.leftPt + INDENT.code, widthPt: Math.max(NARROWEST, column.widthPt - 2 * INDENT.code) };
	const codeNode = tag("Code", node);
	for (let from = 0; from < lines.length; from += CODE_LINES_AT_ONCE) {
		const laid = layRuns([{ text: lines.slice(from, from + CODE_LINES_AT_ONCE).join("\n") }], "code", context, inner);
		const before = from === 0 ? SPACE.block : 0;
		yield* decorated(textStrips(laid, codeNode, { before }), before, (pen, topPt, heightPt, isFirst) => {
			const above = isFirst && from === 0 ? 3 : 0;
			pen.box({ leftPt: column.leftPt, topPt: topPt - above, widthPt: column.widthPt, heightPt: heightPt + 3 + above, color: CODE_GROUND });
		});
	}
}

function layRule(column: Column): Strip {
	return {
		heightPt: 8,
		spaceBeforePt: SPACE.block,
		keepsWithNext: false,
		paint: (pen, topPt) => pen.box({ leftPt: column.leftPt, topPt: topPt + 4, widthPt: column.widthPt, heightPt: 0.6, color: BAR }),
	};
}

function layPicture(picture: Picture, node: TagNode, column: Column, context: LayContext): Strip[] {
	const ready = context.pictures.get(picture);
	if (!ready) return [];
	const ratio = ready.heightPt / ready.widthPt;
	const wanted = picture.widthPt ?? (picture.heightPt ? picture.heightPt / ratio : ready.widthPt);
	const tallest = Math.min(context.pageHeightPt, column.depth > 0 ? context.pageHeightPt * 0.6 : context.pageHeightPt);
	const widthPt = Math.max(1, Math.min(wanted, column.widthPt, tallest / ratio));
	const box = { leftPt: column.leftPt, widthPt, heightPt: widthPt * ratio };
	return [
		{
			heightPt: box.heightPt,
			spaceBeforePt: SPACE.block,
			keepsWithNext: false,
			paint: (pen, topPt) => pen.picture(tag("Figure", node, picture.alt || "Picture"), ready, { ...box, topPt }),
		},
	];
}
