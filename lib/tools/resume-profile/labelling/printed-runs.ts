import { trimOf } from "@/lib/platform/language/outer-letters";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** How letters of a line from a place on are printed. */
export interface PrintedRun {
	readonly start: number;
	readonly bold: boolean;
	readonly italic: boolean;
}

/** Where in a line its runs begin. What was put together since it was read may have lost some; none for a line that looks alike. */
export function printedRuns({ text, runs = [] }: ResumeLine): PrintedRun[] {
	const found: PrintedRun[] = [];
	let from = 0;
	for (const { text: printed, bold, italic } of runs) {
		const words = trimOf(printed, /[^\p{L}\p{N}]/u);
		const start = words === "" ? -1 : text.indexOf(words, from);
		if (start === -1) continue;
		found.push({ start, bold, italic });
		from = start + words.length;
	}
	return found;
}

/** How the letters at a place are printed. */
export function lookAt(line: ResumeLine, runs: readonly PrintedRun[], at: number): { readonly bold: boolean; readonly italic: boolean } {
	const { bold, italic } = runs.findLast(({ start }) => start <= at) ?? runs[0] ?? line;
	return { bold, italic };
}
