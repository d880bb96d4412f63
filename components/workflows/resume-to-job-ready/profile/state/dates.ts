/** What a date field shows of an entry's end. */
export const PRESENT = "present";
const PRESENT_WORDS = new Set([PRESENT, "now", "today", "current", "currently", "ongoing"]);

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const MONTH_NAMED = /^([a-z]{3,9})\.?\s+(\d{4})$/i;
const YEAR_AND_MONTH = /^(\d{4})(?:-(\d{2}))?$/;
const YEAR_FIRST = /^(\d{4})\s*[-./]\s*(\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2})\s*[-./]\s*(\d{4})$/;

export const isPresentWord = (text: string) => PRESENT_WORDS.has(text.trim().toLowerCase());

/** The month whose English name begins so, 1 to 12; 0 for none. */
const monthOf = (name: string) => MONTHS.findIndex((month) => name !== "" && month.toLowerCase().startsWith(name.toLowerCase())) + 1;

/** A typed date as it is kept: 3/2020, 03.2020, Mar 2020 and 2020-3 mean 2020-03. Anything else stays as it is. */
export function tidyDate(text: string): string {
	const clean = text.trim();
	const [, year, month] = YEAR_FIRST.exec(clean) ?? [];
	if (year && month) return `${year}-${month.padStart(2, "0")}`;
	const [, name = "", namedYear] = MONTH_NAMED.exec(clean) ?? [];
	if (namedYear && monthOf(name) > 0) return `${namedYear}-${String(monthOf(name)).padStart(2, "0")}`;
	const [, firstMonth, lastYear] = MONTH_FIRST.exec(clean) ?? [];
	return firstMonth && lastYear ? `${lastYear}-${firstMonth.padStart(2, "0")}` : clean;
}

/** What is wrong with a kept date, in words; null for a right one and for none. */
export function dateProblem(date: string | null, mayBePresent: boolean): string | null {
	if (date === null || date === "") return null;
	const [whole, , month] = YEAR_AND_MONTH.exec(date) ?? [];
	if (!whole) return `Write a year (2021) or a year and month (2021-03)${mayBePresent ? ', or "present"' : ""}.`;
	if (month !== undefined && (Number(month) < 1 || Number(month) > 12)) return "The month is 01 to 12.";
	return null;
}

/** A kept date as a resume says it: "Mar 2019". */
function dateWords(date: string | null): string | null {
	const [, year, month] = YEAR_AND_MONTH.exec(date ?? "") ?? [];
	const name = MONTHS[Number(month) - 1];
	return name ? `${name.slice(0, 3)} ${year}` : date;
}

/** A period for people: as the file says it, else "Mar 2019 – present". */
export function periodWords(start: string | null, end: string | null, isCurrent: boolean, asInFile: string | null = null): string {
	if (asInFile) return asInFile;
	const [first, last] = [dateWords(start), isCurrent ? PRESENT : dateWords(end)];
	return first === last ? (first ?? "") : [first, last].filter(Boolean).join(" – ");
}

/** The earlier of two dates; a year counts as its January. */
export function earlier(left: string | null, right: string | null): string | null {
	if (left === null || right === null) return left ?? right;
	return left.padEnd(7, "-01") <= right.padEnd(7, "-01") ? left : right;
}

/** The later of two dates; a year counts as its December. */
export function later(left: string | null, right: string | null): string | null {
	if (left === null || right === null) return left ?? right;
	return left.padEnd(7, "-12") >= right.padEnd(7, "-12") ? left : right;
}

/** Whether a period ends before it begins, as far as its dates tell. */
export function isBackwards(start: string | null, end: string | null): boolean {
	return start !== null && end !== null && start.padEnd(7, "-01") > end.padEnd(7, "-12");
}
