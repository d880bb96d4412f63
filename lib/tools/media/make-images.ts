import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES } from "@/lib/tools/inspection";
import { defineTool, type ToolContext } from "@/lib/tools/tool";
import { MEDIA_LIMITS, tooLarge } from "./limits";
import { makePicture } from "./making/make-picture";
import { notesOf } from "./making/notes";
import { sizesOf } from "./making/sizes";
import { stemNamer } from "./making/stems";
import { settle, type Wishes } from "./making/wishes";
import { type Working, workOn } from "./making/work-on";
import type { PictureFile } from "./pictures/decode";
import { listPictures, type PictureList } from "./pictures/open-pictures";
import { platformName } from "./platforms";
import { FileIds, type LeftOutPicture, type MadePicture, PictureReport, PictureWishes, PlatformName, type ReadPicture, WrittenFile } from "./schemas";
import { timeLeft } from "./time-left";

export const TOO_HARD = {
	code: "FILE_TOO_LARGE",
	message: "These pictures take more time or memory than one may have, so the work was stopped. Take fewer or smaller ones at once.",
} as const;

const PictureEntry = z.object({
	kind: z.literal("picture"),
	platform: PlatformName,
	metadata: z.object({ platformName: z.string(), width: z.int(), height: z.int(), source: z.string(), way: z.string(), isEnlarged: z.boolean() }),
	file: WrittenFile,
});
type PictureEntry = z.infer<typeof PictureEntry>;

/** @throws AppError FILE_TOO_LARGE when more would be written than one run may. */
function refuseTooMany(pictures: number, platforms: number): void {
	if (pictures * platforms <= MEDIA_LIMITS.written) return;
	throw tooLarge(
		`${pictures} pictures for ${platforms} platforms make ${pictures * platforms} files; one run writes at most ${MEDIA_LIMITS.written}. Choose fewer platforms, or take the pictures in several runs.`,
	);
}

/** A picture that can't be worked on is left out and told of; what is no fault of the picture's ends the call. */
async function tryWork(file: PictureFile, wishes: Wishes): Promise<Working | AppError> {
	try {
		return await workOn(file, sizesOf(wishes.platforms));
	} catch (error) {
		if (error instanceof AppError && INSPECTION_CODES.some((code) => code === error.code)) return error;
		throw error;
	}
}

interface Made {
	readonly files: PictureEntry[];
	readonly report: { pictures: ReadPicture[]; made: MadePicture[]; leftOut: LeftOutPicture[] };
}

async function makeAll(list: PictureList, wishes: Wishes, context: ToolContext): Promise<Made> {
	const all: Made = { files: [], report: { pictures: [], made: [], leftOut: [] } };
	const stemFor = stemNamer();
	const started = performance.now();
	let [at, bytes] = [0, 0];
	let firstError: AppError | null = null;
	for await (const file of list.pictures()) {
		context.signal.throwIfAborted();
		const working = await tryWork(file, wishes);
		if (working instanceof AppError) {
			firstError ??= working;
			all.report.leftOut.push({ name: file.name, reason: working.message });
		} else {
			bytes += await makeOne(working, stemFor(file.name), wishes, context, all);
			if (bytes > MEDIA_LIMITS.writtenBytes)
				throw tooLarge("The results are more than one run may write. Take fewer pictures, fewer platforms or a smaller quality.");
		}
		at += 1;
		context.reportProgress(
			at,
			list.count,
			`${at} of ${list.count} ${list.count === 1 ? "picture" : "pictures"}${timeLeft(at, list.count, performance.now() - started)}`,
		);
	}
	if (all.files.length === 0 && firstError) throw firstError;
	return all;
}

/** Writes one picture for every place. Returns how many bytes. */
async function makeOne(working: Working, stem: string, wishes: Wishes, context: ToolContext, { files, report }: Made): Promise<number> {
	const results: Awaited<ReturnType<typeof makePicture>>[] = [];
	for (const id of wishes.platforms) {
		context.signal.throwIfAborted();
		results.push(await makePicture(working, stem, id, wishes));
	}
	const written = await context.writeFiles(results.map(({ file }) => file));
	for (const [at, { made }] of results.entries()) {
		const file = written[at];
		if (!file) throw new Error("A picture was not kept.");
		const { platform, width, height, source, way, isEnlarged } = made;
		files.push({ kind: "picture", platform, metadata: { platformName: platformName(platform), width, height, source, way, isEnlarged }, file });
		report.made.push(made);
	}
	const { name, facts, focus } = working;
	const round = (value: number) => Math.round(value * 1000) / 1000;
	const seen = { x: round(focus.x), y: round(focus.y), confidence: round(focus.confidence) };
	report.pictures.push({ name, width: facts.width, height: facts.height, format: facts.format, removed: [...facts.carries], focus: seen });
	return written.reduce((sum, file) => sum + file.sizeBytes, 0);
}

export const makeImages = defineTool({
	name: "make_images",
	title: "Make pictures for platforms",
	description: "Cuts pictures around what matters, or fits them, for each platform in its size, format and limit; without any data beside the pixels.",
	input: z.strictObject({ fileIds: FileIds, ...PictureWishes }),
	output: z.object({ files: z.array(PictureEntry), report: PictureReport }),
	perInvocationMicroU: 3_000,
	timeoutMs: 900_000,
	whenStopped: TOO_HARD,
	run: async ({ fileIds, ...given }, context) => {
		const wishes = settle(given);
		const list = await listPictures(fileIds, context);
		refuseTooMany(list.count, wishes.platforms.length);
		const { files, report } = await makeAll(list, wishes, context);
		return { files, report: { ...report, notes: notesOf(report, wishes.crop) } };
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
