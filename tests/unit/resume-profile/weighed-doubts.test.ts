import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { openDoubts } from "@/lib/tools/resume-profile/open-doubts";
import { partsOf } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import { printedSections } from "@/lib/tools/resume-profile/profile/printed/printed-sections";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeDocument, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

type Drawn = Partial<ResumeLine> & { readonly text: string };

const heading = (text: string, more: Partial<ResumeLine> = {}): Drawn => ({ text, kind: "heading", bold: true, fontSize: 13, caps: true, ...more });
const head = (text: string, more: Partial<ResumeLine> = {}): Drawn => ({ text, kind: "text", bold: true, ...more });
const item = (text: string, more: Partial<ResumeLine> = {}): Drawn => ({ text, kind: "bullet", ...more });

const PERSON: Drawn[] = [
	{ text: "Ann Example", kind: "heading", bold: true, fontSize: 22 },
	{ text: "ann@example.com", kind: "text" },
	heading("EXPERIENCE"),
	head("Cook, Harbour Diner\t2019 – 2022"),
	item("Ran the grill on weekends."),
];
const STUDIES: Drawn[] = [heading("EDUCATION"), head("Diploma in Catering\t2016"), { text: "Harbour College" }];

function documentOf(given: readonly Drawn[]): ResumeDocument {
	const document = linesDocument(given.map(({ text }) => text));
	const drawn = document.lines.map((line, at) => ({ ...line, fontSize: 10, x: 50, y: 50 + at * 14, gap: 0, drawn: { first: at, last: at }, ...given[at] }));
	return { ...document, lines: drawn };
}

const profileOf = (...given: readonly Drawn[]): ResumeProfile => readProfile(documentOf(given), new Date("2026-11-01T00:00:00Z"));

/** What is printed where some lines are taken for what is told. */
function printedOf(given: readonly Drawn[], told: Readonly<Record<string, LineLabel>>) {
	const { lines } = documentOf(given);
	const parts = partsOf(lines);
	const labelled = parts.labelled.map((seen) => ({ ...seen, label: told[seen.line.text] ?? seen.label }));
	return printedSections(lines, { ...parts, labelled }, profileOf(...given));
}

const doubtsOf = (...given: readonly Drawn[]) => openDoubts(profileOf(...given)).map(({ reason, text }) => [reason, text.split("”")[0]?.slice(1)]);

