import type { Bank, Field } from "./bank";
import { englishRegions, FORM_WORDS } from "./form-words";
import type { Random } from "./random";

export interface Period {
	readonly text: string;
	readonly start: string | null;
	/** `present` while it goes on. */
	readonly end: string | null;
}

export interface Role {
	readonly title: string;
	readonly period: Period;
	readonly bullets: readonly string[];
	/** Lines like "Technologies: …". */
	readonly notes: readonly string[];
}

/** An employer with one role or more. */
export interface Job {
	readonly company: string;
	readonly place: string | null;
	readonly companyNote: string | null;
	readonly roles: readonly Role[];
}

export interface School {
	readonly degree: string;
	readonly field: string | null;
	readonly school: string;
	readonly place: string | null;
	readonly period: Period;
	readonly details: readonly string[];
}

/** An invented person as a resume tells of them. */
export interface Person {
	readonly bank: Bank;
	readonly name: string;
	readonly headline: string | null;
	readonly email: string;
	readonly phone: string;
	readonly place: string;
	readonly links: readonly string[];
	readonly personal: readonly string[];
	readonly summary: readonly string[];
	readonly jobs: readonly Job[];
	readonly schools: readonly School[];
	readonly skills: readonly { group: string | null; names: readonly string[] }[];
	readonly languages: readonly { name: string; level: string | null }[];
	readonly certifications: readonly { name: string; issuer: string | null; date: string | null }[];
	readonly projects: readonly { name: string; period: Period | null; lines: readonly string[] }[];
	readonly publications: readonly string[];
	readonly volunteering: readonly { role: string; organisation: string; period: Period; line: string | null }[];
	readonly awards: readonly string[];
	readonly interests: readonly string[];
	readonly references: readonly string[];
	readonly closing: readonly string[];
}

const LATIN_FOLD: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" };
const CALENDAR_LANGUAGES = new Set(["th", "ar", "he", "hi", "ja", "zh", "ko"]);

/** The ways in which one resume writes its dates. */
class Dates {
	private readonly form: number;
	private readonly months: readonly string[];
	private readonly dash: string;
	private readonly present: string;

	constructor(
		private readonly bank: Bank,
		private readonly random: Random,
	) {
		const isCjk = ["ja", "zh", "ko"].includes(bank.language);
		this.form = random.whole(0, isCjk ? 9 : 7);
		const width = random.one(["long", "short"] as const);
		this.months = Array.from({ length: 12 }, (_, month) =>
			new Intl.DateTimeFormat(`${bank.language}-u-ca-gregory`, { month: width, timeZone: "UTC" }).format(new Date(Date.UTC(2020, month, 1))),
		);
		this.dash = random.one([" – ", " - ", "–", " — ", "-", ` ${random.one(bank.until)} `, isCjk ? "～" : " – "]);
		this.present = random.one(bank.present);
	}

	private month(date: string): string {
		const [year = "", month = "01"] = date.split("-");
		const name = this.months[Number(month) - 1] ?? month;
		const capital = name.charAt(0).toUpperCase() + name.slice(1);
		const forms = [`${month}/${year}`, `${name} ${year}`, year, `${month}.${year}`, `${capital} ${year}`, `${year}-${month}`, `${year}/${month}`, year];
		if (this.form >= 8) return this.bank.language === "ko" ? `${year}년 ${Number(month)}월` : `${year}年${Number(month)}月`;
		return forms[this.form] ?? year;
	}

	period(start: string, end: string): Period {
		// As people of the language write them, with years that nobody checks: the form is what is learned.
		if (this.random.chance(CALENDAR_LANGUAGES.has(this.bank.language) ? 0.3 : 0.12))
			return { text: this.random.one(this.bank.dateForms), start: null, end: null };
		if (end === "present" && this.random.chance(0.2)) return { text: `${this.random.one(this.bank.since)} ${this.month(start)}`, start, end };
		return { text: `${this.month(start)}${this.dash}${end === "present" ? this.present : this.month(end)}`, start, end };
	}

