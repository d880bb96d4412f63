"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { FitMark } from "./fit-mark";
import { CheckBadge, SampleBadge } from "./posting-badges";
import { placeWords } from "./posting-words";

const ROW_HEIGHT_PX = 84;
/** This many rows before the end the next ones are asked for. */
const ROWS_AHEAD = 15;

/** Draws the focus of the list above its rows, which would cover an outline. */
const FRAME_STYLE =
	"relative flex min-h-0 flex-1 flex-col after:pointer-events-none after:absolute after:inset-0 after:border-accent has-focus-visible:after:border-2";

interface PostingListProps {
	/** Those read so far, out of `total`. */
	postings: readonly ListedPosting[];
	total: number;
	activeId: string | null;
	selected: ReadonlySet<string>;
	isSelectable: boolean;
	onActivate: (jobId: string) => void;
	onOpen: (jobId: string) => void;
	onToggle: (jobId: string) => void;
	/** Called when the last of `postings` come into sight, so that more can be read. */
	onEndInSight: () => void;
}

const STEPS: Record<string, number> = {
	j: 1,
	ArrowDown: 1,
	k: -1,
	ArrowUp: -1,
	PageDown: 8,
	PageUp: -8,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** Thousands of postings as one listbox: j and k move, x chooses, Enter opens. Only the rows in sight are drawn. */
export function PostingList({ postings, total, activeId, selected, isSelectable, onActivate, onOpen, onToggle, onEndInSight }: PostingListProps) {
	const id = useId();
	const scrollRef = useRef<HTMLDivElement>(null);
	const virtualizer = useVirtualizer({
		count: postings.length,
		getScrollElement: () => scrollRef.current,
		estimateSize: () => ROW_HEIGHT_PX,
		overscan: 6,
		getItemKey: (index) => postings[index]?.jobId ?? index,
	});
	const activeIndex = postings.findIndex((posting) => posting.jobId === activeId);

	useEffect(() => {
		if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex, { align: "auto" });
	}, [activeIndex, virtualizer]);

	const rows = virtualizer.getVirtualItems();
	const lastInSight = rows.at(-1)?.index ?? -1;
	const onEndInSightRef = useRef(onEndInSight);
	onEndInSightRef.current = onEndInSight;
	useEffect(() => {
		if (lastInSight >= postings.length - ROWS_AHEAD && postings.length < total) onEndInSightRef.current();
	}, [lastInSight, postings.length, total]);

	function onKeyDown(event: KeyboardEvent) {
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		const step = STEPS[event.key];
		if (step !== undefined) {
			const next = postings[Math.min(postings.length - 1, Math.max(0, activeIndex + step))];
			if (next) onActivate(next.jobId);
		} else if ((event.key === "x" || event.key === " ") && activeId && isSelectable) {
			onToggle(activeId);
		} else if (event.key === "Enter" && activeId) {
			onOpen(activeId);
		} else {
			return;
		}
		event.preventDefault();
	}

	return (
		<div className={FRAME_STYLE}>
			<div
				ref={scrollRef}
				role="listbox"
				tabIndex={0}
				aria-label="Postings"
				aria-multiselectable={isSelectable}
				aria-activedescendant={activeIndex >= 0 ? `${id}-${activeId}` : undefined}
				onKeyDown={onKeyDown}
				className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
			>
				<div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
					{rows.map((row) => {
						const posting = postings[row.index];
						if (!posting) return null;
						return (
							<PostingRow
								key={row.key}
								id={`${id}-${posting.jobId}`}
								posting={posting}
								position={row.index + 1}
								total={total}
								offsetPx={row.start}
								isActive={row.index === activeIndex}
								isSelected={selected.has(posting.jobId)}
								isSelectable={isSelectable}
								onOpen={() => onOpen(posting.jobId)}
								onToggle={() => onToggle(posting.jobId)}
							/>
						);
					})}
				</div>
			</div>
		</div>
	);
}

interface PostingRowProps {
	id: string;
	posting: ListedPosting;
	position: number;
	total: number;
	offsetPx: number;
	isActive: boolean;
	isSelected: boolean;
	isSelectable: boolean;
	onOpen: () => void;
	onToggle: () => void;
}

function PostingRow({ id, posting, position, total, offsetPx, isActive, isSelected, isSelectable, onOpen, onToggle }: PostingRowProps) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it answers the keyboard for all rows
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={isSelected}
			aria-setsize={total}
			aria-posinset={position}
			onClick={onOpen}
			style={{ height: ROW_HEIGHT_PX, transform: `translateY(${offsetPx}px)` }}
			className={cn(
				"absolute inset-x-0 top-0 flex cursor-pointer items-start gap-2 border-b py-3 pr-4 pl-2 transition-colors duration-150 hover:bg-sunken/60",
				isSelected && "bg-accent-soft/60",
				isActive && "bg-sunken shadow-[inset_2px_0_0_var(--accent)]",
			)}
		>
			{isSelectable && (
				// biome-ignore lint/a11y/noStaticElementInteractions: a larger target for pointers; the option itself carries the state
				<span
					role="presentation"
					onClick={(event) => {
						event.stopPropagation();
						onToggle();
					}}
					className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-line/60"
				>
					<span
						className={cn(
							"grid size-[18px] place-items-center rounded-sm border",
							isSelected ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
						)}
					>
						{isSelected && <Check aria-hidden className="size-3" strokeWidth={3} />}
					</span>
				</span>
			)}
			<span className={cn("grid min-w-0 flex-1 gap-0.5", !isSelectable && "pl-2")}>
				<span className="truncate font-medium">{posting.title}</span>
				<span className="truncate text-ink-muted text-sm">
					{posting.company}
					{placeWords(posting) && ` · ${placeWords(posting)}`}
				</span>
				<span className="flex items-center gap-1.5 overflow-hidden pt-0.5">
					<CheckBadge posting={posting} />
					<SampleBadge posting={posting} />
				</span>
			</span>
			<span className="shrink-0 pt-0.5">
				<FitMark fit={posting.fit} />
			</span>
		</div>
	);
}
