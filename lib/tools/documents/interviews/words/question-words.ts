import type { ReasonWords } from "./reasons/reason-words";

/** The questions of an interview in one language: what may be asked, and what one may ask back. Names and quotes stay in the language of their source. */
export interface QuestionWords {
	readonly locale: string;
	readonly howWellSpoken: (language: string) => string;
	readonly whatForThis: (quote: string) => string;
	readonly certificate: (quote: string) => string;
	readonly education: (quote: string) => string;
	readonly usedSkills: (list: string) => string;
	readonly whereShown: (quote: string) => string;
	readonly howMuchExperience: (quote: string) => string;
	readonly goAbout: (quote: string) => string;
	readonly yourself: string;
	readonly whyHere: (company: string | null) => string;
	readonly proud: string;
	readonly wentWrong: string;
	readonly pay: string;
	readonly start: string;
	readonly openTime: (time: string) => string;
	readonly leftAfter: (months: number, position: string) => string;
	readonly changed: (from: string | null, to: string | null) => string;
	readonly intoLeading: (position: string) => string;
	readonly leadFirst: string;
	readonly whyLeave: (company: string) => string;
	readonly somePosition: string;
	readonly reasons: ReasonWords;
	readonly ask: {
		readonly goodResult: (quote: string) => string;
		readonly people: string;
		readonly hardest: string;
		readonly firstWeeks: string;
		readonly pay: string;
		readonly fromHome: string;
		readonly place: string;
		readonly next: string;
	};
}
