import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

type Dated = Pick<ResumeProfile["experience"][number], "startDate" | "endDate"> & { readonly isCurrent?: boolean };

/** A time in months since year 0, from when at the earliest and at the latest: a year alone leaves twelve months open. */
export interface Span {
	readonly startMin: number;
	readonly startMax: number;
	readonly endMin: number;
	readonly endMax: number;
}

function monthsOf(date: string): { readonly first: number; readonly last: number } {
	const [year = "0", month] = date.split("-");
	const first = Number(year) * 12 + (month === undefined ? 0 : Number(month) - 1);
	return { first, last: month === undefined ? first + 11 : first };
}

export const monthNow = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** The time of an entry; null where its beginning or its end is not known. */
export function spanOf({ startDate, endDate, isCurrent = false }: Dated, now: Date): Span | null {
	if (startDate === null || (endDate === null && !isCurrent)) return null;
	const start = monthsOf(startDate);
	const end = isCurrent || endDate === null ? { first: monthNow(now), last: monthNow(now) } : monthsOf(endDate);
	return { startMin: start.first, startMax: start.last, endMin: end.first, endMax: Math.max(end.last, start.last) };
}

/** "1 year 2 months". */
export function monthsInWords(months: number): string {
	const [years, rest] = [Math.floor(months / 12), months % 12];
	const said = [years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "", rest > 0 ? `${rest} ${rest === 1 ? "month" : "months"}` : ""];
	return said.filter(Boolean).join(" ");
}
