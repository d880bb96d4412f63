import type { Change, Profile } from "./profile";

type Ids = readonly string[];

/** Whether the lists have the same entries, but for `own`, which may have come since. */
function hasSame(before: Ids, after: Ids, own: string): boolean {
	const known = new Set(before);
	const others = after.filter((id) => id !== own);
	return others.every((id) => known.has(id)) && others.length === before.filter((id) => id !== own).length;
}

/** The entries with the one of this id as it was; without it, where it was not. As they are where entries were parted or joined: words would be lost. */
function entryAsIn<T>(before: readonly T[], now: T[], idOf: (entry: T) => string, own: string): T[] {
	if (!hasSame(before.map(idOf), now.map(idOf), own)) return now;
	const was = before.find((entry) => idOf(entry) === own);
	return now.flatMap((entry) => (idOf(entry) !== own ? [entry] : was ? [was] : []));
}

const areAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sections have no ids: only where all others stand as they stood is the one at this place known to be the same. */
function sectionAsIn(before: Profile["otherSections"], now: Profile["otherSections"], at: number): Profile["otherSections"] {
	const restored = now.flatMap((section, index) => (index !== at ? [section] : (before[at] ?? [])));
	return areAlike(restored, before) ? before : now;
}

/** Brings back what a part of the page said in `before`: an entry by its id, or the part of this name. All else stays as it is now. */
export const partAsIn =
	(before: Profile, part: string): Change =>
	(now) => {
		if (part === "contact") return { ...now, name: before.name, headline: before.headline, contact: before.contact };
		if (part === "summary" || part === "certifications" || part === "languages") return { ...now, [part]: before[part] };
		const section = /^section-(\d+)$/.exec(part)?.[1];
		if (section !== undefined) return { ...now, otherSections: sectionAsIn(before.otherSections, now.otherSections, Number(section)) };
		return {
			...now,
			experience: entryAsIn(before.experience, now.experience, ({ experienceId }) => experienceId, part),
			education: entryAsIn(before.education, now.education, ({ educationId }) => educationId, part),
		};
	};
