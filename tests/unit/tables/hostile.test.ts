import { describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { inspectTableFile } from "@/lib/tools/tables/inspect-table";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";
import { startTiming } from "@/tests/setup/own-time";

async function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
	const zip = new ZipFile();
	for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
	zip.end();
	const chunks: Buffer[] = [];
	for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** The parts of a workbook that we wrote, with some of them changed. */
async function changedBook(change: Readonly<Record<string, string>>): Promise<Buffer> {
	const { bytes } = await convert(makeTableFile("t.csv", "a,b\n1,x\n2,y\n"), "xlsx");
	const zip = await fromBufferPromise(Buffer.from(bytes));
	const parts: Record<string, string> = {};
	for await (const entry of zip.eachEntry()) {
		const chunks: Buffer[] = [];
		for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
		parts[entry.fileName] = Buffer.concat(chunks).toString();
	}
	return zipOf({ ...parts, ...change });
}

const sheet = (rows: string) => `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const SHEET = "xl/worksheets/sheet1.xml";

describe("files that are none, or too much, get their sentence", () => {
	it.each([
		["FILE_EMPTY", "t.csv", ""],
		["FILE_EMPTY", "t.csv", "\ufeff \r\n\n"],
		["FILE_EMPTY", "t.json", "[]"],
		["FILE_UNREADABLE", "t.json", '[{"a":1},{"a":'],
		["FILE_UNREADABLE", "t.json", '[{"a":1} {"a":2}]'],
		["FILE_UNREADABLE", "t.json", '[{"a":1},]'],
		["FILE_UNREADABLE", "t.json", '{"a":1}\n[1]\n'],
		["FILE_UNREADABLE", "t.ndjson", '{"a":1}\n{a:2}\n'],
		["FILE_UNREADABLE", "t.json", `${"[".repeat(200_000)}`],
		["FILE_UNREADABLE", "t.csv", 'a,b\n1,"never closed\n2,3\n'],
		["FILE_TOO_LARGE", "t.csv", `a,b\n1,"never closed${"x,\n".repeat(1_000_000)}`],
		["FILE_TOO_LARGE", "t.csv", "x".repeat(50_000_000)],
		["FILE_TOO_LARGE", "t.csv", ",".repeat(1_000_000)],
		["FILE_UNREADABLE", "t.xlsx", "no workbook"],
		["FILE_UNREADABLE", "t.xlsx", "PK\u0003\u0004 broken"],
		["FILE_UNREADABLE", "t.parquet", "PAR1 broken PAR1"],
		["FILE_UNREADABLE", "t.csv", "a\u0000\u0000\u0000b\u0000\u0000\u0000\u0001"],
	])("%s: %s", async (code, fileName, text) => {
		const tookMs = startTiming();
		await expect(recognize(makeTableFile(fileName, text))).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
		expect(tookMs()).toBeLessThan(5_000);
	});

	it("says the same before a run, without throwing", async () => {
		const broken = await inspectTableFile(makeTableFile("t.csv", 'a,b\n1,"never closed\n'));
		expect(broken.errors[0]).toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining("never closed") });
		expect(await inspectTableFile(makeTableFile("t.csv", "a,b\n1,2\n"))).toEqual({
			errors: [],
			warnings: [],
			choices: { dates: [], groups: [], numbers: ["a", "b"], sheets: [] },
		});
		const prose = await inspectTableFile(makeTableFile("t.csv", "This is\na letter\nwith some\nlines of prose\n"));
		expect(prose.warnings[0]).toContain("does not look like a table");
	});

	it("locked and older workbooks are told apart", async () => {
		const cfb = Buffer.alloc(2_000);
		Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(cfb);
		await expect(recognize(makeTableFile("t.xlsx", cfb))).rejects.toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining("XLS") });
		Buffer.from("EncryptedPackage", "utf16le").copy(cfb, 1_000);
		await expect(recognize(makeTableFile("t.xlsx", cfb))).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
	});

	it("an archive that is no workbook, and a workbook that unpacks to far more than it is", async () => {
		await expect(recognize(makeTableFile("t.xlsx", await zipOf({ "a.txt": "x" })))).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
		const bomb = await changedBook({ [SHEET]: sheet(`<row><c t="inlineStr"><is><t>${"0".repeat(60_000_000)}</t></is></c></row>`) });
		await expect(recognize(makeTableFile("t.xlsx", bomb))).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
	});

	it("definitions of entities in a workbook are not followed", async () => {
		const laughs = `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(100)}">]>${sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c><c r="B1"><v>1</v></c></row>')}`;
		const table = await recognize(makeTableFile("t.xlsx", await changedBook({ [SHEET]: laughs })));
		expect(JSON.stringify(table)).not.toContain("haha");
	});

	it("cells far away in a sheet make no table of their own", async () => {
		const far = await changedBook({ [SHEET]: sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>') });
		await expect(recognize(makeTableFile("t.xlsx", far))).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
		const low = await changedBook({ [SHEET]: sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>') });
		expect((await recognize(makeTableFile("t.xlsx", low))).rowCount).toBe(2);
	});
});

describe("workbooks of other programs", () => {
	it("have shared strings, dates by style, formulas with their last result, and cells that no program shows whole", async () => {
		const book = await changedBook({
			"xl/sharedStrings.xml": "<sst><si><t>when</t></si><si><r><t>am</t></r><r><t>ount</t></r><rPh><t>no</t></rPh></si><si><t>sum</t></si></sst>",
			[SHEET]: sheet(
				'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
					'<row r="2"><c r="A2" s="1"><v>45292</v></c><c r="B2"><v>0.30000000000000004</v></c><c r="C2"><f>A2*2</f><v>7</v></c></row>' +
					'<row r="3"><c r="A3" s="2"><v>45292.5</v></c><c r="C3"><f>NOW()</f></c></row>',
			),
		});
		const { text } = await convert(makeTableFile("t.xlsx", book), "json");
		expect(JSON.parse(text)).toEqual([
			{ when: "2024-01-01", amount: 0.3, sum: 7 },
			{ when: "2024-01-01T12:00:00", amount: null, sum: null },
		]);
		expect((await recognize(makeTableFile("t.xlsx", book))).findings.map(({ message }) => message).join(" ")).toContain("without a stored result");
	});

	it("may hold a million shared strings", async () => {
		const strings = Array.from({ length: 1_000_000 }, (_, index) => `<si><t>name ${index}</t></si>`).join("");
		const book = await changedBook({
			"xl/sharedStrings.xml": `<sst>${strings}</sst>`,
			[SHEET]: sheet('<row r="1"><c r="A1" t="s"><v>999999</v></c><c r="B1" t="s"><v>5</v></c></row>'),
		});
		expect((await recognize(makeTableFile("t.xlsx", book))).columns.map(({ name }) => name)).toEqual(["name 999999", "name 5"]);
	}, 30_000);
});

it("stops within a moment when nobody waits any more", async () => {
	const { recognizeFile, NO_WISH } = await import("@/lib/tools/tables/recognize/recognize-file");
	const file = makeTableFile("t.csv", `a,b,c\n${"1,2,3\n".repeat(3_000_000)}`);
	const stop = new AbortController();
	const work = recognizeFile(file, NO_WISH, { signal: stop.signal, onShare: () => undefined });
	setTimeout(() => stop.abort(), 50);
	const tookMs = startTiming();
	await expect(work).rejects.toMatchObject({ name: "AbortError" });
	expect(tookMs()).toBeLessThan(1_000);
});
