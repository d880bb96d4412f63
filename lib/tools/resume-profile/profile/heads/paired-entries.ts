import { type NamedSegment, nameSegments } from "@/lib/tools/resume-profile/labelling/label-lines";
import { isBreakLine } from "@/lib/tools/resume-profile/profile/breaks";
import type { Entry } from "@/lib/tools/resume-profile/profile/parts/resume-parts";

interface Said {
	readonly isDated: boolean;
	/** A title, or what was studied. */
	readonly hasTitle: boolean;
	/** An employer, or a school. */
	readonly hasCompany: boolean;
	readonly isTold: boolean;
}

export interface PairedEntries {
	readonly entries: readonly Entry[];
	/** What the parts of their heads are, where none was put together with another and it is known by now. */
	readonly named: readonly NamedSegment[][] | null;
}

/**
 * Entries of which one says what the other lacks, put together: in forms and tables dates, employer and title of a job stand in rows of their own, each
 * of which may have been taken for a beginning.
 */
export function pairedEntries(entries: readonly Entry[], kind: "job" | "school"): PairedEntries {
	const named = nameSegments(
		entries.map(({ head }) => head),
		kind,
	);
	const said = entries.map(({ body }, at): Said => {
		const roles = new Set(named[at]?.map(({ role, text }) => (role === "dates" && !/\p{N}/u.test(text) ? "note" : role)));
		return {
			isDated: roles.has("dates"),
			hasTitle: roles.has("title") || roles.has("degree") || roles.has("field"),
			hasCompany: roles.has("company") || roles.has("school"),
			isTold: body.length > 0,
		};
	});
	const paired: { entry: Entry; said: Said }[] = [];
	entries.forEach((entry, at) => {
		const own = said[at] as Said;
		const before = paired.at(-1);
		const isDatedBreak = before !== undefined && areDatesAlone(before.said) && isBreakEntry(entry) && !own.isDated;
		const isApart = !isDatedBreak && (isBreakEntry(entry) || (before !== undefined && isBreakEntry(before.entry)));
		if (!before || isApart || !(isDatedBreak || completes(before.said, own))) paired.push({ entry, said: own });
		else {
			const merged = { head: [...before.entry.head, ...entry.head], body: [...before.entry.body, ...entry.body] };
			paired[paired.length - 1] = {
				entry: merged,
				said: {
					isDated: true,
					hasTitle: before.said.hasTitle || own.hasTitle,
					hasCompany: before.said.hasCompany || own.hasCompany,
					isTold: merged.body.length > 0,
				},
			};
		}
	});
	return { entries: paired.map(({ entry }) => entry), named: paired.length === entries.length ? named : null };
}

const areDatesAlone = ({ isDated, hasTitle, hasCompany, isTold }: Said): boolean => isDated && !hasTitle && !hasCompany && !isTold;

const isBreakEntry = ({ head }: Entry): boolean => head.some(({ text }) => isBreakLine(text));

/** Whether two entries in a row are one: just one is dated, and each names what the other doesn't. */
function completes(before: Said, next: Said): boolean {
	const isDisjoint = !(before.hasTitle && next.hasTitle) && !(before.hasCompany && next.hasCompany);
	if (!isDisjoint || before.isDated === next.isDated) return false;
	// Dates alone are of what stands above them.
	if (!next.hasTitle && !next.hasCompany) return next.isDated && !before.isTold;
	// An employer without dates opens the roles below it; a study without a school may well be one.
	if (next.isDated) return before.hasTitle && !before.hasCompany && !before.isTold;
	return !before.hasTitle || !before.hasCompany;
}
