import { describe, expect, it } from "vitest";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { toldJobs } from "@/lib/tools/resume-profile/profile/told/told-jobs";
import { wantedTitles } from "@/lib/tools/resume-profile/profile/told/wanted-titles";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-29T00:00:00Z");
const jobsIn = (...texts: string[]) => toldJobs(linesDocument(texts).lines).map((job) => [job.title, job.company, job.location, job.startDate, job.endDate]);

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
