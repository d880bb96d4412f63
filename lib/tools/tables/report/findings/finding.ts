import type { Chart, DataFinding } from "@/lib/tools/tables/report/schemas";

/** A finding before it is numbered, with the chart that shows it. `strength` is how much of the whole it is about, 0 to 1, whatever its kind. */
export type Draft = Omit<DataFinding, "findingId" | "chartId"> & { readonly strength?: number; readonly chart?: Omit<Chart, "chartId"> };

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;
/** More than this nobody reads; what is left out is the weakest. */
const MOST_OF_AREA = 20;

/** Findings from the strongest to the weakest, numbered, and their charts. */
export function numbered(drafts: readonly Draft[]): { findings: DataFinding[]; charts: Chart[] } {
	const charts: Chart[] = [];
	const ordered = drafts
		.map((draft, at) => ({ draft, at }))
		.sort(
			({ draft: one, at }, { draft: other, at: later }) =>
				SEVERITY_ORDER[one.severity] - SEVERITY_ORDER[other.severity] || (other.strength ?? 0) - (one.strength ?? 0) || at - later,
		);
	const places = { pattern: 0, quality: 0 };
	const told = ordered.filter(({ draft: { area } }) => {
		places[area] += 1;
		return places[area] <= MOST_OF_AREA;
	});
	const findings = told.map(({ draft: { chart, strength: _strength, ...finding } }, at): DataFinding => {
		const findingId = `finding-${at + 1}`;
		if (!chart) return { ...finding, findingId, chartId: null };
		const chartId = `chart-${charts.length + 1}`;
		charts.push({ ...chart, chartId });
		return { ...finding, findingId, chartId };
	});
	return { findings, charts };
}
