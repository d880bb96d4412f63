import { AppError } from "@/lib/platform/errors";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";
import { TABLE_FORMATS, type TableFormat } from "@/lib/tools/tables/schemas";

const SAMPLE_BYTES = 64 * 1024;

function startsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
	return signs.every((sign, index) => bytes[index] === sign);
}

/** By the first bytes: archives and Parquet tell what they are, text doesn't. */
function bySignature(bytes: Uint8Array): "xlsx" | "parquet" | null {
	if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return "xlsx";
	return startsWith(bytes, [0x50, 0x41, 0x52, 0x31]) ? "parquet" : null;
}

/** Whether bytes are something else than text: a zero that does not come with every other byte, as in UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
	const sample = bytes.subarray(0, SAMPLE_BYTES);
	if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return false;
	const [even, odd] = [0, 1].map((side) => sample.some((byte, index) => byte === 0 && index % 2 === side));
	return Boolean(even && odd);
}

function isBlank(bytes: Uint8Array): boolean {
	return bytes.every((byte) => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0xef || byte === 0xbb || byte === 0xbf);
}

const BLANK_LOOKED_AT = 1024 * 1024;

/**
 * The format of a file: what its bytes say, and among texts what its name says.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE or FILE_UNREADABLE.
 */
export function formatOfFile({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array }): TableFormat {
	if (bytes.byteLength > TABLE_LIMITS.fileBytes) throw tooLarge("This file is larger than 100 MB. Split the table and convert the parts one by one.");
	if (bytes.byteLength === 0 || (bytes.byteLength < BLANK_LOOKED_AT && isBlank(bytes)))
		throw new AppError("FILE_EMPTY", `${fileName} is empty: there is no table in it.`);
	const signed = bySignature(bytes);
	if (signed) return signed;
	if (isBinary(bytes)) throw unreadable(`${fileName} is neither text nor a workbook nor Parquet, so no table can be read from it.`);
	const ending = fileName.toLowerCase().slice(fileName.lastIndexOf(".") + 1);
	const named = TABLE_FORMATS.find((format) => format === ending);
	if (named === "xlsx" || named === "parquet")
		throw unreadable(`${fileName} is named like ${named === "xlsx" ? "a workbook" : "Parquet"}, but it is text. Give it the ending of its format.`);
	return named ?? "csv";
}
