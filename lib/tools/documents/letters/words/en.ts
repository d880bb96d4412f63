import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("as", title)}${withName("at", company)}`;

export const ENGLISH: LetterWords = {
	locale: "en-GB",
	dateLocales: { "United States": "en-US" },
	beforeDate: "",
	recipientAt: "start",
	subject: (title) => (title === null ? "Application" : `Application: ${title}`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "Dear Sir or Madam," : "Dear hiring team,";
		const form = recipient.academic || (recipient.gender === "female" ? "Ms" : recipient.gender === "male" ? "Mr" : "");
		return form ? `Dear ${form} ${recipient.lastName},` : `Dear ${recipient.name},`;
	},
	opening: ({ title, company }, tone) => {
		if (tone === "personal") return `Your posting${withName("for", title)}${withName("at", company)} is why I am writing to you.`;
		return title === null
			? `I am applying for the position that you have advertised${withName("at", company)}.`
			: `I am applying for the position of ${title}${withName("at", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "I bring # year of work experience", "I bring # years of work experience");
		const now = held === null ? null : isCurrent ? `currently work${as(held)}` : `most recently worked${as(held)}`;
		if (now === null) return bring === null ? null : `${bring}.`;
		return bring === null ? `I ${now}.` : isCurrent ? `${bring} and ${now}.` : `${bring}; I ${now}.`;
	},
	linesLead: { formal: "From my resume, these points speak to what you ask for:", personal: "These points of my resume speak to what you are looking for:" },
	lineOpening: ({ title, company }, isSameAsBefore) => {
		if (isSameAsBefore) return "There, I also ";
		if (company !== null) return title === null ? `At ${company}, I ` : `As ${title} at ${company}, I `;
		return title === null ? null : `As ${title}, I `;
	},
	worked: (skills, isMany, held) => `${skills} ${isMany ? "were" : "was"} part of my work${as(held)}.`,
	skills: (list) => `Of the skills that you name, my resume shows ${list}.`,
	facts: {
		language: (list) => `My languages include ${list}.`,
		certificate: (list) => `My certificates include ${list}.`,
		study: (list) => `My education includes ${list}.`,
		note: (list) => `Also worth mentioning: ${list}.`,
	},
	and: "and",
	ending: {
		formal: "My resume is enclosed. I would welcome the opportunity to discuss my application with you.",
		personal: "My resume is enclosed. I would be glad to tell you more in a conversation.",
	},
	closing: { formal: "Yours sincerely,", personal: "Kind regards," },
	enclosure: "Enclosure: resume",
};
