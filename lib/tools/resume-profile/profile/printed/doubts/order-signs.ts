import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type DoubtedSection, isList, type Sign, type SignName } from "./sign";

/** Whether something else was drawn between two lines that are read one after the other. */
class DrawnOrder {
	private readonly spans: { readonly page: number; readonly first: number; readonly last: number }[];

	constructor(lines: readonly ResumeLine[]) {
		this.spans = lines.flatMap(({ page, drawn }) => (drawn ? [{ page, ...drawn }] : []));
	}

	parts({ drawn: above }: ResumeLine, { drawn: below, page }: ResumeLine): boolean {
		if (!above || !below || below.first <= above.last + 1) return false;
		return this.spans.some((span) => span.page === page && span.first > above.last && span.last < below.first);
	}
}

const SAME_LINE_PT = 2;

/** A second reading of the same pages, in the order in which they were drawn and down each column: where it says that something else comes next. */
export function orderSigns(sections: readonly DoubtedSection[]): Sign[] {
	const order = new DrawnOrder(sections.flatMap(({ headings, lines }) => [...headings, ...lines].map(({ line }) => line)));
	return sections.flatMap((section): Sign[] => {
		const begins = new Set(section.printed.lines.flatMap(({ opens, source }) => (opens ? source.lineIds.slice(0, 1) : [])));
		const lines = isList(section) ? [] : section.lines.map(({ line }) => line);
		return lines.slice(1).flatMap((line, at): Sign[] => {
			const before = lines[at];
			if (before === undefined || before.page !== line.page) return [];
			const isWithin = !begins.has(line.lineId);
			const goesUp = before.y !== null && line.y !== null && line.y < before.y - SAME_LINE_PT;
			const names: SignName[] = [
				...(order.parts(before, line) ? (["drawn_apart"] as const) : []),
				...(isWithin && before.column !== line.column ? (["other_column"] as const) : []),
				...(isWithin && goesUp ? (["goes_up"] as const) : []),
			];
			return names.map((name) => ({ name, lines: [line], beside: [before] }));
		});
	});
}
