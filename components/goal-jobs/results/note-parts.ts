import { parseBlocks, unescaped } from "@/components/ui/format/plain-markdown";

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
		if (block.kind === "heading") part = unescaped(block.text);
		else if (block.kind === "list") found.push({ part, changes: block.items.map(unescaped) });
	}
	return found;
}

/** What a note says of the changes as a whole, such as that there was little to change. */
export function saidOfChanges(note: string): readonly string[] {
	const blocks = parseBlocks(note);
	const from = blocks.findIndex((block) => block.kind === "heading" && block.text === CHANGES);
	const rest = from < 0 ? [] : blocks.slice(from + 1);
	const end = rest.findIndex(({ kind }) => kind !== "paragraph");
	return rest.slice(0, end < 0 ? rest.length : end).flatMap((block) => (block.kind === "paragraph" ? [unescaped(block.text)] : []));
}

const MISSING = "Asked for, but not found in your resume";

/** What a posting asks for and the resume does not show, as a note lists it. */
export function missingIn(note: string): readonly string[] {
	const blocks = parseBlocks(note);
	const at = blocks.findIndex((block) => block.kind === "heading" && block.text === MISSING);
	const list = at < 0 ? undefined : blocks[at + 1];
	return list?.kind === "list" ? list.items.map(unescaped) : [];
}

/** One of the facts that a note begins with, by its name. */
export function factIn(note: string, name: string): string | null {
	const first = parseBlocks(note).find((block) => block.kind === "list");
	const told = first?.kind === "list" ? first.items.find((item) => item.startsWith(`${name}: `)) : undefined;
	return told ? unescaped(told.slice(name.length + 2)) : null;
}
