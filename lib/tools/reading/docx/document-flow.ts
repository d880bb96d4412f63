import { Parser } from "htmlparser2";
import { type ParagraphLook, paragraphLookOf, type RunLook, runLookOf, type Styles } from "./styles";

/** Text of one look within a paragraph. */
export interface Run {
	readonly text: string;
	readonly look: RunLook;
	/** Where a link on it leads. */
	readonly link: string | null;
}

/** A paragraph, or what of it stands before or after a line break. */
export interface Paragraph {
	readonly kind: "paragraph";
	readonly runs: readonly Run[];
	readonly look: ParagraphLook;
	readonly styleName: string;
	readonly page: number;
}

export interface Table {
	readonly kind: "table";
	/** Rows of cells; what stands in a cell flows on its own. */
	readonly rows: readonly (readonly Flow[])[];
}

/** Text that stands in a frame beside the flow. */
export interface Box {
	readonly kind: "box";
	readonly flow: Flow;
}

export type Flow = readonly (Paragraph | Table | Box)[];

type Block = Flow[number];
type Attributes = Readonly<Record<string, string>>;

/** Parts that no reader of the document sees, or sees twice: what was struck, what older programs would show, readings above letters, what is to be filled in. */
const UNSEEN: ReadonlySet<string> = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rt", "w:delText", "w:sdtPr", "w:comment"]);
const SYMBOL_FONTS = /symbol|wingdings|webdings|icon|awesome/i;
/** Symbol fonts keep their list marks here. */
const LIST_SYMBOLS: ReadonlySet<string> = new Set(["F0B7", "F0A7", "F0D8", "F0FC", "F076"]);
const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const LINK_FIELD = /^\s*HYPERLINK\s+"([^"]+)"/i;

interface OpenParagraph {
	lines: Run[][];
	boxes: Block[];
	boxesFirst: boolean;
	look: ParagraphLook;
	styleId: string | null;
	page: number;
}

interface OpenField {
	instruction: string;
	isResult: boolean;
}

