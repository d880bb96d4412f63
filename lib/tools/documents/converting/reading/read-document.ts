import "server-only";
import { AppError } from "@/lib/platform/errors";
import { type Block, type BlockDocument, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { readDocxBlocks } from "./docx/read-docx-blocks";
import { readHtml } from "./html/read-html";
import { type DocumentKind, kindOfFile } from "./kinds";
import { lookAtPicture } from "./pictures/ready-picture";
import { readDelimited } from "./read-delimited";
import { readEmail } from "./read-email";
import { readMarkdown } from "./read-markdown";
import { readText, textOfFile } from "./read-text";
import { readWorkbook } from "./read-workbook";

export interface SourceFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

/** What is read into blocks; a PDF's pages are taken over as they are. */
export type BlockKind = Exclude<DocumentKind, "pdf">;

export interface ReadDocument extends BlockDocument {
	readonly kind: BlockKind;
}

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const UNKNOWN =
	"This file is none of the kinds that can be converted: PDF, Word (DOCX), Markdown, HTML, text, CSV, TSV, Excel (XLSX), e-mail (EML) or a picture.";
const LOCKED = Buffer.from("EncryptedPackage", "utf16le");
const LEGACY = [0xd0, 0xcf, 0x11, 0xe0];

function refuseOther({ fileName, bytes }: SourceFile): never {
	if (LEGACY.every((byte, at) => bytes[at] === byte) && Buffer.from(bytes).includes(LOCKED))
		throw new AppError("FILE_ENCRYPTED", `${fileName} is protected with a password. Save a copy without the password and upload that.`);
	if (LEGACY.every((byte, at) => bytes[at] === byte))
		throw unreadable(
			`${fileName} is a Word document of the older kind (DOC), or one with a password. Open it in your word processor, save it as DOCX without a password, and upload that.`,
		);
	if (fileName.toLowerCase().endsWith(".docx") && !ARCHIVE.every((byte, at) => bytes[at] === byte))
		throw unreadable(`${fileName} is named like a Word document, but is none. Open it in the program that made it and save it as DOCX.`);
	if (fileName.toLowerCase().endsWith(".xlsx"))
		throw unreadable(`${fileName} is named like an Excel workbook, but is none. Open it in the program that made it and save it as XLSX.`);
	throw unreadable(UNKNOWN);
}

async function readPictureFile(bytes: Uint8Array): Promise<BlockDocument> {
	const { pages, format } = await lookAtPicture(bytes);
	const isFilm = format === "gif" || format === "webp";
	const count = isFilm ? 1 : pages;
	const notes = isFilm && pages > 1 ? [{ place: "", message: `Of this moving picture only the first of ${pages} pictures is printed.` }] : [];
	const blocks = Array.from({ length: count }, (_, page): Block => ({ kind: "picture", picture: { bytes, widthPt: null, heightPt: null, alt: "", page } }));
	return { title: "", blocks, notes, isPictures: true };
}

async function readKind(kind: BlockKind, file: SourceFile, depth: number): Promise<BlockDocument> {
	const { bytes } = file;
	switch (kind) {
		case "docx":
			return readDocxBlocks(bytes);
		case "md":
			return readMarkdown(textOfFile(bytes));
		case "html":
			return readHtml(textOfFile(bytes));
		case "txt":
			return readText(bytes);
		case "csv":
		case "tsv":
			return readDelimited(bytes, kind);
		case "xlsx":
			return readWorkbook(bytes);
		case "picture":
			return readPictureFile(bytes);
		case "eml":
			return readEmail(bytes, (attached) => readAttached(attached, depth + 1));
	}
}

async function readAttached(file: SourceFile, depth: number): Promise<BlockDocument> {
	if (depth > DOCUMENT_LIMITS.messageDepth) throw unreadable("it stands too deep in other messages.");
	const kind = kindOfFile(file.fileName, file.bytes);
	if (!kind || kind === "pdf") throw unreadable("it is of a kind that is not converted. Save it from the message by itself.");
	return readKind(kind, file, depth);
}

function isEmpty({ blocks }: BlockDocument): boolean {
	return !blocks.some((block) => block.kind === "picture" || block.kind === "table") && textsOf(blocks).every((text) => text.trim() === "");
}

/**
 * A file of any kind that is converted, as blocks.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE, in words for its owner.
 */
export async function readDocument(file: SourceFile): Promise<ReadDocument> {
	if (file.bytes.byteLength === 0) throw new AppError("FILE_EMPTY", `${file.fileName} is empty. Choose another file.`);
	const kind = kindOfFile(file.fileName, file.bytes);
	if (!kind || kind === "pdf") refuseOther(file);
	const read = await readKind(kind, file, 0);
	if (isEmpty(read)) throw new AppError("FILE_EMPTY", `${file.fileName} has nothing in it that could be printed. Choose another file.`);
	return { ...read, kind };
}
