import type { Chart, DataFinding } from "@/lib/tools/tables/report/schemas";

/** A finding before it is numbered, with the chart that shows it. */
export type Draft = Omit<DataFinding, "findingId" | "chartId"> & { readonly chart?: Omit<Chart, "chartId"> };

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

/** Findings in the order in which they are read, numbered, and their charts. */
export function numbered(drafts: readonly Draft[]): { findings: DataFinding[]; charts: Chart[] } {
	const charts: Chart[] = [];
	const ordered = drafts
		.map((draft, at) => ({ draft, at }))
		.sort((one, other) => SEVERITY_ORDER[one.draft.severity] - SEVERITY_ORDER[other.draft.severity] || one.at - other.at);
	const findings = ordered.map(({ draft: { chart, ...finding } }, at): DataFinding => {
		const findingId = `finding-${at + 1}`;
		if (!chart) return { ...finding, findingId, chartId: null };
		const chartId = `chart-${charts.length + 1}`;
		charts.push({ ...chart, chartId });
		return { ...finding, findingId, chartId };
	});
	return { findings, charts };
}
