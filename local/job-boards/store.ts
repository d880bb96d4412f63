import { PROVIDERS } from "@/local/job-boards/providers/list";
import type { ProviderBoards } from "@/local/job-boards/providers/provider-boards";
import type { ListingState } from "@/local/job-boards/sample/homes";
import type { Listing } from "@/local/job-boards/sample/listing";

export interface Found {
	readonly boards: ProviderBoards;
	readonly listing: Listing;
}

/** The listings of all boards, with the few questions that the server asks. */
export interface Store {
	/** Board names of a provider, sorted. */
	boardsOf(provider: string): string[];
	/** What a board's list shows. Undefined when there is no such board. */
	listed(provider: string, board: string): Listing[] | undefined;
	findById(provider: string, board: string, id: string): Listing | undefined;
	/** By the path of its public page, with or without a final slash. */
	findByPage(path: string): Found | undefined;
	stateOf(listing: Listing): ListingState;
	/** Withdraws a posting: absent from its list, 404 on its record and page. */
	close(listing: Listing): void;
}

function trimSlash(path: string): string {
	return path.replace(/\/+$/, "");
}

export function createStore(listings: readonly Listing[]): Store {
	const byBoard = new Map<string, Listing[]>();
	const byId = new Map<string, Listing>();
	const byPage = new Map<string, Found>();
	const withdrawn = new Set<Listing>();
	const providers = new Map(PROVIDERS.map((boards) => [boards.provider, boards]));
	for (const listing of listings) {
		const boards = providers.get(listing.provider);
		if (boards === undefined) continue;
		const key = `${listing.provider}/${listing.board}`;
		const others = byBoard.get(key);
		if (others === undefined) byBoard.set(key, [listing]);
		else others.push(listing);
		byId.set(`${key}/${boards.idOf(listing)}`, listing);
		byPage.set(trimSlash(boards.pagePath(listing)), { boards, listing });
	}
	const stateOf = (listing: Listing): ListingState => (withdrawn.has(listing) ? "absent" : listing.state);
	return {
		boardsOf: (provider) =>
			[...byBoard.keys()]
				.filter((key) => key.startsWith(`${provider}/`))
				.map((key) => key.slice(provider.length + 1))
				.sort(),
		listed: (provider, board) => byBoard.get(`${provider}/${board}`)?.filter((listing) => stateOf(listing) !== "absent"),
		findById: (provider, board, id) => byId.get(`${provider}/${board}/${id}`),
		findByPage: (path) => byPage.get(trimSlash(path)),
		stateOf,
		close: (listing) => {
			withdrawn.add(listing);
		},
	};
}
