import { parseBlocks } from "@/components/ui/format/plain-markdown";

/** One part of a resume that was changed, and what was done to it. */
export interface NotedChange {
	readonly part: string;
	readonly changes: readonly string[];
}

const CHANGES = "What was changed and why";

/** The changes that a note tells of, part by part. */
export function changesIn(note: string): NotedChange[] {
	const blocks = parseBlocks(note);
	const from = blocks.findIndex((block) => block.kind === "heading" && block.text === CHANGES);
	if (from < 0) return [];
	const found: NotedChange[] = [];
	let part = "";
	for (const block of blocks.slice(from + 1)) {
		if (block.kind === "heading" && block.level <= 2) break;
		if (block.kind === "heading") part = block.text;
		else if (block.kind === "list") found.push({ part, changes: block.items });
	}
	return found;
}
