import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("comme", title)}${withName("chez", company)}`;

export const FRENCH: LetterWords = {
	locale: "fr-FR",
	dateLocales: { Canada: "fr-CA" },
	beforeDate: "le ",
	recipientAt: "end",
	subject: (title) => (title === null ? "Objet : candidature" : `Objet : candidature au poste « ${title} »`),
	salutation: (recipient, tone) => {
		const form = recipient?.gender === "female" ? "Madame" : recipient?.gender === "male" ? "Monsieur" : null;
		if (recipient === null || form === null) return tone === "formal" || recipient === null ? "Madame, Monsieur," : `Bonjour ${recipient.name},`;
		return tone === "formal" ? `${form},` : `${form} ${recipient.lastName},`;
	},
	opening: ({ title, company }, tone) => {
		const post = title === null ? "" : ` pour le poste « ${title} »`;
		if (tone === "personal") return `Votre annonce${post}${withName("chez", company)} est la raison de cette lettre.`;
		return title === null
			? `Je vous adresse ma candidature en réponse à votre annonce${withName("chez", company)}.`
			: `Je vous adresse ma candidature au poste « ${title} »${withName("chez", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "J’ai # an d’expérience professionnelle", "J’ai # ans d’expérience professionnelle");
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Je travaille actuellement${as(held)}.` : `J’ai travaillé en dernier lieu${as(held)}.`;
		return isCurrent ? `${bring} et je travaille actuellement${as(held)}.` : `${bring} et j’ai travaillé en dernier lieu${as(held)}.`;
	},
	linesLead: {
		formal: "Parmi les éléments de mon CV, ceux-ci répondent à ce que vous recherchez :",
		personal: "Voici les points de mon CV qui répondent à ce que vous cherchez :",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "faisaient" : "faisait"} partie de mon travail${as(held)}.`,
	skills: (list) => `Parmi les compétences que vous citez, mon CV présente ${list}.`,
	facts: {
		language: (list, isMany) => `Parmi mes langues ${isMany ? "figurent" : "figure"} ${list}.`,
		certificate: (list, isMany) => `Parmi mes certifications ${isMany ? "figurent" : "figure"} ${list}.`,
		study: (list) => `Ma formation comprend ${list}.`,
		note: (list) => `Je souhaite aussi mentionner : ${list}.`,
	},
	and: "et",
	ending: {
		formal: "Vous trouverez mon CV ci-joint. Je me tiens à votre disposition pour un entretien.",
		personal: "Vous trouverez mon CV ci-joint. Je vous en dirai volontiers davantage de vive voix.",
	},
	closing: { formal: "Je vous prie d’agréer mes salutations distinguées.", personal: "Bien cordialement," },
	enclosure: "Pièce jointe : CV",
};
