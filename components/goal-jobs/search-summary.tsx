import { count } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import { searchOf } from "./checkpoint";

/** What the search did before this choice: how many were found, merged and left out, and which boards did not answer. */
export function SearchSummary({ preview, shown }: { preview: unknown; shown: number }) {
	const search = searchOf(preview);
	if (!search) return null;
	const { total, counts, sources } = search;
	const silent = sources.filter((source) => source.error !== null);
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">
				{count(counts.found, "posting")} found on {count(sources.length - silent.length, "job board")}; {count(counts.duplicates, "duplicate")} merged,{" "}
				{counts.closed.toLocaleString()} closed ones left out.{shown < total && ` The best ${shown.toLocaleString()} of ${total.toLocaleString()} are below.`}
			</p>
			{silent.length > 0 && (
				<Notice tone="warning" title={`${count(silent.length, "job board")} did not answer`}>
					{silent.map((source) => `${source.provider}: ${source.error}`).join("; ")}. The others did, and what they gave is below.
				</Notice>
			)}
		</div>
	);
}
