import type { Listing } from "./sample/listings";

/**
 * How a board misbehaves: always 500; never answers; answers a web page instead of JSON; answers late; answers every other list request
 * with 429. The first three boards exist only to fail; the last two hold postings.
 */
export type Fault = { readonly kind: "error" | "silence" | "html" | "throttle" } | { readonly kind: "slow"; readonly delayMs: number };

export interface FaultyBoard {
	readonly provider: string;
	readonly board: string;
	readonly fault: Fault;
	/** A client's limit for this board alone, so that one mute board does not set the pace of every search. */
	readonly timeoutMs?: number;
}

const SLOW_DELAY_MS = 250;

/** The faulty boards among these listings. */
export function chooseFaultyBoards(listings: readonly Listing[]): FaultyBoard[] {
	const firstBoard = (provider: string) =>
		listings
			.filter((listing) => listing.provider === provider)
			.map((listing) => listing.board)
			.sort()[0];
	const faulty: FaultyBoard[] = [
		{ provider: "greenhouse", board: "fernhill-closed-doors", fault: { kind: "error" } },
		{ provider: "ashby", board: "silent-harbor", fault: { kind: "silence" }, timeoutMs: 600 },
		{ provider: "recruitee", board: "paper-lantern-house", fault: { kind: "html" } },
	];
	const throttled = firstBoard("lever");
	const slow = firstBoard("smartrecruiters");
	if (throttled !== undefined) faulty.push({ provider: "lever", board: throttled, fault: { kind: "throttle" } });
	if (slow !== undefined) faulty.push({ provider: "smartrecruiters", board: slow, fault: { kind: "slow", delayMs: SLOW_DELAY_MS } });
	return faulty;
}