	single(date: string): Period {
		return { text: this.month(date), start: null, end: date };
	}
}

const monthAt = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

function mailOf(name: string, random: Random): string {
	const plain = name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ßøłđı]/g, (letter) => LATIN_FOLD[letter] ?? letter);
	const words = plain.split(/\s+/).map((word) => word.replace(/[^a-z]/g, ""));
	const [first = "", last = ""] = words.filter((word) => word !== "");
	const own =
		first === ""
			? `${random.one(["info", "mail", "cv", "k.san", "user"])}${random.whole(10, 999)}`
			: random.one([`${first}.${last}`, `${first}${last}`, `${first.charAt(0)}.${last}`, `${last}${random.whole(1, 99)}`]);
	return `${own.replace(/^\.|\.$/g, "")}@${random.one(["mail.example", "example.com", "post.example.org", "gmail.example"])}`;
}

function linksOf(name: string, random: Random): string[] {
	const slug = mailOf(name, random).split("@")[0] ?? "me";
	const links = [
		`linkedin.com/in/${slug}`,
		`github.com/${slug}`,
		`https://www.${slug}.example`,
		`www.linkedin.com/in/${slug}-${random.whole(100, 99999)}`,
		`behance.net/${slug}`,
		`xing.com/profile/${slug}`,
	];
	return random.some(links, random.whole(0, 2));
}

function placeOf(bank: Bank, random: Random): string {
	if (bank.language === "en" && random.chance(0.6))
		return `${random.one(bank.cities).split(",")[0]}${random.one([", ", ", ", " "])}${random.one(englishRegions)}`;
	return random.one(bank.placeForms).replace("{city}", random.one(bank.cities));
}

/** "Registered Nurse, Medical ICU", "Warehouse / Forklift", "Transport Office – Local Branch (West)": values that hold the signs that part others. */
function longer(text: string, ends: readonly string[], share: number, random: Random): string {
	const end = random.one(ends);
	if (!random.chance(share) || end.length > 32 || text.length > 45) return text;
	const form = random.one([", ", ", ", " – ", " / ", " (", " - ", " & "]);
	return `${text}${form}${end}${form === " (" ? ")" : ""}`;
}

function jobsOf(bank: Bank, field: Field, dates: Dates, random: Random): Job[] {
	const bullets = random.some(field.bullets, field.bullets.length);
	const titles = random.some(field.titles, field.titles.length);
	const forms = FORM_WORDS[bank.language];
	const ended = (text: string, ends: readonly string[] | undefined, share: number) =>
		ends && random.chance(share) && !/[,.)]$/.test(text) ? text + random.one(ends) : text;
	const employers = random
		.some(field.employers, random.whole(1, 5))
		.map((employer) => longer(ended(employer, forms?.employerEnds, 0.12), [...field.skillGroups, ...field.employers], 0.12, random));
	let year = random.whole(2022, 2025);
	let end = random.chance(0.65) ? "present" : monthAt(year, random.whole(1, 12));
	const length = random.one([0, 2, 3, 4, 5]);
	return employers.map((company): Job => {
		const roles = Array.from({ length: random.chance(0.15) ? random.whole(2, 3) : 1 }, (): Role => {
			year -= random.whole(1, 5);
			const start = monthAt(year, random.whole(1, 12));
			const period = dates.period(start, end);
			if (random.chance(0.2)) year -= 1;
			end = monthAt(year, random.whole(1, 12));
			const count = Math.max(0, length + random.whole(-1, 2));
			const notes = random.chance(0.12) && bank.entryLabels.length > 0 ? [random.one(bank.entryLabels).example] : [];
			const title = ended(titles.pop() ?? random.one(field.titles), forms?.titleEnds, 0.1);
			return { title: longer(title, [...field.skillGroups, ...field.skills, ...field.titles], 0.22, random), period, bullets: bullets.splice(0, count), notes };
		});
		return {
			company,
			place: random.chance(0.6) ? placeOf(bank, random) : null,
			companyNote: random.chance(0.15) ? random.one(field.employerNotes) : null,
			roles,
		};
	});
}

