"use client";

import { ArrowDown, ArrowUp, CircleAlert, Link2, MoreHorizontal, Plus, Trash2, Unlink } from "lucide-react";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { useChecked, useEdited, useEditorTools, useNodeRuns } from "@/components/user-workflows/canvas/editor-context";
import { hueOf, inkOf, RUN_LOOKS, runWords, toolIcon } from "@/components/user-workflows/canvas/node-look";
import type { CanvasNode } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { specialistsOf } from "@/components/user-workflows/document/specialists";

interface OutlineProps {
	onConnect: (nodeId: string) => void;
	onAdd: () => void;
	onOpen: (nodeId: string) => void;
}

/**
 * The same document as a list: what the canvas does by dragging is done here by buttons and keys. It is what phones show, and what screen readers
 * read best. The order is the one in which equal tools are named.
 */
export function Outline({ onConnect, onAdd, onOpen }: OutlineProps) {
	const { editor, commands, isReadOnly } = useEditorTools();
	const document = useEdited((history) => history.document);
	const listRef = useRef<HTMLOListElement>(null);
	const specialists = useMemo(() => specialistsOf(document), [document]);
	const hues = useMemo(() => {
		const drawn = specialists.filter(({ nodeIds, name }) => nodeIds.length > 1 || name !== null);
		return new Map(drawn.flatMap(({ nodeIds, name }, index) => nodeIds.map((id) => [id, { hue: index, name }] as const)));
	}, [specialists]);

	function focusRow(index: number) {
		const rows = listRef.current?.querySelectorAll<HTMLElement>("[data-outline-row]");
		rows?.[Math.max(0, Math.min(rows.length - 1, index))]?.focus();
	}

	function onKeyDown(event: KeyboardEvent, node: CanvasNode, index: number) {
		if (event.target !== event.currentTarget) return;
		const isUp = event.key === "ArrowUp";
		if (isUp || event.key === "ArrowDown") {
			event.preventDefault();
			const to = index + (isUp ? -1 : 1);
			if (event.altKey && !isReadOnly) {
				editor.do("Reorder", (now) => edits.reorderNode(now, node.nodeId, to), { selection: { nodeIds: new Set([node.nodeId]), edgeIds: new Set() } });
				requestAnimationFrame(() => focusRow(to));
			} else focusRow(to);
		}
		if (event.key === "Enter") {
			event.preventDefault();
			onOpen(node.nodeId);
		}
		if ((event.key === "Delete" || event.key === "Backspace") && !isReadOnly) {
			event.preventDefault();
			event.stopPropagation();
			commands.remove(node.nodeId);
			requestAnimationFrame(() => focusRow(index));
		}
	}

	return (
		<div className="grid grid-cols-1 gap-3">
			{document.nodes.length === 0 && <p className="text-ink-muted">This workflow has no tools yet.</p>}
			<ol ref={listRef} aria-label="Tools of the workflow" className="grid grid-cols-1 gap-2">
				{document.nodes.map((node, index) => (
					<OutlineRow
						key={node.nodeId}
						node={node}
						index={index}
						count={document.nodes.length}
						specialist={hues.get(node.nodeId) ?? null}
						onConnect={onConnect}
						onOpen={onOpen}
						onKeyDown={onKeyDown}
					/>
				))}
			</ol>
			{!isReadOnly && (
				<Button className="justify-self-start" icon={<Plus aria-hidden />} onClick={onAdd}>
					Add a tool
				</Button>
			)}
		</div>
	);
}

interface RowProps extends Pick<OutlineProps, "onConnect" | "onOpen"> {
	node: CanvasNode;
	index: number;
	count: number;
	specialist: { hue: number; name: string | null } | null;
	onKeyDown: (event: KeyboardEvent, node: CanvasNode, index: number) => void;
}

