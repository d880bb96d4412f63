import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("come", title)}${withName("presso", company)}`;

export const ITALIAN: LetterWords = {
	locale: "it-IT",
	dateLocales: {},
	beforeDate: "",
	recipientAt: "end",
	subject: (title) => (title === null ? "Oggetto: candidatura" : `Oggetto: candidatura per la posizione «${title}»`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "Spettabile azienda," : "Buongiorno,";
		const { gender, name, lastName } = recipient;
		if (tone === "personal") return `Buongiorno ${name},`;
		if (gender === "female") return `Gentile Sig.ra ${lastName},`;
		return gender === "male" ? `Gentile Sig. ${lastName},` : `Gentile ${name},`;
	},
	opening: ({ title, company }, tone) => {
		const post = title === null ? "" : ` per la posizione «${title}»`;
		if (tone === "personal") return `Vi scrivo per il vostro annuncio${post}${withName("presso", company)}.`;
		return title === null
			? `Presento la mia candidatura al vostro annuncio${withName("presso", company)}.`
			: `Presento la mia candidatura per la posizione «${title}»${withName("presso", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "Ho # anno di esperienza lavorativa", "Ho # anni di esperienza lavorativa");
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Attualmente lavoro${as(held)}.` : `Da ultimo ho lavorato${as(held)}.`;
		return isCurrent ? `${bring} e attualmente lavoro${as(held)}.` : `${bring} e da ultimo ho lavorato${as(held)}.`;
	},
	linesLead: {
		formal: "Dal mio curriculum, questi punti rispondono a quanto richiesto:",
		personal: "Questi punti del mio curriculum rispondono a ciò che cercate:",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "hanno" : "ha"} fatto parte del mio lavoro${as(held)}.`,
	skills: (list) => `Delle competenze che indicate, il mio curriculum mostra ${list}.`,
	facts: {
		language: (list, isMany) => `Tra le mie lingue ${isMany ? "ci sono" : "c’è"} ${list}.`,
		certificate: (list, isMany) => `Tra i miei certificati ${isMany ? "ci sono" : "c’è"} ${list}.`,
		study: (list) => `La mia formazione comprende ${list}.`,
		note: (list) => `Vorrei inoltre menzionare: ${list}.`,
	},
	and: "e",
	ending: {
		formal: "Allego il mio curriculum e resto a disposizione per un colloquio.",
		personal: "Allego il mio curriculum. Vi racconterò volentieri di più in un colloquio.",
	},
	closing: { formal: "Distinti saluti,", personal: "Cordiali saluti," },
	enclosure: "Allegato: curriculum",
};
