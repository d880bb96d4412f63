import { describe, expect, it } from "vitest";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-01T00:00:00Z");

function read(...texts: string[]) {
	return readProfile(linesDocument(texts), NOW);
}

type JobRow = [string | null, string | null, string | null, string | null, string | null];

function jobs(...texts: string[]): JobRow[] {
	return read("Ann Example", "ann@example.com", "Experience", ...texts).experience.map((job) => [
		job.title,
		job.company,
		job.location,
		job.startDate,
		job.endDate,
	]);
}

describe("ways to write a job", () => {
	it.each<[string, string[], JobRow]>([
		["title at company", ["Data Scientist at allegro (2020 – 2022)"], ["Data Scientist", "allegro", null, "2020", "2022"]],
		["title dash company", ["Desenvolvedor Sênior — Nubank", "fev 2021 – jan 2022"], ["Desenvolvedor Sênior", "Nubank", null, "2021-02", "2022-01"]],
		[
			"company, place dash title",
			["Emirates NBD, Dubai — Senior Accountant", "October 2019 – May 2021"],
			["Senior Accountant", "Emirates NBD", "Dubai", "2019-10", "2021-05"],
		],
		[
			"company and place above title and dates",
			["Stripe\tSan Francisco, CA", "Staff Product Manager\tJan 2021 – Mar 2022"],
			["Staff Product Manager", "Stripe", "San Francisco, CA", "2021-01", "2022-03"],
		],
		[
			"dates above title above company and place",
			["Marzo 2014 – dicembre 2018", "Addetta alla selezione", "Adecco Italia, Torino"],
			["Addetta alla selezione", "Adecco Italia", "Torino", "2014-03", "2018-12"],
		],
		["all on one line with commas", ["Verpleegkundige, UMC Utrecht, mrt 2013 – feb 2017"], ["Verpleegkundige", "UMC Utrecht", null, "2013-03", "2017-02"]],
		[
			"dates, title, company, unknown place",
			["01/2015 – 04/2020\tDisponentin, Spedition Krause KG, Hürth"],
			["Disponentin", "Spedition Krause KG", "Hürth", "2015-01", "2020-04"],
		],
		[
			"a title with a comma",
			["Staff Nurse, Emergency Department", "Galway Regional Clinic, Galway, Ireland", "2013 – 2017"],
			["Staff Nurse, Emergency Department", "Galway Regional Clinic", "Galway, Ireland", "2013", "2017"],
		],
		[
			"Japanese",
			["株式会社あおぞらテック\t2020年4月 〜 2022年3月", "ソフトウェアエンジニア"],
			["ソフトウェアエンジニア", "株式会社あおぞらテック", null, "2020-04", "2022-03"],
		],
	])("%s", (_what, texts, expected) => {
		expect(jobs(...texts, "• Did what had to be done.")).toEqual([expected]);
	});

	it("gives two roles below one employer the same company", () => {
		const rows = jobs(
			"Flipkart",
			"4 years 7 months",
			"Engineering Manager",
			"April 2022 - Present (2 years 7 months)",
			"• Manages.",
			"Senior Software Engineer",
			"April 2020 - April 2022 (2 years 1 month)",
			"• Built.",
			"Infosys",
			"Software Engineer",
			"July 2016 - March 2020",
			"Pune, India",
			"• Java.",
		);
		expect(rows.map(([title, company]) => `${title} @ ${company}`)).toEqual([
			"Engineering Manager @ Flipkart",
			"Senior Software Engineer @ Flipkart",
			"Software Engineer @ Infosys",
		]);
		expect(rows[2]?.[2]).toBe("Pune, India");
	});

	it("keeps descriptions without list marks in the job that they describe", () => {
		const { experience } = read(
			"Ann Example",
			"Experience",
			"Analyst, mBank\t2017 – 2020",
			"Prepared reports on credit risk and built dashboards for the board.",
			"Auditor, PwC\t2015 – 2017",
			"Audited banks.",
		);
		expect(experience.map((job) => job.bullets.map((bullet) => bullet.text))).toEqual([
			["Prepared reports on credit risk and built dashboards for the board."],
			["Audited banks."],
		]);
	});

	it("parts jobs that have no dates", () => {
		expect(jobs("Barista, Blue Bottle Coffee", "• Made coffee.", "Cashier, Whole Foods", "• Ran the till.").map((row) => row.slice(0, 2))).toEqual([
			["Barista", "Blue Bottle Coffee"],
			["Cashier", "Whole Foods"],
		]);
	});
});

