"use client";

import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { SearchInput } from "@/components/ui/form/search-input";
import { money } from "@/components/ui/format/format";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { TOOL_DRAG } from "@/components/user-workflows/canvas/flow/tool-drag";
import { toolIcon } from "@/components/user-workflows/canvas/node-look";
import { byServer, type CanvasTool } from "@/components/user-workflows/document/fit";

interface PaletteProps {
	/** Servers that were set up and can't be reached, with the reason. */
	problems: readonly { readonly title: string; readonly problem: string }[];
}

/** Every tool there is: found by typing, dragged onto the canvas, or added by a press beside what is selected. */
export function Palette({ problems }: PaletteProps) {
	const { table } = useEditorTools();
	const [typed, setTyped] = useState("");
	const shelves = useMemo(() => {
		const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
		const found = [...table.tools.values()].filter(({ title, description, toolName }) => {
			const text = `${title} ${description} ${toolName}`.toLowerCase();
			return words.every((word) => text.includes(word));
		});
		return byServer(found);
	}, [table, typed]);
	return (
		<div className="flex min-h-0 flex-1 flex-col">
			<div className="p-3">
				<SearchInput label="Find a tool" placeholder="Find a tool" value={typed} onChange={setTyped} />
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
				{shelves.map(([server, tools]) => (
					<section key={server} aria-label={server} className="pb-3">
						<h3 className="pb-1 text-ink-faint text-xs">{server}</h3>
						<ul className="grid grid-cols-1 gap-0.5">
							{tools.map((tool) => (
								<li key={tool.toolName}>
									<PaletteTool tool={tool} />
								</li>
							))}
						</ul>
					</section>
				))}
				{shelves.length === 0 && <p className="text-ink-muted text-sm">No tool has these words.</p>}
				{problems.map(({ title, problem }) => (
					<p key={title} className="text-ink-muted text-sm">
						<span className="font-medium text-warning">{title}:</span> {problem}
					</p>
				))}
			</div>
		</div>
	);
}

function PaletteTool({ tool }: { tool: CanvasTool }) {
	const { editor, commands, show, isReadOnly } = useEditorTools();
	const isUsed = useEdited(({ document }) => document.nodes.some(({ toolName }) => toolName === tool.toolName));
	const Icon = toolIcon(tool.toolName);
	function add() {
		const chosen = editor.selection.nodeIds.size === 1 ? [...editor.selection.nodeIds][0] : undefined;
		const nodeId = commands.add(tool.toolName, null, chosen ? { nodeId: chosen, side: "after" } : null);
		if (nodeId) show(nodeId);
	}
	return (
		<button
			type="button"
			draggable={!isReadOnly}
			disabled={isReadOnly}
			onDragStart={(event) => {
				event.dataTransfer.setData(TOOL_DRAG, tool.toolName);
				event.dataTransfer.effectAllowed = "copy";
			}}
			onClick={add}
			title={tool.description}
			className="group flex w-full cursor-grab items-start gap-2.5 rounded-md px-2 py-1.5 text-left hover:bg-sunken disabled:cursor-default pointer-coarse:py-2.5"
		>
			<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
			<span className="sr-only">Add </span>
			<span className="grid min-w-0 flex-1">
				<span className="wrap-anywhere leading-5">{tool.title}</span>
				{(isUsed || tool.perInvocationMicroU > 0) && (
					<span className="flex gap-2 text-ink-faint text-xs">
						{tool.perInvocationMicroU > 0 && <span className="font-mono">{money(tool.perInvocationMicroU)}</span>}
						{isUsed && <span>in use</span>}
					</span>
				)}
			</span>
			<Plus aria-hidden className="mt-1 size-3.5 shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" />
		</button>
	);
}
