/** A turn of an agent is two items of its step: what it chose, and what the call that it chose gave. The end is a third. */
export const END = "end";

const DIGITS = 4;

export const choiceKey = (turn: number): string => String(turn).padStart(DIGITS, "0");
export const callKey = (turn: number): string => `${choiceKey(turn)}:call`;

export function turnOf(itemKey: string): number {
	return Number(itemKey.slice(0, DIGITS));
}

export const isCallKey = (itemKey: string): boolean => itemKey.endsWith(":call");

/** All items that a step of so many turns may have. */
export function turnKeys(maxTurns: number): string[] {
	return Array.from({ length: maxTurns }, (_, at) => [choiceKey(at + 1), callKey(at + 1)]).flat();
}
