import { z } from "zod";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { PLATFORM_IDS, platformName } from "@/lib/tools/media/platforms";
import { PictureReport } from "@/lib/tools/media/schemas";

const PictureFacts = z.object({
	width: z.int().positive(),
	height: z.int().positive(),
	source: z.string(),
	way: z.string(),
	isEnlarged: z.boolean().catch(false),
});
const SheetFacts = z.object({ source: z.string(), shown: z.int(), pictures: z.int() });

/** A picture for a platform with what is said of it. */
export interface PlatformPicture extends z.infer<typeof PictureFacts> {
	readonly artifact: LinkedArtifact;
}

export interface PlatformGroup {
	readonly platform: string;
	readonly name: string;
	readonly pictures: readonly PlatformPicture[];
}

/** Pictures by platform, in the order in which platforms are offered; files that are none are left out. */
export function groupByPlatform(artifacts: readonly LinkedArtifact[]): PlatformGroup[] {
	const groups = new Map<string, PlatformPicture[]>();
	for (const artifact of artifacts) {
		const facts = PictureFacts.safeParse(artifact.metadata);
		if (artifact.platform === "" || !facts.success) continue;
		groups.set(artifact.platform, [...(groups.get(artifact.platform) ?? []), { ...facts.data, artifact }]);
	}
	const place = (platform: string) => (PLATFORM_IDS as string[]).indexOf(platform);
	return [...groups].sort(([one], [other]) => place(one) - place(other)).map(([platform, pictures]) => ({ platform, name: platformName(platform), pictures }));
}

/** What a sheet of a preview shows. */
export function sheetFacts(artifact: LinkedArtifact): z.infer<typeof SheetFacts> | null {
	return SheetFacts.safeParse(artifact.metadata).data ?? null;
}

/** A report from its file; null for one that is not as this version writes it. */
export function readPictureReport(text: string): PictureReport | null {
	try {
		return PictureReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
