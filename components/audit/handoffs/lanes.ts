import { scaleOf } from "@/components/audit/waterfall/waterfall-rows";
import type { RunTimeline } from "@/lib/specialists/run-views/schemas";
import type { HandoffRecord } from "@/lib/specialists/schemas";

/** Who answers at a pause, as hand-offs name them. */
export const USER_ROLE = "user";

export interface LaneBar {
	readonly key: string;
	readonly left: number;
	readonly width: number;
	readonly isOpenEnded: boolean;
}

export interface Lane {
	readonly role: string;
	readonly bars: readonly LaneBar[];
}

/** A hand-off between two lanes, by their places from the top. */
export interface LaneArrow {
	readonly key: string;
	/** Its number in the table of the same. */
	readonly number: number;
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

const LEAST_WIDTH = 0.6;

/** The work of a run by who did it, from the one who began: bars over time, and the hand-offs between them. */
export function swimLanes(timeline: RunTimeline, handoffs: readonly HandoffRecord[]): { lanes: Lane[]; arrows: LaneArrow[] } {
	const scale = scaleOf(timeline);
	const nowMs = Date.parse(timeline.now);
	const barOf = (key: string, startedAt: string, finishedAt: string | null): LaneBar => {
		const left = Math.min(100 - LEAST_WIDTH, scale.at(Date.parse(startedAt)));
		const right = scale.at(finishedAt ? Date.parse(finishedAt) : nowMs);
		return { key, left, width: Math.max(LEAST_WIDTH, right - left), isOpenEnded: finishedAt === null };
	};
	const worked = [
		...timeline.spans.map((span) => ({ role: span.agentRole, at: span.startedAt, bar: barOf(span.specialistSpanId, span.startedAt, span.finishedAt) })),
		...timeline.pauses.map((pause) => ({ role: USER_ROLE, at: pause.startedAt, bar: barOf(pause.interruptId, pause.startedAt, pause.finishedAt) })),
	].sort((one, other) => one.at.localeCompare(other.at));
	const roles = [...new Set([...worked.map(({ role }) => role), ...handoffs.flatMap(({ from_role, to_role }) => [from_role, to_role])])];
	const lanes = roles.map((role) => ({ role, bars: worked.filter((one) => one.role === role).map(({ bar }) => bar) }));
	const arrows = handoffs.map(({ handoff_id, ts, from_role, to_role }, index) => ({
		key: handoff_id,
		number: index + 1,
		at: scale.at(Date.parse(ts)),
		from: roles.indexOf(from_role),
		to: roles.indexOf(to_role),
	}));
	return { lanes, arrows };
}
