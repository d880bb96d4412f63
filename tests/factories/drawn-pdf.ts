import PDFDocument from "pdfkit";

/** A text with the place of its baseline, from the upper left corner. */
export interface DrawnText {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly size?: number;
	readonly bold?: boolean;
}

/** A PDF whose pages have these texts drawn each by itself, as other programs place them. */
export async function drawnPdf(pages: readonly (readonly DrawnText[])[]): Promise<Uint8Array> {
	const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
	const chunks: Buffer[] = [];
	const ended = new Promise((resolve) => document.on("end", resolve));
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	for (const texts of pages) {
		document.addPage({ size: "A4", margin: 0 });
		for (const { text, x, y, size = 10, bold = false } of texts)
			document
				.font(bold ? "Helvetica-Bold" : "Helvetica")
				.fontSize(size)
				.text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
	}
	document.end();
	await ended;
	return new Uint8Array(Buffer.concat(chunks));
}

/** How wide a text is drawn, in points. */
export function widthOf(text: string, size = 10): number {
	return new PDFDocument({ autoFirstPage: false }).font("Helvetica").fontSize(size).widthOfString(text);
}

/** Texts drawn side by side on one line, each raised by so many points. */
export function besideEachOther(parts: readonly (readonly [text: string, size?: number, rise?: number])[], x: number, y: number): DrawnText[] {
	let left = x;
	return parts.map(([text, size = 10, rise = 0]) => {
		const drawn = { text, x: left, y: y - rise, size };
		left += widthOf(text, size);
		return drawn;
	});
}
