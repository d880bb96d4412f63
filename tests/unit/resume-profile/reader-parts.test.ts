import { describe, expect, it } from "vitest";
import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import { closeUp } from "@/lib/tools/reading/text/letter-spacing";
import { paragraphsOf, settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { japaneseHistoryOf, jobsOfHistory, schoolsOfHistory } from "@/lib/tools/resume-profile/profile/japanese/history";
import { readCertifications } from "@/lib/tools/resume-profile/profile/lists/read-certifications";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { suggestedSkills } from "@/lib/tools/resume-profile/profile/lists/suggested-skills";
import { readContact } from "@/lib/tools/resume-profile/profile/person/read-contact";
import { readHeadline } from "@/lib/tools/resume-profile/profile/person/read-headline";
import { readName } from "@/lib/tools/resume-profile/profile/person/read-name";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]): ResumeLine[] => linesDocument(texts).lines;
/** Lines of a page: one below the other, each with what its maker says of it. */
const printed = (lines: readonly (Partial<ResumeLine> & { text: string })[]): ResumeLine[] =>
	linesOf(lines.map(({ text }) => text)).map((line, at) => ({ ...line, kind: "text", fontSize: 10, gap: 0, x: 50, y: 50 + at * 14, ...lines[at] }));

it.each([
	["E X P E R I E N C E", "EXPERIENCE"],
	["W O R K  H I S T O R Y", "WORK HISTORY"],
	["C O N TAC T", "CONTACT"],
	["A B C", "A B C"],
	["C / C++ / R", "C / C++ / R"],
	["C | R | Go | D", "C | R | Go | D"],
	["5 5 5 5", "5 5 5 5"],
	["I am a nurse", "I am a nurse"],
])("letter-spaced %j reads %j", (text, expected) => {
	expect(closeUp(text)).toBe(expected);
});

it("knows Roman list marks, and no words", () => {
	expect(textAfterBullet("(iv) Payroll for 63 staff")).toBe("Payroll for 63 staff");
	expect(textAfterBullet("v) Debtors")).toBe("Debtors");
	expect(textAfterBullet("ivx and more")).toBeNull();
});

it("stars in a row are a level, of which the first is no mark of a list", () => {
	expect(textAfterBullet("★★★★☆ Pastry")).toBeNull();
	expect(textAfterBullet("●●○ Welding")).toBeNull();
	expect(textAfterBullet("★ Employee of the year")).toBe("Employee of the year");
	expect(textAfterBullet("● Welding")).toBe("Welding");
});

it("knows languages of smaller regions by all their names", () => {
	expect(findLanguages("Obersorbisch, Te reo Māori, Kreyòl ayisyen, Isixhosa, Frysk, Hokkien").map(({ name }) => name)).toEqual([
		"Upper Sorbian",
		"Māori",
		"Haitian Creole",
		"Xhosa",
		"Frisian",
		"Hokkien",
	]);
});

it("knows towns with their postcodes and states, and no companies", () => {
	expect(["Green Bay", "Melbourne VIC", "59494 Soest", "Kielce", "東京都", "Düsseldorf"].filter((town) => !isTown(town))).toEqual([]);
	expect(["Hovione", "Data Analyst", "2019", "Ltd."].filter(isTown)).toEqual([]);
});

describe("names", () => {
	it.each([
		[["Imię i nazwisko:\tAgnieszka Wrzosek-Pietras", "Telefon: 600 555 218"], "Agnieszka Wrzosek-Pietras"],
		[["LAST NAME\tSALVACION\tFIRST NAME\tRODEL", "MIDDLE NAME\tPENDON"], "Rodel Pendon Salvacion"],
		[["Name: Shirley-Ann Oduya", "Mobile: 07700 900461"], "Shirley-Ann Oduya"],
	])("reads the name of a form %j", (texts, expected) => {
		expect(readName({ told: [], head: linesOf(texts), whole: linesOf(texts), own: new Set() }, null)?.value).toBe(expected);
	});

	it("joins a name over two lines", () => {
		const [first, second] = printed([
			{ text: "Catarina", fontSize: 20 },
			{ text: "Vasconcelos Pinho", fontSize: 16 },
		]) as [ResumeLine, ResumeLine];
		expect(readName({ told: [first, second], head: [first, second], whole: [first, second], own: new Set() }, null)?.value).toBe("Catarina Vasconcelos Pinho");
	});

	it("takes one line and what it wraps into as the headline", () => {
		const lines = printed([{ text: "Senior Nurse" }, { text: "Experience" }, { text: "Team Lead" }]) as [ResumeLine, ResumeLine, ResumeLine];
		expect(readHeadline([lines[0], lines[2]], null)?.value).toBe("Senior Nurse");
	});
});

