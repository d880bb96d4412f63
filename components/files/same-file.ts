import type { QueryClient } from "@tanstack/react-query";
import { sha256Of } from "@/components/device/store/local-file";
import type { File as StoredFile } from "@/lib/files/schemas";
import { ownFilesQuery } from "./queries";

/** Files that are given together are looked for in one list. */
const FRESH_MS = 10_000;

/** Of the person's files those that may be this one again: called so, as long, and open. */
export function mayBeSame(files: readonly StoredFile[], { name, size }: Pick<File, "name" | "size">): StoredFile[] {
	return files.filter(
		({ fileName, sizeBytes, status, unreadable, sha256 }) =>
			fileName === name && sizeBytes === size && status === "ready" && unreadable === null && sha256 !== null,
	);
}

/**
 * The person's file of the same name with the same bytes, the newest of several; null where there is none. Its fingerprint is taken only where one is
 * as long, and where the list can't be read the file is added as any other.
 */
export async function findSameFile(queryClient: QueryClient, file: File): Promise<StoredFile | null> {
	try {
		const alike = mayBeSame(await queryClient.fetchQuery({ ...ownFilesQuery(), staleTime: FRESH_MS }), file);
		if (alike.length === 0) return null;
		const sha256 = await sha256Of(file);
		return alike.find((known) => known.sha256 === sha256) ?? null;
	} catch {
		return null;
	}
}
