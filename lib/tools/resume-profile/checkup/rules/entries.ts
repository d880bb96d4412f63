import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { type CheckupInput, type Draft, draft, NOWHERE, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { isNoEmployment } from "@/lib/tools/resume-profile/checkup/side-work";
import { isBreak } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

type Job = ResumeProfile["experience"][number];

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
	return profile.experience.flatMap((job, at) => headFindings(job, at === 0));
}

/** Of the newest position it matters the most. */
function headFindings({ company, title, source }: Job, isNewest: boolean): Draft[] {
	if (source.lineIds.length === 0 || (company && title) || isBreak({ title, company })) return [];
	const severity = isNewest ? "medium" : "low";
	if (!company && !title) {
		return [
			draft("title_missing", severity, {
				title: "Neither title nor employer was read here",
				why: "Recruiters search for both. Write what you were and for whom on lines of their own, right above what you tell of it.",
				place: source,
			}),
		];
	}
	if (company) {
		return [
			draft("title_missing", severity, {
				title: `No title was read for ${quoted(company)}`,
				why: "Titles are what is searched first. Write what you were on a line of its own, in words that postings use.",
				place: source,
			}),
		];
	}
	if (isNoEmployment(`${title ?? ""} ${source.quote}`)) return [];
	return [
		draft("employer_missing", severity, {
			title: `No employer was read for ${quoted(title ?? source.quote)}`,
			why: "Recruiters search for employers, and check them. Name it on the line of the title or right below; if you worked for yourself, say so there.",
			place: source,
		}),
	];
}
