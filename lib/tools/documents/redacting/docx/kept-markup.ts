import { Parser } from "htmlparser2";
import { BLACKED } from "@/lib/tools/documents/redacting/covering/black-out";
import { countsOf, occurrencesIn, type Sought, spansOf } from "@/lib/tools/documents/redacting/covering/occurrences";
import type { CellPlace } from "@/lib/tools/documents/redacting/finding/finder-line";

/** Elements that go with all they hold: what was struck, remarks, objects within, and what ties a document to other data. */
const DROPPED = new Set(
	"w:del w:moveFrom w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblPrExChange w:tcPrChange w:trPrChange w:tblGridChange w:numberingChange w:comment w:annotationRef w:commentRangeStart w:commentRangeEnd w:commentReference w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd w:customXmlInsRangeStart w:customXmlInsRangeEnd w:object o:OLEObject mc:Fallback w:docVars w:mailMerge w:rsids w:attachedTemplate w:dataBinding w15:dataBinding w:alias w:tag w:placeholder w:permStart w:permEnd w:proofErr w:control w:altChunk w:subDoc w:cellIns w:cellDel w:cellMerge c:externalData a:extLst w:embedRegular w:embedBold w:embedItalic w:embedBoldItalic w:printerSettings w:saveThroughXslt w:documentProtection w:writeProtection w:ffData w:customXmlPr w:smartTagPr".split(
		" ",
	),
);
/** Elements that go while what they hold stays. */
const UNWRAPPED = new Set(["w:ins", "w:moveTo", "w:customXml", "w:smartTag"]);
const TEXTS = new Set(["w:t", "m:t", "a:t", "c:v"]);
const PARAGRAPHS = new Set(["w:p", "a:p", "c:pt"]);
const BREAKS = new Set(["w:br", "w:cr", "a:br"]);
/** What names who changed a text and when, or describes a picture. */
const LOST_ATTRIBUTES = /^(?:w:rsid|w:author$|w:date$|w:initials$|descr$|title$|alt$|o:title$|w15:|w16du:)/;

interface OpenTable {
	readonly table: number;
	row: number;
	column: number;
	start: number;
	span: number;
}

const MOST_KNOWN = 20_000;

type Item = { readonly markup: string } | { readonly text: string; readonly from: number };

export interface TextPart {
	/** The text of a part, paragraphs by line ends. */
	readonly text: string;
	readonly items: readonly Item[];
	/** Which of the text stands in cells, inner tables before those about them. */
	readonly cells: readonly (CellPlace & { readonly start: number; readonly end: number })[];
}

export function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => (sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : sign === ">" ? "&gt;" : "&quot;"));
}

