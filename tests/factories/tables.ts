import type { LayoutWish } from "@/lib/tools/tables/reading/open-table";
import { NO_WISH, recognizeFile } from "@/lib/tools/tables/recognize/recognize-file";
import type { ConversionReport, RecognizedTable, TableFormat, TableSettings } from "@/lib/tools/tables/schemas";
import { convertFile } from "@/lib/tools/tables/writing/convert-file";

export interface TableFile {
	readonly fileId: string;
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

/** A file with this text, or these bytes. */
export function makeTableFile(fileName: string, content: string | Uint8Array): TableFile {
	return { fileId: "file", fileName, bytes: typeof content === "string" ? new TextEncoder().encode(content) : content };
}

const reach = () => ({ signal: new AbortController().signal, onShare: () => undefined });

export function recognize(file: TableFile, wish: Partial<LayoutWish> = {}): Promise<RecognizedTable> {
	return recognizeFile(file, { ...NO_WISH, ...wish }, reach());
}

/** The file in another format, with what it is recognised as or what is given. */
export async function convert(
	file: TableFile,
	target: TableFormat,
	given: { readonly settings?: TableSettings; readonly overrides?: Partial<LayoutWish> } = {},
): Promise<{ bytes: Uint8Array; text: string; report: ConversionReport; file: TableFile }> {
	const wish = { target, settings: given.settings ?? null, overrides: { ...NO_WISH, ...given.overrides } };
	const { bytes, report } = await convertFile(file, wish, reach());
	return { bytes, report, text: new TextDecoder().decode(bytes), file: makeTableFile(`table.${target}`, bytes) };
}
