import { BadgeCheck } from "lucide-react";
import { priceOfWork } from "@/components/credits/price-of-work";
import { count, duration, money } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { CommunityEntry } from "@/lib/user-workflows/community/schemas";

/** What a workflow's runs show: not what is said of it, but what it did. */
export function Proof({
	proof: { runs, successRate, medianSeconds, medianCostMicroU },
	lastRunAt,
	lastVerifiedAt,
}: Pick<CommunityEntry, "proof" | "lastRunAt" | "lastVerifiedAt">) {
	if (runs === 0) return <p className="text-ink-muted text-sm">Nobody has run it yet.</p>;
	const facts = [
		["Works", successRate === null ? "–" : `${Math.floor(100 * successRate)} %`],
		["Time", medianSeconds === null ? "–" : duration(medianSeconds * 1000)],
		["Price", medianCostMicroU === null ? "–" : money(priceOfWork(medianCostMicroU))],
	] as const;
	return (
		<div className="grid gap-1.5">
			<dl className="flex flex-wrap gap-x-5 gap-y-1">
				{facts.map(([label, text]) => (
					<div key={label} className="flex items-baseline gap-1.5">
						<dt className="text-ink-muted text-sm">{label}</dt>
						<dd className="font-mono text-sm">{text}</dd>
					</div>
				))}
			</dl>
			<p className="text-ink-muted text-xs">
				{count(runs, "run")}
				{lastVerifiedAt ? (
					<>
						{" "}
						· <BadgeCheck aria-hidden className="inline size-3.5 align-text-bottom text-success" /> verified <RelativeTime value={lastVerifiedAt} />
					</>
				) : (
					lastRunAt && (
						<>
							{" "}
							· changed since it last delivered, <RelativeTime value={lastRunAt} />
						</>
					)
				)}
			</p>
		</div>
	);
}
