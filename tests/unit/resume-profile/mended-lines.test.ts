import { describe, expect, it } from "vitest";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { withoutOddHeadings } from "@/lib/tools/resume-profile/profile/parts/odd-headings";
import { withWholeAddresses } from "@/lib/tools/resume-profile/profile/parts/whole-addresses";
import { withWholeDates } from "@/lib/tools/resume-profile/profile/parts/whole-dates";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const printed = (lines: readonly (Partial<ResumeLine> & { text: string })[]): ResumeLine[] =>
	linesDocument(lines.map(({ text }) => text)).lines.map((line, at) => ({ ...line, kind: "text", fontSize: 10, x: 50, y: 50 + at * 14, ...lines[at] }));

describe("a narrow column of contact", () => {
	const mended = (...texts: string[]) => withWholeAddresses(printed(texts.map((text) => ({ text })))).map(({ text }) => text);

	it("may break a link off before its end, which the name of its site follows", () => {
		expect(mended("www.linkedin.example/in/dlindq", "vistamaro-of-chicago (LinkedIn)", "www.roundtable.example", "(Company)")).toEqual([
			"www.linkedin.example/in/dlindqvistamaro-of-chicago (LinkedIn)",
			"www.roundtable.example",
			"(Company)",
		]);
	});

	it("may break an address of mail off before the end of its host", () => {
		expect(mended("maude.lavigne@videotr", "on.example", "maudelt.example")).toEqual(["maude.lavigne@videotron.example", "maudelt.example"]);
		expect(mended("maude@mail.example", "maudelt.example")).toEqual(["maude@mail.example", "maudelt.example"]);
	});
});

describe("a narrow column of dates", () => {
	const mended = (...lines: (Partial<ResumeLine> & { text: string })[]) => withWholeDates(printed(lines)).map(({ text }) => text);

	it("may end a span in its second line", () => {
		expect(mended({ text: "Haziran 2016 - Şubat Saha Mühendisi" }, { text: "2020" }, { text: "Kuzey Ege Ltd." })).toEqual([
			"Haziran 2016 - Şubat 2020\tSaha Mühendisi",
			"Kuzey Ege Ltd.",
		]);
		expect(mended({ text: "Sep '23 to May Data Fellow" }, { text: "'24\tBoston Public Schools" })).toEqual([
			"Sep '23 to May '24\tData Fellow",
			"Boston Public Schools",
		]);
	});

	it("may hold the beginning above the end without a sign, entry for entry", () => {
		const entry = (from: string, to: string) => [
			{ text: `${from}\tLojas Pitanga`, bold: true },
			{ text: `${to}\tCoordenadora` },
			{ text: "E-commerce de 9% para 27%", kind: "bullet" as const },
		];
		expect(mended(...entry("ago/2017", "fev/2021"), ...entry("02/2013", "12/2014")).filter((text) => text.includes("\t"))).toEqual([
			"ago/2017 – fev/2021\tLojas Pitanga",
			"02/2013 – 12/2014\tLojas Pitanga",
		]);
	});

	it("is left as it is in a list of single dates, and where a line has both", () => {
		const list = ["2011\tFirst Aid", "2013\tForklift", "2015\tCrane"].map((text) => ({ text, bold: true }));
		expect(mended(...list)).toEqual(list.map(({ text }) => text));
		expect(mended({ text: "2015 – 2019\tCook" }, { text: "2020" })).toEqual(["2015 – 2019\tCook", "2020"]);
	});
});

it.each([
	["Fall 2016 - Spring 2018", [["2016", "2018"]]],
	["Sommer 2011", [[null, "2011"]]],
	["étés 2007 – 2012", [["2007", "2012"]]],
])("a season is a part of its year: %s", (text, expected) => {
	const ranges = findDateRanges(text);
	expect(ranges.map(({ start, end }) => [start, end])).toEqual(expected);
	expect(ranges[0]?.text).toBe(text);
});

it("what stands in smaller letters than all headings begins an entry: an employer above its roles", () => {
	const lines = printed([
		{ text: "Experience", fontSize: 16 },
		{ text: "Northbeam Health", fontSize: 12 },
		{ text: "Fitline", fontSize: 12 },
		{ text: "Product Manager", fontSize: 12 },
		{ text: "Education", fontSize: 16 },
	]);
	const labels: LineLabel[] = ["heading.experience", "job.start", "heading.other", "job.head", "heading.education"];
	expect(withoutOddHeadings(lines, labels)).toEqual(["heading.experience", "job.start", "job.start", "job.head", "heading.education"]);
	const alike = lines.map((line) => ({ ...line, fontSize: 12 }));
	expect(withoutOddHeadings(alike, labels)).toEqual(labels);
});

describe("the parts of a head", () => {
	const textsOf = (...lines: string[]) => segmentsOf(printed(lines.map((text) => ({ text })))).map(({ text }) => text);

	it("a title in capitals ends where its employer begins", () => {
		expect(textsOf("FARMACISTA COLLABORATRICE Farmacia Comunale")).toEqual(["FARMACISTA COLLABORATRICE", "Farmacia Comunale"]);
		expect(textsOf("NHS Royal Infirmary")).toEqual(["NHS Royal Infirmary"]);
	});

	it("a year within a name is no date where the head has its dates elsewhere", () => {
		expect(textsOf("Consorcio Interventores Sabana 2020", "02/2020 – presente")[0]).toBe("Consorcio Interventores Sabana 2020");
		expect(textsOf("Consorcio Interventores Sabana 2020")).toContain("2020");
	});

	it("what stands in brackets behind a title is of it, and what goes on behind them without a blank", () => {
		const named = (text: string, ...roles: SegmentRole[]): NamedSegment[] =>
			segmentsOf(printed([{ text }])).map((segment, at) => ({ ...segment, role: roles[at] ?? "note" }));
		const rolesOf = (segments: NamedSegment[]) => settledJobRoles(segments).map(({ text, role }) => [text, role]);
		expect(rolesOf(named("销售代表(华南区)", "title", "company"))).toEqual([
			["销售代表", "title"],
			["华南区", "title"],
		]);
		expect(rolesOf(named("立鼎会计师事务所(特殊普通合伙)上海分所", "company", "title", "company")).map(([, role]) => role)).toEqual([
			"company",
			"company",
			"company",
		]);
	});
});