/** Reads the parts of a document that hold text (`document`, `header…`, `footer…`). `links` are targets by relation. */
export function readFlow(xml: string, styles: Styles, isListOf: (numId: string) => boolean, links: ReadonlyMap<string, string>): Flow {
	const root: Block[] = [];
	const flows: Block[][] = [root];
	const tables: Flow[][][] = [];
	const paragraphs: OpenParagraph[] = [];
	const fields: OpenField[] = [];
	const targets: (string | null)[] = [];
	const path: string[] = [];
	let unseenDepth = 0;
	let runLook: RunLook = {};
	let placeholderDepth = 0;
	let isPlaceholder = false;
	let page = 1;

	const flow = () => flows.at(-1) ?? root;
	const link = () => targets.findLast((target) => target !== null) ?? fieldLink();
	const fieldLink = () => {
		const field = fields.findLast(({ instruction }) => LINK_FIELD.test(instruction));
		return field ? (LINK_FIELD.exec(field.instruction)?.[1] ?? null) : null;
	};
	const isInPageField = () => fields.some(({ instruction, isResult }) => isResult && PAGE_FIELD.test(instruction));

	function write(text: string): void {
		const paragraph = paragraphs.at(-1);
		if (!paragraph || unseenDepth > 0 || placeholderDepth > 0 || runLook.hidden || isInPageField()) return;
		paragraph.lines.at(-1)?.push({ text, look: { ...styles.defaults, ...styles.resolve(paragraph.styleId).run, ...runLook }, link: link() });
	}

	function openParagraph(): void {
		paragraphs.push({ lines: [[]], boxes: [], boxesFirst: false, look: {}, styleId: styles.defaultParagraphStyle, page });
	}

	function closeParagraph(): void {
		const paragraph = paragraphs.pop();
		if (!paragraph) return;
		const style = styles.resolve(paragraph.styleId);
		const look = { ...style.paragraph, ...paragraph.look };
		const lines = paragraph.lines
			.filter((runs) => runs.some(({ text }) => text.trim() !== ""))
			.map((runs, index): Paragraph => {
				const own = index === 0 ? look : { ...look, isListed: false, spaceBeforePt: 0 };
				return { kind: "paragraph", runs, look: own, styleName: style.name, page: paragraph.page };
			});
		flow().push(...(paragraph.boxesFirst ? [...paragraph.boxes, ...lines] : [...lines, ...paragraph.boxes]));
	}

	function openWithin(tag: string, attributes: Attributes): void {
		if (tag === "w:p") openParagraph();
		else if (tag === "w:tbl") tables.push([]);
		else if (tag === "w:tr") tables.at(-1)?.push([]);
		else if (tag === "w:tc" || tag === "w:txbxContent") flows.push([]);
		else if (tag === "w:r") runLook = {};
		else if (tag === "w:tab" && path.at(-2) === "w:r") write("\t");
		else if (tag === "w:noBreakHyphen") write("-");
		else if (tag === "w:sym") writeSymbol(attributes);
		else if (tag === "w:br" || tag === "w:cr") breakLine(attributes["w:type"]);
		else if (tag === "w:lastRenderedPageBreak") page += 1;
		else if (tag === "w:hyperlink") targets.push(links.get(attributes["r:id"] ?? "") ?? null);
		else if (tag === "w:fldSimple") fields.push({ instruction: attributes["w:instr"] ?? "", isResult: true });
		else if (tag === "w:fldChar") moveField(attributes["w:fldCharType"]);
		else if (path.includes("w:pPr")) readParagraphLook(tag, attributes);
		else if (path.includes("w:rPr")) readRunLook(tag, attributes);
	}

	function writeSymbol(attributes: Attributes): void {
		if (LIST_SYMBOLS.has((attributes["w:char"] ?? "").toUpperCase())) write("•");
		else if (!SYMBOL_FONTS.test(attributes["w:font"] ?? "symbol")) write(String.fromCodePoint(Number.parseInt(attributes["w:char"] ?? "20", 16) || 0x20));
	}

	function breakLine(type: string | undefined): void {
		if (type === "page") page += 1;
		if (unseenDepth === 0) paragraphs.at(-1)?.lines.push([]);
	}

	function moveField(type: string | undefined): void {
		const field = fields.at(-1);
		if (type === "begin") fields.push({ instruction: "", isResult: false });
		else if (type === "separate" && field) field.isResult = true;
		else if (type === "end") fields.pop();
	}

	function readParagraphLook(tag: string, attributes: Attributes): void {
		const paragraph = paragraphs.at(-1);
		if (!paragraph || path.includes("w:rPr")) return;
		if (tag === "w:pStyle") paragraph.styleId = attributes["w:val"] ?? null;
		else paragraph.look = { ...paragraph.look, ...paragraphLookOf(tag, attributes, isListOf) };
	}

	function readRunLook(tag: string, attributes: Attributes): void {
		runLook = tag === "w:rStyle" ? { ...styles.resolve(attributes["w:val"] ?? null).run, ...runLook } : { ...runLook, ...runLookOf(tag, attributes) };
	}

	function closeWithin(tag: string): void {
		if (tag === "w:p") closeParagraph();
		else if (tag === "w:tc")
			tables
				.at(-1)
				?.at(-1)
				?.push(flows.pop() ?? []);
		else if (tag === "w:tbl") flow().push({ kind: "table", rows: tables.pop() ?? [] });
		else if (tag === "w:txbxContent") closeBox(flows.pop() ?? []);
		else if (tag === "w:hyperlink") targets.pop();
		else if (tag === "w:fldSimple") fields.pop();
		else if (tag === "w:sdtContent" && placeholderDepth > 0) placeholderDepth -= 1;
	}

	function closeBox(content: Flow): void {
		if (content.length === 0) return;
		const around = paragraphs.at(-1);
		if (!around) flow().push({ kind: "box", flow: content });
		else {
			around.boxesFirst ||= around.boxes.length === 0 && around.lines.every((runs) => runs.length === 0);
			around.boxes.push({ kind: "box", flow: content });
		}
	}

	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				path.push(tag);
				if (tag === "w:showingPlcHdr") isPlaceholder = true;
				if (tag === "w:sdtContent") {
					if (isPlaceholder || placeholderDepth > 0) placeholderDepth += 1;
					isPlaceholder = false;
				}
				if (UNSEEN.has(tag)) unseenDepth += 1;
				else if (unseenDepth === 0) openWithin(tag, attributes);
			},
			ontext(text) {
				const tag = path.at(-1);
				if (tag === "w:t" || tag === "m:t") write(text);
				else if (tag === "w:instrText" && unseenDepth === 0) {
					const field = fields.at(-1);
					if (field) field.instruction += text;
				}
			},
			onclosetag(tag) {
				if (UNSEEN.has(tag)) unseenDepth -= 1;
				else if (unseenDepth === 0) closeWithin(tag);
				path.pop();
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return root;
}