/** Reads a part into what stays of its markup and its text, apart from each other. `sought` is covered in attributes at once. */
export function readPart(xml: string, sought: readonly Sought[]): TextPart {
	const items: Item[] = [];
	const path: string[] = [];
	const runs: { item: number; letters: number; isHidden: boolean }[] = [];
	const tables: OpenTable[] = [];
	const cells: (CellPlace & { start: number; end: number })[] = [];
	let tableCount = 0;
	let text = "";
	let dropped = 0;
	const say = (part: string) => {
		text += part;
	};
	// The same few values stand in thousands of attributes.
	const known = new Map<string, string>();
	const attributeText = (value: string) => {
		const covered = known.get(value) ?? escaped(coveredText(value, sought));
		if (known.size < MOST_KNOWN) known.set(value, covered);
		return covered;
	};
	const attributesOf = (attributes: Readonly<Record<string, string>>) =>
		Object.entries(attributes)
			.filter(([name]) => !LOST_ATTRIBUTES.test(name))
			.map(([name, value]) => ` ${name}="${name.startsWith("xmlns") ? escaped(value) : attributeText(value)}"`)
			.join("");
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				path.push(tag);
				if (dropped > 0 || DROPPED.has(tag)) {
					dropped += 1;
					return;
				}
				const table = tables.at(-1);
				if (tag === "w:tbl") tables.push({ table: tableCount++, row: -1, column: 0, start: 0, span: 1 });
				else if (table && tag === "w:tr") Object.assign(table, { row: table.row + 1, column: 0 });
				else if (table && tag === "w:tc") Object.assign(table, { start: text.length, span: 1 });
				else if (table && tag === "w:gridSpan") table.span = Math.min(64, Math.max(1, Number(attributes["w:val"]) || 1));
				if (tag === "w:r") runs.push({ item: items.length, letters: text.length, isHidden: false });
				const run = runs.at(-1);
				if (tag === "w:vanish" && run && path.at(-2) === "w:rPr" && path.at(-3) === "w:r" && !/^(?:0|false|off)$/.test(attributes["w:val"] ?? ""))
					run.isHidden = true;
				if ((tag === "w:tab" && path.at(-2) === "w:r") || tag === "w:ptab") say("\t");
				if (tag === "w:noBreakHyphen") say("-");
				// A box of text stands within the paragraph that it hangs on.
				if (PARAGRAPHS.has(tag) && text !== "" && !text.endsWith("\n")) say("\n");
				if (BREAKS.has(tag)) say("\n");
				if (!UNWRAPPED.has(tag)) items.push({ markup: `<${tag}${attributesOf(attributes)}>` });
			},
			ontext(given) {
				if (dropped > 0) return;
				const tag = path.at(-1) ?? "";
				if (tag === "w:instrText") {
					items.push({ markup: escaped(coveredText(given, sought)) });
				} else if (TEXTS.has(tag)) {
					items.push({ text: given, from: text.length });
					say(given);
				} else items.push({ markup: escaped(given.trim() === "" ? given : coveredText(given, sought)) });
			},
			onclosetag(tag) {
				path.pop();
				if (dropped > 0) {
					dropped -= 1;
					return;
				}
				if (!UNWRAPPED.has(tag)) items.push({ markup: `</${tag}>` });
				if (PARAGRAPHS.has(tag)) say("\n");
				const table = tables.at(-1);
				if (table && tag === "w:tc") {
					cells.push({ table: table.table, row: table.row, column: table.column, start: table.start, end: text.length });
					table.column += table.span;
				}
				if (tag === "w:tbl") tables.pop();
				const run = tag === "w:r" ? runs.pop() : undefined;
				if (!run?.isHidden) return;
				items.length = run.item;
				text = text.slice(0, run.letters);
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return { text, items, cells };
}

/** A text with a bar of one length in place of every sought one. */
export function coveredText(text: string, sought: readonly Sought[]): string {
	const spans = spansOf(occurrencesIn(text, sought));
	let covered = "";
	let from = 0;
	for (const { start, end } of spans) {
		covered += text.slice(from, start) + BLACKED;
		from = end;
	}
	return covered + text.slice(from);
}

/** The part written anew, with bars in place of the sought texts: the bar stands in the run where a text begins. */
export function writePart({ text, items }: TextPart, sought: readonly Sought[]): { xml: string; counts: Map<number, number> } {
	const found = occurrencesIn(text, sought);
	const spans = spansOf(found);
	let next = 0;
	const written = items.map((item) => {
		if ("markup" in item) return item.markup;
		const [start, end] = [item.from, item.from + item.text.length];
		let left = "";
		let at = start;
		while (next > 0 && (spans[next - 1]?.end ?? 0) > start) next -= 1;
		for (let index = next; index < spans.length && (spans[index]?.start ?? 0) < end; index++) {
			const span = spans[index];
			if (!span || span.end <= start) continue;
			left += text.slice(at, Math.max(at, span.start)) + (span.start >= start ? BLACKED : "");
			at = Math.min(end, Math.max(at, span.end));
			next = index;
		}
		return escaped(left + text.slice(at, end));
	});
	return { xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${written.join("")}`, counts: countsOf(found) };
}