describe("the head", () => {
	it("finds a name in capitals with degrees behind it, and a local phone number", () => {
		const profile = read(
			"JOHN A. SMITH, PMP",
			"San Francisco, CA 94107 | (415) 555-0132 | john.smith@gmail.com | linkedin.com/in/johnasmith",
			"Experience",
			"Cook, Diner\t2020 – 2021",
		);
		expect(profile.name?.value).toBe("John A. Smith, PMP");
		expect(profile.contact.phone?.value).toBe("(415) 555-0132");
		expect(profile.contact.location?.value).toBe("San Francisco, CA 94107");
		expect(profile.contact.links.map((link) => link.value)).toEqual(["linkedin.com/in/johnasmith"]);
	});

	it("tells where links lead whose address is not printed, each place once", () => {
		const document = linesDocument(["Jane Doe", "jane@mail.example | LinkedIn | www.jane.example", "Experience", "Cook, Diner\t2020 – 2021"]);
		const targets = ["https://www.linkedin.com/in/jane", "https://jane.example/", "mailto:jane@mail.example"];
		const lines = document.lines.map((line, at) => (at === 1 ? { ...line, links: targets } : line));
		const { links } = readProfile({ ...document, lines }, NOW).contact;
		expect(links.map(({ value }) => value)).toEqual(["www.jane.example", "https://www.linkedin.com/in/jane"]);
	});

	it("reads labelled personal data and leaves the birthday alone", () => {
		const profile = read(
			"Lebenslauf",
			"Persönliche Daten",
			"Name:\tKatrin Vogel",
			"Geburtsdatum:\t12.04.1988",
			"Anschrift:\tHauptstraße 5, 50667 Köln",
			"Telefon:\t0221 1234567",
			"E-Mail:\tk.vogel@web.de",
		);
		expect(profile.name?.value).toBe("Katrin Vogel");
		expect(profile.contact.phone?.value).toBe("0221 1234567");
		expect(profile.contact.location?.value).toBe("Hauptstraße 5, 50667 Köln");
	});

	it("finds a place behind commas, and takes a sentence for a summary, not for the headline", () => {
		const sentence = "Marketing manager with eight years in consumer goods, focused on brands that people keep for life.";
		const profile = read("Ines Roth", "ines.roth@mail.ch, +41 79 123 45 67, 8004 Zürich", sentence, "Experience", "Brand Manager, Coop\t2016 – 2019");
		expect(profile.contact.location?.value).toBe("8004 Zürich");
		expect(profile.headline).toBeNull();
		expect(profile.summary?.value).toBe(sentence);
	});

	it("does not take a title, a place or a heading for the name", () => {
		expect(read("Curriculum Vitae", "Senior Engineer", "Berlin, Germany", "Experience", "Cook, Diner\t2020 – 2021").name).toBeNull();
	});

	it("invents nothing for a text that is no resume", () => {
		const profile = read("the quick brown fox jumps over the lazy dog", "and so on and so forth, without an end.");
		expect(profile).toMatchObject({
			name: null,
			headline: null,
			titles: [],
			experience: [],
			education: [],
			skills: [],
			languages: [],
			yearsOfExperience: null,
		});
	});
});

describe("lists", () => {
	it("keeps unknown skills as written with less confidence, and drops levels and labels", () => {
		const { skills } = read("Ann Example", "Skills", "Languages: Python (5 years), TypeScript – advanced", "Rigging, Knot Tying");
		expect(skills.map((skill) => [skill.value, skill.confidence])).toEqual([
			["Python", 0.95],
			["TypeScript", 0.95],
			["Rigging", 0.6],
			["Knot Tying", 0.6],
		]);
	});

	it("reads languages with levels over one or many lines", () => {
		expect(
			read("Ann Example", "Sprachen", "Deutsch Muttersprache", "Englisch: C1, Französisch – Grundkenntnisse").languages.map((language) => language.value),
		).toEqual(["German (Muttersprache)", "English (C1)", "French (Grundkenntnisse)"]);
	});

	it("parts studies, their fields and years", () => {
		const { education } = read(
			"Ann Example",
			"Education",
			"B.A., Economics, GPA 3.8\tMay 2014",
			"University of California, Berkeley",
			"High School Diploma, Lincoln High School, 2010",
		);
		expect(education).toMatchObject([
			{ institution: "University of California, Berkeley", degree: "B.A.", field: "Economics", endDate: "2014-05" },
			{ institution: "Lincoln High School", degree: "High School Diploma", endDate: "2010" },
		]);
	});

	it("keeps sections that it does not take apart", () => {
		const { otherSections } = read("Ann Example", "Projects", "• A sundial for the town square.", "Interests", "Sailing, chess");
		expect(otherSections.map((section) => [section.heading, section.lines.map((line) => line.text)])).toEqual([
			["Projects", ["A sundial for the town square."]],
			["Interests", ["Sailing, chess"]],
		]);
	});

	it("suggests each title once, the running job's first", () => {
		const { titles } = read(
			"Ann Example",
			"Frontend Developer",
			"Experience",
			"Frontend Engineer, Acme GmbH\t01/2018 – 12/2019",
			"• Built.",
			"PRODUCT MANAGER, Beta GmbH\t01/2020 – heute",
			"• Led.",
		);
		expect(titles.map((title) => title.value)).toEqual(["Product Manager", "Frontend Developer"]);
	});

	it("leaves a beginner's title behind with the first promotion, and keeps it for a beginner", () => {
		const first = ["Junior Web Developer, Acme GmbH\t01/2018 – 12/2019", "• Built."];
		const grown = read("Ann Example", "Experience", "Senior Web Developer, Beta GmbH\t01/2020 – heute", "• Led.", ...first);
		expect(grown.titles.map((title) => title.value)).toEqual(["Senior Web Developer"]);
		expect(read("Ann Example", "Experience", ...first).titles.map((title) => title.value)).toEqual(["Junior Web Developer"]);
	});

	it.each([
		["Jane Doe (she/her)", "Jane Doe"],
		["Dr. med. Hans-Peter Müller", "Dr. med. Hans-Peter Müller"],
		["Maria de la Cruz, MBA, PMP", "Maria de la Cruz, MBA, PMP"],
		["Ann Example, Berlin", "Ann Example"],
		["bell hooks", "bell hooks"],
	])("reads the name line %s as %s", (line, name) => {
		const mail = `${line.toLowerCase().match(/[a-z]{3,}/g)?.[0]}.${line.toLowerCase().match(/hooks|doe|peter|cruz|example/)?.[0]}@example.com`;
		expect(read(line, mail, "Experience", "Editor, Beta GmbH\t01/2020 – 03/2021", "• Led.").name?.value).toBe(name);
	});
});
