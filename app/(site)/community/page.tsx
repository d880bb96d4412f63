import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { findPageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { readFilter } from "@/components/community/filter";
import { Gallery } from "@/components/community/gallery";
import { communityKeys, ENTRIES_PER_PAGE } from "@/components/community/queries";
import { listCommunity } from "@/lib/user-workflows/community/list-community";
import { listCommunityTags } from "@/lib/user-workflows/community/list-tags";

export const metadata: Metadata = { title: "Community", description: "Workflows that people share, with what their runs show." };

export default async function CommunityPage({ searchParams }: { searchParams: Promise<Search> }) {
	const filter = readFilter(searchParamsOf(await searchParams));
	const actor = (await findPageContext())?.actor ?? null;
	const { tag, q, sort } = filter;
	const [list, { tags }] = await Promise.all([
		listCommunity({ actor }, { sort, limit: ENTRIES_PER_PAGE, ...(tag && { tag }), ...(q && { q }) }),
		listCommunityTags(),
	]);
	return (
		<Hydrated data={[[communityKeys.list(filter), { pages: [list], pageParams: [null] }]]}>
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">Community</h1>
				<p className="max-w-[72ch] text-ink-muted">
					Workflows that people made and share. Each shows what its runs have come to: how often it works, how long it takes and what it costs.
				</p>
			</div>
			<Gallery tags={tags} />
		</Hydrated>
	);
}
