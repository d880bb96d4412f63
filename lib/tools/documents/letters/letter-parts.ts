import { trimStartOf } from "@/lib/platform/language/outer-letters";
import { certainYears, contactOf } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { withoutBrackets } from "@/lib/tools/documents/matching/resume-pieces";
import { isNoEmployment } from "@/lib/tools/resume-profile/checkup/side-work";
import { isLegalForm } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { withoutGenderMarks } from "@/lib/tools/taxonomy/titles/title-words";
import { recipientOf } from "./recipient";
import type { Addressee, CoverLetter } from "./schemas";
import { letterWords } from "./words/languages";
import type { FactKind, Held, LetterWords } from "./words/letter-words";

/** What the parts of a letter around its text are made of, for who writes one and for who checks it. */
export interface LetterFrame {
	readonly profile: ResumeProfile;
	/** Who signs, as they wrote it; null where the resume shall say. */
	readonly sender: string | null;
	readonly addressee: Addressee;
	readonly language: CoverLetter["language"];
	readonly tone: CoverLetter["tone"];
	readonly country: string | null;
	readonly location: string | null;
	readonly now: Date;
}

const withoutMarks = (text: string): string => trimStartOf(text, /[\s.,;:–—-]/u);
const tidyOrNull = (text: string | null): string | null => tidyText(text ?? "") || null;

/** The position and the company without marks that belong to the posting alone: "(m/f/d)". */
export function addressedOf({ title, company }: Addressee): { title: string | null; company: string | null } {
	return { title: tidyOrNull(withoutGenderMarks(title ?? "")), company: tidyOrNull(company) };
}

/** A position as sentences name it. */
export function heldOf({ title, company }: Pick<ResumeExperience, "title" | "company">): Held {
	const employer = tidyOrNull(withoutMarks(withoutBrackets(company ?? "")));
	const parts =
		withoutMarks(withoutBrackets(title ?? ""))
			.split(/[.;]\s/u)[0]
			?.split(", ") ?? [];
	// What was read with a title and is a firm belongs to no title.
	const firm = parts.findIndex((part, at) => at > 0 && isOrganisation(part));
	const own = firm > 0 ? parts.slice(0, firm) : parts;
	return { title: tidyOrNull(own.join(", ")), company: employer !== null && isLegalForm(employer) ? null : employer };
}

const hasName = ({ title, company }: Held): boolean => title !== null || company !== null;

/** The sentence about the years of work and the newest position; null where the resume tells neither. */
export function positionSentence(words: LetterWords, profile: ResumeProfile): string | null {
	const years = certainYears(profile);
	const newest = newestWork(profile);
	// Who works for themselves has clients, and is with none of them.
	const isOwn = newest !== null && titleScore(newest.title ?? "") === 0 && isNoEmployment(newest.source.quote);
	const held = newest && !isOwn && hasName(heldOf(newest)) ? heldOf(newest) : null;
	return words.position(years !== null && years >= 1 ? years : null, held, newest?.isCurrent ?? false);
}

/** "A, B and C". */
export function listed(values: readonly string[], words: LetterWords): string {
	if (values.length < 2) return values.join("");
	return `${values.slice(0, -1).join(", ")} ${words.and} ${values.at(-1) ?? ""}`;
}

/** The sentence that names facts of a kind; those that hold a comma of their own stand between semicolons. */
export function factsSentence(kind: FactKind, values: readonly string[], words: LetterWords): string {
	return words.facts[kind](values.some((value) => value.includes(",")) ? values.join("; ") : listed(values, words), values.length > 1);
}

function placeAndDate({ profile, country, language, now }: LetterFrame): string {
	const { locale, dateLocales, beforeDate } = letterWords(language);
	const date = new Intl.DateTimeFormat((country && dateLocales[country]) || locale, { dateStyle: "long", timeZone: "UTC" }).format(now);
	const [town = ""] = tidyText(profile.contact.location?.value ?? "").split(",");
	return town !== "" && !/\p{N}/u.test(town) ? `${town}, ${beforeDate}${date}` : date;
}

const LEAST_CONFIDENCE = 0.5;
/** The place for a name that nobody has told. */
const OPEN_NAME = {
	en: "[Your name]",
	de: "[Ihr Name]",
	fr: "[Votre nom]",
	es: "[Su nombre]",
	pt: "[O seu nome]",
	it: "[Il Suo nome]",
	nl: "[Uw naam]",
} as const satisfies Record<CoverLetter["language"], string>;

/** The name that a resume tells for certain, or null. */
export function certainName({ name }: Pick<ResumeProfile, "name">): string | null {
	return name !== null && name.confidence >= LEAST_CONFIDENCE ? tidyOrNull(name.value) : null;
}

/** Who signs a letter; a place for the name where neither its sender nor the resume says it for certain. */
export function signedBy({ sender, profile, language }: Pick<LetterFrame, "sender" | "profile" | "language">): string {
	return tidyOrNull(sender) ?? certainName(profile) ?? OPEN_NAME[language];
}

/** Everything of a letter but its text and what is told about it: made of the resume's own contact, the addressee and the words of the language. */
export function aroundText(frame: LetterFrame) {
	const { profile, addressee, language, tone, location } = frame;
	const words = letterWords(language);
	const { title, company } = addressedOf(addressee);
	const contactPerson = tidyOrNull(addressee.contactPerson);
	return {
		sender: { name: signedBy(frame), contact: contactOf(profile) },
		recipient: [company, contactPerson, tidyOrNull(location)].filter((line) => line !== null),
		placeAndDate: placeAndDate(frame),
		subject: words.subject(title),
		salutation: words.salutation(recipientOf(contactPerson), tone),
		closing: words.closing[tone],
		enclosure: words.enclosure,
	};
}
