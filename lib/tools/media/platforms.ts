/** How a picture is stored. */
export const PICTURE_FORMATS = ["jpeg", "webp", "png"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What a place takes: its size in pixels, the format that it wants, and the most bytes that it lets through. */
export interface Platform {
	readonly name: string;
	/** Whose it is; places of one owner stand together. */
	readonly group: string;
	readonly width: number;
	readonly height: number;
	readonly format: PictureFormat;
	readonly maxBytes: number;
	/** Dots per inch, where it is printed. */
	readonly density?: number;
	/** A picture that lies is given the size lying too. */
	readonly turns?: true;
	/** A picture with a ground to see through is taken as one, as PNG or WebP. */
	readonly keepsClear?: true;
}

const MB = 1_000_000;

/**
 * Sizes and limits as their owners publish them in their help centres and guides for creators (2026): Meta for Instagram, Facebook and WhatsApp, and LinkedIn,
 * X, YouTube, Pinterest and TikTok; ogp.me for link previews. 10 × 15 cm at 300 dots per inch. Keys are part of file names.
 */
export const PLATFORMS = {
	"instagram-post": { name: "Instagram post", group: "Instagram", width: 1080, height: 1080, format: "jpeg", maxBytes: 8 * MB },
	"instagram-portrait": { name: "Instagram portrait", group: "Instagram", width: 1080, height: 1350, format: "jpeg", maxBytes: 8 * MB },
	"instagram-story": { name: "Instagram story", group: "Instagram", width: 1080, height: 1920, format: "jpeg", maxBytes: 8 * MB },
	"facebook-post": { name: "Facebook post", group: "Facebook", width: 1200, height: 630, format: "jpeg", maxBytes: 10 * MB, keepsClear: true },
	"facebook-cover": { name: "Facebook cover", group: "Facebook", width: 851, height: 315, format: "jpeg", maxBytes: 100_000 },
	"linkedin-post": { name: "LinkedIn post", group: "LinkedIn", width: 1200, height: 627, format: "jpeg", maxBytes: 5 * MB, keepsClear: true },
	"linkedin-banner": { name: "LinkedIn banner", group: "LinkedIn", width: 1584, height: 396, format: "jpeg", maxBytes: 8 * MB },
	"x-post": { name: "X post", group: "X", width: 1600, height: 900, format: "jpeg", maxBytes: 5 * MB, keepsClear: true },
	"x-header": { name: "X header", group: "X", width: 1500, height: 500, format: "jpeg", maxBytes: 2 * MB },
	"youtube-thumbnail": { name: "YouTube thumbnail", group: "YouTube", width: 1280, height: 720, format: "jpeg", maxBytes: 2 * MB },
	"youtube-channel": { name: "YouTube channel", group: "YouTube", width: 2560, height: 1440, format: "jpeg", maxBytes: 6 * MB },
	"pinterest-pin": { name: "Pinterest pin", group: "Pinterest", width: 1000, height: 1500, format: "jpeg", maxBytes: 20 * MB, keepsClear: true },
	"tiktok-cover": { name: "TikTok cover", group: "TikTok", width: 1080, height: 1920, format: "jpeg", maxBytes: 10 * MB },
	"whatsapp-status": { name: "WhatsApp status", group: "WhatsApp", width: 1080, height: 1920, format: "jpeg", maxBytes: 5 * MB },
	"whatsapp-profile": { name: "WhatsApp profile", group: "WhatsApp", width: 640, height: 640, format: "jpeg", maxBytes: 5 * MB },
	"web-hero": { name: "Web hero", group: "Web", width: 1920, height: 1080, format: "webp", maxBytes: 1 * MB, keepsClear: true },
	"open-graph": { name: "Link preview (Open Graph)", group: "Web", width: 1200, height: 630, format: "jpeg", maxBytes: 1 * MB, keepsClear: true },
	"print-10x15": { name: "Print 10 × 15 cm", group: "Print", width: 1181, height: 1772, format: "jpeg", maxBytes: 20 * MB, density: 300, turns: true },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof PLATFORMS;
export const PLATFORM_IDS = Object.keys(PLATFORMS) as PlatformId[];

/** A platform as data of one shape. */
export function platformOf(id: PlatformId): Platform {
	return PLATFORMS[id];
}

/** A platform's name for people; what this version does not know is shown as it is. */
export function platformName(id: string): string {
	return id in PLATFORMS ? platformOf(id as PlatformId).name : id;
}

/** The names of all platforms, by which a question labels its options. */
export const PLATFORM_NAMES: Readonly<Record<string, string>> = Object.fromEntries(PLATFORM_IDS.map((id) => [id, platformOf(id).name]));
