import { describe, expect, it } from "vitest";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { toldLife } from "@/lib/tools/resume-profile/profile/told/told-life";
import { wantedTitles } from "@/lib/tools/resume-profile/profile/told/wanted-titles";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-29T00:00:00Z");
const jobsIn = (...texts: string[]) =>
	(toldLife(linesDocument(texts).lines)?.experience ?? []).map((job) => [job.title, job.company, job.location, job.startDate, job.endDate]);

describe("work that is told in sentences", () => {
	it.each<[string, (string | null)[][]]>([
		[
			"Since March 2019 I have worked as a head pastry chef at Hotel Seeblick in Graz, where I run a kitchen of eight. From 2014 to 2019 I was a sous chef for Restaurant Die Linde.",
			[
				["Head pastry chef", "Hotel Seeblick", "Graz", "2019-03", null],
				["Sous chef", "Restaurant Die Linde", null, "2014", "2019"],
			],
		],
		[
			"Seit März 2019 arbeite ich als Restauratorin beim Stadtarchiv Köln. Von 2012 bis 2016 war ich Buchhalterin bei der Weber & Söhne GmbH in Bremen.",
			[
				["Restauratorin", "Stadtarchiv Köln", null, "2019-03", null],
				["Buchhalterin", "Weber & Söhne GmbH", "Bremen", "2012", "2016"],
			],
		],
		[
			"Depuis mars 2019, je travaille comme infirmière au Centre Hospitalier de Valence. De 2014 à 2018, j'ai été aide-soignante chez Korian à Lyon.",
			[
				["Infirmière", "Centre Hospitalier de Valence", null, "2019-03", null],
				["Aide-soignante", "Korian", "Lyon", "2014", "2018"],
			],
		],
		[
			"Desde marzo de 2019 trabajo como enfermera en el Hospital La Paz de Madrid. Entre 2014 y 2018 trabajé como auxiliar de enfermería en la Clínica Santa Elena.",
			[
				["Enfermera", "Hospital La Paz de Madrid", null, "2019-03", null],
				["Auxiliar de enfermería", "Clínica Santa Elena", null, "2014", "2018"],
			],
		],
		["In 2012 I studied as a nurse at King's College London. In 2015 I worked in Berlin as a waiter. I was born in 1980 and worked hard.", []],
		["The technician worked as a fitter at Nordholz AG from 2014 to 2018.", []],
	])("%s", (text, expected) => {
		expect(jobsIn(text)).toEqual(expected);
	});

	it("becomes entries with their sentences, says so, and counts nothing twice where work is listed", () => {
		const told = "Since March 2019 I have worked as a baker at Mill & Sons in York, where we bake for forty shops.";
		const profile = readProfile(linesDocument(["Jo Marsh", "jo@marsh.example", told]), NOW);
		expect(profile.experience).toMatchObject([{ title: "Baker", company: "Mill & Sons", isCurrent: true, source: { quote: told } }]);
		expect(profile.titles.map(({ value }) => value)).toEqual(["Baker"]);
		expect(profile.printed?.doubts[0]?.text).toBe(
			"The work in this file is told in sentences. One position was read from them: check the entries, and add what is missing.",
		);
		const listed = readProfile(
			linesDocument(["Jo Marsh", "jo@marsh.example", "Summary", told, "Experience", "Baker, Mill & Sons\t2019 – Present", "• Baked"]),
			NOW,
		);
		expect(listed.experience).toHaveLength(1);
		expect(listed.experience[0]?.source.quote).not.toContain("Since March");
	});
});

const lifeIn = (...texts: string[]) => {
	const life = toldLife(linesDocument(texts).lines);
	return {
		jobs: life?.experience.map(({ title, company, location }) => [title, company, location]),
		lines: life?.experience.map(({ bullets }) => bullets.map(({ text }) => text)),
		studies: life?.education.map(({ degree, institution, startDate, endDate }) => [degree, institution, startDate, endDate]),
		languages: life?.languages.map(({ value }) => value),
		permits: life?.certifications.map(({ value }) => value),
		skills: life?.skills.map(({ value }) => value),
		rest: life?.rest.map(({ text }) => text),
		unplaced: life?.unplaced.map(({ text }) => text),
	};
};

