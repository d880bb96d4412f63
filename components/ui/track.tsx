import { cn } from "./class-names";

export type TrackState = "done" | "current" | "waiting" | "failed" | "skipped" | "todo";

export interface TrackPart {
	key: string;
	state: TrackState;
	/** A pause where the person decides: drawn as a ring between the bars. */
	isPause?: boolean;
}

const BAR_STYLE: Record<TrackState, string> = {
	done: "bg-success",
	current: "bg-accent animate-pulse-quiet",
	waiting: "bg-attention",
	failed: "bg-danger",
	skipped: "bg-line-strong/40",
	todo: "bg-line",
};

const RING_STYLE: Record<TrackState, string> = {
	done: "border-success bg-success",
	current: "border-accent animate-pulse-quiet",
	waiting: "border-attention bg-attention",
	failed: "border-danger bg-danger",
	skipped: "border-line-strong/40",
	todo: "border-line",
};

/** The road of a run: one bar for each step, one ring for each decision. The words beside it carry the meaning; this is the picture. */
export function Track({ parts, className }: { parts: readonly TrackPart[]; className?: string }) {
	return (
		<div aria-hidden className={cn("flex w-full items-center gap-[3px]", className)}>
			{parts.map((part) =>
				part.isPause ? (
					<span key={part.key} className={cn("size-2.5 shrink-0 rounded-full border-2 transition-colors duration-200", RING_STYLE[part.state])} />
				) : (
					<span key={part.key} className={cn("h-1.5 min-w-1 flex-1 rounded-full transition-colors duration-200", BAR_STYLE[part.state])} />
				),
			)}
		</div>
	);
}
