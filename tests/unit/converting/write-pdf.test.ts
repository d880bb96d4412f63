import { describe, expect, it } from "vitest";
import { type ConversionWish, convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readDocument, type SourceFile } from "@/lib/tools/documents/converting/reading/read-document";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { makeMessage, makePhonePhoto, makePicture, makeWordDocument } from "@/tests/factories/documents";
import { lettersKept, readBack } from "@/tests/factories/read-back";
import { startTiming } from "@/tests/setup/own-time";

const utf8 = (text: string) => new TextEncoder().encode(text);
const USUAL: ConversionWish = { count: "one", paper: "a4", hasPageNumbers: true };

async function convert(files: readonly SourceFile[], wish: Partial<ConversionWish> = {}, signal = new AbortController().signal) {
	const pdfs: { fileName: string; bytes: Uint8Array }[] = [];
	const told: string[] = [];
	const report = await convertFiles(
		{ ...USUAL, ...wish },
		{
			fileIds: files.map((_, at) => String(at)),
			readFile: async (fileId) => files[Number(fileId)] as SourceFile,
			keep: async (pdf) => {
				pdfs.push(pdf);
			},
			writtenAt: new Date("2026-05-18T09:00:00Z"),
			signal,
			onFile: (done, total, fileName) => told.push(`${done}/${total} ${fileName}`),
		},
	);
	return { report, pdfs, told, bytes: pdfs[0]?.bytes ?? new Uint8Array() };
}

const SCRIPTS: readonly (readonly [string, string, string])[] = [
	["English", "en", "The harbour opens at six; whoever comes later waits for the tide. It costs €12.50 a day — in advance."],
	["German", "de", "Größe und Maße stehen im Anhang; für Übergrößen gilt § 4. Straße, Öl und Ähre sind nur Beispiele für den Satz."],
	["Arabic", "ar", "يفتح الميناء في الساعة السادسة صباحا، ومن يأتي متأخرا ينتظر المد حتى المساء في كل يوم من أيام الأسبوع."],
	["Hebrew", "he", "הנמל נפתח בשעה שש בבוקר, ומי שמגיע מאוחר יותר מחכה לגאות עד הערב בכל יום מימות השבוע."],
	["Japanese", "ja", "港は朝六時に開きます。遅れて来た人は夕方まで潮を待ちます。料金は一日千二百円で、前払いです。"],
	["Hindi", "hi", "बंदरगाह सुबह छह बजे खुलता है और जो देर से आता है वह शाम तक ज्वार की प्रतीक्षा करता है।"],
];

