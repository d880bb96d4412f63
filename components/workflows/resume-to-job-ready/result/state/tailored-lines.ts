import type { ResumeChange, TailoredLine, TailoredPrintedLine } from "@/lib/tools/documents/schemas";
import type { ResultItem } from "./item";
import { movedOf, tidy } from "./line-order";

/** How a line differs from the person's own resume. */
export type Mark = "edited" | "rephrased" | "reordered" | "emphasised" | "added" | "omitted";

/** A line of a tailored resume beside what it comes from. */
export interface Line {
	/** Its place in the resume: `experience.0.bullets.2`. */
	readonly path: string;
	/** What the check calls the place. */
	readonly where: string;
	readonly text: string;
	/** As the run wrote it. */
	readonly written: string;
	readonly sourceIds: readonly string[];
	readonly sourceText: string | null;
	readonly marks: readonly Mark[];
	readonly reasons: readonly string[];
	readonly isEditable: boolean;
	/** As its source prints it; a list's item where nothing is said. */
	readonly look?: Pick<TailoredPrintedLine, "style" | "dates" | "isStrong">;
}

export interface Block {
	readonly key: string;
	readonly title: string;
	readonly about: string;
	readonly isList: boolean;
	readonly lines: readonly Line[];
}

export interface Part {
	readonly name: string;
	readonly blocks: readonly Block[];
}

const KIND_MARKS: Readonly<Record<ResumeChange["kind"], Mark | null>> = {
	reordered: "reordered",
	rephrased: "rephrased",
	emphasised: "emphasised",
	added: "added",
	omitted: "omitted",
	selected: null,
	unchanged: null,
};
interface Given {
	readonly path: string;
	readonly where: string;
	readonly line: TailoredLine;
	readonly written: TailoredLine | undefined;
	readonly look?: Line["look"];
}

/** Lines and their sources of one place, with the order that the sources had. */
export function linesOf(given: readonly Given[], item: ResultItem, sources: ReadonlyMap<string, { text: string }>): Line[] {
	const order = [...sources.keys()];
	const moved = movedOf(given.map(({ line }) => placeOf(line, order)));
	return given.map(({ path, where, line, written, look }, at) => {
		const texts = line.sourceIds.flatMap((id) => sources.get(id)?.text ?? []);
		const sourceText = texts.length > 0 ? texts.join(" ") : null;
		const base = written?.text ?? line.text;
		const isRephrased = sourceText !== null && tidy(base) !== tidy(sourceText);
		const isMoved = moved[at] === true;
		const rephrasing = item.changes.find((change) => change.kind === "rephrased" && isAbout(change, line));
		const moving = item.changes.find(
			(change) => change.kind === "reordered" && (change.sourceIds === undefined ? change.section === where : moves(change, line)),
		);
		return {
			path,
			where,
			text: line.text,
			written: base,
			sourceIds: line.sourceIds,
			sourceText,
			marks: [...editedMark(line.text, base), ...(isRephrased ? (["rephrased"] as const) : []), ...(isMoved ? (["reordered"] as const) : [])],
			reasons: [isRephrased ? rephrasing?.why : undefined, isMoved && moving ? `${moving.what} ${moving.why}` : undefined].filter((why) => why !== undefined),
			isEditable: look?.style !== "head",
			...(look ? { look } : {}),
		};
	});
}

const moves = ({ sourceIds }: ResumeChange, line: TailoredLine): boolean => line.sourceIds.some((id) => sourceIds?.includes(id));

function placeOf(line: TailoredLine, order: readonly string[]): number | null {
	const place = order.indexOf(line.sourceIds[0] ?? "");
	return place < 0 ? null : place;
}

function isAbout({ sourceIds }: ResumeChange, line: TailoredLine): boolean {
	return sourceIds !== undefined && sourceIds.length === line.sourceIds.length && sourceIds.every((id) => line.sourceIds.includes(id));
}

function editedMark(text: string, written: string): Mark[] {
	return tidy(text) === tidy(written) ? [] : ["edited"];
}

/** A line that changes are told of by its section alone. */
export function lineOfSection(item: ResultItem, path: string, where: string, text: string, given: Partial<Line> = {}): Line {
	const changes = item.changes.filter(({ section }) => section === where);
	const marks = [...new Set(changes.flatMap(({ kind }) => KIND_MARKS[kind] ?? []))];
	const written = given.written ?? text;
	return {
		path,
		where,
		text,
		sourceIds: [],
		sourceText: null,
		isEditable: false,
		...given,
		written,
		marks: [...editedMark(text, written), ...marks],
		reasons: [...new Set(changes.filter(({ kind }) => KIND_MARKS[kind] !== null).map(({ what, why }) => `${what} ${why}`))],
	};
}

export const allLines = (parts: readonly Part[]): Line[] => parts.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));
