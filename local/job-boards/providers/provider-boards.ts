import type { Listing } from "@/local/job-boards/sample/listing";

/** Makes an absolute address on this server of a path. */
export type ToUrl = (path: string) => string;

/** What one provider serves: how its addresses are read and which shapes it answers with. */
export interface ProviderBoards {
	readonly provider: string;
	/** The path of its base address; `{board}` where each board has its own. */
	readonly basePath: string;
	/** Whether an operator has to ask for it. */
	readonly isOptIn?: boolean;
	/** Reads an API path (without query) below the server's root; null when it is none of this provider's. */
	match(segments: readonly string[]): { readonly board: string; readonly postingId: string | null } | null;
	/** The id that the provider knows a listing by. */
	idOf(listing: Listing): string;
	/** The path of the public page. */
	pagePath(listing: Listing): string;
	/** Where the page of a withdrawn posting redirects to. */
	homePath(board: string): string;
	/** The body of a board's list. */
	list(listings: readonly Listing[], query: URLSearchParams, toUrl: ToUrl): unknown;
	/** The body of one posting's record, for providers that have such an endpoint. */
	detail?(listing: Listing, toUrl: ToUrl): unknown;
}

/** A whole number of the query between bounds, or the fallback. */
export function queryNumber(query: URLSearchParams, name: string, fallback: number, min: number, max: number): number {
	const value = Number(query.get(name) ?? fallback);
	return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : fallback;
}

/** A UUID made of a listing's digits. */
export function uuidOf(listing: Listing): string {
	const { hex } = listing;
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
