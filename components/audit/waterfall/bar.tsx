import { specialistHue } from "@/components/goal-jobs/run/timeline/specialist";
import { cn } from "@/components/ui/class-names";
import type { TimeScale } from "./time-scale";
import type { WaterfallRow } from "./waterfall-rows";

const LEAST_WIDTH = 0.4;
/** A pause is no work: it is hatched, in nobody's hue. */
const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--attention)_0_3px,transparent_3px_7px)] border border-attention";

function lookOf(row: WaterfallRow): string {
	switch (row.kind) {
		case "attempt":
			return "h-px bg-line-strong";
		case "pause":
			return cn("h-3 rounded-sm", HATCHED);
		case "specialist":
			return cn("h-3 rounded-sm", specialistHue(row.span.agentRole));
		case "step":
			return cn("h-2 rounded-sm opacity-75", row.step.failedCalls > 0 ? "bg-danger" : specialistHue(row.agentRole));
		case "call":
			return cn(
				"h-1.5 rounded-sm",
				row.call.status === "failed" || row.call.status === "timeout" ? "bg-danger" : specialistHue(row.call.agentRole),
				!row.call.declared && "outline-1 outline-ink outline-dotted outline-offset-1",
			);
	}
}

/** When something was, on the axis that all rows share. */
export function Bar({ row, scale }: { row: WaterfallRow; scale: TimeScale }) {
	const left = scale.at(row.fromMs);
	const width = Math.max(LEAST_WIDTH, scale.at(row.toMs) - left);
	return (
		<span aria-hidden className="relative block h-4">
			{scale.pieces.map(
				(piece) =>
					piece.isBreak && (
						<span key={piece.fromMs} className="absolute inset-y-[-0.5rem] bg-sunken" style={{ left: `${piece.left}%`, width: `${piece.width}%` }} />
					),
			)}
			<span
				className={cn("absolute top-1/2 -translate-y-1/2", lookOf(row), row.isOpenEnded && "animate-pulse-quiet")}
				style={{ left: `${Math.min(left, 100 - LEAST_WIDTH)}%`, width: `${Math.min(width, 100 - Math.min(left, 100 - LEAST_WIDTH))}%` }}
			/>
		</span>
	);
}
