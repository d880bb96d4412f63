import type { ReactNode } from "react";

/** A list of what is known of one thing. */
export function Facts({ children }: { children: ReactNode }) {
	return <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-faint">{label}</dt>
			<dd className="wrap-anywhere min-w-0 text-right">{children}</dd>
		</>
	);
}
