"use client";

import Link from "next/link";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";

export interface ShareBar {
	readonly key: string;
	readonly label: string;
	readonly count: number;
	/** 0 to 1. */
	readonly share: number;
	readonly href?: string | undefined;
	/** Said behind the count. */
	readonly note?: string | undefined;
	readonly ink?: string;
}

/** Bars lying down, each with its words and numbers beside it. */
export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
	const { number } = useFormat();
	return (
		<ul className="grid grid-cols-1 gap-3">
			{bars.map(({ key, label, count, share, href, note, ink = "fill-accent" }) => (
				<li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
					{href && count > 0 ? (
						<Link href={href} className="wrap-anywhere rounded-sm hover:underline">
							{label}
						</Link>
					) : (
						<span className="wrap-anywhere">{label}</span>
					)}
					<span className="font-mono text-sm">
						{number(count)} <span className="text-ink-muted">· {note ?? percent(share)}</span>
					</span>
					<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="col-span-2 h-2 w-full overflow-hidden rounded-full bg-line">
						<rect width={Math.min(100, 100 * share)} height={1} className={cn(ink)} />
					</svg>
				</li>
			))}
		</ul>
	);
}

export function percent(share: number): string {
	return `${Math.round(100 * share)} %`;
}
