import { graphOf } from "@/lib/user-workflows/compile/graph";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";

/** The same as the drawing, in words: each tool with what it takes from, its specialist, and what its creator noted. */
export function ToolList({ workflow: { toolPalette, canvasLayout, specialists } }: { workflow: UserWorkflow }) {
	const { nodes, edges } = graphOf(toolPalette, canvasLayout);
	return (
		<ol aria-label="Tools" className="grid divide-y border-y">
			{nodes.map(({ index, key, toolName, note }) => {
				const sources = edges.filter(({ to }) => to === index).map(({ from }) => nodes[from]?.key ?? "");
				const specialist = specialists.find(({ tools }) => tools.includes(index));
				return (
					<li key={key} className="grid gap-0.5 py-3">
						<p className="flex flex-wrap items-baseline gap-x-3">
							<code className="wrap-anywhere font-mono text-sm">{toolName}</code>
							{specialist && <span className="text-ink-muted text-sm">{specialist.name}</span>}
						</p>
						{sources.length > 0 && <p className="wrap-anywhere text-ink-muted text-sm">takes from {sources.join(", ")}</p>}
						{note && <p className="wrap-anywhere whitespace-pre-line text-sm">{note}</p>}
					</li>
				);
			})}
		</ol>
	);
}
