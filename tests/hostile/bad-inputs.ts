import { randomFillSync } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { hostileFiles } from "./all-files";

/** The ways in which a person's file is of no use. */
export const BAD_KINDS = ["wrong type", "empty", "blank", "locked", "broken", "hostile", "too big"] as const;
export type BadKind = (typeof BAD_KINDS)[number];

export interface BadInput {
	readonly kind: BadKind;
	readonly fileName: string;
	make(): Promise<Uint8Array> | Uint8Array;
}

const NOTHING = new Uint8Array(0);
/** The first bytes of formats that are told by them. */
const SIGNATURES: Readonly<Record<string, Buffer>> = {
	pdf: Buffer.from("%PDF-1.7\n"),
	docx: Buffer.from("PK\x03\x04", "latin1"),
	xlsx: Buffer.from("PK\x03\x04", "latin1"),
	zip: Buffer.from("PK\x03\x04", "latin1"),
	parquet: Buffer.from("PAR1"),
	png: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
	jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
	webp: Buffer.from("RIFF\x00\x00\x10\x00WEBPVP8 ", "latin1"),
};
const BLANK: Readonly<Record<string, string>> = {
	txt: " \n\t\n ",
	md: "\n\n",
	html: "<!doctype html><title></title><body></body>",
	csv: "\n\n\n",
	tsv: "\n",
	json: "[]",
	ndjson: "\n",
	eml: "\r\n\r\n",
};
const OFFICE = ["docx", "xlsx"];

async function blankPdf(): Promise<Uint8Array> {
	const pdf = await PDFDocument.create();
	pdf.addPage([595, 842]);
	return pdf.save();
}

async function lockedPdf(): Promise<Uint8Array> {
	const pdf = await PDFDocument.create();
	pdf.addPage([595, 842]).drawText("Nobody reads this.");
	pdf.encrypt({ userPassword: "a secret", ownerPassword: "another" });
	return pdf.save();
}

/** What an office program writes for a document with a password: another container, in which a part says so. */
function lockedOffice(): Uint8Array {
	const container = Buffer.alloc(4_096);
	Buffer.from("d0cf11e0a1b11ae1", "hex").copy(container);
	Buffer.from("EncryptedPackage", "utf16le").copy(container, 1_000);
	return container;
}

/** The head of the format and then noise, alike every time by its length alone. */
function noise(format: string, bytes: number): Uint8Array {
	const file = Buffer.alloc(bytes);
	randomFillSync(file);
	(SIGNATURES[format] ?? Buffer.from([0, 1, 2, 0, 255])).copy(file);
	return file;
}

/** Files of every bad kind for a workflow that takes these formats and at most so many bytes each. */
export function badInputs(formats: readonly string[], maxBytes: number): BadInput[] {
	const [first = "pdf"] = formats;
	const named = (kind: BadKind, format: string, make: BadInput["make"]): BadInput => ({ kind, fileName: `${kind.replace(" ", "-")}.${format}`, make });
	const hostile = hostileFiles(1).filter(({ fileName }) => formats.includes(fileName.slice(fileName.lastIndexOf(".") + 1)));
	return [
		named("wrong type", "mp3", () => Buffer.concat([Buffer.from("ID3\x04\x00\x00", "latin1"), noise("mp3", 2_000)])),
		named("wrong type", first, () => Buffer.concat([Buffer.from("MZ\x90\x00\x03", "latin1"), Buffer.alloc(3_000)])),
		...formats.map((format) => named("empty", format, () => NOTHING)),
		...formats.flatMap((format) => (BLANK[format] === undefined ? [] : [named("blank", format, () => Buffer.from(BLANK[format] ?? ""))])),
		...(formats.includes("pdf") ? [named("blank", "pdf", blankPdf), named("locked", "pdf", lockedPdf)] : []),
		...OFFICE.filter((format) => formats.includes(format)).map((format) => named("locked", format, lockedOffice)),
		...formats.map((format) => named("broken", format, () => noise(format, 20_000))),
		...hostile.filter((_, at) => at % Math.ceil(hostile.length / 6) === 0).map(({ fileName, make }) => ({ kind: "hostile" as const, fileName, make })),
		named("too big", first, () => noise(first, maxBytes + 1)),
	];
}
