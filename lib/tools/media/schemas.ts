import { z } from "zod";
import { MEDIA_LIMITS } from "./limits";
import { PICTURE_FORMATS, PLATFORM_IDS, type PlatformId } from "./platforms";

export const PlatformName = z.enum(PLATFORM_IDS as [PlatformId, ...PlatformId[]], { error: "This is no platform that is known." });

export const CROPS = ["focus", "fit", "centre"] as const;
export const Crop = z.enum(CROPS);
export type Crop = z.infer<typeof Crop>;

export const BACKGROUNDS = ["blurred", "matching", "white", "black"] as const;
export const Background = z.enum(BACKGROUNDS);
export type Background = z.infer<typeof Background>;

export const FORMAT_CHOICES = ["platform", ...PICTURE_FORMATS] as const;
export const FormatChoice = z.enum(FORMAT_CHOICES);
export type FormatChoice = z.infer<typeof FormatChoice>;

export const QUALITIES = ["best", "good", "small"] as const;
export const Quality = z.enum(QUALITIES);
export type Quality = z.infer<typeof Quality>;

/** How pictures are made. */
export const PictureWishes = {
	platforms: z.array(PlatformName).min(1).max(PLATFORM_IDS.length).describe("For which places; each has its size, format and limit"),
	crop: Crop.nullish().describe("focus: cut around what matters, and fitted where a size can't hold it; fit: never cut; centre: cut in the middle"),
	background: Background.nullish().describe("What stands behind a fitted picture"),
	format: FormatChoice.nullish().describe("platform: as each place wants it"),
	quality: Quality.nullish(),
};

export const FileIds = z.array(z.string()).min(1).max(20).describe("Pictures, or ZIP archives of pictures");

export const WrittenFile = z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });

/** How a picture got its new size. */
export const WAYS = ["cut", "fitted"] as const;
export const Way = z.enum(WAYS);

/** What is told of a picture that was written. */
export const MadePicture = z.object({
	fileName: z.string(),
	source: z.string(),
	platform: PlatformName,
	width: z.int(),
	height: z.int(),
	way: Way,
	/** Smaller pictures than their place are drawn larger, and look soft. */
	isEnlarged: z.boolean(),
	quality: z.int(),
	sizeBytes: z.int(),
	/** What became of a ground that is seen through, where the picture has one. */
	ground: z.enum(["clear", "filled"]).optional(),
});
export type MadePicture = z.infer<typeof MadePicture>;

/** A picture that was read. */
export const ReadPicture = z.object({
	name: z.string(),
	width: z.int(),
	height: z.int(),
	format: z.string(),
	/** Data beside the pixels that no result carries. */
	removed: z.array(z.string()),
	focus: z.object({ x: z.number(), y: z.number(), confidence: z.number() }),
});
export type ReadPicture = z.infer<typeof ReadPicture>;

export const LeftOutPicture = z.object({ name: z.string(), reason: z.string() });
export type LeftOutPicture = z.infer<typeof LeftOutPicture>;

/** What a run did with its pictures. */
export const PictureReport = z.object({
	pictures: z.array(ReadPicture).max(MEDIA_LIMITS.pictures),
	made: z.array(MadePicture).max(MEDIA_LIMITS.written),
	leftOut: z.array(LeftOutPicture).max(MEDIA_LIMITS.pictures),
	notes: z.array(z.string()),
});
export type PictureReport = z.infer<typeof PictureReport>;
