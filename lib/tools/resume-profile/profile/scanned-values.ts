import type { Fact, ResumeDocument, ResumeLine, ResumeProfile, ResumeSource } from "@/lib/tools/resume-profile/schemas";

type Values = Pick<ResumeProfile, "name" | "contact" | "experience" | "education">;
type Uncovered = Omit<ResumeProfile, "unused" | "readShare" | "emptyPages" | "gaps">;

/** Values whose words were read less surely than this are named. */
const SURE = 0.7;
/** What is recognised in a picture is never certain. */
const MOST_CERTAIN = 0.9;
const MOST_NAMED = 6;

/** How surely the words of a value were recognised; null for text that was no picture. */
function recognitionOf(values: readonly (string | null)[], source: ResumeSource, lines: ReadonlyMap<string, ResumeLine>): number | null {
	const own = source.lineIds.flatMap((id) => lines.get(id) ?? []).filter(({ confidence }) => confidence !== undefined);
	if (own.length === 0) return null;
	const text = values.join(" ");
	const isHard = own.some(({ unsure = [] }) => unsure.some((word) => text.includes(word)));
	const mean = own.reduce((sum, { confidence = 1 }) => sum + confidence, 0) / own.length;
	return isHard ? Math.min(mean, SURE - 0.1) : mean;
}

const linesById = (lines: readonly ResumeLine[]) => new Map(lines.map((line) => [line.lineId, line]));
const hundredth = (value: number) => Math.round(value * 100) / 100;

/** A profile that is no surer of a value than its letters were recognised. */
export function asSureAsRead<Profile extends Uncovered>(profile: Profile, { lines, scannedPages }: ResumeDocument): Profile {
	if (scannedPages.length === 0) return profile;
	const byId = linesById(lines);
	const bounded = (confidence: number, values: readonly (string | null)[], source: ResumeSource) => {
		const recognition = recognitionOf(values, source, byId);
		return recognition === null ? confidence : hundredth(Math.min(confidence * recognition, MOST_CERTAIN));
	};
	const fact = (own: Fact): Fact => ({ ...own, confidence: bounded(own.confidence, [own.value], own.source) });
	const maybe = (own: Fact | null) => own && fact(own);
	const { contact } = profile;
	return {
		...profile,
		name: maybe(profile.name),
		headline: maybe(profile.headline),
		summary: maybe(profile.summary),
		contact: {
			...contact,
			email: maybe(contact.email),
			phone: maybe(contact.phone),
			...(contact.otherPhones ? { otherPhones: contact.otherPhones.map(fact) } : {}),
			location: maybe(contact.location),
			links: contact.links.map(fact),
		},
		titles: profile.titles.map(fact),
		skills: profile.skills.map(fact),
		languages: profile.languages.map(fact),
		certifications: profile.certifications.map(fact),
		experience: profile.experience.map((job) => ({ ...job, confidence: bounded(job.confidence, [job.title, job.company, job.datesText], job.source) })),
		education: profile.education.map((school) => ({
			...school,
			confidence: bounded(school.confidence, [school.degree, school.field, school.institution], school.source),
		})),
	};
}

/** Which values were hard to read in a picture, in sentences. */
export function hardToRead({ name, contact, experience, education }: Values, lines: readonly ResumeLine[]): string[] {
	const byId = linesById(lines);
	const sentence = (what: string, values: readonly (string | null)[], source: ResumeSource) => {
		const recognition = recognitionOf(values, source, byId);
		return recognition !== null && recognition < SURE ? [`${what} was hard to read on page ${source.page}: check it.`] : [];
	};
	const ofFact = (what: string, fact: Fact | null) => (fact ? sentence(what, [fact.value], fact.source) : []);
	const named = (what: string, text: string | null) => `${what} "${(text ?? "").slice(0, 80)}"`;
	return [
		...ofFact("The name", name),
		...ofFact("The e-mail address", contact.email),
		...[contact.phone, ...(contact.otherPhones ?? [])].flatMap((phone) => ofFact("The phone number", phone)),
		...contact.links.flatMap((link) => ofFact(named("The link", link.value), link)),
		...experience.flatMap(({ title, company, datesText, source }) => sentence(named("The position", title ?? company), [title, company, datesText], source)),
		...education.flatMap(({ degree, field, institution, source }) => sentence(named("The study", degree ?? institution), [degree, field, institution], source)),
	].slice(0, MOST_NAMED);
}
