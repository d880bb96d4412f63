import type { SpecialistOutcome, ToolInvocation } from "@/lib/specialists/schemas";
import type { AuditedRun } from "@/lib/specialists/workflow-views/schemas";
import { UNSUCCESSFUL } from "./calls/call-filter";

/** A share in whole hundredths, rounded down: 100 % is said only of all. */
export const percent = (share: number | null): string => (share === null ? "–" : `${Math.floor(share * 100 + 1e-9)} %`);

/** The value under which a share of all values lies, between the two nearest ones; null of none. */
export function quantile(values: readonly number[], share: number): number | null {
	const sorted = [...values].sort((one, other) => one - other);
	const place = (sorted.length - 1) * share;
	const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
	return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

export function sumsOfCalls(calls: readonly ToolInvocation[]) {
	const failed = calls.filter(({ status }) => UNSUCCESSFUL.some((one) => one === status)).length;
	return { calls: calls.length, failed, costMicroU: calls.reduce((sum, { costMicroU }) => sum + costMicroU, 0) };
}

export function sumsOfOutcomes(items: readonly SpecialistOutcome[]) {
	const ended = items.filter(({ outcome }) => outcome !== null);
	const passed = ended.filter(({ outcome }) => outcome === "pass");
	const times = passed.flatMap(({ durationMs }) => durationMs ?? []);
	return {
		stretches: items.length,
		passedShare: ended.length === 0 ? null : passed.length / ended.length,
		p50Ms: quantile(times, 0.5),
		p95Ms: quantile(times, 0.95),
	};
}

export function sumsOfRuns(runs: readonly AuditedRun[]) {
	const delivered = runs.filter(({ status }) => status === "completed" || status === "partial");
	const ended = delivered.length + runs.filter(({ status }) => status === "failed").length;
	return {
		runs: runs.length,
		deliveredShare: ended === 0 ? null : delivered.length / ended,
		p50Ms: quantile(
			delivered.flatMap(({ workedMs }) => workedMs ?? []),
			0.5,
		),
		costMicroU: runs.reduce((sum, { costMicroU }) => sum + costMicroU, 0),
	};
}
