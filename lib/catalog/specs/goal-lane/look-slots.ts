import type { z } from "zod";
import type { CheckpointSlot, Reference } from "@/lib/catalog/spec";
import { ACCENT_NAMES, DEFAULT_ACCENT, DEFAULT_TEMPLATE, PAGE_SIZES, TEMPLATE_NAMES } from "@/lib/tools/documents/printing/templates";

/** How the tailored resumes look: optional, since each has a usual answer. */
export const LOOK_SLOTS: z.input<typeof CheckpointSlot>[] = [
	{
		slotId: "template",
		slotType: "select",
		question: "How should the resumes look?",
		help: "Classic has serifs and a centred head, modern more air, compact the most on a page. All read well in applicant tracking systems.",
		options: [...TEMPLATE_NAMES],
		default: DEFAULT_TEMPLATE,
		required: false,
	},
	{
		slotId: "pageSize",
		slotType: "select",
		question: "On which paper?",
		help: "Left open, each resume has the paper of its posting's country.",
		options: [...PAGE_SIZES],
		required: false,
	},
	{
		slotId: "accent",
		slotType: "select",
		question: "Which colour for headings, lines and links?",
		options: [...ACCENT_NAMES],
		default: DEFAULT_ACCENT,
		required: false,
	},
];

/** What a picture of a person's own resume is drawn from: its head and its first positions. */
export function lookPreview(profile: Reference): Reference {
	const experience = { $pick: "experience", from: profile };
	return {
		head: { $pick: ["name", "headline", "contact", "summary"], from: profile },
		skills: { $pick: "value", from: { $pick: "skills", from: profile }, limit: 12 },
		experience: { $pick: ["title", "company", "location", "datesText", "startDate", "endDate", "isCurrent", "bullets"], from: experience, limit: 2 },
		language: "step:parse_resume.document.language",
	};
}
