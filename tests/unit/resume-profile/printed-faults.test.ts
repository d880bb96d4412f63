import { describe, expect, it } from "vitest";
import type { PrintedSection, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { ResumeLabel } from "@/tests/accuracy/scoring/labelled-resume";
import { faultsOf } from "@/tests/accuracy/scoring/printed-faults";
import { documentTotals, judgeDocument } from "@/tests/accuracy/scoring/score-documents";

const LABEL = ResumeLabel.parse({
	file: "cook.pdf",
	language: "en",
	name: "Ann Example",
	jobs: [
		{ title: "Head cook", company: "Harbour Diner", start: "2019", end: "2022", bullets: ["Ran the grill on weekends", "Ordered fish from four ports"] },
		{ title: "Baker", company: "Mill & Sons", start: "2016", end: "2018", bullets: ["Baked bread for nine shops"] },
	],
	education: [{ degree: "Diploma in Catering", school: "Harbour College", end: "2015" }],
});

const RIGHT = [
	"# Experience",
	"Head cook, Harbour Diner | 2019 – 2022",
	"- Ran the grill on weekends",
	"- Ordered fish from four ports",
	"Baker, Mill & Sons | 2016 – 2018",
	"- Baked bread for nine shops",
	"# Education",
	"Diploma in Catering, Harbour College | 2015",
];

function profileOf(rows: readonly string[], doubted: readonly string[] = []): ResumeProfile {
	const sections: PrintedSection[] = [];
	rows.forEach((row, at) => {
		if (row.startsWith("# ")) sections.push({ heading: row.slice(2), section: "experience", lines: [] });
		else {
			const [text = "", dates = null] = row.replace("- ", "").split(" | ");
			const style = row.startsWith("- ") ? "item" : "head";
			const source = { lineIds: [`L${at}`], page: 1, quote: text };
			sections.at(-1)?.lines.push({ bulletId: `P${at}`, text, dates, style, isStrong: false, opens: style === "head", source });
		}
	});
	const doubts = doubted.map((text) => ({ reason: "torn" as const, text, source: { lineIds: [`L${rows.indexOf(text)}`], page: 1, quote: text } }));
	const name = { value: "Ann Example", confidence: 1, source: { lineIds: [], page: 1, quote: "" } };
	const contact = { email: null, phone: null, location: null, links: [] };
	return { name, contact, headline: null, summary: null, unused: [], printed: { sections, doubts, readAs: "" } } as unknown as ResumeProfile;
}

const faults = (rows: readonly string[]) => faultsOf(LABEL, profileOf(rows), []).faults.map(({ kind }) => kind);
const without = (row: string) => RIGHT.filter((one) => one !== row);

describe("what of a printed document is wrong", () => {
	it("is nothing where all stands as the label says", () => {
		expect(faults(RIGHT)).toEqual([]);
	});

	it("is text of another entry within one", () => {
		const rows = [...without("- Baked bread for nine shops")];
		rows.splice(3, 0, "- Baked bread for nine shops");
		expect(faults(rows)).toContain("foreign");
	});

	it("is a heading that is none, and studies below work", () => {
		expect(faults(RIGHT.map((row) => (row.startsWith("Baker") ? "# Baker, Mill & Sons" : row)))).toContain("heading");
		expect(faults(without("# Education"))).toContain("wrong section");
	});

	it("is dates that stand with another entry, and two entries on one line", () => {
		const swapped = RIGHT.map((row) => (row.startsWith("Head cook") ? row.replace("2019 – 2022", "2016 – 2018") : row.replace("2016 – 2018", "2019 – 2022")));
		expect(faults(swapped)).toEqual(["dates", "dates"]);
		expect(faults(["# Experience", "Head cook, Harbour Diner Baker, Mill & Sons", ...RIGHT.slice(6)])).toContain("glued");
	});

	it("counts as told where a doubt names its lines", () => {
		const rows = RIGHT.map((row) => (row.startsWith("Baker") ? "# Baker, Mill & Sons" : row));
		const told = judgeDocument(LABEL, profileOf(rows, ["- Baked bread for nine shops"]), []);
		const untold = judgeDocument(LABEL, profileOf(rows), []);
		expect(documentTotals([told, untold, judgeDocument(LABEL, profileOf(RIGHT), [])])).toEqual({ right: 1, rightDoubted: 0, wrongTold: 1, wrongUntold: 1 });
	});
});
