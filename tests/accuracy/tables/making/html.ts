import type { MeantDocument, MeantPart, MeantTable } from "./document";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const LOOKS = `.grid td,.grid th{border:1px solid #333}
.rows td,.rows th{border-bottom:1px solid #999}
.rules{border-top:2px solid #000;border-bottom:2px solid #000}
.zebra tbody tr:nth-child(odd) td{background:#e8e8ef}
.frame{border:1px solid #000}
.frame thead tr:last-child th,.rules thead tr:last-child th{border-bottom:1px solid #000}`;

/** The cells that a row draws: what a merged cell covers is not. */
export function drawnCells({ rows, merges }: MeantTable, row: number) {
	return (rows[row] ?? []).flatMap((text, column) => {
		const own = merges.find((merge) => merge.row === row && merge.column === column);
		const isCovered = merges.some(
			(merge) => merge !== own && row >= merge.row && row < merge.row + merge.rows && column >= merge.column && column < merge.column + merge.columns,
		);
		return isCovered ? [] : [{ text, column, rows: own?.rows ?? 1, columns: own?.columns ?? 1 }];
	});
}

function tableHtml(table: MeantTable): string {
	const { rows, headRows, aligns } = table;
	const rowHtml = (row: number) => {
		const tag = row < headRows ? "th" : "td";
		const cells = drawnCells(table, row).map(({ text, column, ...span }) => {
			const align = span.columns > 1 ? "center" : aligns[column] === "centre" ? "center" : (aligns[column] ?? "left");
			return `<${tag} rowspan="${span.rows}" colspan="${span.columns}" style="text-align:${align === "left" ? "start" : align}">${escaped(text)}</${tag}>`;
		});
		return `<tr>${cells.join("")}</tr>`;
	};
	const all = rows.map((_, row) => rowHtml(row));
	return `<table class="${table.look}"><thead>${all.slice(0, headRows).join("")}</thead><tbody>${all.slice(headRows).join("")}</tbody></table>`;
}

function partHtml(part: MeantPart): string {
	switch (part.kind) {
		case "heading":
			return `<h${part.level}>${escaped(part.text)}</h${part.level}>`;
		case "paragraph":
			return `<p>${escaped(part.text)}</p>`;
		case "list": {
			const tag = part.isNumbered ? "ol" : "ul";
			return `<${tag}>${part.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
		}
		case "table":
			return `${tableHtml(part.table)}${part.notes.map((note) => `<p class="note">${escaped(note)}</p>`).join("")}`;
		case "beside":
			return `<div class="beside">${part.tables.map(tableHtml).join("")}</div>`;
	}
}

/** A document as a web page, for a browser to print. */
export function htmlOf(document: MeantDocument, { isWide, isSerif }: { readonly isWide: boolean; readonly isSerif: boolean }): string {
	return `<!doctype html><html dir="${document.isFromRight ? "rtl" : "ltr"}"><meta charset="utf-8"><style>
@page{size:A4 ${document.isLandscape ? "landscape" : "portrait"};margin:18mm}
body{font:${document.fontSizePt}pt/1.35 "${isSerif ? "DejaVu Serif" : "DejaVu Sans"}";margin:0;${document.columns === 2 ? "column-count:2;column-gap:9mm" : ""}}
table{border-collapse:collapse;margin:8pt 0;${isWide ? "width:100%" : ""}} td,th{padding:3pt 6pt;vertical-align:top} th{font-weight:bold} tr{break-inside:avoid}
.beside{display:flex;gap:24pt;align-items:flex-start} .note{font-size:8pt;margin:2pt 0} ${LOOKS}
</style><body>${document.parts.map(partHtml).join("\n")}</body></html>`;
}
