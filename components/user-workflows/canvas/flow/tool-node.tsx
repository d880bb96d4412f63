"use client";

import { Handle, type NodeProps, Position } from "@xyflow/react";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { memo, useContext } from "react";
import { cn } from "@/components/ui/class-names";
import { money } from "@/components/ui/format/format";
import { useChecked, useEditorTools, useNodeRuns } from "@/components/user-workflows/canvas/editor-context";
import { hueOf, inkOf, RUN_LOOKS, runWords, toolIcon } from "@/components/user-workflows/canvas/node-look";
import { connectOver, useConnecting } from "./connecting";
import { FarContext } from "./far";
import type { ToolFlowNode } from "./flow-nodes";

const LEVELS = {
	refused: { icon: CircleAlert, ink: "text-danger" },
	not_runnable: { icon: TriangleAlert, ink: "text-warning" },
	note: { icon: Info, ink: "text-info" },
} as const;

/** What is the matter with a tool, or what the shown run did with it: one line at its foot. */
function FootLine({ nodeId, detail }: { nodeId: string; detail: string }) {
	const run = useNodeRuns()?.get(nodeId);
	const finding = useChecked().findings.find((one) => one.nodeId === nodeId && one.level !== "note") ?? null;
	if (run) {
		const { icon: Icon, tone } = RUN_LOOKS[run.state];
		return (
			<p className={cn("flex min-w-0 items-center gap-1.5 text-xs", inkOf(tone))} title={run.error ?? run.result ?? undefined}>
				<Icon aria-hidden className={cn("size-3.5 shrink-0", run.state === "running" && "animate-pulse-quiet")} />
				<span className="shrink-0 font-medium">{runWords(run)}</span>
				<span className="truncate text-ink-muted">{run.error ?? run.result}</span>
			</p>
		);
	}
	if (finding) {
		const { icon: Icon, ink } = LEVELS[finding.level];
		return (
			<p className={cn("flex min-w-0 items-center gap-1.5 text-xs", ink)} title={finding.message}>
				<Icon aria-hidden className="size-3.5 shrink-0" />
				<span className="truncate">{finding.message}</span>
			</p>
		);
	}
	return <p className="truncate text-ink-faint text-xs">{detail}</p>;
}

const HANDLE_STYLE =
	"!size-3 !rounded-full !border-2 !border-surface !bg-line-strong after:absolute after:-inset-2.5 after:content-[''] hover:!bg-accent group-hover:!bg-accent";

/** A tool on the canvas. It is drawn again only when something of its own has changed. */
export const ToolNode = memo(function ToolNode(props: NodeProps<ToolFlowNode>) {
	return useContext(FarContext) ? <FarNode {...props} /> : <NearNode {...props} />;
});

/**
 * From so far away that what stands on it could not be read: its colours, and its name in letters that are large enough from there. Its dots are left out as well, which nobody could hit; each of them would look
 * at every move of any tool, and they are two thirds of all that do.
 */
function FarNode({ id, data, selected }: NodeProps<ToolFlowNode>) {
	const state = useNodeRuns()?.get(id)?.state;
	const isWrong = useChecked().findings.some((one) => one.nodeId === id && one.level !== "note");
	return (
		<div
			className={cn(
				"relative grid size-full place-items-center rounded-lg border-2 bg-surface px-4",
				selected ? "border-accent outline-4 outline-accent" : isWrong ? "border-warning" : "border-line-strong",
				state && inkOf(RUN_LOOKS[state].tone),
			)}
		>
			{data.hue !== null && <span aria-hidden className="absolute inset-y-2 -left-px w-2 rounded-full" style={{ background: hueOf(data.hue) }} />}
			<p className="line-clamp-2 text-center font-medium text-[2.25rem] text-ink leading-none tracking-tight">{data.title}</p>
		</div>
	);
}

function NearNode({ id, data, selected }: NodeProps<ToolFlowNode>) {
	const connecting = useConnecting(id);
	const { isReadOnly } = useEditorTools();
	const state = useNodeRuns()?.get(id)?.state;
	const Icon = toolIcon(data.toolName);
	return (
		<div
			onPointerEnter={() => connectOver(id)}
			onPointerLeave={() => connectOver(null)}
			className={cn(
				"group relative grid size-full grid-rows-[1fr_auto] gap-1 rounded-lg border bg-surface px-3.5 py-2.5 transition-[border-color,opacity] duration-150",
				selected ? "border-accent outline-2 outline-accent" : "border-line-strong/60 hover:border-line-strong",
				state === "running" && "border-info",
				connecting === "misfits" && "opacity-45",
				connecting === "fits" && "border-success border-dashed",
			)}
		>
			{data.hue !== null && <span aria-hidden className="absolute inset-y-2 -left-px w-1 rounded-full" style={{ background: hueOf(data.hue) }} />}
			<Handle type="target" position={Position.Left} isConnectable={!isReadOnly} className={HANDLE_STYLE} />
			<div className="flex min-w-0 items-start gap-2.5">
				<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
				<p className="line-clamp-2 min-w-0 flex-1 font-medium text-base leading-5">{data.title}</p>
				{data.priceMicroU !== null && data.priceMicroU > 0 && <span className="shrink-0 font-mono text-ink-faint text-xs">{money(data.priceMicroU)}</span>}
			</div>
			<FootLine nodeId={id} detail={data.detail} />
			<Handle type="source" position={Position.Right} isConnectable={!isReadOnly} className={HANDLE_STYLE} />
		</div>
	);
}
