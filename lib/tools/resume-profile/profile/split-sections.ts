import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { type SectionKind, sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";

/** `head` holds what stands before the first heading of a column. */
export interface Section {
	readonly kind: SectionKind | "head" | "other";
	readonly heading: ResumeLine | null;
	readonly lines: ResumeLine[];
}

const DATED_KINDS: ReadonlySet<Section["kind"]> = new Set(["experience", "education", "projects", "volunteering"]);

function styleOf(line: ResumeLine): string {
	const isUpper = line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase();
	return `${line.fontSize ?? "-"}|${line.bold}|${isUpper}`;
}

/** "Skills: React, Node" and "LANGUAGES⇥English": a heading and its content on one line. */
function inlineHeading(line: ResumeLine, current: Section["kind"]): { kind: SectionKind; rest: string } | null {
	const match = /^([^:\t]{3,40})([:\t])\s*(.+)$/u.exec(line.text);
	if (!match?.[1] || !match[3] || line.kind === "bullet") return null;
	const kind = sectionKindOf(match[1]);
	if (kind === null) return null;
	// "Languages: TypeScript" names a group of skills, and "Technologies: …" closes a job.
	if (match[2] === ":" && (current === "skills" || DATED_KINDS.has(current))) return null;
	return { kind, rest: match[3] };
}

/** Parts a resume at its headings. An unknown heading opens an `other` section when it looks like the known ones. */
export function splitSections(lines: readonly ResumeLine[]): Section[] {
	const known = new Set(lines.filter((line) => line.kind === "heading" && sectionKindOf(line.text) !== null).map(styleOf));
	const sections: Section[] = [];
	let column = -1;
	const open = (kind: Section["kind"], heading: ResumeLine | null) => {
		const section: Section = { kind, heading, lines: [] };
		sections.push(section);
		return section;
	};
	let current = open("head", null);
	lines.forEach((line, index) => {
		if (line.column !== column && column !== -1) current = open("head", null);
		column = line.column;
		const kind = line.kind === "heading" ? sectionKindOf(line.text) : null;
		if (kind !== null) {
			current = open(kind, line);
			return;
		}
		const inline = inlineHeading(line, current.kind);
		if (inline) {
			current = open(inline.kind, line);
			current.lines.push({ ...line, text: inline.rest, kind: "text" });
			return;
		}
		const looksLikeOne = line.kind === "heading" && current.kind !== "head" && known.has(styleOf(line));
		const startsEntry = DATED_KINDS.has(current.kind) && lines.slice(index, index + 4).some((near) => findDateRange(near.text) !== null);
		if (looksLikeOne && !startsEntry) current = open("other", line);
		else current.lines.push(line);
	});
	return sections.filter((section) => section.lines.length > 0);
}
