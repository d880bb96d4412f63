/** The shapes that films are made in. Sides are whole blocks of sixteen pixels, so that nothing is cut off. */
export const VIDEO_FORMATS = {
	"landscape-16x9": { name: "Wide, 16:9 (YouTube, web)", short: "16:9", width: 1280, height: 720, previewWidth: 512, previewHeight: 288 },
	"portrait-9x16": { name: "Tall, 9:16 (Stories, Reels, TikTok, Shorts)", short: "9:16", width: 720, height: 1280, previewWidth: 288, previewHeight: 512 },
	"square-1x1": { name: "Square, 1:1 (posts)", short: "1:1", width: 960, height: 960, previewWidth: 384, previewHeight: 384 },
} as const;
export type VideoFormat = keyof typeof VIDEO_FORMATS;
export const VIDEO_FORMAT_IDS = Object.keys(VIDEO_FORMATS) as VideoFormat[];
export const VIDEO_FORMAT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(VIDEO_FORMAT_IDS.map((id) => [id, VIDEO_FORMATS[id].name]));

export const TRANSITIONS = ["fade", "slide", "cut"] as const;
export type Transition = (typeof TRANSITIONS)[number];
