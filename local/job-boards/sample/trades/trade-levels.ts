import type { Language } from "@/local/job-boards/sample/places";
import type { Level } from "@/local/job-boards/sample/positions";
import type { Random } from "@/local/job-boards/sample/random";
import type { Ranks } from "./trade";

/** A level as a trade has it: what it pays against the middle, the years that it asks for, and how its title is made. */
export interface TradeLevel {
	readonly level: Level;
	readonly share: number;
	readonly factor: number;
	readonly years: number;
	/** By language; where a language has none, the level isn't advertised in it. */
	readonly titles: Readonly<Partial<Record<Language, string>>> | "plain";
}

const APPRENTICE: TradeLevel = {
	level: "Intern",
	share: 0.14,
	factor: 0.45,
	years: 0,
	titles: {
		en: "Apprentice {title}",
		de: "Ausbildung {title}",
		fr: "{title} en alternance",
		es: "{title} en prácticas",
		it: "Apprendista {title}",
		pt: "Aprendiz de {title}",
		nl: "Leerling {title}",
		pl: "{title} – praktyki",
		sv: "Lärling {title}",
	},
};
const same = (title: string) => ({ en: title, de: title, fr: title, es: title, it: title, pt: title, nl: title, pl: title, sv: title });
const JUNIOR: TradeLevel = { level: "Junior", share: 0.17, factor: 0.75, years: 0, titles: same("Junior {title}") };
const MID: TradeLevel = { level: "Mid", share: 0.55, factor: 1, years: 2, titles: "plain" };
const SENIOR: TradeLevel = { level: "Senior", share: 0.22, factor: 1.28, years: 5, titles: same("Senior {title}") };
const INTERN: TradeLevel = {
	level: "Intern",
	share: 0.06,
	factor: 0.4,
	years: 0,
	titles: { en: "{title} Intern", de: "Praktikum {title}", fr: "Stage {title}", nl: "Stage {title}" },
};

const LEVELS_OF: Readonly<Record<Ranks, readonly TradeLevel[]>> = {
	one: [MID],
	trade: [MID, APPRENTICE],
	office: [MID, JUNIOR, SENIOR, INTERN],
	manager: [{ ...MID, level: "Lead", years: 5 }],
	executive: [{ ...MID, level: "Executive", years: 10 }],
};

/** One of the levels that a trade has in a language. */
export function pickLevel(random: Random, ranks: Ranks, language: Language): TradeLevel {
	const levels = LEVELS_OF[ranks].filter(({ titles }) => titles === "plain" || titles[language] !== undefined);
	let left = random.next() * levels.reduce((sum, { share }) => sum + share, 0);
	for (const level of levels) {
		left -= level.share;
		if (left <= 0) return level;
	}
	return MID;
}

/** How employers say that anybody may apply. */
const MARKS: Readonly<Partial<Record<Language, string>>> = { de: " (m/w/d)", fr: " (H/F)", it: " (m/f)", pt: " (m/f)", nl: " (m/v/x)", pl: " (k/m)" };
const ALWAYS_MARKED: ReadonlySet<Language> = new Set(["de", "fr"]);

/** A title as it stands over a posting: with its level, and with the mark that is usual in its language. */
export function titleOver(random: Random, title: string, { titles }: TradeLevel, language: Language): string {
	const pattern = titles === "plain" ? "{title}" : (titles[language] ?? "{title}");
	const isMarked = random.chance(0.5) || ALWAYS_MARKED.has(language);
	return `${pattern.replace("{title}", title)}${isMarked ? (MARKS[language] ?? "") : ""}`;
}
