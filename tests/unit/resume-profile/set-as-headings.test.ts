import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { setAsHeadings } from "@/lib/tools/resume-profile/profile/set-as-headings";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

type Seen = readonly [text: string, label: LineLabel | null, looks: Partial<ResumeLine>];

const HEADING = { fontSize: 13, bold: true, gap: 1.5 };
const headed = (text: string, label: LineLabel, body: string): Seen[] => [
	[text, label, HEADING],
	[body, "other", {}],
];
const KNOWN = [
	...headed("Experience", "heading.experience", "Nurse, North Clinic, 2019 until now"),
	...headed("Languages", "heading.languages", "German and English"),
	...headed("Skills", "heading.skills", "Triage and dialysis"),
];

function found(...lines: readonly Seen[]): string[] {
	const document = linesDocument(lines.map(([text]) => text));
	const seen = document.lines.map((line, at) => ({ line: { ...line, fontSize: 10, gap: 0, ...lines[at]?.[2] }, label: lines[at]?.[1] ?? null }));
	return [...setAsHeadings(seen)].map(({ text }) => text);
}

describe("a line whose words name no section", () => {
	const below: Seen = ["Led 120 people in the field", "other", {}];

	it("is a heading where it is set as those of the file are", () => {
		expect(found(...KNOWN, ["Career in the militia", "job.start", HEADING], below)).toEqual(["Career in the militia"]);
	});

	it("is none in other type, with less space above it, above what is set alike, or at the end", () => {
		expect(found(...KNOWN, ["Career in the militia", "job.start", { ...HEADING, fontSize: 11 }], below)).toEqual([]);
		expect(found(...KNOWN, ["Career in the militia", "job.start", { ...HEADING, gap: 0.4 }], below)).toEqual([]);
		expect(found(...KNOWN, ["Career in the militia", "job.start", HEADING])).toEqual([]);
	});

	it("is none where more lines are set so than headings are known, as titles in the type of headings", () => {
		const titles = ["Nurse", "Midwife", "Carer", "Porter"].flatMap((text): Seen[] => [[text, "job.start", HEADING], below]);
		expect(found(...KNOWN, ...titles)).toEqual([]);
	});
});
