import { RelativeTime } from "@/components/ui/format/relative-time";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** How old a run is, the same in every list: since its end, and until then since it was begun, whichever it says. */
export function RunAge({ run: { completedAt, createdAt }, className }: { run: Pick<SessionSummary, "completedAt" | "createdAt">; className?: string }) {
	return (
		<span className={className}>
			{completedAt ? "ended" : "begun"} <RelativeTime value={completedAt ?? createdAt} />
		</span>
	);
}
