import type { ReactNode } from "react";

/** A receipt: what, and how much of it, line by line. */
export function ReceiptLines({ lines }: { lines: ReadonlyArray<readonly [label: string, value: ReactNode]> }) {
	return (
		<dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
			{lines.map(([label, value]) => (
				<div key={label} className="grid grid-cols-subgrid max-sm:gap-0.5 sm:col-span-2">
					<dt className="text-ink-muted text-sm">{label}</dt>
					<dd className="wrap-anywhere">{value}</dd>
				</div>
			))}
		</dl>
	);
}
