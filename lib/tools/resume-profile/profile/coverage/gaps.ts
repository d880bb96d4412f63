import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** More text than this in no field is said. */
const MOST_UNREAD = 0.05;
const MOST_OF_A_KIND = 5;
const LONGEST_QUOTE = 80;

function quoted(text: string): string {
	return text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE).trimEnd()}…"` : `"${text}"`;
}

const NO_NAME = "No name was read.";
const unreadPage = (page: number): string => `Nothing was read from page ${page}.`;

/** What of the file itself was not read, whatever was understood of the rest, in sentences. */
export function gapsOfFile({ name, emptyPages }: Pick<ResumeProfile, "name" | "emptyPages">): string[] {
	return [...(name ? [] : [NO_NAME]), ...emptyPages.slice(0, MOST_OF_A_KIND).map(unreadPage)];
}

function toldAgain(unused: ResumeProfile["unused"]): string[] {
	const [first] = unused.filter(({ reason }) => reason === "told_again");
	return first ? [`From ${quoted(first.text)} on page ${first.source.page} the same is told in another language; it was read once, as it stands first.`] : [];
}

/** What of a profile was not read or looks incomplete, in sentences. */
export function gapsOf({ name, experience, unused, readShare, emptyPages }: Omit<ResumeProfile, "gaps">, hardToRead: readonly string[] = []): string[] {
	const stray = unused.filter(({ reason, text }) => reason === "not_understood" && (findDateRange(text)?.start ?? null) !== null);
	const undated = experience.filter(({ startDate, endDate }) => startDate === null && endDate === null);
	const nameless = experience.filter(({ company }) => !company);
	const said = (...words: (string | null)[]) => quoted(words.filter(Boolean).join(", "));
	return [
		...(name ? [] : [NO_NAME]),
		...(experience.length > 0 ? [] : ["No position was read."]),
		...hardToRead,
		...toldAgain(unused),
		...emptyPages.slice(0, MOST_OF_A_KIND).map(unreadPage),
		...stray.slice(0, MOST_OF_A_KIND).map(({ text, source }) => `Dates stand outside any position or study: ${quoted(text)} on page ${source.page}.`),
		...undated.slice(0, MOST_OF_A_KIND).map(({ company, title }) => `No dates were read for ${said(title, company)}.`),
		...nameless.slice(0, MOST_OF_A_KIND).map(({ title, datesText }) => `No employer was read for ${said(title, datesText)}.`),
		...(1 - readShare > MOST_UNREAD ? [`${Math.round((1 - readShare) * 100)} % of the text in your file stands in no field.`] : []),
	];
}
