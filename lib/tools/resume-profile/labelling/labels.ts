/** What a line of a resume is. A heading names what comes after it; `start` begins an entry, `head` goes on with its title, employer, school or dates. */
export const LINE_LABELS = [
	"name",
	"headline",
	"contact",
	"personal",
	"summary",
	"heading.summary",
	"heading.experience",
	"heading.education",
	"heading.skills",
	"heading.languages",
	"heading.certifications",
	"heading.items",
	"heading.other",
	"job.start",
	"job.head",
	"job.text",
	"school.start",
	"school.head",
	"school.text",
	"item.start",
	"item.text",
	"skills",
	"languages",
	"certifications",
	"other",
	"noise",
] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** What a part of an entry's head is. `note` is what says more of the employer or the school. */
export const SEGMENT_ROLES = ["title", "company", "place", "dates", "degree", "field", "school", "note"] as const;
export type SegmentRole = (typeof SEGMENT_ROLES)[number];
