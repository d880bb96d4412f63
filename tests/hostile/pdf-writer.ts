import { deflateSync } from "node:zlib";
import { PLAIN_TEXT } from "./hostile-file";

type PdfObject = string | Buffer;

/** Body of a stream object. `entries` may tell lies about what follows. */
export function stream(content: Buffer | string, entries = ""): Buffer {
	const bytes = Buffer.from(content);
	const length = entries.includes("/Length") ? "" : `/Length ${bytes.byteLength}`;
	return Buffer.concat([Buffer.from(`<<${length}${entries}>>\nstream\n`), bytes, Buffer.from("\nendstream")]);
}

/** A stream packed as many times as asked; `inner` names the filters that its content has already. */
export function packed(content: Buffer | string, times = 1, entries = "", inner = ""): Buffer {
	let bytes: Buffer = Buffer.from(content);
	for (let time = 0; time < times; time++) bytes = deflateSync(bytes, { level: 9 });
	return stream(bytes, `/Filter[${"/FlateDecode ".repeat(times)}${inner}]${entries}`);
}

/** A PDF of these objects, the first of which is number 1 and its catalog. `trailer` adds to the trailer's dictionary. */
export function writePdf(objects: readonly PdfObject[], trailer = ""): Buffer {
	const parts: Buffer[] = [];
	let offset = 0;
	const push = (bytes: PdfObject) => {
		const part = Buffer.from(bytes);
		parts.push(part);
		offset += part.byteLength;
	};
	push("%PDF-1.7\n");
	const offsets = objects.map((object, at) => {
		const start = offset;
		push(`${at + 1} 0 obj\n`);
		push(object);
		push("\nendobj\n");
		return start;
	});
	const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
	const start = offset;
	push(
		`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
	);
	return Buffer.concat(parts);
}

export const HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

interface Page {
	/** Number of the first of `extra`: catalog 1, tree 2, font 3, page 4, content 5, extra 6 and on. */
	readonly content: Buffer;
	readonly resources?: string;
	readonly page?: string;
	readonly extra?: readonly PdfObject[];
	readonly catalog?: string;
}

/** A PDF of one page. Objects: catalog 1, page tree 2, font 3, page 4, content 5, `extra` from 6 on. */
export function onePage({ content, resources = "", page = "", extra = [], catalog = "" }: Page): Buffer {
	return writePdf([
		`<</Type/Catalog/Pages 2 0 R${catalog}>>`,
		"<</Type/Pages/Count 1/Kids[4 0 R]>>",
		HELVETICA,
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>${resources}>>/Contents 5 0 R${page}>>`,
		content,
		...extra,
	]);
}

/** Operators that write a text in lines of a page. */
export function writing(text: string, size = 10): string {
	return `BT /F1 ${size} Tf 40 740 Td (${text}) Tj ET\n`;
}

export const READABLE = writing(PLAIN_TEXT);
