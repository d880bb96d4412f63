import { sizeLimit } from "@/lib/platform/language/sizes";

const ENDING = /\.[a-z0-9]+$/i;
const endingOf = (name: string): string => (ENDING.exec(name)?.[0] ?? "").toLowerCase();

/** What the workflows take of what is dropped on the first page. */
export interface Taken {
	/** With their dots: ".pdf". */
	readonly endings: readonly string[];
	readonly maxFileBytes: number;
}

/** Why a file is not taken along, by its name; null where it is. */
export function refusalOf({ name, size }: Pick<File, "name" | "size">, { endings, maxFileBytes }: Taken): string | null {
	if (size === 0) return `${name}: this is empty, or a folder. Add the files in it instead.`;
	if (size > maxFileBytes) return `${name}: this is too large. A file may have up to ${sizeLimit(maxFileBytes)}.`;
	return endings.includes(endingOf(name)) ? null : `${name}: none of our workflows takes this kind of file.`;
}

/** What of a packed file can be used, said when it is taken along. */
export function packedNote(names: readonly string[]): string | null {
	const packed = names.filter((name) => endingOf(name) === ".zip");
	if (packed.length === 0) return null;
	return `Of ${packed.join(", ")} the pictures can be used. Unpack documents and tables, and add them one by one.`;
}
