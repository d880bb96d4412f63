import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type SectionKind, sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";
import { findLanguages } from "@/lib/tools/taxonomy/languages";

const LABEL_OF_SECTION: Readonly<Partial<Record<SectionKind, LineLabel>>> = {
	summary: "heading.summary",
	experience: "heading.experience",
	education: "heading.education",
	skills: "heading.skills",
	languages: "heading.languages",
	certifications: "heading.certifications",
	projects: "heading.items",
	volunteering: "heading.items",
	publications: "heading.other",
	awards: "heading.other",
	interests: "heading.other",
	references: "heading.other",
};

export interface LabelledLine {
	readonly line: ResumeLine;
	readonly label: LineLabel;
}

const isHeading = (label: LineLabel) => label.startsWith("heading.");

/** Known words of a heading say its kind. */
function headingOf(line: ResumeLine): LineLabel | null {
	const kind = sectionKindOf(line.text);
	return (kind && LABEL_OF_SECTION[kind]) ?? null;
}

/** What begins with no heading of its own below one of work goes on with that work: its text, or the next head after a text. */
const STRAY: ReadonlySet<LineLabel> = new Set(["name", "headline", "other", "item.start", "item.text", "school.text", "skills", "certifications"]);

function strayOf(line: ResumeLine, before: LabelledLine): LineLabel {
	if (line.kind === "bullet" || /[.!]$/.test(line.text)) return "job.text";
	if (before.label === "job.text") return "job.start";
	return before.line.kind === "heading" || isHeading(before.label) ? "job.start" : "job.head";
}

/**
 * What the models say, made to agree with what is certain: words of headings that are known, a sentence is no heading, and in a text
 * without any looks, which tell the models little, below "Experience" comes work until another heading.
 */
export function settleLabels(lines: readonly ResumeLine[], labels: readonly LineLabel[]): LabelledLine[] {
	const settled: LabelledLine[] = [];
	const isPlain = lines.every(({ x, fontSize }) => x === null && fontSize === null);
	let isWork = false;
	lines.forEach((line, at) => {
		const before = settled.at(-1);
		let label = labels[at] ?? "other";
		if (isHeading(label)) {
			const known = headingOf(line);
			const isSentence = known === null && line.kind !== "heading" && /\p{Ll}[.!;]$/u.test(line.text) && /\s/.test(line.text);
			label = known ?? (isSentence && before?.label.startsWith("job.") ? "job.text" : label);
		} else if (label === "languages" && /[,;]/.test(line.text) && findLanguages(line.text.replace(/^[^:]{2,30}:/u, "")).length === 0) label = "skills";
		if (isHeading(label)) isWork = isPlain && label === "heading.experience" && headingOf(line) !== null;
		else if (isWork && before) {
			const isContact = label === "contact" && !/@|\.\p{L}{2}|(?:\d\D?){6}/u.test(line.text);
			if (STRAY.has(label) || isContact) label = strayOf(line, before);
		}
		settled.push({ line, label });
	});
	return settled;
}
