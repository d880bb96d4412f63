import { AppError } from "@/lib/platform/errors";

/** What pictures may hold at most. Each bound has its sentence where it is checked. */
export const MEDIA_LIMITS = {
	/** Of one picture, before anything of it is decoded. */
	pixels: 100_000_000,
	side: 30_000,
	pictureBytes: 100 * 1024 * 1024,
	pictures: 200,
	/** Pictures that one run writes, and their bytes all together. */
	written: 400,
	writtenBytes: 150 * 1024 * 1024,
	archiveEntries: 2_000,
	archiveBytes: 1024 * 1024 * 1024,
} as const;

/** More than we take. */
export function tooLarge(message: string): AppError {
	return new AppError("FILE_TOO_LARGE", message);
}

/** What can't be read as what it is named. */
export function unreadable(message: string, cause?: unknown): AppError {
	return new AppError("FILE_UNREADABLE", message, undefined, { cause });
}
