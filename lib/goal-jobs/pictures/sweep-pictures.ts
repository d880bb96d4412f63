import "server-only";
import { pictured } from "@/lib/files/store/picture-key";
import type { StorageKey } from "@/lib/files/store/storage";
import { type SweptPage, sweepPage } from "@/lib/files/store/sweep-store";
import { filesAmong } from "@/lib/files/sweep-files";
import { claimedAmong } from "@/lib/goal-jobs/results/sweep-artifacts";

/** Deletes a page of the pictures whose file went while they were drawn. */
export function sweepPictures(after: StorageKey | null, now?: Date): Promise<SweptPage> {
	return sweepPage("pictures", after, shownAmong, now);
}

async function shownAmong(pictures: readonly StorageKey[]): Promise<Set<string>> {
	const shown = pictures.flatMap((key) => pictured(key) ?? []);
	const [files, artifacts] = await Promise.all([
		filesAmong(shown.filter((key) => key.startsWith("files/"))),
		claimedAmong(shown.filter((key) => key.startsWith("artifacts/"))),
	]);
	return new Set(
		pictures.filter((key) => {
			const of = pictured(key);
			return of !== null && (files.has(of) || artifacts.has(of));
		}),
	);
}
