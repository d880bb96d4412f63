import { forCount, type Held, type LetterWords, withName } from "./letter-words";

const as = ({ title, company }: Held): string => `${withName("als", title)}${withName("bei", company)}`;

/** After the comma of a salutation a German sentence goes on in lower case. */
export const GERMAN: LetterWords = {
	locale: "de-DE",
	dateLocales: { Austria: "de-AT" },
	beforeDate: "",
	recipientAt: "start",
	subject: (title) => (title === null ? "Bewerbung" : `Bewerbung: ${title}`),
	salutation: (recipient, tone) => {
		if (recipient === null) return tone === "formal" ? "Sehr geehrte Damen und Herren," : "Guten Tag,";
		const { gender, academic, lastName, name } = recipient;
		const form = gender === "female" ? "Frau" : gender === "male" ? "Herr" : null;
		if (form === null) return `Guten Tag ${academic ? `${academic} ` : ""}${name},`;
		const addressed = `${form} ${academic ? `${academic} ` : ""}${lastName},`;
		if (tone === "personal") return `Guten Tag ${addressed}`;
		return `${gender === "female" ? "Sehr geehrte" : "Sehr geehrter"} ${addressed}`;
	},
	opening: ({ title, company }, tone) => {
		if (tone === "personal") return `Ihre Ausschreibung${title === null ? "" : ` „${title}“`}${withName("bei", company)} ist der Anlass für dieses Schreiben.`;
		return title === null
			? `hiermit bewerbe ich mich auf Ihre Ausschreibung${withName("bei", company)}.`
			: `hiermit bewerbe ich mich um die Stelle „${title}“${withName("bei", company)}.`;
	},
	position: (years, held, isCurrent) => {
		const bring = years === null ? null : forCount(years, "Ich bringe # Jahr Berufserfahrung mit", "Ich bringe # Jahre Berufserfahrung mit");
		if (held === null) return bring === null ? null : `${bring}.`;
		if (bring === null) return isCurrent ? `Derzeit arbeite ich${as(held)}.` : `Zuletzt war ich${as(held)} tätig.`;
		return isCurrent ? `${bring} und arbeite derzeit${as(held)}.` : `${bring} und war zuletzt${as(held)} tätig.`;
	},
	linesLead: {
		formal: "Zu dem, was Sie suchen, führt mein Lebenslauf insbesondere auf:",
		personal: "Diese Punkte aus meinem Lebenslauf passen zu dem, was Sie suchen:",
	},
	lineOpening: () => null,
	worked: (skills, isMany, held) => `${skills} ${isMany ? "gehörten" : "gehörte"} zu meiner Arbeit${as(held)}.`,
	skills: (list) => `Von den Kenntnissen, die Sie nennen, zeigt mein Lebenslauf ${list}.`,
	facts: {
		language: (list, isMany) => `Zu meinen Sprachen ${isMany ? "gehören" : "gehört"} ${list}.`,
		certificate: (list, isMany) => `Zu meinen Nachweisen ${isMany ? "gehören" : "gehört"} ${list}.`,
		study: (list) => `Zu meiner Ausbildung gehört ${list}.`,
		note: (list) => `Erwähnen möchte ich auch: ${list}.`,
	},
	and: "und",
	ending: {
		formal: "Meinen Lebenslauf füge ich bei. Über die Einladung zu einem Gespräch freue ich mich.",
		personal: "Meinen Lebenslauf füge ich bei. Gern erzähle ich Ihnen in einem Gespräch mehr.",
	},
	closing: { formal: "Mit freundlichen Grüßen", personal: "Viele Grüße" },
	enclosure: "Anlage: Lebenslauf",
};