describe("what was written", () => {
	it.each(SCRIPTS)("is read back letter by letter in %s", async (_, language, text) => {
		const source = utf8(`# ${text.slice(0, 30)}\n\n${`${text} `.repeat(12)}\n\n- ${text}\n`);
		const { bytes, report } = await convert([{ fileName: "a.md", bytes: source }]);
		const back = await readBack(bytes);
		const wanted = textsOf((await readDocument({ fileName: "a.md", bytes: source })).blocks).join("\n");
		expect(lettersKept(wanted, back.text)).toBeGreaterThanOrEqual(0.99);
		expect(back.language).toBe(language);
		expect(report.files[0]?.notes).toEqual([]);
	});

	it("sets the columns of a table where its Markdown says, figures below each other at their right", async () => {
		const source = "| Item | Price | State |\n| --- | ---: | :---: |\n| Rope | 86.00 | new |\n| A long anchor chain | 1240.00 | seized by the port |\n";
		const { bytes } = await convert([{ fileName: "a.md", bytes: utf8(source) }]);
		const { pages } = await readPdf(bytes, { keepsPages: "without_pictures" });
		const placed = (pages?.[0]?.items ?? []).map((item) => ({ text: item.text.trim(), left: item.x, right: item.x + item.width }));
		const at = (text: string) => placed.find((item) => item.text === text) ?? { left: Number.NaN, right: Number.NaN };
		expect(at("86.00").right).toBeCloseTo(at("1240.00").right, 0);
		expect(at("Price").right).toBeCloseTo(at("1240.00").right, 0);
		expect(at("Rope").left).toBeCloseTo(at("Item").left, 0);
		const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
		expect(middle(at("new"))).toBeCloseTo(middle(at("State")), 0);
	});

	it("keeps a Word document's text, bookmarks, links and places", async () => {
		const bytes = await makeWordDocument();
		const made = await convert([{ fileName: "handbook.docx", bytes }]);
		const back = await readBack(made.bytes);
		const wanted = textsOf((await readDocument({ fileName: "handbook.docx", bytes })).blocks).join("\n");
		expect(lettersKept(wanted, back.text)).toBeGreaterThanOrEqual(0.99);
		expect(back.bookmarks).toEqual([
			{ title: "The start", depth: 1, page: 1 },
			{ title: "The end", depth: 2, page: 1 },
		]);
		expect(back.links).toEqual([
			{ url: "https://example.com/page", to: null },
			{ url: null, to: 1 },
		]);
		expect(back).toMatchObject({ title: "Handbook", isTagged: true, pageCount: 1 });
	});

	it("has one bookmark for each of several files with their headings below, and numbers the pages through", async () => {
		const files = [
			{ fileName: "one.md", bytes: utf8(`# Alpha\n\ntext\n\n## Beta\n\n${"word ".repeat(1_200)}`) },
			{ fileName: "mail.eml", bytes: await makeMessage() },
			{ fileName: "photo.jpg", bytes: await makePhonePhoto(600, 400) },
		];
		const { bytes, report, told } = await convert(files);
		const back = await readBack(bytes);
		expect(report.files.map(({ fileName, firstPage, pageCount }) => [fileName, firstPage, pageCount])).toEqual([
			["one.md", 1, 2],
			["mail.eml", 3, 3],
			["photo.jpg", 6, 1],
		]);
		expect(back.bookmarks.filter(({ depth }) => depth === 1)).toEqual([
			{ title: "one.md", depth: 1, page: 1 },
			{ title: "mail.eml", depth: 1, page: 3 },
			{ title: "photo.jpg", depth: 1, page: 6 },
		]);
		expect(back.bookmarks.find(({ title }) => title === "Beta")).toMatchObject({ depth: 3, page: 1 });
		for (let page = 1; page <= 6; page += 1) expect(back.lines.filter((line) => line.page === page).at(-1)?.text).toBe(String(page));
		expect(told).toEqual(["0/3 one.md", "1/3 mail.eml", "2/3 photo.jpg", "3/3 "]);
	});

	it("is byte by byte the same for the same files", async () => {
		const files = [
			{ fileName: "handbook.docx", bytes: await makeWordDocument() },
			{ fileName: "photo.jpg", bytes: await makePhonePhoto(300, 200) },
			{ fileName: "a.csv", bytes: utf8("a,b\n1,2\n") },
		];
		const [one, other] = [await convert(files), await convert(files)];
		expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
		expect(Buffer.from(one.bytes).includes("Secret")).toBe(false);
	});

	it("repeats the head of a long table on each page, and has every row", async () => {
		const rows = Array.from({ length: 200 }, (_, at) => `item${at},${at * 7},a remark that is a little longer than others`).join("\n");
		const { bytes, report } = await convert([{ fileName: "a.csv", bytes: utf8(`Article,Count,Remark\n${rows}\n`) }]);
		const back = await readBack(bytes);
		expect(report.pageCount).toBeGreaterThan(3);
		for (let page = 1; page <= report.pageCount; page += 1) expect(back.lines.find((line) => line.page === page)?.text).toContain("Article");
		for (let at = 0; at < 200; at += 1) expect(back.text).toContain(`item${at}`);
	});

	it("cuts a cell that is taller than a page, and loses none of it", async () => {
		const words = Array.from({ length: 3_000 }, (_, at) => `w${at}`);
		const { bytes, report } = await convert([{ fileName: "a.html", bytes: utf8(`<table><tr><th>a<th>b<tr><td>x<td>${words.join(" ")}</table>`) }]);
		const { text } = await readBack(bytes);
		expect(report.pageCount).toBeGreaterThan(1);
		const found = new Set(text.split(/\s+/));
		expect(words.filter((word) => !found.has(word))).toEqual([]);
	});

	it("names the signs that no typeface has", async () => {
		const { report } = await convert([{ fileName: "a.md", bytes: utf8("A rune ᚠ and 🙂🙂") }]);
		expect(report.files[0]?.notes[0]?.message).toMatch(/3 signs .* ᚠ 🙂/u);
	});
});

describe("paper", () => {
	const sizesOf = (bytes: Uint8Array) =>
		[
			...Buffer.from(bytes)
				.toString("latin1")
				.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
		].map(([, width, height]) => [Number(width), Number(height)]);

	it("is as chosen, turned where a picture lies", async () => {
		const { bytes } = await convert([{ fileName: "wide.png", bytes: await makePicture(800, 400) }], { paper: "letter" });
		expect(sizesOf(bytes)).toEqual([[792, 612]]);
	});

	it("is that of the Word file where it is left as it is, also for pictures before and behind it", async () => {
		const files = [
			{ fileName: "wide.png", bytes: await makePicture(800, 400) },
			{ fileName: "handbook.docx", bytes: await makeWordDocument() },
			{ fileName: "huge.png", bytes: await makePicture(3000, 4000) },
		];
		const { bytes } = await convert(files, { paper: "as_is" });
		expect(sizesOf(bytes).filter(([width], at, all) => at === 0 || at === all.length - 1 || width !== 612)).toEqual([
			[792, 612],
			[612, 792],
		]);
	});

	it("is of the shape of pictures that come alone, and no larger than A4", async () => {
		const sizes = async (width: number, height: number) =>
			sizesOf((await convert([{ fileName: "p.png", bytes: await makePicture(width, height) }], { paper: "as_is" })).bytes);
		expect(await sizes(800, 400)).toEqual([[600, 300]]);
		const [[width = 0, height = 0] = []] = await sizes(3000, 4000);
		expect([Math.round(width), Math.round((height / width) * 300)]).toEqual([595, 400]);
	});
});

