import {
	Bookmark,
	Document,
	ExternalHyperlink,
	FootnoteReferenceRun,
	Header,
	HeadingLevel,
	ImageRun,
	InternalHyperlink,
	LevelFormat,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
} from "docx";
import sharp from "sharp";

/** A picture of one colour. */
export function makePicture(width: number, height: number, format: "png" | "jpeg" | "webp" | "gif" | "tiff" = "png", background = "#3a7d44"): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.toFormat(format)
		.toBuffer();
}

/** A photograph as a phone keeps it: lying on its side, with where and by what it was taken. */
export function makePhonePhoto(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#7a4b2a" } })
		.withExif({ IFD0: { Make: "SecretCamera", Copyright: "SecretOwner" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

/** A Word document with one of everything that is taken over. */
export async function makeWordDocument(): Promise<Uint8Array> {
	const picture = await makePicture(120, 80);
	const cell = (text: string, span: { columnSpan?: number; rowSpan?: number } = {}) => new TableCell({ ...span, children: [new Paragraph(text)] });
	const item = (text: string, level: number) => new Paragraph({ text, numbering: { reference: "steps", level } });
	const document = new Document({
		title: "Handbook",
		numbering: {
			config: [
				{
					reference: "steps",
					levels: [
						{ level: 0, format: LevelFormat.DECIMAL, text: "%1." },
						{ level: 1, format: LevelFormat.LOWER_LETTER, text: "%2)" },
					],
				},
			],
		},
		footnotes: { 1: { children: [new Paragraph("A remark at the foot.")] } },
		sections: [
			{
				properties: { page: { size: { width: 12240, height: 15840 } } },
				headers: { default: new Header({ children: [new Paragraph("Running head")] }) },
				children: [
					new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new Bookmark({ id: "start", children: [new TextRun("The start")] })] }),
					new Paragraph({
						children: [
							new TextRun("Plain, "),
							new TextRun({ text: "bold", bold: true }),
							new TextRun(", "),
							new TextRun({ text: "italic", italics: true }),
							new TextRun(" and "),
							new ExternalHyperlink({ link: "https://example.com/page", children: [new TextRun("a link")] }),
							new FootnoteReferenceRun(1),
							new TextRun(" or "),
							new InternalHyperlink({ anchor: "start", children: [new TextRun("back up")] }),
							new TextRun("."),
						],
					}),
					item("First", 0),
					item("Below", 1),
					item("Second", 0),
					new Paragraph("Between"),
					item("Third", 0),
					new Table({
						rows: [
							new TableRow({ tableHeader: true, children: [cell("Name"), cell("Both", { columnSpan: 2 })] }),
							new TableRow({ children: [cell("Tall", { rowSpan: 2 }), cell("1"), cell("2")] }),
							new TableRow({ children: [cell("3"), cell("4")] }),
						],
					}),
					new Paragraph({ children: [new ImageRun({ type: "png", data: picture, transformation: { width: 120, height: 80 } })] }),
					new Paragraph({ heading: HeadingLevel.HEADING_2, text: "The end" }),
				],
			},
		],
	});
	return new Uint8Array(await Packer.toBuffer(document));
}

/** A message with an HTML text, a picture in it, and three attachments. */
export async function makeMessage(): Promise<Uint8Array> {
	const picture = (await makePicture(20, 20)).toString("base64");
	const part = (type: string, head: readonly string[], body: string) => [`--edge`, `Content-Type: ${type}`, ...head, "", body].join("\r\n");
	const attached = (name: string) => `Content-Disposition: attachment; filename="${name}"`;
	const text = [
		"From: Ilse Brand <ilse@example.com>",
		"To: Tomas Kral <tomas@example.com>, office@example.com",
		"Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe_vom_Garten?=",
		"Date: Mon, 18 May 2026 09:30:00 +0200",
		"MIME-Version: 1.0",
		"Content-Type: multipart/mixed; boundary=edge",
		"",
		part(
			"text/html; charset=utf-8",
			[],
			'<p>Dear <b>Tomas</b>,</p><p>the ladder is back.</p><img src="cid:plan@x" alt="Plan"><img src="https://example.com/pixel.gif" alt="Logo">',
		),
		part("image/png", ["Content-ID: <plan@x>", "Content-Transfer-Encoding: base64", "Content-Disposition: inline"], picture),
		part("text/markdown", [attached("list.md")], "# Shopping\n\n- string\n- two hinges\n"),
		part("text/csv", [attached("prices.csv")], "what,price\nstring,3.20\n"),
		part("application/x-unknown", [attached("thing.bin"), "Content-Transfer-Encoding: base64"], "AAECAwQ="),
		"--edge--",
		"",
	].join("\r\n");
	return new TextEncoder().encode(text);
}
