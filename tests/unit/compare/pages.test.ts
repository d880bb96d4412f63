import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { compareFiles } from "@/lib/tools/documents/comparing/compare-files";
import { joinParted } from "@/lib/tools/documents/comparing/matching/join-parted";
import { partMelted } from "@/lib/tools/documents/comparing/matching/part-melted";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { runningLines } from "@/lib/tools/documents/converting/from-pdf/pages/running-lines";
import { blocksOf, changesOf, compared } from "@/tests/factories/comparing";

const LONG = "Damage is told to the warden on the same day, by telephone or in writing, and boats that come back are washed, dried and laid on their racks.";
const signal = new AbortController().signal;
const file = (fileName: string, content: string | Uint8Array) => ({
	fileName,
	bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});

/** A file printed as PDF. */
async function printed(source: { fileName: string; bytes: Uint8Array }, fileName = "printed.pdf") {
	const made: Uint8Array[] = [];
	await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: true },
		{
			fileIds: ["only"],
			readFile: async () => source,
			keep: async ({ bytes }) => void made.push(bytes),
			writtenAt: new Date(0),
			signal,
			onFile: () => undefined,
		},
	);
	return file(fileName, made[0] ?? new Uint8Array());
}

const CONTACTS = (telephone: string) =>
	`<h1>Contacts</h1><p>Call the warden first, and the deputy where nobody answers.</p><table><tr><th>Role</th><th>Name</th><th>Telephone</th></tr>
	<tr><td>Warden</td><td>Ines Aldana</td><td>+49 30 1234567</td></tr><tr><td>Deputy</td><td>Tom Berg</td><td>${telephone}</td></tr>
	<tr><td>Rescue</td><td>Station North</td><td>112</td></tr></table><p>Keep this sheet beside the door.</p>`;

describe("tables within pages", () => {
	it("are compared cell by cell, so that a telephone number can't pass as the same", async () => {
		const [old, now] = [file("a.html", CONTACTS("+49 30 7654321")), file("b.html", CONTACTS("+49 30 7654821"))];
		const { rows, counts } = await compareFiles(await printed(old), await printed(now), signal);
		expect(changesOf(rows)).toEqual(["changed: Deputy | Tom Berg | +49 30 [-7654321-] → Deputy | Tom Berg | +49 30 [+7654821+]"]);
		expect(counts.same).toBe(6);
	});

	it("go on over a page's end as one, whose head counts once", async () => {
		const table = (rows: number) =>
			`Article,Name,Price\n${Array.from({ length: rows }, (_, at) => `A-${1000 + at},Part ${at} of steel,${10 + at}.50`).join("\n")}\n`;
		const [old, now] = [file("a.csv", table(120)), file("b.csv", table(121).replace("Part 33 of", "Part 33 in"))];
		const { rows, old: pages } = await compareFiles(await printed(old), await printed(now), signal);
		expect(pages.pageCount).toBeGreaterThan(2);
		expect(changesOf(rows)).toEqual([
			"changed: A-1033 | Part 33 [-of-] steel | 43.50 → A-1033 | Part 33 [+in+] steel | 43.50",
			"added:  → [+A-1120+] | [+Part 120 of steel+] | [+130.50+]",
		]);
	});

	it("are the same in the document that they were printed from", async () => {
		const contract = file("v1.docx", new Uint8Array(await readFile("public/samples/agency-contract-v1.docx")));
		const page = file("a.html", CONTACTS("+49 30 7654321"));
		for (const source of [contract, page]) {
			const { summary } = await compareFiles(source, await printed(source), signal);
			expect(summary).toEqual(["Nothing changed: the two versions have the same text."]);
		}
	});

	it("whose first cell reaches down keep their rows", () => {
		expect(changesOf(compared(["Monday | early | Ann", " | late | Ben"], ["Monday | early | Ann", " | late | Cleo"]).rows)).toEqual([
			"changed:  | late | [-Ben-] →  | late | [+Cleo+]",
		]);
	});
});

describe("pages", () => {
	it("that break elsewhere part no paragraph", async () => {
		const sentence = (at: number) => `Clause ${at} says that boats are washed and dried, and laid on their racks before the evening of day ${at}.`;
		const text = Array.from({ length: 40 }, (_, at) => `${sentence(at)} ${sentence(at + 100)} ${sentence(at + 200)}`).join("\n\n");
		const [old, now] = [file("a.txt", text), file("b.md", `# Rules of the house\n\n${text.replace("day 117", "day 118")}`)];
		const { rows, facts } = await compareFiles(await printed(old), await printed(now), signal);
		expect(rows.filter(({ kind }) => kind !== "same").map(({ kind }) => kind)).toEqual(["added", "changed"]);
		expect(facts).toMatchObject([{ from: "117", to: "118" }]);
	});

	it("put a short end behind its paragraph again, whatever it begins with", () => {
		const whole = `${LONG} In case 5733 this holds too, until the 8 of May.`;
		const parted = [`${LONG} In case`, "5733 this holds too, until the 8 of May."];
		expect(joinParted(blocksOf(...parted, "The end of it."), blocksOf(whole, "The end of it.")).old.map(({ cells }) => cells[0])).toEqual([
			whole,
			"The end of it.",
		]);
		expect(joinParted(blocksOf(LONG), blocksOf(LONG, "Another clause was added behind it.")).now).toHaveLength(2);
	});

	it("whose text runs from the right have their cells in its order, and lists need no blank behind their marks", async () => {
		const source = file(
			"a.html",
			"<h1>جدول الأسعار</h1><p>هذا عرض أسعار القوارب لهذا الموسم.</p><table><tr><th>الصنف</th><th>الكمية</th><th>السعر</th></tr><tr><td>قارب صغير</td><td>2</td><td>900</td></tr><tr><td>مجداف</td><td>4</td><td>35</td></tr></table><ul><li>البند الأول</li></ul><ol><li>أولا</li></ol>",
		);
		const { summary, notes } = await compareFiles(source, await printed(source), signal);
		expect(summary).toEqual(["Nothing changed: the two versions have the same text."]);
		expect(notes).toEqual([]);
	});

	it("lose what stands on all of them, but no clauses that begin alike", () => {
		const lines = (text: (page: number) => string) => [1, 2, 3, 4].map((page) => ({ page, text: text(page) }));
		expect(
			runningLines(
				lines((page) => `Contract 4711, page ${page} of 4`),
				3,
			),
		).toHaveLength(4);
		expect(
			runningLines(
				lines((page) => `Page ${page + 11}`),
				3,
			),
		).toHaveLength(4);
		expect(
			runningLines(
				lines((page) => `${[4, 9, 13, 20][page - 1]}.3 The customer pays`),
				3,
			),
		).toEqual([]);
	});
});

