import { type UnzipFileInfo, unzipSync } from "fflate";
import { AppError } from "@/lib/platform/errors";
import { refuseOverlarge } from "./docx-limits";
import type { DocxPackage, PackageOptions } from "./docx-package";
import { assertUnfoldsInBounds, DAMAGED_DOCX, MAX_ENTRIES, MAX_TOTAL_BYTES, NO_WORD_DOCUMENT, PICTURE, TOO_LARGE_DOCX, unreadable } from "./package-limits";

/** The file's own reader where there is no server: it takes its bytes alone, at once, within the same limits. */
function readPackage(bytes: Uint8Array, mostPictures: number, { limits, pictures: wantedPictures = PICTURE }: PackageOptions): DocxPackage {
	let [entries, total, hasImages] = [0, 0, false];
	const isWanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
		entries += 1;
		if (entries > MAX_ENTRIES) throw unreadable("This DOCX file has too many parts for a document.");
		hasImages ||= name.startsWith("word/media/");
		const isPicture = mostPictures > 0 && wantedPictures.test(name);
		if (!isPicture && !/\.(?:xml|rels)$/i.test(name)) return false;
		assertUnfoldsInBounds(originalSize, size);
		total += originalSize;
		if (total > MAX_TOTAL_BYTES) throw unreadable(TOO_LARGE_DOCX);
		return true;
	};
	const unpacked = Object.entries(unzipSync(bytes, { filter: isWanted }));
	const parts = new Map(unpacked.filter(([path]) => /\.(?:xml|rels)$/i.test(path)));
	if (!parts.has("word/document.xml")) throw unreadable(NO_WORD_DOCUMENT);
	refuseOverlarge(parts.values(), limits);
	const media = unpacked.filter(([path]) => wantedPictures.test(path)).sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
	const taken = media.slice(0, mostPictures);
	return { parts, hasImages, pictures: taken.map(([, picture]) => picture), picturePaths: taken.map(([path]) => path) };
}

/**
 * Opens a DOCX in a browser: only the parts that hold text are inflated, each and all together within limits.
 * @throws AppError FILE_UNREADABLE.
 */
export async function openDocxPackage(bytes: Uint8Array, mostPictures = 0, options: PackageOptions = {}): Promise<DocxPackage> {
	try {
		return readPackage(bytes, mostPictures, options);
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw unreadable(DAMAGED_DOCX, cause);
	}
}
