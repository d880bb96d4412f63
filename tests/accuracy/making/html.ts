import type { Block, LaidLine, LaidResume, Segment } from "./layout";
import type { Random } from "./random";
import { type RoleLooks, roleLooks } from "./role-looks";

const FONTS = [
	"Arial, sans-serif",
	"Georgia, serif",
	"Calibri, Carlito, sans-serif",
	"'Times New Roman', serif",
	"Verdana, sans-serif",
	"'DejaVu Sans', sans-serif",
	"Helvetica, sans-serif",
];
const NON_LATIN = "'Noto Sans CJK JP', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Thai', 'Noto Sans Devanagari'";

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** How one resume looks in a browser. */
class Look {
	readonly css: string;
	readonly isBesideTable: boolean;
	readonly marks: string;
	private readonly roles: RoleLooks | null;

	constructor(
		resume: LaidResume,
		private readonly random: Random,
	) {
		const body = random.whole(16, 24) / 2;
		const accent = random.one(["#222", "#1a4f8b", "#7a1f1f", "#2d6a4f", "#555", "#000"]);
		const side = random.whole(26, 38);
		const isLeft = random.chance(0.5);
		this.isBesideTable = random.chance(0.4);
		this.roles = roleLooks(random);
		this.marks = random.one(["disc", "disc", "square", "circle", "'– '", "'• '"]);
		const headings = [
			`font-weight:700;font-size:${body * random.one([1.1, 1.2, 1.35])}pt`,
			`font-weight:700;border-bottom:1px solid ${accent}`,
			`color:${accent};font-size:${body * 1.3}pt`,
			`font-weight:700;background:#eee;padding:2px 4px`,
			`letter-spacing:${random.one([1, 2, 4])}px;font-weight:600`,
			`border-top:2px solid ${accent};border-bottom:2px solid ${accent};text-align:center`,
			`font-size:${body * 1.15}pt;font-variant:small-caps;font-weight:700`,
			`font-weight:700`,
			`font-style:italic;font-size:${body * 1.2}pt`,
			`text-decoration:underline`,
		];
		const titles = ["font-weight:700", "font-weight:600;color:#333", "", `font-size:${body * 1.1}pt`, "font-weight:700;font-style:italic"];
		const subs = ["", "font-style:italic", "color:#555", `color:${accent}`, "font-weight:700"];
		this.css = `
@page{size:${random.one(["A4", "A4", "Letter"])};margin:${random.whole(10, 22)}mm}
*{box-sizing:border-box}body{margin:0;font:${body}pt/${random.one([1.2, 1.35, 1.5])} ${random.one(FONTS)}, ${NON_LATIN}}
.page{display:${resume.side.length > 0 ? "grid" : "block"};grid-template-columns:${isLeft ? `${side}% 1fr` : `1fr ${side}%`};gap:${random.whole(12, 28)}px}
.side{order:${isLeft ? 0 : 2};${random.chance(0.4) ? "background:#f0f2f5;padding:8px" : ""}}.main{order:1}
header{text-align:${random.one(["left", "left", "center", "right"])};margin-bottom:${random.whole(4, 16)}px}
.line{display:flex;justify-content:space-between;gap:12px}.line>span:nth-child(2){text-align:right;white-space:nowrap}
.name{font-size:${body * random.one([1.6, 2, 2.4, 2.8])}pt;font-weight:${random.one([400, 700])};${random.chance(0.15) ? `letter-spacing:${random.one([2, 4, 8])}px` : ""}}
.headline{font-size:${body * random.one([1, 1.2])}pt;color:${accent}}
.heading{${random.one(headings)};margin:${random.whole(6, 16)}px 0 ${random.whole(2, 6)}px}
.title{${this.roles ? "" : random.one(titles)};margin-top:${random.whole(1, 8)}px}.sub{${this.roles ? "" : random.one(subs)}}.small{font-size:${body * random.one([0.85, 0.92, 1])}pt;color:#444}
.item{${this.marks.startsWith("'") ? "" : `display:list-item;list-style:${this.marks};`}margin-left:${random.whole(10, 22)}px}
${this.marks.startsWith("'") ? `.item::before{content:${this.marks}}` : ""}
.beside{display:grid;grid-template-columns:${random.whole(18, 28)}% 1fr;gap:10px}
.chips{display:flex;flex-wrap:wrap;gap:4px}.chips span{border:1px solid #bbb;padding:1px 6px;border-radius:4px}
.grid{display:grid}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1px 4px;${random.chance(0.3) ? "border:1px solid #ccc" : ""}}`;
	}

	private cell(segments: readonly Segment[]): string {
		return segments
			.map(({ text, role }) => {
				const look = role ? this.roles?.[role] : undefined;
				const tag = look === "bold" ? "b" : "i";
				return look ? `<${tag}>${escaped(text)}</${tag}>` : escaped(text);
			})
			.join("");
	}

	line({ style, cells }: LaidLine): string {
		const [only] = cells;
		const kind = style === "bullet" ? "item" : style;
		if (cells.length === 1 && only) return `<div class="${kind}">${this.cell(only)}</div>`;
		return `<div class="line ${kind}">${cells.map((cell) => `<span>${this.cell(cell)}</span>`).join("")}</div>`;
	}

	block(block: Block): string {
		if (block.kind === "line") return this.line(block);
		if (block.kind === "table") {
			const row = ({ style, cells }: LaidLine) => `<tr class="${style}">${cells.map((cell) => `<td>${this.cell(cell)}</td>`).join("")}</tr>`;
			return `<table>${block.rows.map(row).join("")}</table>`;
		}
		if (block.kind === "chips") {
			const texts = block.texts.map((text) => `<span>${escaped(text)}</span>`).join("");
			return block.columns === null
				? `<div class="chips">${texts}</div>`
				: `<div class="grid" style="grid-template-columns:repeat(${block.columns},1fr)">${texts}</div>`;
		}
		if (block.kind === "aside") {
			const [main, aside] = [block.main, block.aside].map((lines) => lines.map((line) => this.line(line)).join(""));
			return `<div style="display:flex;justify-content:space-between;gap:20px"><div>${main}</div><div style="text-align:${this.random.one(["left", "right"])}">${aside}</div></div>`;
		}
		const [margin, main] = [block.margin, block.main].map((lines) => lines.map((line) => this.line(line)).join(""));
		return this.isBesideTable
			? `<table><tr><td style="width:22%">${margin}</td><td>${main}</td></tr></table>`
			: `<div class="beside"><div>${margin}</div><div>${main}</div></div>`;
	}
}

/** A page of a browser for a laid out resume, looking in one of very many ways. */
export function htmlOf(resume: LaidResume, random: Random): string {
	const look = new Look(resume, random);
	const part = (blocks: readonly Block[]) => blocks.map((block) => look.block(block)).join("\n");
	const direction = ["ar", "he"].includes(resume.language) ? "rtl" : "ltr";
	const side = resume.side.length > 0 ? `<div class="side">${part(resume.side)}</div>` : "";
	return `<!doctype html><html lang="${resume.language}" dir="${direction}"><meta charset="utf-8"><style>${look.css}</style><body><header>${part(resume.head)}</header><div class="page">${side}<div class="main">${part(resume.main)}</div></div></body></html>`;
}
