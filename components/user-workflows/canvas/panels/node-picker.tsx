"use client";

import { Command } from "cmdk";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { canConnect } from "@/components/user-workflows/document/connect";

const ITEM_STYLE = "grid cursor-default gap-0.5 rounded-sm px-2.5 py-2 data-[disabled=true]:opacity-70 data-[selected=true]:bg-sunken pointer-coarse:py-3";
const LIST_STYLE =
	"max-h-[50vh] overflow-y-auto [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs";

function matches(entry: string, typed: string): number {
	return typed
		.toLowerCase()
		.split(/\s+/)
		.every((word) => entry.toLowerCase().includes(word))
		? 1
		: 0;
}

/** Every tool of the workflow by number and name: two of the same kind are told apart. */
function useNamed() {
	const { table } = useEditorTools();
	const nodes = useEdited(({ document }) => document.nodes);
	return nodes.map((node, index) => ({ ...node, label: `${index + 1}. ${table.tools.get(node.toolName)?.title ?? node.toolName}` }));
}

/** Connecting by keyboard: all other tools, those that fit first, the others with the reason why not. */
export function ConnectDialog({ nodeId, onClose }: { nodeId: string | null; onClose: () => void }) {
	const { editor, commands, table } = useEditorTools();
	const named = useNamed();
	const document = useEdited((history) => history.document);
	const own = named.find((node) => node.nodeId === nodeId);
	const others = named.filter((node) => node.nodeId !== nodeId);
	const ways = nodeId
		? (["after", "before"] as const).map((side) => ({
				side,
				entries: others.map((node) => {
					const edge = side === "after" ? { from: nodeId, to: node.nodeId } : { from: node.nodeId, to: nodeId };
					return { node, edge, answer: canConnect(document, table, edge) };
				}),
			}))
		: [];
	const misfits = ways[0]?.entries.filter(({ answer }) => !answer.fits) ?? [];
	return (
		<Dialog isOpen={nodeId !== null && own !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()} title={`Connect ${own?.label ?? ""}`}>
			<Command label="Tools to connect" filter={matches}>
				<Command.Input
					autoFocus
					placeholder="Find a tool"
					className="mb-2 h-10 w-full border-line border-b bg-transparent px-1 outline-none placeholder:text-ink-faint"
				/>
				<Command.List className={LIST_STYLE}>
					<Command.Empty className="px-2.5 py-3 text-ink-muted text-sm">There is no other tool of that name.</Command.Empty>
					{ways.map(({ side, entries }) => {
						const fitting = entries.filter(({ answer }) => answer.fits);
						if (fitting.length === 0) return null;
						return (
							<Command.Group key={side} heading={side === "after" ? "Give what it makes to" : "Give it what comes from"}>
								{fitting.map(({ node, edge }) => (
									<Command.Item
										key={node.nodeId}
										value={`${side} ${node.label}`}
										className={ITEM_STYLE}
										onSelect={() => {
											commands.connect(edge);
											editor.select([edge.from, edge.to]);
											onClose();
										}}
									>
										{node.label}
									</Command.Item>
								))}
							</Command.Group>
						);
					})}
					{misfits.length > 0 && (
						<Command.Group heading="Takes nothing from it">
							{misfits.map(({ node, answer }) => (
								<Command.Item key={node.nodeId} value={`not ${node.label}`} disabled className={ITEM_STYLE}>
									{node.label}
									<span className="text-ink-muted text-sm">{answer.fits ? "" : answer.reason}</span>
								</Command.Item>
							))}
						</Command.Group>
					)}
				</Command.List>
			</Command>
		</Dialog>
	);
}

/** Finds a tool of the workflow by its name or note and goes to it. */
export function FindDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const { show } = useEditorTools();
	const named = useNamed();
	return (
		<Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title="Find in this workflow">
			<Command label="Tools of this workflow" filter={matches}>
				<Command.Input
					autoFocus
					placeholder="Name or note"
					className="mb-2 h-10 w-full border-line border-b bg-transparent px-1 outline-none placeholder:text-ink-faint"
				/>
				<Command.List className={LIST_STYLE}>
					<Command.Empty className="px-2.5 py-3 text-ink-muted text-sm">No tool has these words.</Command.Empty>
					{named.map(({ nodeId, label, note }) => (
						<Command.Item
							key={nodeId}
							value={`${label} ${note}`}
							className={ITEM_STYLE}
							onSelect={() => {
								onClose();
								show(nodeId);
							}}
						>
							{label}
							{note && <span className="line-clamp-1 text-ink-muted text-sm">{note}</span>}
						</Command.Item>
					))}
				</Command.List>
			</Command>
		</Dialog>
	);
}
