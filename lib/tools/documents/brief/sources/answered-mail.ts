import type { Block } from "@/lib/tools/documents/converting/model/blocks";

const QUOTED = /^\s*>/;

/** Lines without those that quote the message that was answered, and without the line that says whose they are. */
function ownLines(text: string): string {
	const lines = text.split("\n");
	return lines.filter((line, at) => !QUOTED.test(line) && !(/:\s*$/.test(line) && QUOTED.test(lines[at + 1] ?? ""))).join("\n");
}

/** A message as its sender wrote it: what is quoted in it was written by others, and stands in their own messages. */
export function withoutQuotes(blocks: readonly Block[]): { readonly blocks: Block[]; readonly hasQuotes: boolean } {
	let hasQuotes = false;
	const kept = blocks.flatMap((block): Block[] => {
		if (block.kind === "quote") {
			hasQuotes = true;
			return [];
		}
		if (block.kind !== "paragraph" || !block.runs.some(({ text }) => text.split("\n").some((line) => QUOTED.test(line)))) return [block];
		hasQuotes = true;
		const runs = block.runs.map((run) => ({ ...run, text: ownLines(run.text) })).filter(({ text }) => text.trim() !== "");
		return runs.length === 0 ? [] : [{ ...block, runs }];
	});
	return { blocks: kept, hasQuotes };
}
