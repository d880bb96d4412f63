import { AlignmentType, BorderStyle, Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TabStopType, TextRun, WidthType } from "docx";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { Block, LaidLine, LaidResume, LineStyle } from "./layout";
import type { Random } from "./random";
import { type RoleLooks, roleLooks } from "./role-looks";

interface StyleLook {
	readonly bold?: boolean;
	readonly italics?: boolean;
	readonly size?: number;
	readonly allCaps?: boolean;
}

/** How one resume looks in a word processor. */
class Look {
	private readonly looks: Readonly<Record<LineStyle, StyleLook>>;
	private readonly usesHeadingStyles: boolean;
	private readonly usesRealLists: boolean;
	private readonly hasRule: boolean;
	private readonly roles: RoleLooks | null;

	constructor(private readonly random: Random) {
		const body = random.whole(19, 24);
		this.usesHeadingStyles = random.chance(0.4);
		this.usesRealLists = random.chance(0.7);
		this.hasRule = random.chance(0.35);
		this.roles = roleLooks(random);
		this.looks = {
			name: { bold: random.chance(0.7), size: random.whole(28, 56) },
			headline: { size: random.whole(body, 28), italics: random.chance(0.2) },
			contact: { size: body },
			heading: { bold: random.chance(0.85), size: body + random.whole(0, 8), allCaps: random.chance(0.2) },
			title: this.roles ? { size: body } : random.one([{ bold: true, size: body }, { bold: true, size: body + 1 }, { size: body }]),
			sub: this.roles ? { size: body } : random.one([{ size: body }, { italics: true, size: body }]),
			text: { size: body },
			bullet: { size: body },
			small: { size: body - random.whole(0, 2) },
		};
	}

	private paragraph({ style, cells }: LaidLine): Paragraph {
		const look = this.looks[style];
		const runs = cells.flatMap((cell, at) => [
			...(at > 0 ? [new TextRun({ text: "\t", ...look })] : []),
			...cell.map(({ text, role }) => new TextRun({ text, ...look, ...this.ownLook(role) })),
		]);
		const isList = style === "bullet";
		return new Paragraph({
			children: isList && !this.usesRealLists ? [new TextRun({ text: "• ", ...look }), ...runs] : runs,
			...(isList && this.usesRealLists ? { bullet: { level: 0 } } : {}),
			...(style === "heading" && this.usesHeadingStyles ? { heading: HeadingLevel.HEADING_1 } : {}),
			...(style === "name" && this.usesHeadingStyles ? { heading: HeadingLevel.TITLE } : {}),
			...(style === "heading" && this.hasRule ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "888888" } } } : {}),
			spacing: { before: style === "heading" ? this.random.whole(80, 240) : style === "title" ? 60 : 0 },
			tabStops: cells.length > 1 ? [{ type: TabStopType.RIGHT, position: 9_000 }] : [],
			...(style === "name" ? { alignment: this.random.one([AlignmentType.LEFT, AlignmentType.CENTER]) } : {}),
		});
	}

	private ownLook(role: SegmentRole | null): StyleLook {
		const own = role ? this.roles?.[role] : undefined;
		return own === undefined ? {} : own === "bold" ? { bold: true } : { italics: true };
	}

	private rows(rows: readonly LaidLine[]): Table {
		const cellOf = (line: LaidLine, at: number) => new TableCell({ children: [this.paragraph({ ...line, cells: [line.cells[at] ?? []] })] });
		return new Table({
			rows: rows.map((line) => new TableRow({ children: line.cells.map((_, at) => cellOf(line, at)) })),
			width: { size: 100, type: WidthType.PERCENTAGE },
		});
	}

	private table(cells: readonly (readonly Paragraph[])[], percents: readonly number[]): Table {
		const edge = { style: BorderStyle.NONE, size: 0, color: "ffffff" };
		const borders = { top: edge, bottom: edge, left: edge, right: edge };
		const row = new TableRow({
			children: cells.map(
				(children, at) =>
					new TableCell({
						children: children.length > 0 ? [...children] : [new Paragraph("")],
						borders,
						width: { size: percents[at] ?? 50, type: WidthType.PERCENTAGE },
					}),
			),
		});
		return new Table({ rows: [row], width: { size: 100, type: WidthType.PERCENTAGE } });
	}

	blocks(blocks: readonly Block[]): (Paragraph | Table)[] {
		return blocks.flatMap((block): (Paragraph | Table)[] => {
			if (block.kind === "line") return [this.paragraph(block)];
			if (block.kind === "chips")
				return [
					this.paragraph({
						kind: "line",
						label: block.label,
						style: "text",
						cells: [[{ text: block.texts.join(block.columns === null ? "   " : "\t"), role: null }]],
					}),
				];
			if (block.kind === "table") return [this.rows(block.rows)];
			if (block.kind === "aside")
				return [this.table([block.main.map((line) => this.paragraph(line)), block.aside.map((line) => this.paragraph(line))], [60, 40])];
			return [this.table([block.margin.map((line) => this.paragraph(line)), block.main.map((line) => this.paragraph(line))], [25, 75])];
		});
	}

	columns(side: readonly Block[], main: readonly Block[]): Table {
		const [left, right] = [side, main].map((blocks) => this.blocks(blocks).filter((block): block is Paragraph => block instanceof Paragraph));
		return this.table([left ?? [], right ?? []], [32, 68]);
	}
}

/** A word processor's document for a laid out resume, looking in one of very many ways. */
export async function docxOf(resume: LaidResume, random: Random): Promise<Uint8Array> {
	const look = new Look(random);
	const isFlat = resume.main.every((block) => block.kind !== "beside");
	const body = resume.side.length > 0 && isFlat ? [look.columns(resume.side, resume.main)] : [...look.blocks(resume.main), ...look.blocks(resume.side)];
	const document = new Document({ sections: [{ children: [...look.blocks(resume.head), ...body] }] });
	return new Uint8Array(await Packer.toBuffer(document));
}
