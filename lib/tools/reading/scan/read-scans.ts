import "server-only";
import type { Glyphs, ReadOptions } from "@/lib/tools/reading/text/text-line";
import type { GreyPicture } from "./pixels/grey-picture";
import { type Habit, type ReadPicture, readPicture } from "./read-picture";
import { withRecognizer } from "./recognizer";
import { glyphsOf } from "./scan-glyphs";
import { SCANS_MS } from "./scan-words";

const POINTS_PER_INCH = 72;

export interface ScannedPage {
	readonly page: number;
	readonly picture: GreyPicture;
}

export interface ReadScan {
	readonly page: number;
	readonly widthPt: number;
	readonly heightPt: number;
	readonly items: readonly Glyphs[];
	readonly drawn: ReadPicture["drawn"];
}

export interface ReadScans {
	readonly scans: readonly ReadScan[];
	/** Whether a page was given up for want of time: it may well be readable. */
	readonly ranOutOfTime: boolean;
}

/**
 * The text in pictures of pages, one after the other, as pieces with their places. Pages on which nothing could be made out are left out.
 * @throws AppError SERVICE_UNAVAILABLE when many files wait already, and whatever `options.signal` was aborted with.
 */
export async function readScans(pages: readonly ScannedPage[], options: ReadOptions): Promise<ReadScans> {
	return withRecognizer(options.signal, async (recognizer) => {
		const until = Date.now() + SCANS_MS;
		const scans: ReadScan[] = [];
		let habit: Habit | null = null;
		for (const [at, { page, picture }] of pages.entries()) {
			options.onPicture?.(at, pages.length);
			const read = await readPicture(picture, recognizer, habit, until - Date.now());
			if (!read) continue;
			habit = { language: read.language, quarters: read.quarters };
			const scale = POINTS_PER_INCH / read.picture.dpi;
			const size = { widthPt: read.picture.width * scale, heightPt: read.picture.height * scale };
			scans.push({ page, ...size, items: glyphsOf(read.lines, read.picture), drawn: read.drawn });
		}
		return { scans, ranOutOfTime: recognizer.ranOutOfTime };
	});
}
