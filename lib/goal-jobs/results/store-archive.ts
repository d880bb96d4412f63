import "server-only";
import { readStoredBytes } from "@/lib/files/store/read-file-bytes";
import { type StoredArtifact, storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { pathsInArchive } from "./archive-folders";
import { bundleArtifacts } from "./bundle";

interface ArchivedFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly itemKey: string;
	readonly storageKey: string;
	readonly modifiedAt: Date;
	readonly about: Readonly<Record<string, unknown>>;
}

/** Keeps a ZIP of stored files, in their order, with what its manifest says of each and of them all. */
export async function storeArchive(fileName: string, files: readonly ArchivedFile[], about: Readonly<Record<string, unknown>>): Promise<StoredArtifact> {
	const paths = pathsInArchive(files);
	const entries = await Promise.all(
		files.map(async (file, at) => ({
			path: paths[at] ?? file.fileName,
			bytes: await readStoredBytes(file.storageKey),
			modifiedAt: file.modifiedAt,
			about: file.about,
		})),
	);
	return storeArtifactBytes({ fileName, mimeType: "application/zip", bytes: await bundleArtifacts(entries, about) });
}
