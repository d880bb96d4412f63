import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
	return (
		<kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-b-2 bg-surface px-1 font-mono text-ink-muted text-xs">{children}</kbd>
	);
}
