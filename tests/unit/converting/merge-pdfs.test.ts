import { degrees, PDFDocument, PDFName, StandardFonts } from "@cantoo/pdf-lib";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { type ConversionWish, convertFiles } from "@/lib/tools/documents/converting/convert-files";
import type { SourceFile } from "@/lib/tools/documents/converting/reading/read-document";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { drawnPdf } from "@/tests/factories/drawn-pdf";
import { readBack } from "@/tests/factories/read-back";

const utf8 = (text: string) => new TextEncoder().encode(text);
const NOTE: SourceFile = {
	fileName: "note.md",
	bytes: utf8("# Cover\n\nThe [harbour](https://example.com/harbour) opens at six.\n\n## Hours\n\nUntil ten.\n"),
};

async function merged(files: readonly SourceFile[], wish: Partial<ConversionWish> = {}, signal = new AbortController().signal) {
	const pdfs: Uint8Array[] = [];
	const report = await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: true, ...wish },
		{
			fileIds: files.map((_, at) => String(at)),
			readFile: async (fileId) => files[Number(fileId)] as SourceFile,
			keep: async ({ bytes }) => void pdfs.push(bytes),
			writtenAt: new Date("2026-05-18T09:00:00Z"),
			signal,
			onFile: () => undefined,
		},
	);
	return { report, bytes: pdfs[0] ?? new Uint8Array() };
}

async function made(build: (document: PDFDocument) => Promise<void> | void): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	await build(document);
	return document.save();
}

const linesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).lines.map(({ page, text }) => `${page} ${text}`);