describe("contact", () => {
	const contactOf = (texts: readonly string[]) => readContact(linesOf(texts), linesOf(texts));

	it.each([
		[["g.lachance.ouellet@", "videotron.example.ca"], "g.lachance.ouellet@videotron.example.ca"],
		[["617.555.0193", "simone.delacroixreyes", "@fastmail.example.com"], "simone.delacroixreyes@fastmail.example.com"],
	])("joins an address that a narrow column broke: %j", (texts, expected) => {
		const lines = linesOf(texts);
		expect(readContact(lines, lines).email?.value).toBe(expected);
	});

	it("reads an address that only a link holds", () => {
		const lines = linesOf(["mail · github"]).map((line) => ({ ...line, links: ["mailto:tobi%40example.ng?subject=Hi"] }));
		expect(readContact(lines, lines).email?.value).toBe("tobi@example.ng");
	});

	it.each([
		["Coburg VIC 3058 0491 570 156", "0491 570 156"],
		["Telefon 02921 5550173 / 0151 55501738", "02921 5550173"],
		["Tel 0664 / 555 19 83", "0664 / 555 19 83"],
	])("reads the phone of %j", (text, expected) => {
		expect(contactOf([text]).phone?.value).toBe(expected);
	});

	it.each([
		["Jane | linkedin.com/in/jane, https://jane.example/cv.", ["linkedin.com/in/jane", "https://jane.example/cv"]],
		["www.franka-mrosko.de", ["www.franka-mrosko.de"]],
		["Site:jolene.example.sg", ["jolene.example.sg"]],
		["(github.com/jane) and https://en.wiki.example/Reading_(town)", ["github.com/jane", "https://en.wiki.example/Reading_(town)"]],
		["ASP.NET, B.Tech, Node.js, e.g. this, jane@mail.example.org", []],
	])("finds the links of %j", (text, expected) => {
		expect(contactOf([text]).links.map(({ value }) => value)).toEqual(expected);
	});
});

describe("skills", () => {
	const listed = (texts: readonly string[], looks: Partial<ResumeLine> = {}) =>
		readSkills(printed(texts.map((text) => ({ text, ...looks }))), []).map(({ value }) => value);

	it("prints them as they stand: brackets, versions, slashes", () => {
		expect(listed(["Core Tools (APQP, PPAP, FMEA), SAP (MM view), Creo 7.0, Qualcomm / ELD logs"]).sort()).toEqual(
			["Core Tools (APQP, PPAP, FMEA)", "SAP (MM view)", "Creo 7.0", "Qualcomm / ELD logs"].sort(),
		);
	});

	it("parts them at slashes where nothing else parts them", () => {
		expect(listed(["InDesign / Illustrator / Photoshop"]).sort()).toEqual(["Illustrator", "InDesign", "Photoshop"]);
	});

	it("puts wraps together and leaves out levels, groups, dates and fragments", () => {
		expect(listed(["Tools: Teamcenter, SAP (MM", "view), Excel ●●●○○, 2019 – 2021, 90%"]).sort()).toEqual(["Excel", "SAP (MM view)", "Teamcenter"]);
	});

	it("names no group as a skill", () => {
		const lines = printed([{ text: "Kitchen", bold: true }, { text: "Butchery" }, { text: "Rostering" }]);
		expect(readSkills(lines, []).map(({ value }) => value)).toEqual(["Butchery", "Rostering"]);
	});
});

