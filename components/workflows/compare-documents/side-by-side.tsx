"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { type ComparisonReport, placeIn } from "@/lib/tools/documents/comparing/schemas";
import { ComparisonRow } from "./comparison-row";
import { isChange, shownRows } from "./shown-rows";

/** Both versions side by side. N and P, or the buttons, go from change to change. */
export function SideBySide({ report }: { report: ComparisonReport }) {
	const { count } = useFormat();
	const [isWhole, setIsWhole] = useState(false);
	const [current, setCurrent] = useState(-1);
	const shown = useMemo(() => shownRows(report.rows, isWhole), [report.rows, isWhole]);
	const changes = useMemo(() => report.rows.filter(isChange).map(({ rowId }) => rowId), [report.rows]);

	function goTo(at: number) {
		const rowId = changes[at];
		if (rowId === undefined) return;
		setCurrent(at);
		show(rowId);
	}

	function show(rowId: string) {
		const row = document.getElementById(`row-${rowId}`);
		row?.focus({ preventScroll: true });
		row?.scrollIntoView({ block: "center" });
	}

	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]") !== null;
			if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "n") goTo(Math.min(changes.length - 1, current + 1));
			if (event.key === "p") goTo(Math.max(0, current - 1));
		}
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	});

	return (
		<Card role="region" aria-label="Side by side" className="min-w-0">
			<div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-t-lg border-b bg-sunken px-4 py-2.5">
				<p className="mr-auto text-sm tabular-nums" role="status">
					{current < 0 ? count(changes.length, "change") : `Change ${current + 1} of ${changes.length}`}
				</p>
				<Button size="sm" onClick={() => setIsWhole(!isWhole)} aria-pressed={isWhole}>
					{isWhole ? "Changes only" : "Whole text"}
				</Button>
				<Button size="sm" onClick={() => goTo(current - 1)} disabled={current <= 0} aria-keyshortcuts="p">
					<ChevronUp aria-hidden /> Previous
				</Button>
				<Button size="sm" onClick={() => goTo(current + 1)} disabled={current >= changes.length - 1} aria-keyshortcuts="n">
					<ChevronDown aria-hidden /> Next change
				</Button>
			</div>
			<div aria-hidden className="grid grid-cols-2 gap-6 border-b px-4 py-2 font-medium text-sm max-md:hidden">
				<p className="truncate">Old: {report.old.fileName}</p>
				<p className="truncate">New: {report.new.fileName}</p>
			</div>
			<ol className="divide-y">
				{shown.map((one) =>
					"row" in one ? (
						<ComparisonRow
							key={one.row.rowId}
							row={one.row}
							placeOf={(version, page) => placeIn(report[version], page)}
							isCurrent={changes[current] === one.row.rowId}
							onGoTo={(rowId) => (changes.includes(rowId) ? goTo(changes.indexOf(rowId)) : show(rowId))}
						/>
					) : (
						<li key={one.key} className="px-4 py-2 text-center text-ink-muted text-sm">
							{count(one.folded, "passage")} the same
						</li>
					),
				)}
			</ol>
		</Card>
	);
}
