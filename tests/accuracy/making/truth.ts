import { cleanText } from "@/lib/tools/reading/text/clean-text";
import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import type { Block, LaidLine, LaidResume } from "./layout";

/** A line as its maker meant it. `entry` numbers the entries, so that an entry begins once however its first line is torn. */
interface MeantLine {
	readonly label: LineLabel;
	readonly entry: number;
	readonly segments: readonly { readonly text: string; readonly role: SegmentRole | null }[];
}

/** What a line that was read is, and which of its letters have which role; null where nothing was meant by it. */
export interface LineTruth {
	readonly label: LineLabel | null;
	readonly roles: readonly { readonly text: string; readonly role: SegmentRole | null }[];
}

const squeezed = (text: string): string => cleanText(text).toLocaleLowerCase("en").replace(/[\s­]/g, "");

function meantLines(resume: LaidResume): MeantLine[] {
	let entry = 0;
	const of = ({ label, cells }: LaidLine, own: number): MeantLine[] => cells.map((segments) => ({ label, entry: own, segments }));
	const read = (block: Block): MeantLine[] => {
		if (block.kind === "chips") return block.texts.map((text) => ({ label: block.label, entry: 0, segments: [{ text, role: null }] }));
		if (block.kind === "line") {
			if (block.label.endsWith(".start")) entry += 1;
			return of(block, entry);
		}
		if (block.kind === "table")
			return block.rows.flatMap((row) => {
				if (row.label.endsWith(".start")) entry += 1;
				return of(row, entry);
			});
		if (block.kind === "aside") return [...block.main, ...block.aside].flatMap((line) => of(line, 0));
		const isEntry = block.margin.some(({ label }) => label.endsWith(".start"));
		if (isEntry) entry += 1;
		return [...block.margin, ...block.main].flatMap((line) => {
			if (!isEntry && line.label.endsWith(".start")) entry += 1;
			return of(line, entry);
		});
	};
	const running = resume.running?.text ? [{ label: "noise" as const, entry: 0, segments: [{ text: resume.running.text, role: null }] }] : [];
	return [...[...resume.head, ...resume.side, ...resume.main].flatMap(read), ...Array.from({ length: 4 }, () => running).flat()];
}

/** Finds for lines that were read what their maker meant by them. */
export class Truth {
	private readonly text: string;
	private readonly lineAt: Int32Array;
	private readonly isUsed: Uint8Array;
	private readonly starts: number[] = [];
	private readonly begun = new Set<number>();
	private readonly lines: readonly MeantLine[];

	constructor(resume: LaidResume) {
		this.lines = meantLines(resume);
		const texts = this.lines.map(({ segments }) => squeezed(segments.map(({ text }) => text).join("")));
		this.text = texts.join("\u0001");
		this.lineAt = new Int32Array(this.text.length).fill(-1);
		this.isUsed = new Uint8Array(this.text.length);
		let at = 0;
		texts.forEach((text, index) => {
			this.starts.push(at);
			this.lineAt.fill(index, at, at + text.length);
			at += text.length + 1;
		});
	}

	/** Where a text stands that was not taken before, or -1. */
	private take(text: string): number {
		for (let at = this.text.indexOf(text); at !== -1; at = this.text.indexOf(text, at + 1)) {
			if (this.isUsed[at] === 1) continue;
			this.isUsed.fill(1, at, at + text.length);
			return at;
		}
		return -1;
	}

	/** A text as a whole, or the longest beginning of it that was meant as one line. */
	private find(text: string): number {
		const own = squeezed(text);
		if (own === "") return -1;
		const whole = this.take(own);
		if (whole !== -1) return whole;
		const unmarked = own.replace(/^[^\p{L}\p{N}]+/u, "");
		if (unmarked.length > 2 && unmarked !== own) return this.take(unmarked);
		for (const share of [0.6, 0.35]) {
			const part = own.slice(0, Math.max(4, Math.floor(own.length * share)));
			const at = part.length < own.length ? this.take(part) : -1;
			if (at !== -1) return at;
		}
		return -1;
	}

	of(line: ResumeLine): LineTruth {
		const parts = line.text.split("\t");
		const found = parts.map((part) => this.find(part));
		const roles = parts.flatMap((part, index) => this.rolesOf(part, found[index] ?? -1));
		const longest = parts
			.map((part, index) => ({ length: part.length, at: found[index] ?? -1 }))
			.filter(({ at }) => at !== -1)
			.sort((a, b) => b.length - a.length)[0];
		if (longest === undefined) return { label: null, roles };
		const meant = this.meantAt(longest.at);
		const isBegun = parts.some((_, index) => this.meantAt(found[index] ?? -1)?.label.endsWith(".start"));
		return { label: meant ? this.labelOf(meant, isBegun) : null, roles };
	}

	private meantAt(at: number): MeantLine | undefined {
		return at === -1 ? undefined : this.lines[this.lineAt[at] ?? -1];
	}

	/** An entry begins with the first of its lines that is read. */
	private labelOf(meant: MeantLine, isBegun: boolean): LineLabel {
		if (!/\.(?:start|head)$/.test(meant.label)) return meant.label;
		const kind = meant.label.split(".")[0];
		const isFirst = !this.begun.has(meant.entry) && (isBegun || meant.label.endsWith(".start"));
		if (isFirst) this.begun.add(meant.entry);
		if (isFirst) return `${kind}.start` as LineLabel;
		return kind === "item" ? "item.text" : (`${kind}.head` as LineLabel);
	}

	private rolesOf(part: string, at: number): LineTruth["roles"] {
		const meant = this.meantAt(at);
		if (!meant) return [{ text: part, role: null }];
		if (meant.segments.every(({ role }) => role === null)) return [{ text: part, role: null }];
		const own = squeezed(part);
		return meant.segments.filter(({ text }) => squeezed(text) !== "" && own.includes(squeezed(text)));
	}
}
