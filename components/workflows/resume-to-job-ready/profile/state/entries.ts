import { changedAt, movedAt, removedAt } from "./lists";
import { type Change, type Fact, newFact, type Profile, type School } from "./profile";

export type TextField = "name" | "headline" | "summary" | "email" | "phone" | "location";

export function factOf(profile: Profile, field: TextField): Fact | null {
	if (field === "name" || field === "headline" || field === "summary") return profile[field];
	return profile.contact[field];
}

/** Puts a value and its place, or none, into a field. */
export const putText =
	(field: TextField, fact: Fact | null): Change =>
	(profile) => {
		if (field === "name" || field === "headline" || field === "summary") return { ...profile, [field]: fact };
		return { ...profile, contact: { ...profile.contact, [field]: fact } };
	};

/** Writes a single value; an empty one is none. What was read keeps its place in the file. */
export const editText =
	(field: TextField, text: string): Change =>
	(profile) => {
		const fact = factOf(profile, field);
		return putText(field, text === "" ? null : fact ? { ...fact, value: text } : newFact(text))(profile);
	};

export type FactList = "otherPhones" | "links" | "languages" | "certifications" | "skills";

export function factsOf(profile: Profile, list: FactList): readonly Fact[] {
	if (list === "otherPhones") return profile.contact.otherPhones ?? [];
	return list === "links" ? profile.contact.links : profile[list];
}

function withFacts(list: FactList, change: (facts: readonly Fact[]) => Fact[]): Change {
	return (profile) => {
		if (list === "links" || list === "otherPhones") return { ...profile, contact: { ...profile.contact, [list]: change([...factsOf(profile, list)]) } };
		return { ...profile, [list]: change(profile[list]) };
	};
}

export const editFact = (list: FactList, at: number, value: string) => withFacts(list, (facts) => changedAt(facts, at, (fact) => ({ ...fact, value })));
export const addFact = (list: FactList, value = "", source?: Fact["source"]) => withFacts(list, (facts) => [...facts, newFact(value, source)]);
export const removeFact = (list: FactList, at: number) => withFacts(list, (facts) => removedAt(facts, at));
export const moveFact = (list: FactList, at: number, by: -1 | 1) => withFacts(list, (facts) => movedAt(facts, at, by));

export type SchoolFields = Pick<School, "institution" | "degree" | "field" | "startDate" | "endDate">;

export const editSchool =
	(at: number, fields: Partial<SchoolFields>): Change =>
	(profile) => ({ ...profile, education: changedAt(profile.education, at, (school) => ({ ...school, ...fields })) });

/** Puts a school on top, where the newest stands. */
export const addSchool =
	(school: School): Change =>
	(profile) => ({ ...profile, education: [school, ...profile.education] });

export const removeSchool =
	(at: number): Change =>
	(profile) => ({ ...profile, education: removedAt(profile.education, at) });

export const moveSchool =
	(at: number, by: -1 | 1): Change =>
	(profile) => ({ ...profile, education: movedAt(profile.education, at, by) });

export const addSection = (): Change => (profile) => ({ ...profile, otherSections: [...profile.otherSections, { heading: "", lines: [] }] });

export const editSection =
	(at: number, heading: string): Change =>
	(profile) => ({ ...profile, otherSections: changedAt(profile.otherSections, at, (section) => ({ ...section, heading })) });

export const removeSection =
	(at: number): Change =>
	(profile) => ({ ...profile, otherSections: removedAt(profile.otherSections, at) });

export const moveSection =
	(at: number, by: -1 | 1): Change =>
	(profile) => ({ ...profile, otherSections: movedAt(profile.otherSections, at, by) });