function OutlineRow({ node, index, count, specialist, onConnect, onOpen, onKeyDown }: RowProps) {
	const { editor, commands, table, isReadOnly } = useEditorTools();
	const isSelected = useEdited(({ selection }) => selection.nodeIds.has(node.nodeId));
	const edges = useEdited(({ document }) => document.edges);
	const nodes = useEdited(({ document }) => document.nodes);
	const findings = useChecked().findings.filter(({ nodeId, level }) => nodeId === node.nodeId && level !== "note");
	const run = useNodeRuns()?.get(node.nodeId);
	const titleOf = (nodeId: string) => {
		const at = nodes.findIndex((other) => other.nodeId === nodeId);
		return `${at + 1}. ${table.tools.get(nodes[at]?.toolName ?? "")?.title ?? nodes[at]?.toolName ?? ""}`;
	};
	const outgoing = edges.filter(({ from }) => from === node.nodeId);
	const incoming = edges.filter(({ to }) => to === node.nodeId);
	const title = table.tools.get(node.toolName)?.title ?? node.toolName;
	const Icon = toolIcon(node.toolName);
	const RunIcon = run && RUN_LOOKS[run.state].icon;
	const move = (to: number) => editor.do("Reorder", (now) => edits.reorderNode(now, node.nodeId, to));
	return (
		<li className={cn("relative flex items-start gap-1 rounded-lg border bg-surface", isSelected && "border-accent outline-2 outline-accent")}>
			{specialist && <span aria-hidden className="absolute inset-y-2 -left-px w-1 rounded-full" style={{ background: hueOf(specialist.hue) }} />}
			<button
				type="button"
				data-outline-row
				aria-pressed={isSelected}
				onClick={() => onOpen(node.nodeId)}
				onFocus={() => !isSelected && editor.select([node.nodeId])}
				onKeyDown={(event) => onKeyDown(event, node, index)}
				className="grid min-w-0 flex-1 gap-1 rounded-lg py-2.5 pr-1 pl-3.5 text-left"
			>
				<span className="flex items-center gap-2">
					<Icon aria-hidden className="size-4 shrink-0 text-accent" />
					<span className="min-w-0 font-medium">
						{index + 1}. {title}
					</span>
				</span>
				{specialist?.name && <span className="text-ink-faint text-xs">{specialist.name}</span>}
				{node.note && <span className="line-clamp-2 text-ink-muted text-sm">{node.note}</span>}
				{incoming.length > 0 && <span className="text-ink-muted text-sm">Takes from {incoming.map(({ from }) => titleOf(from)).join(", ")}</span>}
				{outgoing.length > 0 && <span className="text-ink-muted text-sm">Gives to {outgoing.map(({ to }) => titleOf(to)).join(", ")}</span>}
				{run && RunIcon && (
					<span className={cn("flex items-center gap-1.5 text-sm", inkOf(RUN_LOOKS[run.state].tone))}>
						<RunIcon aria-hidden className="size-3.5" /> {runWords(run)}
					</span>
				)}
				{!run &&
					findings.map(({ message }) => (
						<span key={message} className="flex items-start gap-1.5 text-sm text-warning">
							<CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" /> {message}
						</span>
					))}
			</button>
			{!isReadOnly && (
				<Menu
					trigger={
						<Button variant="ghost" size="icon" aria-label={`Actions for ${index + 1}. ${title}`} className="mt-1 mr-1">
							<MoreHorizontal aria-hidden />
						</Button>
					}
				>
					<MenuItem onSelect={() => onConnect(node.nodeId)}>
						<Link2 aria-hidden /> Connect
					</MenuItem>
					{[...outgoing, ...incoming].map((edge) => (
						<MenuItem key={`${edge.from}>${edge.to}`} onSelect={() => commands.disconnect(edge)}>
							<Unlink aria-hidden /> Disconnect {titleOf(edge.from === node.nodeId ? edge.to : edge.from)}
						</MenuItem>
					))}
					<MenuSeparator />
					<MenuItem disabled={index === 0} onSelect={() => move(index - 1)}>
						<ArrowUp aria-hidden /> Move up
					</MenuItem>
					<MenuItem disabled={index === count - 1} onSelect={() => move(index + 1)}>
						<ArrowDown aria-hidden /> Move down
					</MenuItem>
					<MenuSeparator />
					<MenuItem isDangerous onSelect={() => commands.remove(node.nodeId)}>
						<Trash2 aria-hidden /> Delete
					</MenuItem>
				</Menu>
			)}
		</li>
	);
}
