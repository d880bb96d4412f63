import { type Bounded, bounded } from "./bounded";

/** Of a call's arguments no more is kept: what they were made of is on record as answers and outputs of earlier steps. */
const MOST_CHARACTERS = 32_000;

/** A call's arguments as its record keeps them: as JSON text of a `Bounded`. */
export function keptArguments(args: Record<string, unknown>): string {
	const kept: Bounded = bounded(args, MOST_CHARACTERS);
	return JSON.stringify(kept);
}
