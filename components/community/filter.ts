export interface CommunityFilter {
	readonly tag: string | null;
	readonly q: string | null;
	readonly sort: "popular" | "recent";
}

/** What an address asks for. */
export function readFilter(search: Pick<URLSearchParams, "get">): CommunityFilter {
	const [tag, q] = [search.get("tag")?.slice(0, 24).trim(), search.get("q")?.slice(0, 100).trim()];
	return { tag: tag || null, q: q || null, sort: search.get("sort") === "popular" ? "popular" : "recent" };
}

/** The address of a filter; what is usual is left out. */
export function communityAddress({ tag, q, sort }: CommunityFilter): string {
	const search = new URLSearchParams({ ...(q && { q }), ...(tag && { tag }), ...(sort === "popular" && { sort }) });
	return search.size > 0 ? `/community?${search}` : "/community";
}