describe("several files", () => {
	it("become one PDF each, named after them and never twice alike", async () => {
		const files = ["a.md", "b.txt", "a.html"].map((fileName) => ({ fileName, bytes: utf8(`text of ${fileName}`) }));
		const { pdfs, report } = await convert(files, { count: "each", hasPageNumbers: false });
		expect(pdfs.map(({ fileName }) => fileName)).toEqual(["a.pdf", "b.pdf", "a-2.pdf"]);
		expect(report.pdfs.map(({ pageCount }) => pageCount)).toEqual([1, 1, 1]);
		expect((await readBack(pdfs[1]?.bytes ?? new Uint8Array())).text).toBe("text of b.txt");
	});

	it("are made without the one that can't be read, which is named", async () => {
		const files = [
			{ fileName: "bad.png", bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]) },
			{ fileName: "good.md", bytes: utf8("good") },
		];
		const { report, pdfs } = await convert(files);
		expect(report.failed).toEqual([{ fileName: "bad.png", message: expect.stringContaining("damaged") }]);
		expect(pdfs.map(({ fileName }) => fileName)).toEqual(["good and 1 more.pdf"]);
	});

	it("fail with the first one's sentence where none can be read", async () => {
		await expect(convert([{ fileName: "a.md", bytes: new Uint8Array() }])).rejects.toMatchObject({ code: "FILE_EMPTY" });
	});

	it("stop within a second once nobody wants them", async () => {
		const stop = new AbortController();
		const long = utf8(Array.from({ length: 8_000 }, (_, at) => `${"word ".repeat(60)}${at}`).join("\n\n"));
		const work = convert([{ fileName: "a.txt", bytes: long }], {}, stop.signal);
		setTimeout(() => stop.abort(), 300);
		const tookMs = startTiming();
		await expect(work).rejects.toMatchObject({ name: "AbortError" });
		expect(tookMs()).toBeLessThan(1_500);
	});
});

describe("tables", () => {
	const places = async (bytes: Uint8Array, ...wanted: readonly string[]) => {
		const { pages } = await readPdf(bytes, { keepsPages: true });
		const items = (pages ?? []).flatMap((page) => page.items);
		return wanted.map((text) => items.find((item) => item.text === text) ?? { x: Number.NaN, y: Number.NaN });
	};

	it("that are wider than their page stand in parts, each with the first column, and no word of them is broken", async () => {
		const names = Array.from({ length: 24 }, (_, at) => (at === 0 ? "Station" : `Measurement${at}`));
		const rows = ["Harbour", "Lighthouse", "Pier"].map((name, row) => [name, ...Array.from({ length: 23 }, (_, at) => `${row + 1}${at + 1}.250`)]);
		const { bytes, report } = await convert([{ fileName: "wide.csv", bytes: utf8([names, ...rows].map((row) => row.join(",")).join("\n")) }]);
		const lines = (await readPdf(bytes)).lines.flatMap(({ text }) => text.split("\t"));
		expect(names.slice(1).filter((name) => lines.filter((text) => text === name).length !== 1)).toEqual([]);
		expect(rows.flat().filter((cell) => !lines.includes(cell))).toEqual([]);
		const parts = lines.filter((text) => text === "Lighthouse").length;
		expect(parts).toBeGreaterThan(2);
		expect(lines.filter((text) => text === "Station")).toHaveLength(parts);
		expect(report.files[0]?.notes.map(({ message }) => message)).toEqual([expect.stringContaining(`stands in ${parts} parts`)]);
	});

	it("whose text runs from the right begin there, and so do its lists", async () => {
		const html = "<table><tr><th>الصنف</th><th>السعر</th></tr><tr><td>قارب</td><td>900</td></tr></table><ul><li>البند</li></ul>";
		const { bytes } = await convert([{ fileName: "a.html", bytes: utf8(html) }]);
		const [price, mark] = await places(bytes, "900", "•");
		expect(price?.x).toBeGreaterThan(297);
		expect(price?.x).toBeLessThan(500);
		expect(mark?.x).toBeGreaterThan(510);
	});
});
