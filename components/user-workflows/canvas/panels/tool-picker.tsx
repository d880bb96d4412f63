"use client";

import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useMemo } from "react";
import { money } from "@/components/ui/format/format";
import { useFocusReturn } from "@/components/ui/overlay/use-focus-return";
import { useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import type { Insertion } from "@/components/user-workflows/canvas/flow/insertion";
import { toolIcon } from "@/components/user-workflows/canvas/node-look";
import { byServer, type CanvasTool, filledInputs, partnersOf } from "@/components/user-workflows/document/fit";

const WIDTH = 384;
const HEIGHT = 400;
const MARGIN = 12;

/** Every typed word has to stand in the tool's name or description. */
function matches(entry: string, typed: string): number {
	const text = entry.toLowerCase();
	const words = typed.toLowerCase().split(/\s+/);
	if (!words.every((word) => text.includes(word))) return 0;
	return words.some((word) => text.startsWith(word)) ? 1 : 0.5;
}

function placeOf(screen: Insertion["screen"]): React.CSSProperties {
	if (!screen) return { left: "50%", top: "16vh", transform: "translateX(-50%)" };
	return {
		left: Math.max(MARGIN, Math.min(screen.x, window.innerWidth - WIDTH - MARGIN)),
		top: Math.max(MARGIN, Math.min(screen.y, window.innerHeight - HEIGHT - MARGIN)),
	};
}

interface ToolPickerProps {
	insertion: Insertion | null;
	onPick: (tool: CanvasTool, insertion: Insertion) => void;
	onClose: () => void;
}

/** The list of tools at the pointer: those that fit where it was opened come first. */
export function ToolPicker({ insertion, onPick, onClose }: ToolPickerProps) {
	const { table } = useEditorTools();
	const focusReturn = useFocusReturn();
	return (
		<Dialog.Root open={insertion !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-50" />
				{insertion && (
					<Dialog.Content
						{...focusReturn}
						aria-describedby={undefined}
						className="fixed z-50 w-96 max-w-[calc(100vw-1.5rem)] animate-enter overflow-hidden rounded-lg bg-raised shadow-float"
						style={placeOf(insertion.screen)}
					>
						<Dialog.Title className="sr-only">Add a tool</Dialog.Title>
						<Command label="Tools" filter={matches}>
							<Command.Input
								placeholder="Find a tool"
								className="h-11 w-full border-line border-b bg-transparent px-4 outline-none placeholder:text-ink-faint"
							/>
							<Entries tools={[...table.tools.values()]} insertion={insertion} onPick={(tool) => onPick(tool, insertion)} />
						</Command>
					</Dialog.Content>
				)}
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** The tools that fit where one is wanted, and the others. */
function useFitting({ beside, between }: Insertion): ReadonlySet<string> | null {
	const { editor, table } = useEditorTools();
	return useMemo(() => {
		const toolOf = (nodeId: string) => editor.document.nodes.find((node) => node.nodeId === nodeId)?.toolName ?? "";
		if (beside) return new Set(partnersOf(table, toolOf(beside.nodeId), beside.side).map(({ toolName }) => toolName));
		if (!between) return null;
		const [from, to] = [toolOf(between.from), toolOf(between.to)];
		const fitting = [...table.tools.keys()].filter((name) => filledInputs(table, from, name).length > 0 && filledInputs(table, name, to).length > 0);
		return new Set(fitting);
	}, [beside, between, editor, table]);
}

function Entries({ tools, insertion, onPick }: { tools: readonly CanvasTool[]; insertion: Insertion; onPick: (tool: CanvasTool) => void }) {
	const fitting = useFitting(insertion);
	const shelves: [string, CanvasTool[]][] = fitting
		? [
				["Fits here", tools.filter(({ toolName }) => fitting.has(toolName))],
				["Does not connect here", tools.filter(({ toolName }) => !fitting.has(toolName))],
			]
		: byServer(tools);
	return (
		<Command.List className="max-h-80 overflow-y-auto p-1.5">
			<Command.Empty className="px-3 py-4 text-ink-muted text-sm">No tool has these words.</Command.Empty>
			{shelves
				.filter(([, shelf]) => shelf.length > 0)
				.map(([name, shelf]) => (
					<Command.Group
						key={name}
						heading={name}
						className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs"
					>
						{shelf.map((tool) => (
							<ToolEntry key={tool.toolName} tool={tool} onSelect={() => onPick(tool)} />
						))}
					</Command.Group>
				))}
		</Command.List>
	);
}

function ToolEntry({ tool, onSelect }: { tool: CanvasTool; onSelect: () => void }) {
	const Icon = toolIcon(tool.toolName);
	return (
		<Command.Item
			value={`${tool.title} ${tool.description} ${tool.toolName}`}
			onSelect={onSelect}
			className="flex cursor-default items-start gap-2.5 rounded-sm px-2.5 py-2 data-[selected=true]:bg-sunken"
		>
			<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
			<span className="grid min-w-0 flex-1">
				<span className="font-medium">{tool.title}</span>
				<span className="line-clamp-1 text-ink-muted text-sm">{tool.description}</span>
			</span>
			{tool.perInvocationMicroU > 0 && <span className="shrink-0 font-mono text-ink-faint text-xs">{money(tool.perInvocationMicroU)}</span>}
		</Command.Item>
	);
}
