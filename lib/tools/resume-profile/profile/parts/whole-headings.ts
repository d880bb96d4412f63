import { type SectionKind, sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** Lines that a heading may take in a narrow column. */
const MOST_LINES = 4;

/** Whether a heading may go on in the next line: both are printed alike, one below the other. */
export function mayGoOn(line: ResumeLine, next: ResumeLine | undefined): next is ResumeLine {
	const isAlike = next !== undefined && next.kind === "heading" && line.kind === "heading" && next.fontSize === line.fontSize && next.bold === line.bold;
	return isAlike && line.fontSize !== null && next.column === line.column && next.page === line.page && next.caps === line.caps;
}

/** Headings that a narrow column broke, "CAPACITÀ E / COMPETENZE / TECNICHE", by what their lines say together. */
export function wholeHeadings(lines: readonly ResumeLine[], labels: readonly LineLabel[]): ReadonlyMap<ResumeLine, SectionKind> {
	const found = new Map<ResumeLine, SectionKind>();
	for (let at = 0; at < lines.length; at += 1) {
		const run: ResumeLine[] = [];
		for (let next = at; next < Math.min(at + MOST_LINES, lines.length); next += 1) {
			const [before, line] = [run.at(-1), lines[next]];
			if (!line || !labels[next]?.startsWith("heading.") || (before && !mayGoOn(before, line))) break;
			run.push(line);
		}
		for (let length = run.length; length > 1; length -= 1) {
			const kind = sectionKindOf(
				run
					.slice(0, length)
					.map(({ text }) => text)
					.join(" "),
			);
			if (kind === null) continue;
			for (const line of run.slice(0, length)) found.set(line, kind);
			at += length - 1;
			break;
		}
	}
	return found;
}
