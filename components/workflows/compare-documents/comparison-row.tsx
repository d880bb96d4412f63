"use client";

import { ArrowDownUp, type LucideIcon, Minus, Pencil, Plus } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import type { ComparedRow } from "@/lib/tools/documents/comparing/schemas";
import { ComparedSide } from "./compared-side";

const LOOKS: Readonly<Record<Exclude<ComparedRow["kind"], "same">, { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon }>> = {
	changed: { word: "Changed", tone: "info", Icon: Pencil },
	added: { word: "Added", tone: "success", Icon: Plus },
	deleted: { word: "Deleted", tone: "danger", Icon: Minus },
	moved_from: { word: "Moved away", tone: "warning", Icon: ArrowDownUp },
	moved_to: { word: "Moved here", tone: "warning", Icon: ArrowDownUp },
};

interface ComparisonRowProps {
	row: ComparedRow;
	/** What a page of a version is called. */
	placeOf: (version: "old" | "new", page: number) => string;
	isCurrent: boolean;
	onGoTo: (rowId: string) => void;
}

/** Two versions of a passage beside each other; on a narrow screen below each other. */
export function ComparisonRow({ row, placeOf, isCurrent, onGoTo }: ComparisonRowProps) {
	const { rowId, kind, old, new: now, partner, where } = row;
	const isSame = kind === "same";
	return (
		<li
			id={`row-${rowId}`}
			tabIndex={-1}
			className={cn("grid scroll-mt-24 gap-2 px-4 py-3 outline-none", isSame && "text-ink-muted", isCurrent && "bg-accent-soft")}
		>
			{kind !== "same" && (
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
					<StateBadge tone={LOOKS[kind].tone} icon={LOOKS[kind].Icon}>
						{LOOKS[kind].word}
					</StateBadge>
					{where !== "" && <span className="wrap-anywhere text-ink-muted">{where}</span>}
					{partner !== null && (
						<button type="button" onClick={() => onGoTo(partner)} className="rounded-sm text-accent underline-offset-2 hover:underline pointer-coarse:py-2">
							{kind === "moved_from" ? "Show its new place" : "Show its old place"}
						</button>
					)}
				</div>
			)}
			<div className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
				<Side title="Old" place={old ? placeOf("old", old.page) : ""} side={old} isSame={isSame} isWholeMoved={kind === "moved_from"} />
				<Side title="New" place={now ? placeOf("new", now.page) : ""} side={now} isSame={isSame} isWholeMoved={false} />
			</div>
		</li>
	);
}

interface SideProps {
	title: string;
	place: string;
	side: ComparedRow["old"];
	isSame: boolean;
	isWholeMoved: boolean;
}

function Side({ title, place, side, isSame, isWholeMoved }: SideProps) {
	if (!side) return <div className="max-md:hidden" />;
	return (
		// What stayed the same is read once where one column is all there is.
		<div className={cn("min-w-0", isSame && title === "Old" && "max-md:hidden")}>
			<p className={cn("text-ink-muted text-xs", isSame ? "sr-only" : "md:sr-only")}>
				{title}, {place}
			</p>
			<ComparedSide side={side} isWholeMoved={isWholeMoved} />
		</div>
	);
}