describe("skills that are proposed", () => {
	const fact = (value: string) => ({ value, confidence: 0.9, source: { lineIds: ["L1"], page: 1, quote: value } });
	const bare = { skills: [], certifications: [], languages: [], titles: [fact("Welder")] };

	it("are those of the resume", () => {
		expect(suggestedSkills({ ...bare, skills: [fact("TIG")], languages: [fact("Polish")] }).map(({ value }) => value)).toEqual(["TIG"]);
	});

	it("are certificates and languages where it lists none, and the work done where it has none of these", () => {
		const certifications = [{ ...fact("Spawacz TIG 141, TÜV, ważne do 06.2026"), name: "Spawacz TIG 141" }];
		expect(suggestedSkills({ ...bare, certifications, languages: [fact("Polish")] }).map(({ value }) => value)).toEqual(["Spawacz TIG 141", "Polish"]);
		expect(suggestedSkills(bare).map(({ value }) => value)).toEqual(["Welder"]);
	});
});

it("what stands in a sentence is a skill where it is printed as a name", () => {
	const lines = printed([
		{ text: "Charge nurse in a 96 bed nursing home, campaign sem drama in spring" },
		{ text: "Reports in SQL and Power BI, built with Terraform" },
		{ text: "Working on my CCNA" },
	]);
	expect(
		readSkills([], lines)
			.map(({ value }) => value)
			.sort(),
	).toEqual(["Power BI", "SQL", "Terraform"]);
});

it("a certificate's date goes behind its name", () => {
	expect(readCertifications(linesOf(["2019\tTIA Portal, Siemens", "First Aid (2023)"])).map(({ value }) => value)).toEqual([
		"TIA Portal, Siemens, 2019",
		"First Aid (2023)",
	]);
});

describe("certificates on one line", () => {
	const valuesOf = (line: string) => readCertifications(linesOf([line])).map(({ value }) => value);

	it.each([
		["ACLS, PALS, CRRT operator (2021)", ["ACLS", "PALS", "CRRT operator (2021)"]],
		["Certificates: ACLS, PALS, CRRT operator", ["ACLS", "PALS", "CRRT operator"]],
		["ACLS (2024), PALS (2023), CRRT operator", ["ACLS (2024)", "PALS (2023)", "CRRT operator"]],
		["TNCC, ENPC, CEN", ["TNCC", "ENPC", "CEN"]],
		["ACLS, PALS", ["ACLS", "PALS"]],
		["First aid course, Forklift licence, Food hygiene certificate", ["First aid course", "Forklift licence", "Food hygiene certificate"]],
	])("are parted where they are a list: %s", (line, values) => {
		expect(valuesOf(line)).toEqual(values);
	});

	it.each([
		"AWS Certified Solutions Architect, Associate",
		"Certificate in Teaching English to Speakers of Other Languages, Cambridge",
		"CCRN, AACN (2020)",
		"PMP, PMI, 2019",
		"First aid, Red Cross, 2019",
		"Welding certificate, Level 3, City and Guilds",
		"Salesforce Administrator, Salesforce, 2022",
		"Driving licence B, C, CE",
		"TIA Portal, Siemens, Nürnberg",
		"Safeguarding course, University of Leeds, 2021",
	])("are one where a comma belongs to its name, its issuer, its place or its year: %s", (line) => {
		expect(valuesOf(line)).toEqual([line]);
	});
});

describe("paragraphs", () => {
	const textsOf = (lines: readonly ResumeLine[]) => paragraphsOf(lines, "B", settingOf(lines)).map(({ text }) => text);
	const long = "Full responsibility for turning centres and bar-fed sliding heads, with an average price of 185k and";

	it("go on while their lines are full, and end where one is not", () => {
		expect(
			textsOf(printed([{ text: "Territory: 210 live accounts." }, { text: long }, { text: "a budget of 3.4m." }, { text: "Second designer at a start-up." }])),
		).toEqual(["Territory: 210 live accounts.", `${long} a budget of 3.4m.`, "Second designer at a start-up."]);
	});

	it("leave out what only introduces a list", () => {
		expect(textsOf(printed([{ text: "Main duties:" }, { text: "Led a team", kind: "bullet" }]))).toEqual(["Led a team"]);
	});
});

