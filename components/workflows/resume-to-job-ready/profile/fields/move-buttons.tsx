"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";

interface MoveButtonsProps {
	/** What is moved, as it is read out: "bullet 2". */
	what: string;
	at: number;
	count: number;
	onMove: (by: -1 | 1) => void;
	onDelete: () => void;
	/** Tells the buttons of an entry from those of what is inside it. */
	scope?: "entry" | "item";
}

/** Up, down and away. At an end of its list the button stays and does nothing, so that the keyboard keeps its place. */
export function MoveButtons({ what, at, count, onMove, onDelete, scope = "item" }: MoveButtonsProps) {
	const [isFirst, isLast] = [at === 0, at === count - 1];
	return (
		<>
			{count > 1 && (
				<>
					<Button
						variant="ghost"
						size="icon"
						data-control={`${scope}-up`}
						aria-label={`Move ${what} up${isFirst ? ", already first" : ""}`}
						aria-disabled={isFirst}
						className="aria-disabled:opacity-40"
						onClick={() => !isFirst && onMove(-1)}
					>
						<ArrowUp aria-hidden />
					</Button>
					<Button
						variant="ghost"
						size="icon"
						data-control={`${scope}-down`}
						aria-label={`Move ${what} down${isLast ? ", already last" : ""}`}
						aria-disabled={isLast}
						className="aria-disabled:opacity-40"
						onClick={() => !isLast && onMove(1)}
					>
						<ArrowDown aria-hidden />
					</Button>
				</>
			)}
			<Button variant="ghost" size="icon" data-control={`${scope}-delete`} aria-label={`Delete ${what}`} onClick={onDelete}>
				<Trash2 aria-hidden />
			</Button>
		</>
	);
}
