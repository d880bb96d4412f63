import { specialistHue, specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import { cn } from "@/components/ui/class-names";
import { type Lane, type LaneArrow, USER_ROLE } from "./lanes";

const LANE_PX = 44;
const MOST_NUMBERS = 24;

export const laneName = (role: string): string => (role === USER_ROLE ? "You" : specialistName(role));

/** Lanes over time. The table beside it tells the same in words. */
export function LaneChart({ lanes, arrows }: { lanes: readonly Lane[]; arrows: readonly LaneArrow[] }) {
	const height = lanes.length * LANE_PX;
	const middleOf = (lane: number) => lane * LANE_PX + LANE_PX / 2;
	return (
		<div
			role="img"
			aria-label={`${arrows.length} hand-offs between ${lanes.map(({ role }) => laneName(role)).join(", ")}. The table below lists them.`}
			className="flex"
		>
			<div aria-hidden className="w-24 shrink-0 md:w-40">
				{lanes.map(({ role }) => (
					<div key={role} className="flex items-center gap-2 pr-3 text-sm" style={{ height: LANE_PX }}>
						<span className={cn("size-2.5 shrink-0 rounded-[2px]", role === USER_ROLE ? "bg-attention" : specialistHue(role))} />
						<span className="line-clamp-2">{laneName(role)}</span>
					</div>
				))}
			</div>
			<div aria-hidden className="relative min-w-0 flex-1" style={{ height }}>
				{lanes.map((lane, index) => (
					<div key={lane.role} className={cn("absolute inset-x-0", index > 0 && "border-t")} style={{ top: index * LANE_PX, height: LANE_PX }}>
						{lane.bars.map((bar) => (
							<span
								key={bar.key}
								className={cn(
									"absolute top-1/2 h-4 -translate-y-1/2 rounded-sm",
									lane.role === USER_ROLE
										? "border border-attention bg-[repeating-linear-gradient(135deg,var(--attention)_0_3px,transparent_3px_7px)]"
										: specialistHue(lane.role),
									bar.isOpenEnded && "animate-pulse-quiet",
								)}
								style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
							/>
						))}
					</div>
				))}
				<svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
					<title>Who did what</title>
					{arrows.map((arrow) => (
						<line
							key={arrow.key}
							x1={arrow.at}
							x2={arrow.at}
							y1={middleOf(arrow.from)}
							y2={middleOf(arrow.to)}
							vectorEffect="non-scaling-stroke"
							strokeWidth={1.5}
							className="stroke-ink"
						/>
					))}
				</svg>
				{arrows.map((arrow) => (
					<span
						key={arrow.key}
						className={cn(
							"absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-ink font-mono text-canvas",
							arrows.length <= MOST_NUMBERS ? "size-4 text-[0.625rem]" : "size-2",
						)}
						style={{ left: `${arrow.at}%`, top: middleOf(arrow.to) }}
					>
						{arrows.length <= MOST_NUMBERS && arrow.number}
					</span>
				))}
			</div>
		</div>
	);
}
