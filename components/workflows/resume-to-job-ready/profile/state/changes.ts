import { PRESENT } from "./dates";
import { factOf, factsOf, type TextField } from "./entries";
import type { Bullet, Profile } from "./profile";

/** One value that is another now: "Title", "Engineer" and "Lead Engineer". Null where there is none. */
export interface ValueChange {
	readonly label: string;
	readonly before: string | null;
	readonly after: string | null;
}

/** A value by what tells it from all others, through moves of its entry. */
type Values = Map<string, { readonly label: string; readonly value: string | null }>;

const TEXTS: readonly (readonly [TextField, string])[] = [
	["name", "Name"],
	["headline", "Headline"],
	["email", "E-mail"],
	["phone", "Phone"],
	["location", "Place"],
	["summary", "Summary"],
];

const LISTS = [
	["otherPhones", "Phone number"],
	["links", "Link"],
	["certifications", "Certificate"],
	["languages", "Language"],
	["skills", "Skill"],
] as const;

const said = (text: string | null) => text?.trim() || null;

/** Every value of a profile with its name, an entry's by the entry's id. */
function valuesOf(profile: Profile): Values {
	const values: Values = new Map();
	const put = (key: string, label: string, value: string | null) => values.set(key, { label, value: said(value) });
	const putBullets = (of: string, bullets: readonly Bullet[]) => {
		for (const [at, { bulletId, text }] of bullets.entries()) put(`${of} ${bulletId || at}`, `Bullet ${at + 1}`, text);
	};
	for (const [field, label] of TEXTS) put(field, label, factOf(profile, field)?.value ?? null);
	for (const [list, label] of LISTS) {
		for (const [at, { value }] of factsOf(profile, list).entries()) put(`${list} ${at}`, `${label} ${at + 1}`, value);
	}
	for (const [at, job] of profile.experience.entries()) {
		const key = `job ${job.experienceId || at}`;
		put(`${key} title`, "Title", job.title);
		put(`${key} company`, "Employer", job.company);
		put(`${key} location`, "Place of work", job.location);
		put(`${key} start`, "From", job.startDate);
		put(`${key} end`, "To", job.isCurrent ? PRESENT : job.endDate);
		putBullets(key, job.bullets);
	}
	for (const [at, school] of profile.education.entries()) {
		const key = `school ${school.educationId || at}`;
		put(`${key} degree`, "Degree", school.degree);
		put(`${key} field`, "Field of study", school.field);
		put(`${key} institution`, "School", school.institution);
		put(`${key} start`, "From", school.startDate);
		put(`${key} end`, "To", school.endDate);
		putBullets(key, school.details);
	}
	for (const [at, { heading, lines }] of profile.otherSections.entries()) {
		put(`section ${at}`, "Heading", heading);
		putBullets(`section ${at}`, lines);
	}
	return values;
}

/** What is said otherwise in `after`, value by value, in the order of the page. What only stands in another order is no change. */
export function changesBetween(before: Profile, after: Profile): ValueChange[] {
	const [old, now] = [valuesOf(before), valuesOf(after)];
	return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): ValueChange[] => {
		const [was, is] = [old.get(key), now.get(key)];
		if ((was?.value ?? null) === (is?.value ?? null)) return [];
		return [{ label: is?.label ?? was?.label ?? "", before: was?.value ?? null, after: is?.value ?? null }];
	});
}

const MOST_LETTERS = 48;
const KEPT_AROUND = 12;

function sameStart(one: string, other: string): number {
	let at = 0;
	while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
	return at;
}

/** The part of a long text around what was changed in it, between words. */
function around(text: string, from: number, to: number): string {
	const start = from <= KEPT_AROUND ? 0 : text.lastIndexOf(" ", from - KEPT_AROUND) + 1;
	const next = text.indexOf(" ", to + KEPT_AROUND);
	const end = next === -1 ? text.length : next;
	const shown = text.slice(start, Math.min(end, start + 2 * MOST_LETTERS));
	return `${start > 0 ? "…" : ""}${shown}${start + shown.length < text.length ? "…" : ""}`;
}

/** "Title: Engineer → Lead Engineer": of long texts the part that is another. */
export function changeWords({ label, before, after }: ValueChange): string {
	const [old, now] = [before ?? "nothing", after ?? "nothing"];
	if (old.length <= MOST_LETTERS && now.length <= MOST_LETTERS) return `${label}: ${old} → ${now}`;
	if (before === null || after === null) return `${label}: ${around(old, 0, MOST_LETTERS)} → ${around(now, 0, MOST_LETTERS)}`;
	const start = sameStart(old, now);
	const rest = Math.min(old.length, now.length) - start;
	const end = Math.min(rest, sameStart([...old].reverse().join(""), [...now].reverse().join("")));
	return `${label}: ${around(old, start, old.length - end)} → ${around(now, start, now.length - end)}`;
}
