import { AppError } from "@/lib/platform/errors";

/**
 * What all calls of a tool server have in common, for a time: public things such as what job boards said, never anything of a person's.
 * Every process that runs the server sees the same. Keys are paths of letters, digits, `.`, `_`, `:` and `-`.
 */
export interface Shelf {
	/** The keys under a prefix that have not expired, in order. */
	keys(prefix: string): Promise<readonly string[]>;
	/** Null for what was never written, or has expired. */
	read(key: string): Promise<Uint8Array | null>;
	/** Takes the place of what was there. @throws AppError PAYLOAD_TOO_LARGE */
	write(key: string, bytes: Uint8Array, keepForMs: number): Promise<void>;
	/** Whether the caller is the one to do this work now. Nobody else is until it is released, or the time is over. */
	claim(key: string, forMs: number): Promise<boolean>;
	release(key: string): Promise<void>;
}

export const MAX_SHELF_ITEM_BYTES = 8 * 1024 * 1024;
export const MAX_SHELF_KEEP_MS = 7 * 24 * 3_600_000;
export const SHELF_KEY = /^[\w.:-]{1,100}(?:\/[\w.:-]{1,100}){0,7}\/?$/;

async function refuse(): Promise<never> {
	throw new AppError("FORBIDDEN", "This tool server has no shelf.");
}

/** For a tool server that has none. */
export const closedShelf: Shelf = { keys: refuse, read: refuse, write: refuse, claim: refuse, release: refuse };
