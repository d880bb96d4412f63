import { type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("als", title)}${withName("bij", company)}`;

export const DUTCH: LetterWords = {
	locale: "nl-NL",
	dateLocales: { Belgium: "nl-BE" },
	beforeDate: "",
	recipientAt: "start",
	subject: (title) => (title === null ? "Betreft: sollicitatie" : `Betreft: sollicitatie ‘${title}’`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "Geachte heer of mevrouw," : "Goedendag,";
		const { gender, name, lastName } = recipient;
		if (tone === "personal") return `Beste ${name},`;
		if (gender === "female") return `Geachte mevrouw ${lastName},`;
		return gender === "male" ? `Geachte heer ${lastName},` : `Geachte ${name},`;
	},
	opening: ({ title, company }, tone) => {
		const post = title === null ? "" : ` ‘${title}’`;
		if (tone === "personal") return `Uw vacature${post}${withName("bij", company)} is de aanleiding voor deze brief.`;
		return title === null
			? `Hierbij solliciteer ik op uw vacature${withName("bij", company)}.`
			: `Hierbij solliciteer ik naar de functie ‘${title}’${withName("bij", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : `Ik heb ${years} jaar werkervaring`;
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Momenteel werk ik${as(held)}.` : `Het laatst werkte ik${as(held)}.`;
		return isCurrent ? `${bring} en werk momenteel${as(held)}.` : `${bring} en werkte het laatst${as(held)}.`;
	},
	linesLead: {
		formal: "Uit mijn cv sluiten deze punten aan bij wat u vraagt:",
		personal: "Deze punten uit mijn cv sluiten aan bij wat u zoekt:",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "waren" : "was"} onderdeel van mijn werk${as(held)}.`,
	skills: (list) => `Van de vaardigheden die u noemt, toont mijn cv ${list}.`,
	facts: {
		language: (list, isMany) => `Tot mijn talen ${isMany ? "behoren" : "behoort"} ${list}.`,
		certificate: (list, isMany) => `Tot mijn certificaten ${isMany ? "behoren" : "behoort"} ${list}.`,
		study: (list) => `Mijn opleiding omvat ${list}.`,
		note: (list) => `Graag noem ik ook: ${list}.`,
	},
	and: "en",
	ending: {
		formal: "Mijn cv voeg ik bij. Graag licht ik mijn sollicitatie toe in een gesprek.",
		personal: "Mijn cv voeg ik bij. In een gesprek vertel ik u graag meer.",
	},
	closing: { formal: "Hoogachtend,", personal: "Met vriendelijke groet," },
	enclosure: "Bijlage: cv",
};
