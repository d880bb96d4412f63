import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { usageKey } from "@/components/usage/queries";
import { readPeriod } from "@/components/usage/read-period";
import { UsagePage } from "@/components/usage/usage-page";
import { getUsage } from "@/lib/goal-jobs/views/get-usage";

export const metadata: Metadata = { title: "Usage" };

export default async function Usage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/usage?${search}` : "/usage");
	const nowMs = Date.now();
	const period = readPeriod(search, nowMs);
	return (
		<Hydrated data={[[usageKey(period), await getUsage(context, period)]]}>
			<UsagePage nowMs={nowMs} />
		</Hydrated>
	);
}