it("a Japanese table of events gives schools and employers with both their dates", () => {
	const lines = linesOf([
		"平成17\t4\t明治学院大学 文学部 心理学科 入学",
		"平成21\t3\t明治学院大学 文学部 心理学科 卒業",
		"平成21\t4\t株式会社みなと精機 入社",
		"平成28\t3\t株式会社みなと精機 一身上の都合により退社",
		"平成28\t4\tハルカ物流株式会社 入社",
		"現在に至る",
	]);
	const history = japaneseHistoryOf(lines);
	if (history === null) throw new Error("no history");
	expect(schoolsOfHistory(history, [])).toMatchObject([
		{ institution: "明治学院大学", degree: "文学部", field: "心理学科", startDate: "2005-04", endDate: "2009-03" },
	]);
	expect(jobsOfHistory(history, [])).toMatchObject([
		{ company: "ハルカ物流株式会社", startDate: "2016-04", endDate: null, isCurrent: true },
		{ company: "株式会社みなと精機", startDate: "2009-04", endDate: "2016-03", isCurrent: false },
	]);
	expect(japaneseHistoryOf(linesOf(["株式会社みなと精機 入社"]))).toBeNull();
});

it("rows without a date say more of the Japanese event above, an era stands once, and a place within an employer is a role of its own", () => {
	const history = japaneseHistoryOf(
		linesOf([
			"平成 19\t4\t株式会社みなと精機 入社",
			"翻訳部 翻訳コーディネーター",
			"技術文書の翻訳手配、用語集の作成を担当",
			"21\t8\t人事部 採用教育課 主任に昇任",
			"28\t3\t同社 退社",
			"28\t4\t個人事業主として開業",
			"フリーランス会議通訳者",
			"令和 4\t6\t事業縮小のため専業を終了",
			"4\t7\tメリディアン製薬株式会社(契約社員) 入社",
			"現在に至る",
			"年\t月\t免許・資格",
			"平成 18\t11\t実用英語技能検定 1 級 合格",
		]),
	);
	if (history === null) throw new Error("no history");
	expect(jobsOfHistory(history, []).map(({ title, company, startDate, endDate, isCurrent }) => [title, company, startDate, endDate, isCurrent])).toEqual([
		[null, "メリディアン製薬株式会社", "2022-07", null, true],
		["フリーランス会議通訳者", "個人事業主", "2016-04", "2022-06", false],
		["人事部 採用教育課 主任", "株式会社みなと精機", "2009-08", "2016-03", false],
		["翻訳部 翻訳コーディネーター", "株式会社みなと精機", "2007-04", "2009-07", false],
	]);
	expect(
		jobsOfHistory(history, [])
			.at(-1)
			?.bullets.map(({ text }) => text),
	).toEqual(["技術文書の翻訳手配、用語集の作成を担当"]);
	expect(history.certificates.map(({ text }) => text)).toEqual(["実用英語技能検定 1 級, 2006-11"]);
});

describe("numbers that are no telephone's", () => {
	it.each([
		[["DNI 31.555.870", "Tel.: (0351) 15-555-0187"], "(0351) 15-555-0187"],
		[["C.C. 1.036.555.018 de Medellín", "Celular: 300 555 0168"], "300 555 0168"],
		[["ID: 840617 5555 08 4 | 073 555 0129"], "073 555 0129"],
		[["81650-090 Curitiba", "(41) 5550-1827"], "(41) 5550-1827"],
		[["06-1955 0143"], "06-1955 0143"],
		[["06 – 5550 0147"], "06 – 5550 0147"],
	])("%j", (texts, expected) => {
		const lines = linesOf(texts);
		expect(readContact(lines, lines).phone?.value).toBe(expected);
	});

	it("names in a list are no links, addresses are", () => {
		const lines = linesOf(["Jane Doe", "Trans.eu", "Scrum.org", "github.com/jane"]);
		expect(readContact(lines.slice(0, 1), lines).links.map(({ value }) => value)).toEqual(["github.com/jane"]);
	});
});
