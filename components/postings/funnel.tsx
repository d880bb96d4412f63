import { cn } from "@/components/ui/class-names";

const LEAST_WIDTH = "3px";

export interface FunnelStage {
	/** "found", "merged": what is left at this point. */
	readonly label: string;
	/** Null while it is not known yet. */
	readonly amount: number | null;
	/** The number as its reader writes it. */
	readonly words: string;
	/** What happened on the way from the stage before. */
	readonly note?: string | undefined;
}

/** True to scale; what is left at last may be a thousandth of the first, and is still to be seen. */
export function widthOf(amount: number | null, most: number): string {
	return amount === null || amount === 0 || most === 0 ? "0%" : `max(${LEAST_WIDTH}, ${(100 * amount) / most}%)`;
}

/** How many postings are left from stage to stage. The numbers carry the meaning; the bars are the picture. */
export function Funnel({ stages }: { stages: readonly FunnelStage[] }) {
	const most = Math.max(0, ...stages.map(({ amount }) => amount ?? 0));
	return (
		<ol aria-label="How the postings narrow" className="grid grid-cols-1 gap-2">
			{stages.map(({ label, amount, words, note }) => (
				<li key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[5rem_8rem_minmax(0,1fr)]">
					<span className={cn("text-right font-mono font-semibold", amount === null && "font-normal text-ink-faint")}>{words}</span>
					<span className={cn("text-sm", amount === null && "text-ink-faint")}>{label}</span>
					<span className="col-span-2 grid gap-1 sm:col-span-1">
						<span aria-hidden className="h-2 rounded-full bg-sunken">
							<span className="block h-full rounded-full bg-accent transition-[width] duration-200" style={{ width: widthOf(amount, most) }} />
						</span>
						{note && <span className="text-ink-muted text-xs">{note}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
