import { cn } from "@/components/ui/class-names";

/** Says that numbers change by themselves. */
export function LiveNote({ isLive }: { isLive: boolean }) {
	return (
		<span className={cn("inline-flex items-center gap-1.5 text-sm", isLive ? "text-success" : "text-ink-faint")}>
			<span aria-hidden className={cn("size-2 rounded-full", isLive ? "animate-pulse-quiet bg-success" : "bg-line-strong")} />
			{isLive ? "Live" : "Not live"}
		</span>
	);
}
