import type { Metadata } from "next";
import { SignUpFirst } from "@/app/(product)/developers/registered";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { CreatorPage } from "@/components/developers/creator/creator-page";

export const metadata: Metadata = { title: "Usage and earnings" };

export default async function Creator({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/creator?${search}` : "/creator");
	if (context.actor.kind === "guest") return <SignUpFirst />;
	return <CreatorPage nowMs={Date.now()} />;
}
