import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("como", title)}${withName("na empresa", company)}`;

export const PORTUGUESE: LetterWords = {
	locale: "pt-PT",
	dateLocales: { Brazil: "pt-BR" },
	beforeDate: "",
	recipientAt: "start",
	subject: (title) => (title === null ? "Assunto: candidatura" : `Assunto: candidatura à vaga “${title}”`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "Exmos. Senhores," : "Bom dia,";
		const { gender, name, lastName } = recipient;
		if (tone === "personal") return `Olá, ${name},`;
		if (gender === "female") return `Exma. Sra. ${lastName},`;
		return gender === "male" ? `Exmo. Sr. ${lastName},` : `À atenção de ${name},`;
	},
	opening: ({ title, company }, tone) => {
		const post = title === null ? "" : ` para a vaga “${title}”`;
		if (tone === "personal") return `Escrevo a propósito do vosso anúncio${post}${withName("na empresa", company)}.`;
		return title === null
			? `Apresento a minha candidatura ao vosso anúncio${withName("na empresa", company)}.`
			: `Apresento a minha candidatura à vaga “${title}”${withName("na empresa", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "Tenho # ano de experiência profissional", "Tenho # anos de experiência profissional");
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Trabalho atualmente${as(held)}.` : `O meu último trabalho foi${as(held)}.`;
		return isCurrent ? `${bring} e trabalho atualmente${as(held)}.` : `${bring}; o meu último trabalho foi${as(held)}.`;
	},
	linesLead: {
		formal: "Do meu currículo, estes pontos respondem ao que pedem:",
		personal: "Estes pontos do meu currículo respondem ao que procuram:",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "fizeram" : "fez"} parte do meu trabalho${as(held)}.`,
	skills: (list) => `Das competências que mencionam, o meu currículo mostra ${list}.`,
	facts: {
		language: (list, isMany) => `Entre as minhas línguas ${isMany ? "estão" : "está"} ${list}.`,
		certificate: (list, isMany) => `Entre os meus certificados ${isMany ? "estão" : "está"} ${list}.`,
		study: (list) => `A minha formação inclui ${list}.`,
		note: (list) => `Gostaria ainda de referir: ${list}.`,
	},
	and: "e",
	ending: {
		formal: "Envio em anexo o meu currículo e fico à disposição para uma entrevista.",
		personal: "Envio em anexo o meu currículo. Terei gosto em contar mais numa conversa.",
	},
	closing: { formal: "Com os melhores cumprimentos,", personal: "Cumprimentos," },
	enclosure: "Anexo: currículo",
};
