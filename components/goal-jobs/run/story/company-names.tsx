"use client";

import { useEffect, useState } from "react";
import { useMedia } from "@/components/ui/use-media";

const EACH_MS = 900;
/** Standing still, as many as a line holds. */
const STANDING = 6;

/**
 * The companies whose boards were read, passing by one after the other while the run works: once, then the line rests. It has its height from the
 * first moment, and says nothing to screen readers, who have the sources with their numbers.
 */
export function CompanyNames({ names, isPassing }: { names: readonly string[]; isPassing: boolean }) {
	const isStill = useMedia("(prefers-reduced-motion: reduce)");
	const [at, setAt] = useState(0);
	const moves = isPassing && !isStill;
	useEffect(() => {
		if (!moves || at >= names.length - 1) return;
		const timer = setTimeout(() => setAt(at + 1), EACH_MS);
		return () => clearTimeout(timer);
	}, [moves, at, names.length]);
	if (names.length === 0) return null;
	const rest = names.length - STANDING;
	const isOver = !moves || at >= names.length - 1;
	return (
		<p aria-hidden data-names={isOver ? "still" : "passing"} className="h-5 overflow-hidden truncate text-ink-muted text-sm">
			{isOver ? (
				<>
					{names.slice(0, STANDING).join(" · ")}
					{rest > 0 && ` and ${rest} more`}
				</>
			) : (
				<span key={at} className="inline-block animate-enter">
					{names[at]}
				</span>
			)}
		</p>
	);
}
