import { describe, expect, test } from "vitest";
import { findInFile } from "@/lib/tools/documents/redacting/find-in-file";
import { redactFile } from "@/lib/tools/documents/redacting/redact-file";
import { unzipAll, zipOf } from "@/lib/tools/reading/packing/zip";

const reach = { signal: new AbortController().signal, onPage: () => undefined };
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function redacted(fileName: string, bytes: Uint8Array) {
	const { findings, unseen } = await findInFile({ fileName, bytes }, null, reach);
	const wish = { findings, chosenIds: null, ownWords: [], coversPictures: false, unseen };
	return { findings, unseen, ...(await redactFile({ fileName, bytes }, wish, reach)) };
}

const MESSAGE = [
	"Return-Path: <amara.okonjo@post.example>",
	"Received: from [203.0.113.9] by mail.example; Tue, 4 Mar 2025 09:00:00 +0100",
	"X-Originating-User: amara",
	"From: =?utf-8?Q?Amara_Okonjo?= <amara.okonjo@post.example>",
	"To: Claims <claims@insurer.example>",
	"Subject: Leak at 12 Mill Lane",
	"Date: Tue, 4 Mar 2025 09:00:00 +0100",
	"MIME-Version: 1.0",
	'Content-Type: multipart/mixed; boundary="b"',
	"",
	"--b",
	'Content-Type: text/html; charset="utf-8"',
	"Content-Transfer-Encoding: quoted-printable",
	"",
	"<p>Dear Mr Tremlett,</p><p>Please ring me on 07700 900482.</p><p>Yours sincerely<br>Amara=",
	" Okonjo</p>",
	"--b",
	"Content-Type: text/plain",
	'Content-Disposition: attachment; filename="Amara Okonjo passport.txt"',
	"",
	"Passport 533380006",
	"--b--",
	"",
].join("\r\n");

describe("a message", () => {
	test("is given out as its head and text, without what was found, its attachments and its way", async () => {
		const { bytes, report, findings, unseen } = await redacted("leak.eml", bytesOf(MESSAGE));
		const text = new TextDecoder().decode(bytes);
		expect(findings.map((finding) => finding.text)).toEqual(expect.arrayContaining(["Amara Okonjo", "Tremlett", "amara.okonjo@post.example", "07700 900482"]));
		expect(text).not.toMatch(/okonjo|tremlett|900482|passport|533380006|203\.0\.113|originating|received/i);
		expect(text).toContain("Date: Tue, 4 Mar 2025 09:00:00 +0100");
		expect(text).toContain("Please ring me on ████.");
		expect(report).toMatchObject({ format: "eml", writtenFileName: "leak-redacted.eml", check: { passed: true } });
		expect(unseen.map(({ message }) => message)).toEqual([expect.stringContaining("one attachment (PLAIN)")]);
	});

	test("that is none says so", async () => {
		await expect(findInFile({ fileName: "a.eml", bytes: bytesOf("\r\n\r\n") }, null, reach)).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
	});
});

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

async function makeWorkbook(): Promise<Uint8Array> {
	const rows = [
		`<row r="1">${cell("A1", "Name")}${cell("B1", "Account number")}${cell("C1", "Hours")}${cell("D1", "Note")}</row>`,
		`<row r="2">${cell("A2", "Bronwen Pugh")}<c r="B2"><v>83310472</v></c><c r="C2"><v>38.5</v></c>${cell("D2", "asked Bronwen twice")}</row>`,
		`<row r="3">${cell("A3", "Piotr Sadowski")}<c r="B3"><v>26004418</v></c><c r="C3"><f>C2*2</f><v>77</v></c></row>`,
	];
	const files = {
		"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
		"_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Pay of Bronwen" sheetId="1" r:id="r1"/></sheets><definedNames><definedName name="Pugh">A1</definedName></definedNames></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		"xl/worksheets/sheet1.xml": `<worksheet ${MAIN}><sheetData>${rows.join("")}</sheetData></worksheet>`,
		"xl/comments1.xml": `<comments ${MAIN}><authors><author>Bronwen Pugh</author></authors></comments>`,
		"docProps/core.xml": "<coreProperties><creator>Bronwen Pugh</creator></coreProperties>",
	};
	return zipOf(new Map(Object.entries(files).map(([path, xml]) => [path, bytesOf(xml)])), new Date(2026, 0, 1));
}

describe("a workbook", () => {
	test("keeps the values of its cells alone, numbers as numbers, with bars in place of what was found", async () => {
		const { bytes, report, findings } = await redacted("pay.xlsx", await makeWorkbook());
		expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
			expect.arrayContaining(["name: Bronwen Pugh", "name: Piotr Sadowski", "bank_account: 83310472", "bank_account: 26004418"]),
		);
		const parts = await unzipAll(bytes);
		const texts = [...parts].map(([path, part]) => `${path} ${new TextDecoder().decode(part)}`).join("\n");
		expect(texts).not.toMatch(/bronwen|pugh|sadowski|83310472|26004418|comments|docProps|C2\*2/i);
		expect(texts).toContain("<v>38.5</v>");
		expect(texts).toContain("<v>77</v>");
		expect(texts).toContain("asked ████ twice");
		expect(report).toMatchObject({ format: "xlsx", pageCount: 1, check: { passed: true } });
		// As many places as there are bars, in whichever order the cells stand.
		const bars = texts.match(/█+/g)?.length ?? 0;
		expect(report.redacted.reduce((sum, { places }) => sum + places, 0)).toBe(bars);
	});

	test("of equal bytes becomes one of equal bytes", async () => {
		const workbook = await makeWorkbook();
		const [one, other] = [await redacted("pay.xlsx", workbook), await redacted("pay.xlsx", workbook)];
		expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
	});

	test("with nothing in it says so", async () => {
		const empty = await zipOf(new Map([["xl/workbook.xml", bytesOf("<workbook/>")]]), new Date(2026, 0, 1));
		await expect(findInFile({ fileName: "pay.xlsx", bytes: empty }, null, reach)).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
	});
});
