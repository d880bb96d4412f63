import { certainYears, contactOf } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { newestWork } from "@/lib/tools/documents/language/newest-work";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { withoutGenderMarks } from "@/lib/tools/taxonomy/titles/title-words";
import { recipientOf } from "./recipient";
import type { Addressee, CoverLetter } from "./schemas";
import { letterWords } from "./words/languages";
import type { Held, LetterWords } from "./words/letter-words";

/** What the parts of a letter around its text are made of, for who writes one and for who checks it. */
export interface LetterFrame {
	readonly profile: ResumeProfile;
	readonly addressee: Addressee;
	readonly language: CoverLetter["language"];
	readonly tone: CoverLetter["tone"];
	readonly country: string | null;
	readonly location: string | null;
	readonly now: Date;
}

const tidyOrNull = (text: string | null): string | null => tidyText(text ?? "") || null;

/** The position and the company without marks that belong to the posting alone: "(m/f/d)". */
export function addressedOf({ title, company }: Addressee): { title: string | null; company: string | null } {
	return { title: tidyOrNull(withoutGenderMarks(title ?? "")), company: tidyOrNull(company) };
}

/** A position as sentences name it. */
export function heldOf({ title, company }: Pick<ResumeExperience, "title" | "company">): Held {
	return { title: tidyOrNull(title), company: tidyOrNull(company) };
}

const hasName = ({ title, company }: Held): boolean => title !== null || company !== null;

/** The sentence about the years of work and the newest position; null where the resume tells neither. */
export function positionSentence(words: LetterWords, profile: ResumeProfile): string | null {
	const years = certainYears(profile);
	const newest = newestWork(profile);
	const held = newest && hasName(heldOf(newest)) ? heldOf(newest) : null;
	return words.position(years !== null && years >= 1 ? years : null, held, newest?.isCurrent ?? false);
}

/** "A, B and C". */
export function listed(values: readonly string[], words: LetterWords): string {
	if (values.length < 2) return values.join("");
	return `${values.slice(0, -1).join(", ")} ${words.and} ${values.at(-1) ?? ""}`;
}

function placeAndDate({ profile, country, language, now }: LetterFrame): string {
	const { locale, dateLocales, beforeDate } = letterWords(language);
	const date = new Intl.DateTimeFormat((country && dateLocales[country]) || locale, { dateStyle: "long", timeZone: "UTC" }).format(now);
	const [town = ""] = tidyText(profile.contact.location?.value ?? "").split(",");
	return town !== "" && !/\p{N}/u.test(town) ? `${town}, ${beforeDate}${date}` : date;
}

/** Everything of a letter but its text and what is told about it: made of the resume's own contact, the addressee and the words of the language. */
export function aroundText(frame: LetterFrame) {
	const { profile, addressee, language, tone, location } = frame;
	const words = letterWords(language);
	const { title, company } = addressedOf(addressee);
	const contactPerson = tidyOrNull(addressee.contactPerson);
	return {
		sender: { name: tidyText(profile.name?.value ?? ""), contact: contactOf(profile) },
		recipient: [company, contactPerson, tidyOrNull(location)].filter((line) => line !== null),
		placeAndDate: placeAndDate(frame),
		subject: words.subject(title),
		salutation: words.salutation(recipientOf(contactPerson), tone),
		closing: words.closing[tone],
		enclosure: words.enclosure,
	};
}
