import "server-only";
import { z } from "zod";
import { defineTool, type ToolContext } from "@/lib/tools/tool";
import { stemNamer } from "./making/stems";
import { listPictures } from "./pictures/open-pictures";
import { FRAMES_PER_SECOND } from "./slideshow/h264";
import { SLIDE_SECONDS, SlideshowReport, SlideshowWishes, VideoEntry } from "./slideshow/schemas";
import { type Shooting, type Shot, shoot } from "./slideshow/shoot";
import { VIDEO_FORMAT_IDS, VIDEO_FORMATS } from "./slideshow/video-formats";
import { timeLeft } from "./time-left";

const TOO_LONG = {
	code: "FILE_TOO_LARGE",
	message: "This film takes more time or memory than one may have, so the work was stopped. Take fewer pictures or fewer shapes at once.",
} as const;

const round = (value: number) => Math.round(value * 100) / 100;

async function keep(shots: readonly Shot[], kind: "video" | "preview", stem: string, context: ToolContext): Promise<VideoEntry[]> {
	const entries: VideoEntry[] = [];
	for (const { format, size, bytes, frames } of shots) {
		const ending = format.slice(format.lastIndexOf("-") + 1);
		const fileName = `${stem}-${ending}${kind === "preview" ? "-preview" : ""}.mp4`;
		const [file] = await context.writeFiles([{ fileName, mimeType: "video/mp4", bytes }]);
		if (!file) throw new Error("A film was not kept.");
		const metadata = { platformName: VIDEO_FORMATS[format].name, width: size.width, height: size.height, seconds: round(frames / FRAMES_PER_SECOND), frames };
		entries.push({ kind, platform: format, metadata, file });
	}
	return entries;
}

type Part = Pick<Shooting, "list" | "most" | "reels" | "seconds" | "pace" | "wishes">;

function shootFor(part: Part, context: ToolContext) {
	const started = performance.now();
	const onFrame = (done: number, total: number) =>
		context.reportProgress(done, total, `Frame ${done} of ${total}${timeLeft(done, total, performance.now() - started)}`);
	return shoot({ ...part, signal: context.signal, onFrame });
}

const stemOf = (title: string | null | undefined) => (title?.trim() ? stemNamer()(`${title.trim()}.mp4`) : "slideshow");

export const makeSlideshow = defineTool({
	name: "make_slideshow",
	title: "Make a slideshow",
	description: "Makes films in H.264 (MP4) of pictures, with captions, a title card and transitions, in each shape that is wanted.",
	input: SlideshowWishes,
	output: z.object({ files: z.array(VideoEntry), report: SlideshowReport }),
	perInvocationMicroU: 20_000,
	timeoutMs: 1_800_000,
	whenStopped: TOO_LONG,
	run: async ({ fileIds, formats, ...wishes }, context) => {
		const list = await listPictures(fileIds, context);
		const reels = VIDEO_FORMAT_IDS.filter((id) => formats.includes(id)).map((format) => ({ format, size: { ...VIDEO_FORMATS[format] } }));
		const pace = { transition: wishes.transition ?? ("fade" as const), transitionFrames: 15, quantizer: 24 };
		const { shots, pictures, leftOut } = await shootFor(
			{ list, most: list.count, reels, wishes, seconds: wishes.seconds ?? SLIDE_SECONDS.usual, pace },
			context,
		);
		const files = await keep(shots, "video", stemOf(wishes.title), context);
		const videos = files.map(({ platform, metadata: { width, height, frames }, file: { fileName, sizeBytes } }) => ({
			fileName,
			platform,
			width,
			height,
			frames,
			sizeBytes,
		}));
		const notes = [`H.264 in MP4, ${FRAMES_PER_SECOND} frames a second, without sound. Nothing of the pictures but what is seen is in it.`];
		if (leftOut.length > 0) notes.push(`${leftOut.length} ${leftOut.length === 1 ? "picture" : "pictures"} could not be read and stand in no film.`);
		return { files, report: { pictures, seconds: files[0]?.metadata.seconds ?? 0, videos, leftOut, notes } };
	},
	findings: ({ report: { leftOut } }) => {
		if (leftOut.length === 0) return [];
		return [
			{
				exceptionType: "pictures_left_out",
				severity: "medium",
				affectedRows: leftOut.slice(0, 20).map(({ name, reason }) => ({ name, reason })),
				suggestedResolution: "These pictures could not be read. Save them anew as JPEG or PNG and run them again.",
				requiresHuman: false,
			},
		];
	},
});

/** How much of a film is shown beforehand. */
const SHOWN = { pictures: 3, seconds: 1.2 } as const;

export const previewSlideshow = defineTool({
	name: "preview_slideshow",
	title: "Preview a slideshow",
	description: "Makes the title card and the first three pictures as small films, one of each shape that is wanted.",
	input: SlideshowWishes,
	output: z.object({ files: z.array(VideoEntry), pictures: z.int() }),
	perInvocationMicroU: 2_000,
	timeoutMs: 120_000,
	whenStopped: TOO_LONG,
	run: async ({ fileIds, formats, ...wishes }, context) => {
		const list = await listPictures(fileIds, context);
		const reels = VIDEO_FORMAT_IDS.filter((id) => formats.includes(id)).map((format) => {
			const { previewWidth: width, previewHeight: height } = VIDEO_FORMATS[format];
			return { format, size: { width, height } };
		});
		const pace = { transition: wishes.transition ?? ("fade" as const), transitionFrames: 10, quantizer: 27 };
		const seconds = Math.min(SHOWN.seconds, wishes.seconds ?? SLIDE_SECONDS.usual);
		const { shots } = await shootFor({ list, most: SHOWN.pictures, reels, wishes, seconds, pace }, context);
		return { files: await keep(shots, "preview", stemOf(wishes.title), context), pictures: list.count };
	},
});
