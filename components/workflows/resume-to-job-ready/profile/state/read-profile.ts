import { isNumber, isText, isTexts, isTruth } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";
import { type Bullet, type Fact, NO_SOURCE, type Profile, type Source } from "./profile";

type Given = Record<string, unknown>;

/** What is no profile: the whole of it then counts as missing. */
class Unreadable extends Error {}

function object(value: unknown): Given {
	if (!isRecord(value)) throw new Unreadable();
	return value;
}

function list<T>(value: unknown, read: (entry: unknown) => T): T[] {
	if (!Array.isArray(value)) throw new Unreadable();
	return value.map(read);
}

/** What `check` takes; a missing one is `otherwise`, where that is given. */
function own<T>(value: unknown, check: (value: unknown) => value is T, otherwise?: T): T {
	const given = value === undefined ? otherwise : value;
	if (!check(given)) throw new Unreadable();
	return given;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null => (value === null ? null : read(value));

function sourceOf(value: unknown): Source {
	const { lineIds, page, quote } = value === undefined ? NO_SOURCE : object(value);
	return { lineIds: own(lineIds, isTexts), page: own(page, isNumber), quote: own(quote, isText) };
}

const sureness = (value: unknown) => own(value, isNumber, 1);

function factOf(given: unknown): Fact {
	const { value, confidence, source } = object(given);
	return { value: own(value, isText), confidence: sureness(confidence), source: sourceOf(source) };
}

function certificationOf(given: unknown): Profile["certifications"][number] {
	const { name } = object(given);
	return { ...factOf(given), ...(name === undefined ? {} : { name: own(name, isText) }) };
}

function bulletOf(given: unknown): Bullet {
	const { bulletId, text, source } = object(given);
	return { bulletId: own(bulletId, isText, ""), text: own(text, isText), source: sourceOf(source) };
}

function jobOf(given: unknown): Profile["experience"][number] {
	const { experienceId, company, title, location, startDate, endDate, isCurrent, datesText, bullets, confidence, source } = object(given);
	return {
		experienceId: own(experienceId, isText, ""),
		company: own(company, isTextOrNull),
		title: own(title, isTextOrNull),
		location: own(location, isTextOrNull),
		startDate: own(startDate, isTextOrNull),
		endDate: own(endDate, isTextOrNull),
		isCurrent: own(isCurrent, isTruth),
		datesText: own(datesText, isTextOrNull),
		bullets: list(bullets, bulletOf),
		confidence: sureness(confidence),
		source: sourceOf(source),
	};
}

function schoolOf(given: unknown): Profile["education"][number] {
	const { educationId, institution, degree, field, startDate, endDate, details = [], confidence, source } = object(given);
	return {
		educationId: own(educationId, isText, ""),
		institution: own(institution, isTextOrNull),
		degree: own(degree, isTextOrNull),
		field: own(field, isTextOrNull),
		startDate: own(startDate, isTextOrNull),
		endDate: own(endDate, isTextOrNull),
		details: list(details, bulletOf),
		confidence: sureness(confidence),
		source: sourceOf(source),
	};
}

function contactOf(given: unknown): Profile["contact"] {
	const { email, phone, otherPhones, location, links } = object(given);
	return {
		email: orNull(email, factOf),
		phone: orNull(phone, factOf),
		...(otherPhones === undefined ? {} : { otherPhones: list(otherPhones, factOf) }),
		location: orNull(location, factOf),
		links: list(links, factOf),
	};
}

function yearsOf(given: unknown): NonNullable<Profile["yearsOfExperience"]> {
	const { value, confidence } = object(given);
	return { value: own(value, isNumber), confidence: own(confidence, isNumber) };
}

/** Text that is in no field; why is one of the server's own words. */
function unusedOf(given: unknown): Profile["unused"][number] {
	const { text, reason, source } = object(given);
	return { text: own(text, isText), reason: own(reason, isText) as Profile["unused"][number]["reason"], source: sourceOf(source) };
}

/** How the file prints it goes back to the server as it came; nothing here looks into it. */
function printedOf(given: unknown): Profile["printed"] {
	const { sections, readAs } = object(given);
	list(sections, object);
	own(readAs, isText);
	return given as Profile["printed"];
}

function profileFrom(value: unknown): Profile {
	const given = object(value);
	const { unused = [], emptyPages = [], gaps = [], printed = null } = given;
	return {
		name: orNull(given.name, factOf),
		contact: contactOf(given.contact),
		headline: orNull(given.headline, factOf),
		summary: orNull(given.summary, factOf),
		titles: list(given.titles, factOf),
		experience: list(given.experience, jobOf),
		education: list(given.education, schoolOf),
		skills: list(given.skills, factOf),
		languages: list(given.languages, factOf),
		certifications: list(given.certifications, certificationOf),
		otherSections: list(given.otherSections, (section) => {
			const { heading, lines } = object(section);
			return { heading: own(heading, isText), lines: list(lines, bulletOf) };
		}),
		yearsOfExperience: orNull(given.yearsOfExperience, yearsOf),
		unused: list(unused, unusedOf),
		readShare: own(given.readShare, isNumber, 1),
		emptyPages: list(emptyPages, (page) => own(page, isNumber)),
		gaps: own(gaps, isTexts),
		printed: orNull(printed, printedOf),
		method: own(given.method, isText) as Profile["method"],
	};
}

/** A profile from what the server or an earlier visit left; null for anything else. What may be missing in it is filled in. */
export function readProfile(value: unknown): Profile | null {
	try {
		return profileFrom(value);
	} catch (cause) {
		if (cause instanceof Unreadable) return null;
		throw cause;
	}
}
