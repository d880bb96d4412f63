import { useFormat } from "@/components/ui/format/locale";
import type { DataProfile } from "@/lib/tools/tables/report/schemas";

type Facts = Pick<DataProfile, "rows" | "columns" | "choice" | "notes" | "fileName">;

/** How large the table is, and which columns the report looks at first. */
export function DataFacts({ facts }: { facts: Facts }) {
	const { count } = useFormat();
	const { focus, groupBy, date } = facts.choice;
	const chosen = [
		["Matters most", focus ?? "the number of rows"],
		["Compared by", groupBy ?? "every column with groups"],
		["Told by date in", date ?? "no column has dates"],
	] as const;
	return (
		<div className="grid gap-4">
			<h2 className="break-words font-semibold text-lg">
				{count(facts.rows, "row")}, {count(facts.columns.length, "column")}
			</h2>
			<dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-3">
				{chosen.map(([term, value]) => (
					<div key={term} className="grid min-w-0 gap-0.5">
						<dt className="text-ink-muted text-xs">{term}</dt>
						<dd className="break-words font-medium">{value}</dd>
					</div>
				))}
			</dl>
			{facts.notes.map((note) => (
				<p key={note} className="max-w-[72ch] text-ink-muted text-sm">
					{note}
				</p>
			))}
		</div>
	);
}
