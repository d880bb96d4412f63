"use client";

import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from "@xyflow/react";
import { Plus, X } from "lucide-react";
import { memo } from "react";
import { useChecked, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import type { ToolFlowEdge } from "./flow-nodes";
import { openInsertion } from "./insertion";

const BUTTON_STYLE = "grid size-6 place-items-center rounded-full border border-line-strong/60 bg-raised text-ink-muted hover:border-accent hover:text-accent";

/** What goes from one tool to another. Selected it says what that is, and offers a tool in between or to be cut. */
export const ToolEdge = memo(function ToolEdge({ id, source, target, selected, data, ...at }: EdgeProps<ToolFlowEdge>) {
	const { commands, isReadOnly } = useEditorTools();
	const finding = useChecked().findings.find((one) => one.edgeId === id);
	const [path, x, y] = getBezierPath(at);
	const stroke = finding ? "var(--danger)" : selected ? "var(--accent)" : "var(--line-strong)";
	return (
		<>
			<BaseEdge
				id={id}
				path={path}
				interactionWidth={20}
				style={{ stroke, strokeWidth: selected || finding ? 2.5 : 1.5, strokeDasharray: finding ? "6 4" : undefined }}
			/>
			{selected && (
				<EdgeLabelRenderer>
					<div
						className="nodrag nopan pointer-events-auto absolute flex items-center gap-1"
						style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
					>
						{!isReadOnly && (
							<button type="button" aria-label="Put a tool in between" className={BUTTON_STYLE} onClick={() => openInsertion({ from: source, to: target })}>
								<Plus aria-hidden className="size-3.5" />
							</button>
						)}
						<span className="max-w-48 truncate rounded-full bg-raised px-2 py-0.5 text-ink-muted text-xs shadow-float" title={finding?.message ?? data?.fills}>
							{finding?.message ?? data?.fills}
						</span>
						{!isReadOnly && (
							<button type="button" aria-label="Disconnect" className={BUTTON_STYLE} onClick={() => commands.disconnect({ from: source, to: target })}>
								<X aria-hidden className="size-3.5" />
							</button>
						)}
					</div>
				</EdgeLabelRenderer>
			)}
		</>
	);
});
