/** A line of a document as it is cited. */
export interface SourceLine {
	readonly page: number;
	/** On its page, from 1. */
	readonly line: number;
	readonly text: string;
	/** Whether a paragraph begins with it. */
	readonly opens: boolean;
	readonly isHeading: boolean;
	/** Whether it was recognised in a picture. */
	readonly isRecognized?: boolean;
}

/** Text without pages has sixty lines a page, as print has. */
export const TEXT_LINES_PER_PAGE = 60;

/** Lines of pages with their numbers. */
export function numbered(lines: readonly Omit<SourceLine, "line">[]): SourceLine[] {
	const counts = new Map<number, number>();
	return lines.map((line) => {
		const number = (counts.get(line.page) ?? 0) + 1;
		counts.set(line.page, number);
		return { ...line, line: number };
	});
}
