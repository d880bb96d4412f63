import { Funnel } from "@/components/postings/funnel";
import { sourceName } from "@/components/postings/source-name";
import { Card } from "@/components/ui/card";
import { count, DEFAULT_LOCALE } from "@/components/ui/format/format";
import { SAMPLE_RUN } from "./sample-run";

const number = (n: number) => n.toLocaleString(DEFAULT_LOCALE);

/** How the search went, and the postings that fit best. */
export function SampleMatches() {
	const { counts, sources, matches, resumes } = SAMPLE_RUN;
	const open = counts.live + counts.unreachable;
	const stages = [
		{ label: "found", amount: counts.found, note: `in ${count(sources.length, "source")}` },
		{ label: "openings", amount: counts.found - counts.duplicates, note: `${count(counts.duplicates, "duplicate")} merged` },
		{ label: "open", amount: open, note: `of the ${number(open + counts.closed)} that promise most; ${number(counts.closed)} were closed` },
		{ label: "fitting", amount: open - counts.belowFloor, note: `${number(counts.belowFloor)} fit too little to be offered` },
		{ label: "chosen", amount: resumes.length, note: "by the person" },
	].map((stage) => ({ ...stage, words: number(stage.amount) }));
	return (
		<section aria-labelledby="sample-matches" className="grid grid-cols-1 gap-4">
			<h2 id="sample-matches" className="font-semibold text-xl">
				The search
			</h2>
			<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<Card className="p-5">
					<Funnel stages={stages} />
				</Card>
				<Card className="p-5">
					<h3 className="pb-2 font-medium">Found by source</h3>
					<dl className="grid gap-1 text-sm">
						{sources.map(({ provider, found }) => (
							<div key={provider} className="flex justify-between gap-4">
								<dt>{sourceName(provider)}</dt>
								<dd className="font-mono">{number(found)}</dd>
							</div>
						))}
					</dl>
				</Card>
			</div>
			<Card className="overflow-x-auto">
				<table className="w-full text-left text-sm">
					<caption className="px-4 pt-4 pb-2 text-left font-medium text-base">The {matches.length} postings that fit best</caption>
					<thead className="text-ink-muted">
						<tr className="border-b">
							<th scope="col" className="px-4 py-2 font-medium">
								Posting
							</th>
							<th scope="col" className="px-4 py-2 text-right font-medium">
								Fit
							</th>
							<th scope="col" className="px-4 py-2 font-medium">
								Matches
							</th>
							<th scope="col" className="px-4 py-2 font-medium">
								Missing
							</th>
						</tr>
					</thead>
					<tbody className="divide-y">
						{matches.map(({ title, company, place, fit, matchedSkills, missingSkills }) => (
							<tr key={`${title} ${company} ${place}`}>
								<th scope="row" className="min-w-56 px-4 py-2 font-normal">
									<span className="block font-medium text-base">{title}</span>
									<span className="text-ink-muted">{[company, place].join(" · ")}</span>
								</th>
								<td className="px-4 py-2 text-right font-mono font-semibold text-base">{fit}</td>
								<td className="min-w-40 px-4 py-2">{matchedSkills.join(", ")}</td>
								<td className="min-w-32 px-4 py-2 text-ink-muted">{missingSkills.join(", ") || "Nothing"}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Card>
		</section>
	);
}