describe("a life that is told in sentences", () => {
	it("is put sentence by sentence where it belongs", () => {
		expect(
			lifeIn(
				"Soy jefa de compras y almacén. Desde abril de 2020 trabajo en Aceros Urbasa S.L., en Pamplona, donde llevo un equipo de cinco personas. He bajado los costes un 12 %.",
				"Antes, de 2015 a 2020, fui encargada en Hotel Baztán S.A. en Elizondo. Allí aprendí a negociar.",
				"Estudié el Grado Superior en Comercio en el Instituto Donapea (2010–2012) y en 2019 hice un curso de Compras Sostenibles. Tengo el carné de carretillero y permiso B.",
				"Hablo castellano y euskera como lenguas maternas y francés básico. Manejo SAP MM, Excel y Power BI.",
				"Busco un puesto de responsable de compras en Navarra.",
			),
		).toEqual({
			jobs: [
				["Jefa de compras y almacén", "Aceros Urbasa S.L.", "Pamplona"],
				["Encargada", "Hotel Baztán S.A.", "Elizondo"],
			],
			lines: [["Llevo un equipo de cinco personas.", "He bajado los costes un 12 %."], ["Allí aprendí a negociar."]],
			studies: [["Grado Superior en Comercio", "Instituto Donapea", "2010", "2012"]],
			languages: ["Spanish (Lengua materna)", "Basque (Lengua materna)", "French (Básico)"],
			permits: ["Curso de Compras Sostenibles (2019)", "Carné de carretillero", "Permiso B"],
			skills: expect.arrayContaining(["SAP MM", "Excel", "Power BI"]),
			rest: ["Soy jefa de compras y almacén.", "Busco un puesto de responsable de compras en Navarra."],
			unplaced: [],
		});
	});

	it.each<[string, string | null, string, string | null]>([
		["Since May 2018 I have worked as a head nurse at Tregaron Vets Ltd. in Cardiff. We treat dogs.", "Head nurse", "Tregaron Vets Ltd.", "Cardiff"],
		[
			"Seit April 2017 leite ich als Bauleiter bei der Küstenstrom Netz GmbH & Co. KG in Rostock den Einkauf.",
			"Bauleiter",
			"Küstenstrom Netz GmbH & Co. KG",
			"Rostock",
		],
		["Da marzo 2018 lavoro come contabile presso Cantieri Tigullio S.p.A. a Genova.", "Contabile", "Cantieri Tigullio S.p.A.", "Genova"],
		["Desde maio de 2019 trabalho como enfermeira na Clínica Arrábida Lda., em Palmela.", "Enfermeira", "Clínica Arrábida Lda.", "Palmela"],
		["Sinds juni 2015 werk ik als teamleider bij Hanze Kunststoffen B.V. in Zwolle.", "Teamleider", "Hanze Kunststoffen B.V.", "Zwolle"],
		["Od marca 2017 pracuję jako główna księgowa w Bałtyk Armator Sp. z o.o. w Gdyni.", "Główna księgowa", "Bałtyk Armator Sp. z o.o.", "Gdyni"],
		["Auparavant, j'étais développeur chez Erdre Conseil S.A.S. à Nantes de 2014 à 2019.", "Développeur", "Erdre Conseil S.A.S.", "Nantes"],
	])("names the employer whole: %s", (text, title, company, place) => {
		expect(lifeIn(text).jobs).toEqual([[title, company, place]]);
	});

	it("loses no sentence: what has no place stands in the rest, and is told", () => {
		const texts = [
			"From 2014 to 2018 I was a baker at Mill & Sons in York. I built the night shift.",
			"I studied for some years. I speak English and use it with customers in three countries. I work with children.",
		];
		const life = lifeIn(...texts);
		const said = [...(life.rest ?? []), ...(life.lines ?? []).flat(), ...(life.unplaced ?? [])].join(" ");
		for (const sentence of [
			"I built the night shift.",
			"I studied for some years.",
			"I speak English and use it with customers in three countries.",
			"I work with children.",
		])
			expect(said).toContain(sentence);
		const profile = readProfile(linesDocument(["Jo Marsh", "York · jo@marsh.example · 07700 900 321", ...texts]), NOW);
		expect(profile.name?.value).toBe("Jo Marsh");
		expect(profile.unused).toEqual([]);
		expect(profile.printed?.doubts[0]?.text).toContain("“I studied for some years.” found no place and stands in your summary.");
	});
});

describe("a title that the resume says is wanted", () => {
	it.each([
		["Looking for a maintenance manager role within an hour of Hamilton.", ["Maintenance manager"]],
		["Ich suche eine neue Stelle als Restaurantleiterin in Graz.", ["Restaurantleiterin"]],
		["Je cherche un poste de chef de cuisine à Lyon.", ["Chef de cuisine"]],
		["Busco un puesto de jefe de almacén en Madrid.", ["Jefe de almacén"]],
		["I would like to move abroad, as a senior or head conservator.", ["Head conservator"]],
		["Looking for a new job. Seeking a backend role.", []],
	])("of “%s” is %j", (text, titles) => {
		expect(wantedTitles(linesDocument([text]).lines).map(({ value }) => value)).toEqual(titles);
	});

	it("is proposed behind that of the newest job, with its words", () => {
		const profile = readProfile(
			linesDocument([
				"Ann Example",
				"ann@example.com",
				"Summary",
				"Electrician seeking a maintenance manager role.",
				"Experience",
				"Electrician, Mill & Sons\t2019 – Present",
				"• Wired it",
				"Apprentice, Guild Electric\t2015 – 2019",
				"• Learned it",
			]),
			NOW,
		);
		expect(profile.titles.map(({ value }) => value).slice(0, 2)).toEqual(["Electrician", "Maintenance manager"]);
		expect(profile.titles[1]?.source.quote).toContain("seeking a maintenance manager role");
	});
});
