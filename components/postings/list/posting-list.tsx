"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import { PostingRow, type RowSize } from "./posting-row";

const ROW_HEIGHTS_PX: Readonly<Record<RowSize, number>> = { row: 88, card: 88 };
/** This many rows before the end the next ones are asked for. */
const ROWS_AHEAD = 15;

/** Draws the focus of the list above its rows, which would cover an outline. */
const FRAME_STYLE =
	"relative flex min-h-0 flex-1 flex-col after:pointer-events-none after:absolute after:inset-0 after:border-accent pointer-fine:has-focus-visible:after:border-2";

interface PostingListProps {
	/** Those read so far, out of `total`. */
	postings: readonly OfferedPosting[];
	total: number;
	activeId: string | null;
	selected: ReadonlySet<string>;
	/** Those that are put side by side. */
	compared?: ReadonlySet<string>;
	isSelectable: boolean;
	/** Whether every posting of the list is an invented one: then it is said once, above it. */
	isAllSample: boolean;
	/** Where the person stands with those that they follow. */
	followed: ReadonlyMap<string, ApplicationStatus>;
	size: RowSize;
	listRef: RefObject<HTMLDivElement | null>;
	onActivate: (jobId: string) => void;
	onOpen: (jobId: string) => void;
	onToggle: (jobId: string) => void;
	/** Called when the last of `postings` come into sight, so that more can be read. */
	onEndInSight: () => void;
}

const STEPS: Record<string, number> = {
	ArrowDown: 1,
	ArrowUp: -1,
	PageDown: 8,
	PageUp: -8,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** Thousands of postings as one listbox; the keys that work everywhere on the page are the workspace's. Only the rows in sight are drawn. */
export function PostingList(props: PostingListProps) {
	const { postings, total, activeId, selected, compared, size, listRef, followed, onActivate, onOpen, onToggle, onEndInSight, ...rest } = props;
	const id = useId();
	const heightPx = ROW_HEIGHTS_PX[size];
	const virtualizer = useVirtualizer({
		count: postings.length,
		getScrollElement: () => listRef.current,
		estimateSize: () => heightPx,
		overscan: 6,
		getItemKey: (index) => postings[index]?.jobId ?? index,
	});
	// Rows that stay as they are need not be drawn anew when another becomes the active one.
	const actsRef = useRef({ onOpen, onToggle });
	actsRef.current = { onOpen, onToggle };
	const openRow = useCallback((jobId: string) => actsRef.current.onOpen(jobId), []);
	const toggleRow = useCallback((jobId: string) => actsRef.current.onToggle(jobId), []);
	const activeIndex = postings.findIndex((posting) => posting.jobId === activeId);

	// biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
	useEffect(() => virtualizer.measure(), [heightPx, virtualizer]);
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
		} else if (event.key === " " && activeId && rest.isSelectable) {
			onToggle(activeId);
		} else {
			return;
		}
		event.preventDefault();
	}

	return (
		<div className={FRAME_STYLE}>
			<div
				ref={listRef}
				role="listbox"
				tabIndex={0}
				aria-label="Postings"
				aria-multiselectable={rest.isSelectable}
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
								heightPx={heightPx}
								index={row.index}
								measureRef={virtualizer.measureElement}
								size={size}
								isActive={row.index === activeIndex}
								isSelected={selected.has(posting.jobId)}
								isCompared={compared?.has(posting.jobId) ?? false}
								followed={followed.get(posting.jobId)}
								onOpen={openRow}
								onToggle={toggleRow}
								{...rest}
							/>
						);
					})}
				</div>
			</div>
		</div>
	);
}
