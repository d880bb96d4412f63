import "server-only";
import { encode } from "@/lib/tools/media/pictures/encode";
import { type PictureFormat, type PlatformId, platformOf } from "@/lib/tools/media/platforms";
import type { MadePicture } from "@/lib/tools/media/schemas";
import type { NewFile } from "@/lib/tools/tool";
import { compose, enlargement, planFor } from "./compose";
import { sizeFor } from "./sizes";
import { formatFor, keepsGround, type Wishes } from "./wishes";
import type { Working } from "./work-on";

const ENDINGS = { jpeg: "jpg", webp: "webp", png: "png" } as const;
/** Up to here nobody sees that a picture was drawn larger. */
const SOFT_FROM = 1.15;

export interface MadeFile {
	readonly file: NewFile;
	readonly made: MadePicture;
}

/** One picture for one place: in its size, its format and within its limit, named `stem-place.ending`. */
export async function makePicture(working: Working, stem: string, id: PlatformId, wishes: Wishes): Promise<MadeFile> {
	const platform = platformOf(id);
	const size = sizeFor(platform, working.facts);
	const plan = planFor(working, size, wishes.crop);
	const isClear = working.pixels.channels === 4;
	const made = async (format: PictureFormat) => {
		const keepsClear = keepsGround(platform, format, wishes.background);
		const pixels = await compose(working.pixels, size, plan, wishes.background, keepsClear);
		return { format, keepsClear, ...(await encode(pixels, { format, quality: wishes.quality, maxBytes: platform.maxBytes, density: platform.density })) };
	};
	const first = await made(formatFor(platform, wishes.format, isClear));
	// Larger than the place lets through, it is what the place wants.
	const isTooLarge = first.bytes.byteLength > platform.maxBytes && wishes.format === "platform" && first.format !== platform.format;
	const { bytes, quality, format, keepsClear } = isTooLarge ? await made(platform.format) : first;
	const fileName = `${stem}-${id}.${ENDINGS[format]}`;
	const isEnlarged = enlargement(working.facts, size, plan) > SOFT_FROM;
	return {
		file: { fileName, mimeType: `image/${format}`, bytes },
		made: {
			...{ fileName, source: working.name, platform: id, ...size, way: plan.way, isEnlarged, quality, sizeBytes: bytes.byteLength },
			...(isClear ? { ground: keepsClear ? ("clear" as const) : ("filled" as const) } : {}),
		},
	};
}
