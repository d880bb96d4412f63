import { zipSync } from "fflate";
import { makeImages } from "@/lib/tools/media/make-images";
import { makeSlideshow, previewSlideshow } from "@/lib/tools/media/make-slideshow";
import { previewImages } from "@/lib/tools/media/preview-images";
import { drawPicture, pictureContext } from "@/tests/factories/pictures";

/** It needs no stack and takes minutes: it runs only when it is named. */
export const startsOwnStack = true;

const PICTURES = 200;
const PLATFORMS = ["instagram-post", "youtube-thumbnail"] as const;

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return (performance.now() - startedAt) / 1000;
}

const memory = (name: string): Measure => ({ name, value: Math.round(process.resourceUsage().maxRSS / 1024), unit: "MB", goal: "below 768" });

/** Two hundred pictures of twelve megapixels: for two platforms, and as a film; each after its preview. */
export async function benchMedia(): Promise<Measure[]> {
	const photo = await drawPicture({ width: 4000, height: 3000, subject: { x: 0.8, y: 0.4, radius: 0.2 } })
		.jpeg({ quality: 90 })
		.toBuffer();
	const given = [{ name: "photos.zip", bytes: zipSync(Object.fromEntries(Array.from({ length: PICTURES }, (_, at) => [`${at}.jpg`, photo])), { level: 0 }) }];
	const fileIds = ["photos.zip"];
	const pictures = { fileIds, platforms: [...PLATFORMS] };
	const film = { fileIds, formats: ["landscape-16x9" as const], title: "Two hundred" };
	const previewedImages = await seconds(() => previewImages.run(previewImages.input.parse(pictures), pictureContext(given).context));
	const made = await seconds(() => makeImages.run(makeImages.input.parse(pictures), pictureContext(given).context));
	const afterImages = memory("pictures: most memory of the process");
	const previewedFilm = await seconds(() => previewSlideshow.run(previewSlideshow.input.parse(film), pictureContext(given).context));
	const kept = pictureContext(given);
	const shot = await seconds(() => makeSlideshow.run(makeSlideshow.input.parse(film), kept.context));
	const frames = kept.progress.at(-1)?.total ?? 1;
	return [
		{ name: "pictures: preview of three of 200", value: previewedImages, unit: "s", goal: undefined },
		{ name: "pictures: 200 of 12 megapixels for two platforms", value: made, unit: "s", goal: undefined },
		afterImages,
		{ name: "film: preview", value: previewedFilm, unit: "s", goal: undefined },
		{ name: "film: 200 pictures, 720p", value: shot, unit: "s", goal: undefined },
		{ name: "film: frames that are encoded", value: frames / shot, unit: "a second", goal: undefined },
		memory("film: most memory of the process"),
	];
}
