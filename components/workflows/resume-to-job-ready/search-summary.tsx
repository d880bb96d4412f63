"use client";

import { sourceName } from "@/components/postings/source-name";
import { useFormat } from "@/components/ui/format/locale";
import { searchOf } from "./preview";

/** What the search did before this choice: how many were found, merged and left out, and which sources have gaps. */
export function SearchSummary({ preview }: { preview: unknown }) {
	const { count, number } = useFormat();
	const search = searchOf(preview);
	if (!search) return null;
	const { counts, sources } = search;
	const looked = counts.live + counts.closed + counts.unreachable;
	const openings = counts.normalized - counts.duplicates;
	const troubled = sources.filter((source) => source.error !== null);
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">
				{count(counts.found, "posting")} found in {count(sources.filter((source) => source.found > 0).length, "source")};{" "}
				{count(counts.duplicates, "duplicate")} merged, {number(counts.closed)} closed ones left out.
				{looked < openings && ` Of ${count(openings, "opening")}, the ${number(looked)} that promise most were checked and scored.`}
				{counts.belowFloor > 0 &&
					` ${count(counts.belowFloor, "posting")} fit too little to be offered and ${counts.belowFloor === 1 ? "is" : "are"} left out.`}
			</p>
			{troubled.length > 0 && (
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted hover:text-ink">Details: what {count(troubled.length, "source")} left out</summary>
					<ul className="mt-2 grid gap-1 text-sm">
						{troubled.map(({ provider, found, error }) => (
							<li key={provider}>
								<span className="font-medium">{sourceName(provider)}</span>, {count(found, "posting")}: {error}
							</li>
						))}
						<li className="text-ink-muted">A run later on may find the rest.</li>
					</ul>
				</details>
			)}
		</div>
	);
}
