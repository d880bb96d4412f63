import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** A line of which only its text and kind are known, as a file without styles gives it. `at` counts from 0. */
export function lineWithoutLooks(at: number, text: string, kind: ResumeLine["kind"]): ResumeLine {
	return {
		lineId: `L${at + 1}`,
		page: 1,
		column: 0,
		text,
		kind,
		fontSize: null,
		bold: false,
		italic: false,
		caps: false,
		gap: null,
		hasRule: false,
		indent: null,
		links: [],
		x: null,
		y: null,
	};
}
