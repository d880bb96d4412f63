import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ResumeLabel } from "./labelled-resume";

/** How many values were meant, how many were read, and how many of these are right. */
export interface Count {
	readonly meant: number;
	readonly read: number;
	readonly right: number;
}

export type Field =
	| "name"
	| "e-mail"
	| "phone"
	| "links"
	| "headline"
	| "summary"
	| "jobs found"
	| "jobs fully right"
	| "bullets"
	| "education found"
	| "education fully right"
	| "skills"
	| "languages"
	| "certifications";

const SHOWN_BY_WORK = 0.75;

export const plain = (text: string | null | undefined): string =>
	(text ?? "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s\u00ad\u200b-\u200f]+/g, "")
		.replace(/[^\p{L}\p{N}+#%&@]/gu, "");
const digits = (text: string): string => text.replace(/\D/g, "").replace(/^00/, "");
const link = (text: string): string =>
	text
		.toLowerCase()
		.replace(/^https?:\/\//, "")
		.replace(/^www\./, "")
		.replace(/^mailto:/, "")
		.replace(/\/+$/, "");

/** Compares two lists, each value at most once. */
function countOf(meant: readonly string[], read: readonly string[], isSame = (a: string, b: string) => a === b): Count {
	const left = [...read];
	let right = 0;
	for (const value of meant) {
		const at = left.findIndex((other) => isSame(value, other));
		if (at === -1) continue;
		left.splice(at, 1);
		right += 1;
	}
	return { meant: meant.length, read: read.length, right };
}

const listed = (value: string | null | undefined): string[] => (plain(value) === "" ? [] : [plain(value)]);
const isWithin = (a: string, b: string): boolean =>
	a !== "" && b !== "" && (a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a))));

interface Dated {
	readonly first: string;
	readonly second: string;
	/** The second name without a town at its end. */
	readonly third?: string;
	readonly start: string;
	readonly end: string;
}

/** Found: one of its two names and, where both have dates, a year in common. Right: all four as printed. */
function countEntries(meant: readonly Dated[], read: readonly Dated[], needsStart: boolean): { found: Count; right: Count } {
	const left = [...read];
	let [found, right] = [0, 0];
	for (const entry of meant) {
		const isSame = (other: Dated) => {
			const names =
				isWithin(entry.first, other.first) ||
				isWithin(entry.second, other.second) ||
				isWithin(entry.first, other.second) ||
				isWithin(entry.second, other.first);
			const years = [entry.start, entry.end].map((date) => date.slice(0, 4)).filter((year) => /^\d{4}$/.test(year));
			const others = [other.start, other.end].map((date) => date.slice(0, 4)).filter((year) => /^\d{4}$/.test(year));
			return names && (years.length === 0 || others.length === 0 || years.some((year) => others.includes(year)));
		};
		const isSecond = (other: Dated) =>
			other.second === entry.second || other.third === entry.second || (entry.third !== undefined && other.second === entry.third);
		const isRight = (other: Dated) => other.first === entry.first && isSecond(other) && other.end === entry.end && (!needsStart || other.start === entry.start);
		const exact = left.findIndex((other) => isSame(other) && isRight(other));
		const at = exact === -1 ? left.findIndex(isSame) : exact;
		if (at === -1) continue;
		if (exact !== -1) right += 1;
		left.splice(at, 1);
		found += 1;
	}
	const sizes = { meant: meant.length, read: read.length };
	return { found: { ...sizes, right: found }, right: { ...sizes, right } };
}

const JOINING_WORDS: ReadonlySet<string> = new Set(["in", "of", "en", "em", "de", "im", "des", "w", "i", "av", "di", "the", "for", "für"]);

/** Degree and field as one, whichever of the two holds the field and whatever word joins them. */
function studiesOf(degree: string | null | undefined, field: string | null | undefined): string {
	const words = (text: string | null | undefined) =>
		(text ?? "")
			.toLowerCase()
			.split(/[\s,:()]+/)
			.filter((word) => !JOINING_WORDS.has(word))
			.join(" ");
	const [whole, part] = [plain(words(degree)), plain(words(field))];
	return whole.includes(part) ? whole : whole + part;
}

/** A label has no field for a school's town, so that either may end in it. */
const withoutTown = (school: string | null | undefined): string => plain((school ?? "").replace(/[,،、][^,،、]*$/u, ""));

/** Compares what was read of a resume with what it says, field by field. */
export function compare(label: ResumeLabel, profile: ResumeProfile): Record<Field, Count> {
	const jobs = countEntries(
		label.jobs.map(({ title, company, start, end }) => ({ first: plain(title), second: plain(company), start: start ?? "", end: end ?? "" })),
		profile.experience.map(({ title, company, startDate, endDate, isCurrent }) => ({
			first: plain(title),
			second: plain(company),
			start: startDate ?? "",
			end: isCurrent ? "present" : (endDate ?? ""),
		})),
		true,
	);
	const schools = countEntries(
		label.education.map(({ degree, field, school, start, end }) => ({
			first: studiesOf(degree, field),
			second: plain(school),
			third: withoutTown(school),
			start: start ?? "",
			end: end ?? "",
		})),
		profile.education.map(({ degree, field, institution, startDate, endDate }) => ({
			first: studiesOf(degree, field),
			second: plain(institution),
			third: withoutTown(institution),
			start: startDate ?? "",
			end: endDate ?? "",
		})),
		false,
	);
	const values = (facts: readonly { value: string }[]) => facts.map(({ value }) => value);
	return {
		name: countOf(listed(label.name), listed(profile.name?.value)),
		"e-mail": countOf(label.emails.slice(0, 1).map(plain), listed(profile.contact.email?.value)),
		phone: countOf(label.phones.slice(0, 1).map(digits), profile.contact.phone ? [digits(profile.contact.phone.value)] : []),
		links: countOf(label.links.map(link), values(profile.contact.links).map(link)),
		headline: countOf(listed(label.headline), listed(profile.headline?.value)),
		summary: countOf(listed(label.summary), listed(profile.summary?.value)),
		"jobs found": jobs.found,
		"jobs fully right": jobs.right,
		bullets: countOf(
			label.jobs.flatMap(({ bullets }) => bullets.map(plain)),
			profile.experience.flatMap(({ bullets }) => bullets.map(({ text }) => plain(text))),
		),
		"education found": schools.found,
		"education fully right": schools.right,
		// A label holds what lists name; what only the work shows is read with less confidence.
		skills: countOf(label.skills.map(plain), values(profile.skills.filter(({ confidence }) => confidence !== SHOWN_BY_WORK)).map(plain)),
		languages: countOf(
			label.languages.map(({ name }) => plain(name)),
			values(profile.languages).map((value) => plain(value.split(" (")[0])),
		),
		certifications: countOf(
			label.certifications.map(({ name }) => plain(name)),
			profile.certifications.map(({ value, name }) => plain(name ?? value)),
			(meant, read) => read === meant || (read.startsWith(meant) && read.length < meant.length * 2.5),
		),
	};
}

/** Twice the right ones of those meant and read; 1 where nothing was meant and nothing read. */
export function f1({ meant, read, right }: Count): number {
	return meant + read === 0 ? 1 : (2 * right) / (meant + read);
}

export function sumOf(counts: readonly Count[]): Count {
	return counts.reduce((sum, count) => ({ meant: sum.meant + count.meant, read: sum.read + count.read, right: sum.right + count.right }), {
		meant: 0,
		read: 0,
		right: 0,
	});
}
