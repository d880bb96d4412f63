import { type PictureFormat, PLATFORM_IDS, type Platform, type PlatformId } from "@/lib/tools/media/platforms";
import type { Background, Crop, FormatChoice, Quality } from "@/lib/tools/media/schemas";

/** 1 to 100, as encoders count. */
const QUALITIES: Readonly<Record<Quality, number>> = { best: 92, good: 82, small: 68 };

/** How pictures are made, with every choice made. */
export interface Wishes {
	/** Each once, in the order of the list of platforms. */
	readonly platforms: readonly PlatformId[];
	readonly crop: Crop;
	readonly background: Background;
	readonly format: FormatChoice;
	readonly quality: number;
}

interface Given {
	readonly platforms: readonly PlatformId[];
	readonly crop?: Crop | null | undefined;
	readonly background?: Background | null | undefined;
	readonly format?: FormatChoice | null | undefined;
	readonly quality?: Quality | null | undefined;
}

/** What was chosen, and what goes without saying. */
export function settle({ platforms, crop, background, format, quality }: Given): Wishes {
	return {
		platforms: PLATFORM_IDS.filter((id) => platforms.includes(id)),
		crop: crop ?? "focus",
		background: background ?? "blurred",
		format: format ?? "platform",
		quality: QUALITIES[quality ?? "good"],
	};
}

/** A picture with a ground to see through keeps it where the place takes such, unless another format or ground is wished. */
export function formatFor(platform: Platform, choice: FormatChoice, isClear: boolean): PictureFormat {
	if (choice !== "platform") return choice;
	return isClear && platform.keepsClear && platform.format === "jpeg" ? "png" : platform.format;
}

/** Whether what is seen through stays so in a result. */
export function keepsGround(platform: Platform, format: PictureFormat, background: Background): boolean {
	return platform.keepsClear === true && format !== "jpeg" && background === "blurred";
}
