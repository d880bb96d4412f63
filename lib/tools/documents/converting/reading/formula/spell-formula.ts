import type { Run } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import type { FormulaNode } from "./formula-tree";

type Piece = Pick<Run, "text" | "script">;

/** Of both languages of formulas: those of word processors (OMML) and of the web (MathML). */
const TEXTS: ReadonlySet<string> = new Set(["t", "mi", "mn", "mo", "mtext", "ms"]);
const UNSEEN = /^(?:annotation(?:-xml)?|\w{1,12}Pr|mphantom)$/;
/** Letters of a product are no one thing below a stroke: "3r" needs brackets there. */
const ONE_THING = /^(?:\p{L}|[\p{N}.,∞]+)$/u;

/** A formula on one line: fractions with a stroke and brackets, exponents raised, indices lowered. */
export function spellFormula(root: FormulaNode): Piece[] {
	const joined: Piece[] = [];
	for (const piece of within(root)) {
		const last = joined.at(-1);
		if (last && last.script === piece.script) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
		else if (piece.text !== "") joined.push(piece);
	}
	return joined;
}

/** What is said where a formula has more to it than one line can show. */
export const ONE_LINE_FORMULA = "A formula was set on one line, with strokes and brackets for its fractions. Compare it with the original.";

/** Whether a formula has more to it than letters, exponents and indices. */
export function isStacked({ tag, children }: FormulaNode): boolean {
	if (/^(?:f|rad|nary|m|eqArr|limLow|limUpp|acc|bar|mfrac|msqrt|mroot|mtable|munder|mover|munderover)$/.test(tag)) return true;
	return children.some((child) => typeof child !== "string" && isStacked(child));
}

const within = (node: FormulaNode | undefined): Piece[] => node?.children.flatMap((child) => (typeof child === "string" ? [] : pieces(child))) ?? [];
const flat = (parts: readonly Piece[]) => spelledText(parts).trim();
const plain = (text: string): Piece[] => [{ text }];

function grouped(parts: readonly Piece[]): Piece[] {
	return ONE_THING.test(parts.map(({ text }) => text).join("")) ? [...parts] : [...plain("("), ...parts, ...plain(")")];
}

function scripted(parts: readonly Piece[], script: "super" | "sub"): Piece[] {
	const text = flat(parts);
	return text === "" ? [] : [{ text, script }];
}

function pieces(node: FormulaNode): Piece[] {
	if (UNSEEN.test(node.tag)) return [];
	if (TEXTS.has(node.tag)) {
		const text = node.children.filter((child) => typeof child === "string").join("");
		return plain(node.tag === "t" ? text : spaced(node.tag, text.replace(/\s+/g, " ").trim()));
	}
	const named = (tag: string) => node.children.find((child): child is FormulaNode => typeof child !== "string" && child.tag === tag);
	const all = node.children.filter((child): child is FormulaNode => typeof child !== "string" && !UNSEEN.test(child.tag));
	return ofWordProcessor(node, named, all) ?? ofWeb(node, all) ?? within(node);
}

function spaced(tag: string, text: string): string {
	return tag === "mo" && /^[=<>≤≥≠≈→+±]$/.test(text) ? ` ${text} ` : text;
}

type Named = (tag: string) => FormulaNode | undefined;

function signOf(node: FormulaNode | undefined, name: string, usual: string): string {
	const found = node?.children.find((child): child is FormulaNode => typeof child !== "string" && child.tag === name);
	return found ? (found.attributes["m:val"] ?? "") : usual;
}

function ofWordProcessor(node: FormulaNode, named: Named, all: readonly FormulaNode[]): Piece[] | null {
	const part = (tag: string) => within(named(tag));
	switch (node.tag) {
		case "f":
			return [...grouped(part("num")), ...plain("/"), ...grouped(part("den"))];
		case "sSup":
		case "sSub":
		case "sSubSup":
			return [...base(part("e")), ...scripted(part("sub"), "sub"), ...scripted(part("sup"), "super")];
		case "sPre":
			return [...scripted(part("sub"), "sub"), ...scripted(part("sup"), "super"), ...part("e")];
		case "rad":
			return [...scripted(part("deg"), "super"), ...plain("√"), ...grouped(part("e"))];
		case "d": {
			const [open, close, between] = [signOf(named("dPr"), "begChr", "("), signOf(named("dPr"), "endChr", ")"), signOf(named("dPr"), "sepChr", "|")];
			return [...plain(open), ...all.flatMap((one, at) => [...(at > 0 ? plain(between) : []), ...within(one)]), ...plain(close)];
		}
		case "nary":
			return [...plain(signOf(named("naryPr"), "chr", "∫")), ...scripted(part("sub"), "sub"), ...scripted(part("sup"), "super"), ...plain(" "), ...part("e")];
		case "func":
			return [...part("fName"), ...grouped(part("e"))];
		case "limLow":
		case "limUpp":
			return [...part("e"), ...scripted(part("lim"), node.tag === "limLow" ? "sub" : "super")];
		case "acc":
			return [...part("e"), ...plain(signOf(named("accPr"), "chr", "\u0302"))];
		case "m":
		case "eqArr":
			return rowsOf(all);
		default:
			return null;
	}
}

/** What an exponent stands at; a fraction or a sum needs brackets. */
function base(parts: readonly Piece[]): Piece[] {
	const text = flat(parts);
	return /[/+−-]/.test(text) && !text.endsWith(")") ? grouped(parts) : [...parts];
}

function rowsOf(rows: readonly FormulaNode[]): Piece[] {
	const spelled = rows.map((row) => {
		const cells = row.children.filter((child): child is FormulaNode => typeof child !== "string" && !UNSEEN.test(child.tag));
		const isRow = cells.length > 0 && cells.every(({ tag }) => tag === "e" || tag === "mtd");
		return isRow ? cells.map((cell) => flat(within(cell))).join(", ") : flat(within(row));
	});
	return plain(`[${spelled.join("; ")}]`);
}

function ofWeb({ tag }: FormulaNode, all: readonly FormulaNode[]): Piece[] | null {
	const [first, second, third] = all.map((one) => pieces(one));
	const [one, two, three] = [first ?? [], second ?? [], third ?? []];
	switch (tag) {
		case "mfrac":
			return [...grouped(one), ...plain("/"), ...grouped(two)];
		case "msup":
		case "mover":
			return [...base(one), ...scripted(two, "super")];
		case "msub":
		case "munder":
			return [...base(one), ...scripted(two, "sub")];
		case "msubsup":
		case "munderover":
			return [...base(one), ...scripted(two, "sub"), ...scripted(three, "super")];
		case "msqrt":
			return [...plain("√"), ...grouped(all.flatMap(pieces))];
		case "mroot":
			return [...scripted(two, "super"), ...plain("√"), ...grouped(one)];
		case "mfenced":
			return [...plain("("), ...all.flatMap((part, at) => [...(at > 0 ? plain(", ") : []), ...pieces(part)]), ...plain(")")];
		case "mtable":
			return rowsOf(all);
		default:
			return null;
	}
}
