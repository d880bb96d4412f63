import { openDocxPackage } from "#docx-package";
import type { DocxPackage } from "@/lib/tools/reading/docx/docx-package";

const MOST_PICTURES = 500;
/** Parts that a reader sees, in the order in which they are read. All others are left out. */
const READ = [
	/^word\/header\d*\.xml$/,
	/^word\/document\.xml$/,
	/^word\/footnotes\.xml$/,
	/^word\/endnotes\.xml$/,
	/^word\/footer\d*\.xml$/,
	/^word\/charts\/chart\d*\.xml$/,
	/^word\/diagrams\/(?:data|drawing)\d*\.xml$/,
];
/** Parts that say how it looks. */
const LOOKS = [
	/^word\/styles\.xml$/,
	/^word\/numbering\.xml$/,
	/^word\/settings\.xml$/,
	/^word\/fontTable\.xml$/,
	/^word\/theme\/theme\d*\.xml$/,
	/^word\/diagrams\/(?:layout|quickStyle|colors)\d*\.xml$/,
];

export interface DocxParts extends DocxPackage {
	readonly readPaths: readonly string[];
	readonly lookPaths: readonly string[];
}

/**
 * The parts of a document that stay when it is redacted.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function openDocx(bytes: Uint8Array): Promise<DocxParts> {
	const opened = await openDocxPackage(bytes, MOST_PICTURES);
	const paths = [...opened.parts.keys()].sort();
	return {
		...opened,
		readPaths: READ.flatMap((pattern) => paths.filter((path) => pattern.test(path))),
		lookPaths: paths.filter((path) => LOOKS.some((pattern) => pattern.test(path))),
	};
}

export function xmlOf({ parts }: Pick<DocxPackage, "parts">, path: string): string {
	return new TextDecoder().decode(parts.get(path));
}
