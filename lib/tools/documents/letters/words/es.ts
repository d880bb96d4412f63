import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("como", title)}${withName("en", company)}`;

export const SPANISH: LetterWords = {
	locale: "es-ES",
	dateLocales: {},
	beforeDate: "",
	recipientAt: "start",
	subject: (title) => (title === null ? "Asunto: candidatura" : `Asunto: candidatura al puesto «${title}»`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "A quien corresponda:" : "Buenos días:";
		const { gender, name, lastName } = recipient;
		if (tone === "personal") return `Hola, ${name}:`;
		if (gender === "female") return `Estimada Sra. ${lastName}:`;
		return gender === "male" ? `Estimado Sr. ${lastName}:` : `A la atención de ${name}:`;
	},
	opening: ({ title, company }, tone) => {
		const post = title === null ? "" : ` para el puesto «${title}»`;
		if (tone === "personal") return `Les escribo por su oferta${post}${withName("en", company)}.`;
		return title === null
			? `Presento mi candidatura a la oferta que han publicado${withName("en", company)}.`
			: `Presento mi candidatura al puesto «${title}»${withName("en", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "Tengo # año de experiencia laboral", "Tengo # años de experiencia laboral");
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Actualmente trabajo${as(held)}.` : `Mi último trabajo fue${as(held)}.`;
		return isCurrent ? `${bring} y actualmente trabajo${as(held)}.` : `${bring}; mi último trabajo fue${as(held)}.`;
	},
	linesLead: {
		formal: "De mi currículum, estos puntos responden a lo que solicitan:",
		personal: "Estos puntos de mi currículum responden a lo que buscan:",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "formaron" : "formó"} parte de mi trabajo${as(held)}.`,
	skills: (list) => `De las competencias que mencionan, mi currículum muestra ${list}.`,
	facts: {
		language: (list, isMany) => `Entre mis idiomas ${isMany ? "están" : "está"} ${list}.`,
		certificate: (list, isMany) => `Entre mis certificados ${isMany ? "están" : "está"} ${list}.`,
		study: (list) => `Mi formación incluye ${list}.`,
		note: (list) => `También quiero mencionar: ${list}.`,
	},
	and: "y",
	ending: {
		formal: "Adjunto mi currículum y quedo a su disposición para una entrevista.",
		personal: "Adjunto mi currículum. Con gusto les contaré más en una conversación.",
	},
	closing: { formal: "Atentamente,", personal: "Un cordial saludo," },
	enclosure: "Adjunto: currículum",
};