describe("doubts that are weighed", () => {
	it("say nothing of a resume that is set as most are", () => {
		expect(doubtsOf(...PERSON, ...STUDIES)).toEqual([]);
	});

	it("name a heading that looks like the lines of entries and unlike the other headings", () => {
		const odd = { bold: true, fontSize: 10, caps: false };
		const lines = [...PERSON, heading("Kitchen porter", odd), { text: "Mill & Sons" }, ...STUDIES];
		const { doubts } = printedOf(lines, { "Kitchen porter": "heading.other", "Mill & Sons": "other" });
		expect(doubts.map(({ reason, text }) => [reason, text.split("”")[0]])).toEqual([["heading", "“Kitchen porter"]]);
	});

	it("name a line that was drawn long after the one it is read below, with others between", () => {
		const lines = [...PERSON, item("Ordered fish.", { drawn: { first: 40, last: 40 } }), ...STUDIES];
		expect(doubtsOf(...lines)).toContainEqual(["side_by_side", "Ordered fish."]);
	});

	it("name the end of a full line that is printed on its own", () => {
		const long = "Thesis on the kitchens of harbour towns and what they served their guests in one semester";
		expect(doubtsOf(...PERSON, ...STUDIES, head(long, { bold: false }), head("of leave, 2015", { gap: 1.5 }))).toContainEqual(["torn", "of leave, 2015"]);
	});

	it("name a headline with more than a trade in it, until somebody changes it", () => {
		const [name, ...rest] = PERSON as [Drawn, ...Drawn[]];
		const profile = profileOf(name, { text: "Cook and baker: bread, pies €" }, ...rest, ...STUDIES);
		const headline = profile.headline ?? { value: "Cook and baker: bread, pies €", confidence: 1, source: { lineIds: ["L2"], page: 1, quote: "" } };
		expect(openDoubts(profile).map(({ reason }) => reason)).toContain("person");
		expect(openDoubts({ ...profile, headline: { ...headline, value: "Cook and baker" } }).map(({ reason }) => reason)).not.toContain("person");
	});

	describe("of a name that is set smaller than the headings", () => {
		const plain = (text: string): Drawn => ({ text, kind: "text", bold: false, fontSize: 10 });
		const big = (text: string): Drawn => heading(text, { fontSize: 16, caps: false });
		const rest = [
			big("Experience"),
			head("Cook, Harbour Diner\t2019 – 2022"),
			item("Ran the grill on weekends."),
			big("Education"),
			plain("Harbour College, 2016"),
		];
		const aboutPerson = (fileName: string, ...lines: readonly Drawn[]) =>
			openDoubts(readProfile({ ...documentOf(lines), fileName }, new Date("2026-11-01T00:00:00Z"))).filter(({ reason }) => reason === "person");

		it.each([
			["the address has both its words", "resume.docx", "Bergen, Norway | henrik.solberg@example.no | +47 912 34 567"],
			["the address has one of them", "resume.docx", "Bergen, Norway | solberg84@example.no"],
			["the file's name has it", "Solberg_CV.docx", "Bergen, Norway | mechanic@example.no"],
		])("are none where it is the first line, alone, and %s", (_, fileName, contact) => {
			expect(aboutPerson(fileName, plain("Henrik Solberg"), plain(contact), ...rest)).toEqual([]);
		});

		it("stay where nothing else bears it out", () => {
			const doubts = aboutPerson("resume.docx", plain("Henrik Solberg"), plain("Bergen, Norway | mechanic@example.no"), ...rest);
			expect(doubts).toMatchObject([{ text: expect.stringContaining("“Henrik Solberg” on page 1 was taken for your name") }]);
		});
	});

	it("have none of a headline that shares its line with an address: it ends before that", () => {
		const [name, ...rest] = PERSON as [Drawn, ...Drawn[]];
		const profile = profileOf(name, { text: "Cook and baker\tann@example.com" }, ...rest, ...STUDIES);
		expect(profile.headline?.value).toBe("Cook and baker");
		expect(openDoubts(profile).map(({ reason }) => reason)).not.toContain("person");
	});

	it("are at most eight", () => {
		const many = Array.from({ length: 12 }, (_, at) => item(`Ran the grill of house ${at}\tOrdered fish from port ${at}`));
		expect(doubtsOf(...PERSON, ...many)).toHaveLength(8);
	});
});

describe("headings of known words", () => {
	const headings = ({ sections }: ReturnType<typeof printedOf>) => sections.map((section) => section.heading);

	it("begin a section of their own, whatever they were taken for", () => {
		expect(headings(printedOf([...PERSON, ...STUDIES], { EDUCATION: "job.start", EXPERIENCE: "heading.experience" }))).toEqual(["EXPERIENCE", "EDUCATION"]);
	});

	it("are lines where they look like lines", () => {
		const lines = [...PERSON, { text: "Education" }, head("Diploma in Catering\t2016")];
		expect(headings(printedOf(lines, { Education: "job.text" }))).toEqual(["EXPERIENCE"]);
	});

	it("of details about the person end where other things are told", () => {
		const lines = [...PERSON, heading("CONTACT"), { text: "0470 55 51 38" }, { text: "First aid, Red Cross, 2023" }];
		const printed = printedOf(lines, { CONTACT: "heading.other", "0470 55 51 38": "contact", "First aid, Red Cross, 2023": "certifications" });
		expect(JSON.stringify(printed.sections)).toContain("First aid");
	});
});
