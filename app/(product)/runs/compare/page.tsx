import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { ComparePage } from "@/components/goal-jobs/compare/compare-page";

export const metadata: Metadata = { title: "Compare runs" };

export default async function CompareRunsPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = await searchParams;
	const [a, b] = [searchText(search.a), searchText(search.b)];
	await requirePageContext(`/runs/compare?${new URLSearchParams({ ...(a && { a }), ...(b && { b }) })}`);
	const run = a ? await findRun(a) : null;
	if (!run) notFound();
	return (
		<Hydrated data={[]}>
			<ComparePage run={run} otherId={b} />
		</Hydrated>
	);
}
