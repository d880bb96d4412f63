/** A machine that has too much to do may keep a call from its work; it has this many times its limit at the most. */
const LONGEST_IN_LINE = 3;

/**
 * What a call has left of its time, in milliseconds; 0 or less when it is over. What its process spent in line for a processor is the machine's doing and
 * none of its own time: else a busy machine would find fault with good files.
 */
export function timeLeftMs(limitMs: number, { goneMs, inLineMs }: { readonly goneMs: number; readonly inLineMs: number }): number {
	return Math.min(limitMs + Math.max(0, inLineMs), limitMs * LONGEST_IN_LINE) - goneMs;
}
