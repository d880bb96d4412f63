/** How a letter speaks: as a form does, or as one person to another. */
export const LETTER_TONES = ["formal", "personal"] as const;
export type LetterTone = (typeof LETTER_TONES)[number];
export type ByTone<Value> = Readonly<Record<LetterTone, Value>>;

/** What a frame sentence may name: the position and the company, as the posting calls them. */
export interface Addressed {
	readonly title: string | null;
	readonly company: string | null;
}

/** Whom the letter speaks to: the name, and how the posting addresses it. */
export interface Recipient {
	readonly name: string;
	/** The last name, for forms that take it alone. */
	readonly lastName: string;
	/** Titles before the name, such as "Dr.". */
	readonly academic: string;
	readonly gender: "female" | "male" | null;
}

/** A position of the resume, as the resume names it. */
export interface Held {
	readonly title: string | null;
	readonly company: string | null;
}

/** Kinds of what a resume lists beside its work and skills, in the order in which letters tell them. */
export const FACT_KINDS = ["study", "certificate", "language", "note"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * The sentences of a language. They name facts and say nothing of a person by themselves: whatever stands for a person in them is given from the
 * resume. Each gives null where what it needs is not there.
 */
export interface LetterWords {
	readonly locale: string;
	/** The country's own spelling of a date, by country; the locale's otherwise. */
	readonly dateLocales: Readonly<Record<string, string>>;
	/** Between the place and the date: "Lyon, le 23 novembre". */
	readonly beforeDate: string;
	/** On which side of the page the recipient stands. */
	readonly recipientAt: "start" | "end";
	subject(title: string | null): string;
	salutation(recipient: Recipient | null, tone: LetterTone): string;
	opening(addressed: Addressed, tone: LetterTone): string;
	/** Years of work, and the position held now or last. */
	position(years: number | null, held: Held | null, isCurrent: boolean): string | null;
	/** Before lines of the resume that are listed as it says them. */
	readonly linesLead: ByTone<string>;
	/** Before a line that follows as a sentence in the first person; null in languages whose lines are listed. */
	lineOpening(held: Held, isSameAsBefore: boolean): string | null;
	/** That work in a position had to do with skills: where the resume's own lines are in another language than the letter. */
	worked(skills: string, isMany: boolean, held: Held): string;
	skills(list: string): string;
	/** What the resume lists beside its work, by kind; `isMany` for more than one. */
	readonly facts: Readonly<Record<FactKind, (list: string, isMany: boolean) => string>>;
	readonly and: string;
	readonly ending: ByTone<string>;
	readonly closing: ByTone<string>;
	readonly enclosure: string;
}

/** " at Kettle & Quill", or nothing. */
export function withName(words: string, name: string | null): string {
	return name === null ? "" : ` ${words} ${name}`;
}

/** A text for a count: the first form for one, the second for all others, with the number in the place of `#`. */
export function forCount(count: number, one: string, many: string): string {
	return (count === 1 ? one : many).replace("#", String(count));
}
