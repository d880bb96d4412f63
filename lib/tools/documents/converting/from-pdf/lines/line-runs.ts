import type { Run } from "@/lib/tools/documents/converting/model/blocks";
import { keptAddress } from "@/lib/tools/documents/converting/reading/html/tags";
import type { Glyphs, TextLine } from "@/lib/tools/reading/text/text-line";
import { shownRuns } from "./raised-letters";

interface Styled {
	readonly bold: boolean;
	readonly italic: boolean;
	readonly url: string | null;
}

function runOf(text: string, { bold, italic, url }: Styled): Run {
	return { text, ...(bold ? { bold: true } : {}), ...(italic ? { italic: true } : {}), ...(url ? { url } : {}) };
}

function styleOf(item: Glyphs): Styled {
	return { bold: item.bold, italic: item.italic, url: item.links.map(keptAddress).find((address) => address !== null) ?? null };
}

const sameStyle = (one: Styled, other: Styled) => one.bold === other.bold && one.italic === other.italic && one.url === other.url;

/** Words that were hard to recognise, as runs of their own. */
function withDoubts(runs: readonly Run[], unsure: readonly string[]): Run[] {
	if (unsure.length === 0) return [...runs];
	const doubtful = new Set(unsure);
	return runs.flatMap((run) => {
		const pieces = run.text.split(/(?<=\s)/u);
		return pieces.map((piece): Run => (doubtful.has(piece.trim()) ? { ...run, text: piece, isDoubtful: true } : { ...run, text: piece }));
	});
}

/**
 * A line as runs: what stands in it bold, italic or as a link is so again. Its pieces are looked for in its text one after the other; what is
 * not found looks as the line does. `from` letters at its beginning are left out, as the mark of a list.
 */
export function lineRuns(line: TextLine, items: readonly Glyphs[], text: string): Run[] {
	const usual: Styled = { bold: line.bold, italic: line.italic, url: null };
	const runs: { text: string; style: Styled }[] = [];
	let at = 0;
	const take = (end: number, style: Styled) => {
		if (end <= at) return;
		const piece = text.slice(at, end);
		const last = runs.at(-1);
		if (last && sameStyle(last.style, style)) last.text += piece;
		else runs.push({ text: piece, style });
		at = end;
	};
	for (const item of [...items].sort((a, b) => a.x - b.x)) {
		const wanted = item.text.trim();
		if (wanted === "") continue;
		const found = text.indexOf(wanted, at);
		if (found === -1 || found > at + 3) continue;
		take(found, runs.at(-1)?.style.url ? usual : (runs.at(-1)?.style ?? styleOf(item)));
		take(found + wanted.length, styleOf(item));
	}
	take(text.length, runs.at(-1)?.style ?? usual);
	return withDoubts(
		runs.flatMap(({ text: piece, style }) => shownRuns(runOf(piece.replaceAll("\t", "  "), style))),
		line.reading?.unsure ?? [],
	);
}
