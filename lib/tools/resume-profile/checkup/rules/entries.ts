import { type CheckupInput, type Draft, draft, NOWHERE, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";

/** Positions that a system can't file: none at all, or without employer or title. */
export function entryFindings({ document, profile }: CheckupInput): Draft[] {
	if (profile.experience.length === 0) {
		const heading = document.lines.find(({ text }) => sectionKindOf(text) === "experience");
		return [
			draft("positions_missing", heading ? "high" : "low", {
				title: "No position was read",
				why: heading
					? "There is a heading for your work, and below it no title, employer and dates that could be told apart. Write them on lines of their own."
					: "Searches go by titles and employers. If you have worked, trained or volunteered anywhere, say where, as what and when.",
				place: heading ? { lineIds: [heading.lineId], page: heading.page, quote: heading.text } : NOWHERE,
			}),
		];
	}
	return profile.experience.flatMap(({ company, title, source }) => {
		if (source.lineIds.length === 0) return [];
		const findings: Draft[] = [];
		if (!company) {
			findings.push(
				draft("employer_missing", "medium", {
					title: `No employer was read for ${quoted(title ?? source.quote)}`,
					why: "Recruiters search for employers, and check them. Name it on the line of the title or right below; if you worked for yourself, say so there.",
					place: source,
				}),
			);
		}
		if (!title) {
			findings.push(
				draft("title_missing", "medium", {
					title: `No title was read for ${quoted(company ?? source.quote)}`,
					why: "Titles are what is searched first. Write what you were on a line of its own, in words that postings use.",
					place: source,
				}),
			);
		}
		return findings;
	});
}
