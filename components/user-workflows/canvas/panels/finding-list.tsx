"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { toast } from "@/components/ui/overlay/toast";
import { useChecked, useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import type { PlacedFinding } from "@/components/user-workflows/queries";

const LEVELS = {
	refused: { icon: CircleAlert, ink: "text-danger", word: "Must be mended" },
	not_runnable: { icon: TriangleAlert, ink: "text-warning", word: "Keeps it from running" },
	note: { icon: Info, ink: "text-info", word: "Worth knowing" },
} as const;

/** One thing that the validator found, with the tools that would mend it. */
export function FindingLine({ finding, isPlaced }: { finding: PlacedFinding; isPlaced: boolean }) {
	const { table, commands, editor, show, isReadOnly } = useEditorTools();
	const { icon: Icon, ink, word } = LEVELS[finding.level];
	const suggested = finding.suggestions.flatMap((toolName) => table.tools.get(toolName) ?? []).slice(0, 3);
	const tool = useEdited(({ document }) => document.nodes.find(({ nodeId }) => nodeId === finding.nodeId)?.toolName);
	const edge = useEdited(({ document }) => document.edges.find(({ from, to }) => `${from}>${to}` === finding.edgeId));

	/** A tool that is here already is connected; otherwise it is added before the one that misses something. */
	function mend(toolName: string) {
		const { nodeId } = finding;
		if (!nodeId) return void commands.add(toolName);
		const here = editor.document.nodes.find((node) => node.toolName === toolName && node.nodeId !== nodeId);
		if (here && !editor.document.edges.some(({ from, to }) => from === here.nodeId && to === nodeId)) {
			if (commands.connect({ from: here.nodeId, to: nodeId })) toast.success("Connected");
			return;
		}
		const added = commands.add(toolName, null, { nodeId, side: "before" });
		if (added) show(added);
	}

	return (
		<div className="grid gap-2 py-2.5">
			<div className="flex items-start gap-2.5">
				<Icon role="img" aria-label={word} className={cn("mt-0.5 size-4 shrink-0", ink)} />
				<div className="min-w-0 flex-1">
					{isPlaced && finding.nodeId && (
						<button type="button" className="font-medium underline-offset-2 hover:underline" onClick={() => finding.nodeId && show(finding.nodeId)}>
							{table.tools.get(tool ?? "")?.title ?? tool}
						</button>
					)}
					<p className="text-ink-muted text-sm">{finding.message}</p>
				</div>
			</div>
			{!isReadOnly && (suggested.length > 0 || edge) && (
				<div className="flex flex-wrap gap-1.5 pl-6">
					{suggested.map((one) => (
						<Button key={one.toolName} size="sm" onClick={() => mend(one.toolName)}>
							Add {one.title}
						</Button>
					))}
					{edge && (
						<Button size="sm" onClick={() => commands.disconnect(edge)}>
							Disconnect
						</Button>
					)}
				</div>
			)}
		</div>
	);
}

/** Everything that is wrong, worst first; each entry leads to the tool that it is about. */
export function FindingList() {
	const { findings, isRunnable, isChecking } = useChecked();
	const order = { refused: 0, not_runnable: 1, note: 2 } as const;
	const sorted = [...findings].sort((one, other) => order[one.level] - order[other.level]);
	if (sorted.length === 0) {
		return (
			<p className="flex items-center gap-2 py-2 text-ink-muted text-sm">
				{isRunnable && <CircleCheck aria-hidden className="size-4 text-success" />}
				{isChecking ? "Checking …" : isRunnable ? "Nothing is wrong. It can be run." : "Nothing found."}
			</p>
		);
	}
	return (
		<ul className="divide-y">
			{sorted.map((finding, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two findings may be word for word the same
				<li key={`${finding.code} ${finding.nodeId} ${finding.edgeId} ${index}`}>
					<FindingLine finding={finding} isPlaced />
				</li>
			))}
		</ul>
	);
}