describe("PDFs among the files of one PDF", () => {
	it("keep their pages, text, links and bookmarks, in their place in the order", async () => {
		const inner = await merged(
			[
				{
					fileName: "inner.md",
					bytes: utf8(`# Alpha\n\nSee [below](#beta) and [the web](https://example.org/).\n\n${"word ".repeat(900)}\n\n## Beta\n\nEnd.\n`),
				},
			],
			{
				hasPageNumbers: false,
			},
		);
		const { bytes, report } = await merged([NOTE, { fileName: "inner.pdf", bytes: inner.bytes }, NOTE]);
		const back = await readBack(bytes);
		expect(report.files.map(({ kind, firstPage, pageCount }) => [kind, firstPage, pageCount])).toEqual([
			["md", 1, 1],
			["pdf", 2, 2],
			["md", 4, 1],
		]);
		expect(back.bookmarks).toEqual([
			{ title: "note.md", depth: 1, page: 1 },
			{ title: "Cover", depth: 2, page: 1 },
			{ title: "Hours", depth: 3, page: 1 },
			{ title: "inner.pdf", depth: 1, page: 2 },
			{ title: "Alpha", depth: 2, page: 2 },
			{ title: "Beta", depth: 3, page: 3 },
			{ title: "note.md", depth: 1, page: 4 },
			{ title: "Cover", depth: 2, page: 4 },
			{ title: "Hours", depth: 3, page: 4 },
		]);
		expect(back.links).toEqual([
			{ url: "https://example.com/harbour", to: null },
			{ url: null, to: 3 },
			{ url: "https://example.org/", to: null },
			{ url: "https://example.com/harbour", to: null },
		]);
		const lines = await linesOf(bytes);
		expect(lines.filter((line) => /^\d \d$/.test(line))).toEqual(["1 1", "2 2", "3 3", "4 4"]);
		expect(lines.filter((line) => line.startsWith("3 ")).join(" ")).toContain("End.");
		expect((await merged([NOTE, { fileName: "inner.pdf", bytes: inner.bytes }, NOTE])).bytes).toEqual(bytes);
	});

	it("keep their size, and the number stands upright at the foot of a turned page", async () => {
		const turned = await made(async (document) => {
			const font = await document.embedFont(StandardFonts.Helvetica);
			for (const angle of [0, 90, 180, 270]) {
				const page = document.addPage([400, 600]);
				page.setRotation(degrees(angle));
				page.drawText(`turned by ${angle}`, { x: 50, y: 300, size: 12, font });
			}
		});
		const { bytes } = await merged([{ fileName: "turned.pdf", bytes: turned }]);
		const document = await getDocumentProxy(bytes.slice());
		for (const at of [0, 1, 2, 3]) {
			const page = await document.getPage(at + 1);
			const { width, height, convertToViewportPoint } = page.getViewport({ scale: 1 });
			expect([width, height]).toEqual(at % 2 === 0 ? [400, 600] : [600, 400]);
			const { items } = await page.getTextContent();
			const number = items.flatMap((item) => ("str" in item && item.str === String(at + 1) ? [item.transform.map(Number)] : []))[0] ?? [];
			const [a = 0, b = 0, , , e = 0, f = 0] = number;
			expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(at === 3 ? -90 : at * 90);
			const [x = 0, y = 0] = convertToViewportPoint.call(page.getViewport({ scale: 1 }), e, f).map(Number);
			expect(Math.abs(x - width / 2)).toBeLessThan(10);
			expect(y).toBeGreaterThan(height * 0.9);
		}
		await document.destroy();
	});

	it("have no numbers where none are wished, and their text letter by letter", async () => {
		const source = await drawnPdf([[{ text: "Berth 14, €1,250.00", x: 60, y: 100 }], [{ text: "Second page", x: 60, y: 100 }]]);
		const { bytes } = await merged(
			[
				{ fileName: "a.pdf", bytes: source },
				{ fileName: "b.pdf", bytes: source },
			],
			{ hasPageNumbers: false },
		);
		expect(await linesOf(bytes)).toEqual(["1 Berth 14, €1,250.00", "2 Second page", "3 Berth 14, €1,250.00", "4 Second page"]);
	});

	it("show no layer that they hide", async () => {
		const layered = await made((document) => {
			const page = document.addPage([300, 300]);
			const { context } = document;
			const layer = context.register(context.obj({ Type: "OCG", Name: "secret" }));
			page.node.set(PDFName.of("Resources"), context.obj({ Properties: context.obj({ L: layer }) }));
			document.catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
		});
		const { bytes } = await merged([
			{ fileName: "layers.pdf", bytes: layered },
			{ fileName: "layers.pdf", bytes: layered },
		]);
		const kept = await PDFDocument.load(bytes);
		const text = String(kept.catalog.lookup(PDFName.of("OCProperties")));
		expect(text.match(/\/OFF \[ (?:\d+ 0 R ?){2}\]/)).not.toBeNull();
	});

	it("run nothing: scripts and what would open files are left out, form fields become what they look like, and it is said", async () => {
		const active = await made(async (document) => {
			const page = document.addPage([300, 300]);
			const { context } = document;
			document.getForm().createTextField("name").addToPage(page, { x: 20, y: 20 });
			const note = (action: Record<string, string>) =>
				context.register(context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 50, 50], A: context.obj(action) }));
			page.node.addAnnot(note({ S: "JavaScript", JS: "app.alert(1)" }));
			page.node.addAnnot(note({ S: "Launch", F: "calc.exe" }));
			page.node.set(PDFName.of("AA"), context.obj({ O: context.obj({ S: "JavaScript", JS: "app.alert(2)" }) }));
		});
		const { bytes, report } = await merged([{ fileName: "form.pdf", bytes: active }]);
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/alert|calc\.exe|JavaScript|Launch/);
		expect(report.files[0]?.notes.map(({ message }) => message)).toEqual([expect.stringContaining("can no longer be filled in")]);
	});

	it.each([
		["damaged", utf8("%PDF-1.7\nnothing more of it"), /damaged/],
		["protected", null, /protected/],
	])("that are %s are left out with a sentence, and the others are made", async (_, given, words) => {
		const locked = await PDFDocument.create();
		locked.addPage([200, 200]);
		locked.encrypt({ userPassword: "secret", ownerPassword: "secret" });
		const { report } = await merged([NOTE, { fileName: "bad.pdf", bytes: given ?? (await locked.save()) }]);
		expect(report.failed).toEqual([{ fileName: "bad.pdf", message: expect.stringMatching(words) }]);
		expect(report.pageCount).toBe(1);
	});

	it("stop when they are cancelled", async () => {
		const controller = new AbortController();
		controller.abort(new Error("cancelled"));
		await expect(merged([{ fileName: "a.pdf", bytes: await drawnPdf([[]]) }], {}, controller.signal)).rejects.toThrow("cancelled");
	});

	it("are read as they are shown, whichever way their pages are turned", async () => {
		const turned = await made(async (document) => {
			const font = await document.embedFont(StandardFonts.Helvetica);
			for (const angle of [0, 90, 180, 270]) {
				const page = document.addPage([600, 600]);
				page.setRotation(degrees(angle));
				page.drawText("The first line of it", { x: 300, y: 300, size: 12, font, rotate: degrees(90) });
				page.drawText("and the second", { x: 316, y: 300, size: 12, font, rotate: degrees(90) });
			}
		});
		expect(await linesOf(turned)).toEqual([1, 2, 3, 4].flatMap((page) => [`${page} The first line of it`, `${page} and the second`]));
	});
});
