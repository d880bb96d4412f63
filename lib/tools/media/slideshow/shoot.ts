import "server-only";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES } from "@/lib/tools/inspection";
import { type Working, workOn } from "@/lib/tools/media/making/work-on";
import type { PictureFile } from "@/lib/tools/media/pictures/decode";
import type { PictureList } from "@/lib/tools/media/pictures/open-pictures";
import type { LeftOutPicture } from "@/lib/tools/media/schemas";
import { captionsOf } from "./captions";
import { drawSlide, drawTitle } from "./draw-slide";
import { FilmMaker, type Pace } from "./film-maker";
import { FRAMES_PER_SECOND } from "./h264";
import type { FrameSize } from "./planes";
import type { SlideshowWishes } from "./schemas";
import type { VideoFormat } from "./video-formats";

export interface Reel {
	readonly format: VideoFormat;
	readonly size: FrameSize;
}

export interface Shooting {
	readonly list: PictureList;
	/** How many of the pictures; the first ones. */
	readonly most: number;
	readonly reels: readonly Reel[];
	readonly wishes: Omit<SlideshowWishes, "fileIds" | "formats">;
	readonly seconds: number;
	readonly pace: Pace;
	readonly signal: AbortSignal;
	/** Told after every frame that was encoded, of how many. */
	onFrame(done: number, total: number): void;
}

export interface Shot extends Reel {
	readonly bytes: Buffer;
	readonly frames: number;
}

async function tryWork(file: PictureFile, reels: readonly Reel[]): Promise<Working | AppError> {
	try {
		return await workOn(
			file,
			reels.map(({ size }) => size),
		);
	} catch (error) {
		if (error instanceof AppError && INSPECTION_CODES.some((code) => code === error.code)) return error;
		throw error;
	}
}

/** Frames that are worked on; those that stand still cost nothing. */
function workOf({ list, most, reels, wishes, pace }: Shooting): number {
	const slides = Math.min(list.count, most) + (wishes.title?.trim() ? 1 : 0);
	return reels.length * (slides + (slides - 1) * (pace.transition === "cut" ? 0 : pace.transitionFrames));
}

/**
 * Makes one film of each shape from the same pictures, which are read once. A picture that can't be read is left out and told of.
 * @throws AppError of the first picture where none could be read.
 */
export async function shoot(shooting: Shooting): Promise<{ shots: Shot[]; pictures: number; leftOut: LeftOutPicture[] }> {
	const { list, most, reels, wishes, seconds, pace, signal } = shooting;
	const total = workOf(shooting);
	let done = 0;
	const onFrame = () => {
		done = Math.min(total, done + 1);
		signal.throwIfAborted();
		shooting.onFrame(done, total);
	};
	const makers = await Promise.all(reels.map(async (reel) => ({ ...reel, maker: await FilmMaker.begin(reel.size, pace, onFrame) })));
	const captions = captionsOf(wishes.captions, list.count);
	const [crop, background] = [wishes.crop ?? "fit", wishes.background ?? "blurred"];
	const held = Math.round(seconds * FRAMES_PER_SECOND);
	const leftOut: LeftOutPicture[] = [];
	let [at, pictures]: [number, number] = [0, 0];
	let firstError: AppError | null = null;
	for await (const file of list.pictures(most)) {
		signal.throwIfAborted();
		const working = await tryWork(file, reels);
		const caption = captions[at] ?? "";
		at += 1;
		if (working instanceof AppError) {
			firstError ??= working;
			leftOut.push({ name: file.name, reason: working.message });
			continue;
		}
		for (const { maker, size } of makers) {
			if (pictures === 0 && wishes.title?.trim()) await maker.add(await drawTitle(working, wishes.title, wishes.subtitle ?? "", size), held);
			await maker.add(await drawSlide(working, caption, size, crop, background), held);
		}
		pictures += 1;
	}
	if (pictures === 0 && firstError) throw firstError;
	const shots: Shot[] = [];
	for (const { maker, format, size } of makers) shots.push({ format, size, ...(await maker.finish()) });
	return { shots, pictures, leftOut };
}
