import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface StickyBarProps {
	/** Why the decision was not taken, in words: it stands in the bar, where it cannot be covered. */
	problem?: string | null;
	children: ReactNode;
}

/** Keeps the one decision of a screen in reach while its content scrolls. */
export function StickyBar({ problem, children }: StickyBarProps) {
	return (
		// What scrolls fades out before it and is not seen below it: it lies over no half line.
		<div className="relative z-20 grid rounded-lg bg-raised before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-canvas after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-4 after:bg-canvas px-4 py-3 shadow-float tall:sticky md:bottom-4 tall:max-md:bottom-(--over-rail) in-data-focus-page:max-md:-mx-4 in-data-focus-page:max-md:rounded-none">
			<div role="alert">
				{problem && (
					<p className="mb-2 flex items-start gap-2 text-danger">
						<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
						<span className="wrap-anywhere min-w-0">{problem}</span>
					</p>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
		</div>
	);
}
