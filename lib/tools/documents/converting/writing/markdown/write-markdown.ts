import type { Block, Cell, List, Run, Table } from "@/lib/tools/documents/converting/model/blocks";
import { scriptLetters, spelledText } from "@/lib/tools/documents/converting/model/scripts";

/** Signs that Markdown would take for its own anywhere in a text. */
const SPECIAL = /[\\`*_[\]<>~|]/g;
/** At the beginning of a line also these. */
const AT_START = /^(\s{0,3})(#{1,6}(?=\s)|[-+](?=\s)|>|\d{1,9}[.)](?=\s)|={3,}|-{3,})/;

function escaped(text: string): string {
	return text.replace(SPECIAL, (sign) => `\\${sign}`);
}

function startEscaped(line: string): string {
	return line.replace(AT_START, (_, blank: string, mark: string) =>
		/^\d/.test(mark) ? `${blank}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${blank}\\${mark}`,
	);
}

/** Marks stand at the letters, never beside a blank. */
function marked(text: string, mark: string): string {
	const bare = text.trim();
	if (bare === "") return text;
	const from = text.indexOf(bare);
	return `${text.slice(0, from)}${mark}${bare}${mark}${text.slice(from + bare.length)}`;
}

/** Markdown has no mark of its own for letters out of the line. */
function tagged(text: string, tag: string): string {
	const bare = text.trim();
	return bare === "" ? text : text.replace(bare, () => `<${tag}>${bare}</${tag}>`);
}

function runText(run: Run): string {
	const spelled = scriptLetters(run);
	let text = run.code ? marked(spelled ?? run.text, "`") : escaped(spelled ?? run.text);
	if (spelled === null) text = tagged(text, run.script === "super" ? "sup" : "sub");
	if (run.bold) text = marked(text, "**");
	if (run.italic) text = marked(text, "*");
	if (run.struck) text = marked(text, "~~");
	return run.url
		? text.replace(/\S[\s\S]*/u, (said) => `[${said.trimEnd()}](${run.url?.replaceAll("(", "%28").replaceAll(")", "%29")})${/\s$/.test(said) ? " " : ""}`)
		: text;
}

function inline(runs: readonly Run[]): string {
	return runs.map(runText).join("").replaceAll("\n", "  \n");
}

function cellText({ blocks }: Cell): string {
	const texts = blocks.map((block) =>
		block.kind === "paragraph" || block.kind === "heading" ? inline(block.runs) : block.kind === "list" ? listText(block) : "",
	);
	return texts.join("<br>").replace(/ {0,2}\n/g, "<br>");
}

function listText(list: List): string {
	return list.items.map((item) => item.blocks.map((block) => (block.kind === "paragraph" ? spelledText(block.runs) : "")).join(" ")).join("<br>");
}

/** A cell that reaches over others leaves them empty: Markdown has no such cells. */
function tableLines(table: Table): string[] {
	const rows = table.rows.map(({ cells }) => cells.flatMap((cell) => [cellText(cell), ...Array.from({ length: cell.columnSpan - 1 }, () => "")]));
	const columns = Math.max(1, ...rows.map((row) => row.length));
	const line = (row: readonly string[]) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? "").join(" | ")} |`;
	const [head = [], ...body] = table.headRows > 0 ? rows : [[], ...rows];
	return [line(head), line(Array.from({ length: columns }, () => "---")), ...body.map(line)];
}

function indented(lines: readonly string[], by: string): string[] {
	return lines.map((line) => (line === "" ? "" : `${by}${line}`));
}

function listLines(list: List, pictureName: (at: Block) => string): string[] {
	return list.items.flatMap((item, at) => {
		const mark = list.start === null || item.label !== undefined ? "- " : `${list.start + at}. `;
		const lines = item.blocks.flatMap((block, place) => [...(place > 0 && block.kind !== "list" ? [""] : []), ...blockLines(block, pictureName)]);
		const [first = "", ...rest] = lines;
		const label = item.label === undefined ? "" : `${escaped(item.label)} `;
		return [`${mark}${label}${first}`, ...indented(rest, " ".repeat(mark.length))];
	});
}

function blockLines(block: Block, pictureName: (at: Block) => string): string[] {
	switch (block.kind) {
		case "heading":
			return [`${"#".repeat(Math.min(6, block.level))} ${inline(block.runs).replace(/\s+/g, " ").trim()}`];
		case "paragraph":
			return inline(block.runs).split("\n").map(startEscaped);
		case "list":
			return listLines(block, pictureName);
		case "table":
			return tableLines(block);
		case "picture":
			return [`![${escaped(block.picture.alt || "Picture")}](${pictureName(block)})`];
		case "quote":
			return block.blocks.flatMap((inner, at) => [...(at > 0 ? [">"] : []), ...blockLines(inner, pictureName).map((line) => `> ${line}`.trimEnd())]);
		case "code":
			return ["```", ...block.text.split("\n"), "```"];
		case "rule":
			return ["---"];
		case "pageBreak":
			return [];
	}
}

/** Blocks as Markdown with tables. `pictureName` gives the file that a picture is written to. */
export function writeMarkdown(blocks: readonly Block[], pictureName: (block: Block) => string): string {
	const parts = blocks.map((block) => blockLines(block, pictureName).join("\n")).filter((part) => part !== "");
	return `${parts.join("\n\n")}\n`;
}
