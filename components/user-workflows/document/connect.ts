import { type CanvasDocument, type CanvasEdge, nodesById } from "./document";
import { misfitWords, type ToolTable } from "./fit";

/** Whether the tools can be connected, and if not why, in words. */
export type ConnectionAnswer = { readonly fits: true } | { readonly fits: false; readonly reason: string };

const no = (reason: string): ConnectionAnswer => ({ fits: false, reason });

export function canConnect(document: CanvasDocument, table: ToolTable, { from, to }: CanvasEdge): ConnectionAnswer {
	if (from === to) return no("A tool can't be given what it makes itself.");
	const nodes = nodesById(document);
	const [source, target] = [nodes.get(from), nodes.get(to)];
	if (!source || !target) return no("That tool is not on the canvas any more.");
	if (document.edges.some((edge) => edge.from === from && edge.to === to)) return no("These tools are connected already.");
	const [giver, taker] = [table.tools.get(source.toolName), table.tools.get(target.toolName)];
	if (!giver || !taker) return no(`${(giver ? target : source).toolName} is not among the tools that there are now.`);
	const misfit = misfitWords(table, giver, taker);
	if (misfit) return no(misfit);
	if (reaches(document, to, from)) return no(`That would make a circle: ${giver.title} already waits for ${taker.title}.`);
	return { fits: true };
}

/** Whether edges lead from one tool to another. */
export function reaches(document: CanvasDocument, from: string, to: string): boolean {
	const next = new Map<string, string[]>();
	for (const edge of document.edges) {
		const list = next.get(edge.from);
		if (list) list.push(edge.to);
		else next.set(edge.from, [edge.to]);
	}
	const seen = new Set([from]);
	for (const at of seen) for (const other of next.get(at) ?? []) seen.add(other);
	return seen.has(to);
}
