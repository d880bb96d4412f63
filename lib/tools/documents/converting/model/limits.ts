import { AppError } from "@/lib/platform/errors";

/** What one file may hold at most. Each bound has its sentence where it is checked. */
export const DOCUMENT_LIMITS = {
	/** Of text, markup and letters. */
	textBytes: 20 * 1024 * 1024,
	letters: 4_000_000,
	blocks: 100_000,
	tableRows: 20_000,
	tableColumns: 60,
	attachments: 50,
	/** Messages within messages. */
	messageDepth: 3,
	pictures: 500,
	/** Width times height. */
	picturePixels: 120_000_000,
	pictureBytes: 60 * 1024 * 1024,
	pages: 5_000,
} as const;

const NUMBERS = new Intl.NumberFormat("en");

/** A number as people read it. */
export function counted(value: number): string {
	return NUMBERS.format(value);
}

/** A file that is more than we take. */
export function tooLarge(message: string): AppError {
	return new AppError("FILE_TOO_LARGE", message);
}

/** A file that can't be read as what it is named. */
export function unreadable(message: string, cause?: unknown): AppError {
	return new AppError("FILE_UNREADABLE", message, undefined, { cause });
}

/** @throws AppError FILE_TOO_LARGE for more blocks or letters than one document may have. */
export class DocumentMeter {
	private blocks = 0;
	private letters = 0;

	countBlock(): void {
		this.blocks += 1;
		if (this.blocks > DOCUMENT_LIMITS.blocks)
			throw tooLarge(`This document is made of more than ${counted(DOCUMENT_LIMITS.blocks)} pieces. Split it and convert the parts one by one.`);
	}

	countLetters(count: number): void {
		this.letters += count;
		if (this.letters > DOCUMENT_LIMITS.letters)
			throw tooLarge(`This document has more than ${counted(DOCUMENT_LIMITS.letters)} letters. Split it and convert the parts one by one.`);
	}
}