describe("other kinds of files", () => {
	it("are a message and the page that it was written as", async () => {
		const message = (price: string) =>
			`From: Ann <ann@example.com>\nTo: Ben <ben@example.com>\nSubject: Offer\nDate: Mon, 2 Mar 2026 10:00:00 +0000\n\nThe boat costs ${price} today.\n`;
		const { rows, old } = await compareFiles(file("a.eml", message("€900")), file("b.eml", message("€950")), signal);
		expect(old.format).toBe("eml");
		expect(changesOf(rows)).toEqual(["changed: The boat costs [-€900-] today. → The boat costs [+€950+] today."]);
		const page = await compareFiles(file("a.htm", "<p>The boat costs <b>€900</b> today.</p>"), file("b.md", "The boat costs **€950** today."), signal);
		expect(changesOf(page.rows)).toEqual(["changed: The boat costs [-€900-] today. → The boat costs [+€950+] today."]);
	});

	it("and lists whose marks only one format shows are the same", async () => {
		const { summary } = await compareFiles(
			file("a.html", "<ol><li>Bring a lamp and a rope.</li></ol><ul><li>Start at eight.</li></ul>"),
			file("b.txt", "1. Bring a lamp and a rope.\n\n- Start at eight.\n"),
			signal,
		);
		expect(summary).toEqual(["Nothing changed: the two versions have the same text."]);
	});

	it("show a head of the pages that changed", async () => {
		const { Document, Header, Packer, Paragraph } = await import("docx");
		const made = (number: string) =>
			Packer.toBuffer(
				new Document({ sections: [{ headers: { default: new Header({ children: [new Paragraph(number)] }) }, children: [new Paragraph("The same text.")] }] }),
			);
		const { rows } = await compareFiles(
			file("a.docx", new Uint8Array(await made("Contract 4711"))),
			file("b.docx", new Uint8Array(await made("Contract 4712"))),
			signal,
		);
		expect(changesOf(rows)).toEqual(["changed: Contract [-4711-] → Contract [+4712+]"]);
	});
});

describe("paragraphs that stand without room between them", () => {
	const OLD = [
		"Services",
		"The gardener cuts the lawns every second week and removes leaves in autumn.",
		"Trees are inspected once a year.",
		"Payment",
		"The monthly fee is 2,450.00 EUR and due within 14 days.",
		"Late payments bear interest of 9 percent.",
	];
	const NEW = [
		"Services",
		OLD[1] ?? "",
		"Trees are inspected twice a year.",
		"Payment",
		"The monthly fee is 2,680.00 EUR and due within 14 days.",
		"For work at weekends 85.00 EUR per hour are paid from 1 January 2027.",
		OLD[5] ?? "",
	];
	const page = (paragraphs: readonly string[]) => file("old.html", paragraphs.map((text) => `<p>${text}</p>`).join(""));
	/** Lines as a page shows them, broken at some words. */
	const melted = (paragraphs: readonly string[]) => file("new.txt", paragraphs.map((text) => text.replace(/ (every|and due|are paid) /g, "\n$1 ")).join("\n"));

	it("are the same text", async () => {
		const { rows, counts } = await compareFiles(page(OLD), melted(OLD), signal);
		expect(changesOf(rows)).toEqual([]);
		expect(counts.same).toBe(6);
	});

	it.each([
		["page", "lines", page(OLD), melted(NEW)],
		["lines", "page", melted(OLD), page(NEW)],
	])("are compared one by one, a %s with %s", async (_, __, old, now) => {
		const { rows, counts, facts } = await compareFiles(old, now, signal);
		expect(counts).toMatchObject({ deleted: 0, moved: 0 });
		expect(changesOf(rows)[0]).toBe("changed: Trees are inspected [-once-] a year. → Trees are inspected [+twice+] a year.");
		expect(rows.filter(({ kind }) => kind === "same").map(({ new: side }) => side?.cells[0]?.[0]?.text)).toContain("Payment");
		expect(facts.map(({ from, to }) => `${from} → ${to}`)).toEqual(["2,450.00 EUR → 2,680.00 EUR", "null → 85.00 EUR", "null → 1 January 2027"]);
	});

	it("stay one where the other version has no paragraph there", () => {
		const [block] = blocksOf("The lease runs for two years and begins in March. Rent is paid in advance. Pets are welcome.");
		const whole = block ? [{ ...block, lineStarts: [25, 50, 76] }] : [];
		expect(partMelted(whole, blocksOf("The lease runs for two years and was begun in March.", "Rent is low."))).toEqual(whole);
	});
});
