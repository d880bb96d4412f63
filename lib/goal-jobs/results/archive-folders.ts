import { stemOf } from "@/lib/files/file-ending";
import { uniqueNames } from "@/lib/platform/unique-names";

/** Where in a ZIP that stands which only programs read. */
export const FOR_PROGRAMS = "For programs";
export const MANIFEST_PATH = `${FOR_PROGRAMS}/manifest.json`;

interface PackedFile {
	readonly fileName: string;
	readonly mimeType: string;
	/** What the step was repeated for; "" of a step that was done once. */
	readonly itemKey: string;
}

/**
 * The paths of files in a ZIP, in their order: those of one item in a folder that is named as its first file, data for programs in a folder of
 * its own, and all else at the top. An item of one file needs no folder.
 */
export function pathsInArchive(files: readonly PackedFile[]): string[] {
	const items = new Map<string, PackedFile[]>();
	for (const file of files.filter(({ itemKey }) => itemKey !== "")) items.set(file.itemKey, [...(items.get(file.itemKey) ?? []), file]);
	const several = [...items].filter(([, same]) => same.length > 1);
	const names = uniqueNames(several.map(([, [first]]) => (first ? stemOf(first.fileName) : "")));
	const folders = new Map(several.map(([itemKey], at) => [itemKey, names[at] ?? itemKey]));
	return files.map(({ fileName, mimeType, itemKey }) => {
		const folder = mimeType === "application/json" ? FOR_PROGRAMS : folders.get(itemKey);
		return folder === undefined ? fileName : `${folder}/${fileName}`;
	});
}
