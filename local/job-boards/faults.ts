import { setTimeout as sleep } from "node:timers/promises";
import type { Listing } from "@/local/job-boards/sample/listing";
import { lyingAnswer } from "./lies";
import { type Oddity, oddAnswer } from "./odd-boards";
import { messagePage } from "./pages";
import { html, json, type Reply } from "./replies";

/**
 * How a board misbehaves: always 500; never answers; answers a web page instead of JSON; answers late; answers the first list request
 * after a calm with 429; answers in form but hostilely; breaks off in its answer; answers well but oddly. The first three boards exist only to fail; the next two hold postings; odd ones are asked for.
 */
export type Fault =
	| { readonly kind: "error" | "silence" | "html" | "throttle" | "lies" | "torn" }
	| { readonly kind: "slow"; readonly delayMs: number }
	| { readonly kind: "odd"; readonly oddity: Oddity };

/** What may come over all boards at once. */
export const MOODS = ["error", "silence", "html", "lies", "torn"] as const;

export interface FaultyBoard {
	readonly provider: string;
	readonly board: string;
	readonly fault: Fault;
	/** A client's limit for this board alone, so that one mute board does not set the pace of every search. */
	readonly timeoutMs?: number;
}

const SLOW_DELAY_MS = 250;
/** Longer than a client waits before it tries again, so that the second try gets through however many clients there are. */
const THROTTLE_CALM_MS = 3_000;

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

/** A request to a board. */
export interface AskedOfBoard {
	readonly board: string;
	readonly isList: boolean;
	readonly calmMs: number;
	readonly origin: string;
}

/** What a fault answers instead of the board, null when the board may answer. `calmMs` is the time since the board's last list request. Never settles for a mute board. */
export async function faultReply(fault: Fault | undefined, asked: AskedOfBoard): Promise<Reply | null> {
	const { isList, calmMs } = asked;
	switch (fault?.kind) {
		case undefined:
			return null;
		case "error":
			return json({ status: 500, error: "Internal server error" }, 500);
		case "silence":
			return new Promise<Reply>(() => {});
		case "html":
			return html(messagePage("Careers", "Our careers page moved."));
		case "torn":
			return { status: 200, type: "application/json", body: '{"jobs":[{"id":1,"title":"Night Po' };
		case "lies":
			return json(lyingAnswer(asked.board, asked.origin));
		case "throttle":
			return isList && calmMs > THROTTLE_CALM_MS ? { ...json({ error: "Too many requests" }, 429), headers: { "retry-after": "0" } } : null;
		case "odd":
			return json(oddAnswer(fault.oddity, asked.board, isList, asked.origin));
		case "slow":
			if (isList) await sleep(fault.delayMs);
			return null;
	}
}
