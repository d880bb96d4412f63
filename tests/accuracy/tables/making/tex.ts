import type { MeantDocument, MeantPart, MeantTable } from "./document";
import { drawnCells } from "./html";

const escaped = (text: string) =>
	text
		.replaceAll(/[%&#_$]/g, (sign) => `\\${sign}`)
		.replaceAll("–", "--")
		.replaceAll("’", "'")
		.replaceAll("\u00a0", "~");
const LETTER = { left: "l", right: "r", centre: "c" } as const;
/** Cells with more letters are set in a column of a fixed width. */
const LONG = 40;

function tableTex(table: MeantTable, isLong: boolean): string {
	const { rows, headRows, aligns, look } = table;
	const bar = look === "grid" ? "|" : "";
	const columns = aligns.map((align, column) => (rows.some((row) => (row[column]?.length ?? 0) > LONG) ? "p{5.2cm}" : LETTER[align]));
	const edge = look === "grid" || look === "frame" ? "|" : "";
	const spec = `${edge}${columns.join(bar)}${edge}`;
	const [top, middle, bottom] =
		look === "rules" ? ["\\toprule", "\\midrule", "\\bottomrule"] : look === "plain" || look === "zebra" ? ["", "", ""] : ["\\hline", "\\hline", "\\hline"];
	const lines = rows.map((_, row) => {
		const cells = drawnCells(table, row);
		const full = (rows[row] ?? []).map((_, column) => {
			const cell = cells.find((one) => one.column === column);
			if (!cell) return rows[row]?.[column] === "" && isCoveredAcross(table, row, column) ? null : "";
			const text = row < headRows ? `\\textbf{${escaped(cell.text)}}` : escaped(cell.text);
			return cell.columns > 1 ? `\\multicolumn{${cell.columns}}{c${edge}}{${text}}` : text;
		});
		const isSpanned = table.merges.some((merge) => row >= merge.row && row < merge.row + merge.rows - 1);
		const rule =
			row === headRows - 1 ? middle : look === "grid" && isSpanned ? `\\cline{2-${aligns.length}}` : look === "grid" || look === "rows" ? "\\hline" : "";
		return `${full.filter((cell) => cell !== null).join(" & ")} \\\\ ${row === rows.length - 1 ? "" : rule}`;
	});
	const head = lines.slice(0, headRows).join("\n");
	if (isLong) return `\\begin{longtable}{${spec}}\n${top}\n${head}\n\\endhead\n${lines.slice(headRows).join("\n")}\n${bottom}\n\\end{longtable}`;
	return `\\begin{tabular}[t]{${spec}}\n${top}\n${lines.join("\n")}\n${bottom}\n\\end{tabular}`;
}

function isCoveredAcross({ merges }: MeantTable, row: number, column: number): boolean {
	return merges.some((merge) => merge.row === row && column > merge.column && column < merge.column + merge.columns);
}

function partTex(part: MeantPart): string {
	switch (part.kind) {
		case "heading":
			return `\\${part.level === 1 ? "section" : "subsection"}*{${escaped(part.text)}}`;
		case "paragraph":
			return escaped(part.text);
		case "list": {
			const name = part.isNumbered ? "enumerate" : "itemize";
			return `\\begin{${name}}\n${part.items.map((item) => `\\item ${escaped(item)}`).join("\n")}\n\\end{${name}}`;
		}
		case "table":
			return `\n\\medskip\\noindent ${tableTex(part.table, part.table.rows.length > 40)}\n\n${part.notes.map((note) => `\\noindent{\\footnotesize ${escaped(note)}}`).join("\n\n")}\n\\medskip`;
		case "beside":
			return `\n\\medskip\\noindent ${part.tables.map((table) => tableTex(table, false)).join("\\hspace{1.2cm}")}\n\n\\medskip`;
	}
}

/** A document for pdfTeX. */
export function texOf(document: MeantDocument): string {
	const options = [
		`${document.fontSizePt === 9 ? 10 : document.fontSizePt}pt`,
		"a4paper",
		...(document.isLandscape ? ["landscape"] : []),
		...(document.columns === 2 ? ["twocolumn"] : []),
	];
	return `\\documentclass[${options.join(",")}]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage{booktabs,longtable,geometry}\\geometry{margin=20mm}
\\begin{document}\n${document.parts.map(partTex).join("\n\n")}\n\\end{document}\n`;
}
