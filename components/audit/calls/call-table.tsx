"use client";

import { type KeyboardEvent, useRef } from "react";
import { CALL_WORDS } from "@/components/audit/audit-words";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { toolName } from "@/components/goal-jobs/run/timeline/tool-calls";
import { Badge } from "@/components/ui/badge";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, Row } from "@/components/ui/table";
import { type Column, TableOrCards } from "@/components/ui/table-or-cards";
import type { ToolInvocation } from "@/lib/specialists/schemas";

const columnsOf = (isOfRun: boolean): readonly Column[] => [
	{ label: "Tool" },
	{ label: "Specialist", width: "w-44" },
	{ label: "Step", width: "w-52" },
	{ label: "Ended", width: "w-40" },
	{ label: "Took", width: "w-24", isNumeric: true },
	{ label: "Cost", width: "w-24", isNumeric: true },
	{ label: isOfRun ? "Attempt" : "Began", width: "w-28", isNumeric: true },
];

interface CallTableProps {
	calls: readonly ToolInvocation[];
	onOpen: (call: ToolInvocation) => void;
	/** In one run attempts matter; over many runs, when it was. */
	isOfRun: boolean;
}

/** Tool calls as a table where there is room, as cards on phones. j and k move between them, Enter opens one. */
export function CallTable({ calls, onOpen, isOfRun }: CallTableProps) {
	const { money } = useFormat();
	const frameRef = useRef<HTMLDivElement>(null);

	function onKeyDown(event: KeyboardEvent) {
		if ((event.key !== "j" && event.key !== "k") || event.metaKey || event.ctrlKey) return;
		const buttons = [...(frameRef.current?.querySelectorAll<HTMLElement>("button[data-call]") ?? [])].filter((button) => button.offsetParent !== null);
		const at = buttons.indexOf(document.activeElement as HTMLElement);
		buttons[Math.min(buttons.length - 1, Math.max(0, at + (event.key === "j" ? 1 : -1)))]?.focus();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: j and k are shortcuts on top of Tab, which reaches every button
		<div ref={frameRef} onKeyDown={onKeyDown}>
			<TableOrCards
				from="lg"
				columns={columnsOf(isOfRun)}
				rows={calls.map((call) => (
					<Row key={call.invocationId} onClick={() => onOpen(call)} className="cursor-pointer">
						<Cell className="py-2">
							<span className="flex min-w-0 items-center gap-2">
								<button
									type="button"
									data-call
									onClick={(event) => {
										event.stopPropagation();
										onOpen(call);
									}}
									className="truncate rounded-sm text-left font-medium"
								>
									{toolName(call.toolRef)}
									{call.itemKey && <span className="font-normal text-ink-faint"> {call.itemKey}</span>}
								</button>
								{!call.declared && <Badge tone="info">extra</Badge>}
							</span>
						</Cell>
						<Cell className="truncate py-2">
							<Specialist role={call.agentRole || "unattributed"} />
						</Cell>
						<Cell className="truncate py-2 font-mono text-ink-muted text-xs">{call.stepName}</Cell>
						<Cell className="py-2">
							<Badge tone={CALL_WORDS[call.status].tone}>{CALL_WORDS[call.status].word}</Badge>
						</Cell>
						<Cell isNumeric className="py-2">
							{call.finishedAt ? duration(call.durationMs) : "–"}
						</Cell>
						<Cell isNumeric className="py-2">
							{money(call.costMicroU)}
						</Cell>
						<Cell isNumeric className="py-2 text-ink-muted">
							{isOfRun ? call.attempt : <RelativeTime value={call.startedAt} />}
						</Cell>
					</Row>
				))}
				cards={calls.map((call) => (
					<li key={call.invocationId}>
						<button type="button" data-call onClick={() => onOpen(call)} className="grid w-full grid-cols-1 gap-1.5 rounded-lg border bg-surface p-3 text-left">
							<span className="flex items-center justify-between gap-2">
								<span className="truncate font-medium">{toolName(call.toolRef)}</span>
								<Badge tone={CALL_WORDS[call.status].tone}>{CALL_WORDS[call.status].word}</Badge>
							</span>
							<span className="flex flex-wrap items-center justify-between gap-x-3">
								<Specialist role={call.agentRole || "unattributed"} />
								<span className="font-mono text-ink-muted text-xs">
									{call.finishedAt ? duration(call.durationMs) : "–"} · {money(call.costMicroU)}
								</span>
							</span>
						</button>
					</li>
				))}
			/>
		</div>
	);
}
