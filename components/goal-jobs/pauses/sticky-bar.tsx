import type { ReactNode } from "react";

/** Keeps the one decision of a screen in reach while its content scrolls. */
export function StickyBar({ children }: { children: ReactNode }) {
	return (
		<div className="sticky bottom-18 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised px-4 py-3 shadow-float md:bottom-4">{children}</div>
	);
}
