import { fitsFormats } from "@/lib/files/formats";
import { limitsOf } from "@/lib/questions/limits";
import type { Slot } from "@/lib/questions/schemas";

/** A file that is here, as far as it must be known to be put where it fits. */
export interface BroughtFile {
	readonly fileId: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly sizeBytes: number;
}

interface Taking {
	readonly supportedInputFormats: readonly string[];
	readonly maxFiles: number;
}

/** Of what was brought to a workflow, in its order, the files that it works on, as many as it takes; the others may answer its questions. */
export function spread<Named extends Pick<BroughtFile, "fileName" | "mimeType">>(
	files: readonly Named[],
	{ supportedInputFormats, maxFiles }: Taking,
): { taken: Named[]; left: Named[] } {
	const taken = files.filter((file) => fitsFormats(file, supportedInputFormats)).slice(0, maxFiles);
	return { taken, left: files.filter((file) => !taken.includes(file)) };
}

/** The questions for files that the rest answers, each with those of its kinds; a file answers one question. */
export function answersOfFiles(left: readonly BroughtFile[], slots: readonly Slot[]): Record<string, unknown> {
	const free = [...left];
	const answers: Record<string, unknown> = {};
	for (const slot of slots.filter(({ slotType, hidden }) => slotType === "file" && !hidden)) {
		const max = limitsOf(slot).maxItems;
		const fitting = free.filter((file) => fitsFormats(file, slot.acceptedFormats)).slice(0, max);
		const [only] = fitting;
		if (!only) continue;
		for (const file of fitting) free.splice(free.indexOf(file), 1);
		answers[slot.slotId] = max === 1 ? only.fileId : fitting.map(({ fileId }) => fileId);
	}
	return answers;
}
