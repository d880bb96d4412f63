import { type Brief, everySentence } from "@/lib/tools/documents/brief/schemas";

const SILENT = "No contradictions were found. Such that are worded very differently may be missed.";

/** What a reader would otherwise take for granted: that every document is in the brief, and that nothing contradicts itself. */
export function notesOfParts(sources: Brief["sources"], parts: Pick<Brief, "sections" | "contradictions">): string[] {
	const used = new Set(everySentence(parts).flatMap(({ citations }) => citations.map(({ source }) => source)));
	const unused = sources.flatMap(({ fileName, sentenceCount }, at) =>
		used.has(at) || sentenceCount === 0
			? []
			: [
					`Nothing of ${fileName} is in the brief: of its ${sentenceCount} sentences none was chosen for these topics. Read it yourself, or choose other topics.`,
				],
	);
	return [...unused, ...(parts.contradictions.length === 0 ? [SILENT] : [])];
}