function schoolsOf(bank: Bank, field: Field, dates: Dates, random: Random): School[] {
	let year = random.whole(2002, 2021);
	return random.some(field.degrees, random.whole(1, 3)).map((degree): School => {
		const end = monthAt(year, random.whole(5, 9));
		year -= random.whole(2, 4);
		const start = monthAt(year, random.whole(8, 10));
		return {
			degree: degree.degree,
			field: degree.field,
			school: random.one(field.schools),
			place: random.chance(0.35) ? placeOf(bank, random) : null,
			period: random.chance(0.3) ? dates.single(end) : dates.period(start, end),
			details: degree.detail && random.chance(0.6) ? [degree.detail] : [],
		};
	});
}

function skillsOf(field: Field, random: Random): Person["skills"] {
	const names = random.some(field.skills, random.whole(5, Math.min(22, field.skills.length)));
	if (random.chance(0.55)) return [{ group: null, names }];
	const groups = random.some(field.skillGroups, random.whole(2, 4));
	return groups.map((group, at) => ({ group, names: names.filter((_, index) => index % groups.length === at) })).filter((entry) => entry.names.length > 0);
}

/** Composes a person of a language and field. */
export function composePerson(bank: Bank, random: Random): Person {
	const field = random.one(bank.fields);
	const [given, family] = [random.one(bank.given), random.one(bank.family)];
	const isClosed = ["ja", "zh", "ko"].includes(bank.language);
	const gap = isClosed ? random.one(["", " ", "　"]) : " ";
	const plain = bank.nameOrder === "family-first" ? `${family}${gap}${given}` : `${given} ${family}`;
	const name = bank.namePrefixes.length > 0 && random.chance(0.08) ? `${random.one(bank.namePrefixes)} ${plain}` : plain;
	const dates = new Dates(bank, random);
	const credentials = bank.language === "en" && random.chance(0.08) ? random.one([", RN, BSN", ", PMP", ", MBA", ", CPA", ", PhD", ", MSN, APRN"]) : "";
	const maybe = <T>(share: number, list: readonly T[], most: number): T[] => (random.chance(share) ? random.some(list, random.whole(1, most)) : []);
	const languages = Object.values(bank.languageNames);
	return {
		bank,
		name: name + credentials,
		headline: random.chance(0.55)
			? random.chance(0.15)
				? random.some(field.titles, 3).join(random.one([" | ", " · ", " / "]))
				: random.one(random.chance(0.5) ? field.headlines : field.titles)
			: null,
		email: mailOf(plain, random),
		phone: random.one(bank.phones),
		place: random.chance(0.5) ? random.one(bank.addresses) : random.one(bank.cities),
		links: linksOf(plain, random),
		personal: maybe(0.35, bank.personal, 5),
		summary: random.chance(0.7) ? [random.one(field.summaries)] : [],
		jobs: jobsOf(bank, field, dates, random),
		schools: random.chance(0.95) ? schoolsOf(bank, field, dates, random) : [],
		skills: random.chance(0.88) ? skillsOf(field, random) : [],
		languages: maybe(0.6, languages, 4).map((language) => ({ name: language, level: random.chance(0.85) ? random.one(bank.languageLevels) : null })),
		certifications: maybe(0.5, field.certifications, 5),
		projects: maybe(0.2, field.projects, 3).map(({ name: project, line }) => ({
			name: project,
			period: random.chance(0.5) ? dates.period("2021-03", "2022-05") : null,
			lines: [line, ...maybe(0.3, field.bullets, 2)],
		})),
		publications: maybe(0.25, field.publications, 3),
		volunteering: maybe(0.2, bank.volunteering, 2).map((entry) => ({ ...entry, period: dates.period("2018-03", random.chance(0.4) ? "present" : "2020-06") })),
		awards: maybe(0.18, bank.awards, 3),
		interests: maybe(0.35, bank.interests, 6),
		references: maybe(0.2, bank.references, 2),
		closing: maybe(0.12, bank.closing, 1),
	};
}
