import { z } from "zod";
import { Background, FileIds, LeftOutPicture, WrittenFile } from "@/lib/tools/media/schemas";
import { TRANSITIONS, VIDEO_FORMAT_IDS, type VideoFormat } from "./video-formats";

export const SLIDE_SECONDS = { min: 1, max: 15, usual: 3 } as const;
export const TITLE_LETTERS = 120;
export const CAPTIONS_LETTERS = 20_000;

export const VideoFormatName = z.enum(VIDEO_FORMAT_IDS as [VideoFormat, ...VideoFormat[]], { error: "This is no shape of films that is known." });
export const SLIDE_CROPS = ["fit", "focus"] as const;

/** What a film is made of and how. */
export const SlideshowWishes = z.strictObject({
	fileIds: FileIds,
	formats: z.array(VideoFormatName).min(1).max(VIDEO_FORMAT_IDS.length),
	title: z.string().max(TITLE_LETTERS).nullish().describe("On a card before the pictures; without one there is no card"),
	subtitle: z.string().max(TITLE_LETTERS).nullish(),
	captions: z.string().max(CAPTIONS_LETTERS).nullish().describe("One line for each picture, in their order"),
	seconds: z.number().min(SLIDE_SECONDS.min).max(SLIDE_SECONDS.max).nullish().describe("How long each picture stands"),
	transition: z.enum(TRANSITIONS).nullish(),
	crop: z.enum(SLIDE_CROPS).nullish().describe("fit: never cut, on a background; focus: cut around what matters"),
	background: Background.nullish(),
});
export type SlideshowWishes = z.infer<typeof SlideshowWishes>;

export const VideoEntry = z.object({
	kind: z.enum(["video", "preview"]),
	platform: VideoFormatName,
	metadata: z.object({ platformName: z.string(), width: z.int(), height: z.int(), seconds: z.number(), frames: z.int() }),
	file: WrittenFile,
});
export type VideoEntry = z.infer<typeof VideoEntry>;

export const SlideshowReport = z.object({
	pictures: z.int(),
	seconds: z.number(),
	videos: z.array(z.object({ fileName: z.string(), platform: VideoFormatName, width: z.int(), height: z.int(), frames: z.int(), sizeBytes: z.int() })),
	leftOut: z.array(LeftOutPicture),
	notes: z.array(z.string()),
});
