import "server-only";
import { LRUCache } from "lru-cache";
import { MOST_KEPT } from "@/lib/tools/job-search/limits";
import type { Posting, SourceReport, Verification } from "@/lib/tools/job-search/schemas";
import type { Merged } from "./merged";

/** A board as it was read last. Its rows are kept apart, since few ask for them. */
export interface KeptBoard {
	readonly key: string;
	readonly provider: string;
	readonly board: string;
	/** Milliseconds since the epoch, as is all time here. */
	readonly readAt: number;
	readonly freshUntil: number;
	readonly report: SourceReport["boards"][number];
	/** What the board or the network really said, for developers; empty when nothing failed. */
	readonly said: string;
	/** Of everything that decides on its postings. */
	readonly digest: string;
	readonly count: number;
}

/** The boards of a deployment at a time, each with the number of its rows that are compared. */
export interface Snapshot {
	readonly snapshotId: string;
	readonly readAt: number;
	readonly boards: readonly { readonly board: KeptBoard; readonly share: number }[];
	readonly sources: readonly SourceReport[];
	readonly count: number;
}

export interface NormalizedBoard {
	readonly postings: readonly Posting[];
	/** The ids of all its rows, read or not. */
	readonly ids: readonly string[];
	readonly dropped: ReadonlyArray<{ readonly reason: string; readonly count: number }>;
	readonly shortened: ReadonlyArray<{ readonly what: string; readonly count: number }>;
}

const MAX_ROW_BYTES = 64 * 1024 * 1024;
const MOST_BOARDS = 20_000;

/** What this process knows of the boards. All of it can be had again, from the shelf or from the boards. */
export interface Memory {
	readonly boards: LRUCache<string, KeptBoard>;
	/** Rows of boards as packed JSON, by the board's digest. */
	readonly rows: LRUCache<string, Uint8Array>;
	/** Boards that are being read just now. */
	readonly reading: Map<string, Promise<void>>;
	readonly snapshots: LRUCache<string, Snapshot>;
	readonly normalized: LRUCache<string, NormalizedBoard>;
	readonly merged: LRUCache<string, Promise<Merged>>;
	readonly verifications: LRUCache<string, { readonly verification: Verification; readonly freshUntil: number }>;
	/** The segments of verifications that were taken from the shelf, and when it was looked at. */
	seenSegments: { lastKey: string; at: number };
	/** Titles that were searched for lately: rows like them are worth a request of their own. */
	readonly titles: LRUCache<string, true>;
	/** When the shelf was told that somebody searches here. */
	askedAt: number;
}

const holder = globalThis as typeof globalThis & { goalModePostings?: Memory };

export function memory(): Memory {
	holder.goalModePostings ??= {
		boards: new LRUCache({ max: MOST_BOARDS }),
		rows: new LRUCache({ maxSize: MAX_ROW_BYTES, sizeCalculation: (bytes) => Math.max(1, bytes.byteLength) }),
		reading: new Map(),
		snapshots: new LRUCache({ max: 8 }),
		normalized: new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: ({ postings }) => postings.length + 1 }),
		merged: new LRUCache({ max: 2 }),
		verifications: new LRUCache({ max: MOST_KEPT }),
		seenSegments: { lastKey: "", at: 0 },
		titles: new LRUCache({ max: 200 }),
		askedAt: 0,
	};
	return holder.goalModePostings;
}

/** As if the process had just started; what is on the shelf stays. */
export function forgetPostings(): void {
	delete holder.goalModePostings;
}
