import type { Effect } from "@/tests/conformance/app/effects";

/** The most that had entered and not left at any moment. */
export function mostInside(effects: Effect[]): number {
	let [inside, most] = [0, 0];
	for (const { what } of effects) {
		if (what === "enter") inside += 1;
		if (what === "leave") inside -= 1;
		most = Math.max(most, inside);
	}
	return most;
}
