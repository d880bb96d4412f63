"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { creatorEarningsQuery, creatorUsageQuery } from "@/components/developers/queries";
import { periodOf } from "@/components/ui/form/periods";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";

/** What an agent's workflows did in the last 30 days. */
export function AgentNumbers({ agentName }: { agentName: string }) {
	const { number, money } = useFormat();
	const [period] = useState(() => periodOf("30d", Date.now()));
	const usage = useQuery(creatorUsageQuery(period));
	const earnings = useQuery(creatorEarningsQuery(period));
	const used = usage.data?.byWorkflow.filter((row) => row.agentName === agentName) ?? [];
	const earned = earnings.data?.byWorkflow.filter((row) => row.agentName === agentName) ?? [];
	const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
	const ended = sum(used.map(({ delivered, failed }) => delivered + failed));
	const facts = [
		["Runs", number(sum(used.map(({ runs }) => runs)))],
		["Delivered", ended === 0 ? "none ended" : `${Math.floor((100 * sum(used.map(({ delivered }) => delivered))) / ended)} %`],
		["Cost of its tools", money(sum(used.map(({ costMicroU }) => costMicroU)))],
		["Accrued for you", money(sum(earned.map(({ accruedMicroU }) => accruedMicroU)))],
	] as const;
	return (
		<section aria-label="Last 30 days" className="grid gap-2">
			<h2 className="font-medium text-ink-muted text-sm">Last 30 days</h2>
			{usage.isPending || earnings.isPending ? (
				<Skeleton className="h-40 rounded-lg" />
			) : (
				<dl className="grid divide-y rounded-lg border bg-surface">
					{facts.map(([label, text]) => (
						<div key={label} className="flex items-baseline justify-between gap-3 px-4 py-2.5">
							<dt className="text-ink-muted text-sm">{label}</dt>
							<dd className="font-mono text-sm">{text}</dd>
						</div>
					))}
				</dl>
			)}
			<Link href="/creator" className="w-fit rounded-sm text-accent text-sm underline underline-offset-2">
				Usage and earnings
			</Link>
		</section>
	);
}
