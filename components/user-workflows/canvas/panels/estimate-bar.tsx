"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useMemo } from "react";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { useEdited } from "@/components/user-workflows/canvas/editor-context";
import { costEstimateQuery } from "@/components/user-workflows/queries";

const QUOTA = {
	ok: { icon: CircleCheck, ink: "text-success", words: "within your plan" },
	warn: { icon: TriangleAlert, ink: "text-warning", words: "near your plan's limit" },
	exceeded: { icon: CircleX, ink: "text-danger", words: "beyond your plan" },
} as const;

/** What a run of the workflow as it is may cost, and whether the plan reaches for it. Always in sight. */
export function EstimateBar() {
	const { money } = useFormat();
	const nodes = useEdited(({ document }) => document.nodes);
	const names = useMemo(() => nodes.map(({ toolName }) => toolName).sort(), [nodes]);
	const { data } = useQuery({ ...costEstimateQuery(names), placeholderData: keepPreviousData, enabled: names.length <= 20 });
	if (!data) return <p className="h-5 text-ink-faint text-sm">Estimating …</p>;
	const { icon: Icon, ink, words } = QUOTA[data.quotaCheck.state];
	return (
		<p
			className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm"
			title={data.method === "rules" ? "From the prices of its tools, each called once." : `For ${data.maxIterations} turns of the agent.`}
		>
			<span className="text-ink-muted">
				A run: about <span className="font-mono text-ink">{money(data.estimatedMicroU)}</span>
			</span>
			<span className={cn("flex items-center gap-1", ink)}>
				<Icon aria-hidden className="size-3.5" /> {words}
			</span>
			{data.quotaCheck.state !== "ok" && (
				<Link href={data.quotaCheck.upgradeUrl} className="font-medium text-accent underline-offset-2 hover:underline">
					See plans
				</Link>
			)}
		</p>
	);
}
