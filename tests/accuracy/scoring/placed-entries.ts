import { plain } from "./compare";
import type { Placed } from "./labelled-places";

/** The parts of a position or study, and from where to where they stand. */
export interface Entry {
	readonly kind: Placed["kind"];
	readonly entry: number;
	readonly own: readonly Placed[];
	readonly from: number;
	readonly to: number;
}

/** An employer above several of its roles stands in none of them. */
export function entriesOf(placed: readonly Placed[]): Entry[] {
	const isShared = (one: Placed) => placed.some((other) => other.entry !== one.entry && other.kind === one.kind && plain(other.value) === plain(one.value));
	const groups = new Map<string, Placed[]>();
	for (const one of placed) {
		if ((one.kind !== "job" && one.kind !== "school") || one.place === null) continue;
		const key = `${one.kind} ${one.entry}`;
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()].flatMap((own): Entry[] => {
		const [first] = own;
		const places = own.filter((one) => !isShared(one)).flatMap(({ place, part }) => (place && part !== "field" ? [place] : []));
		if (!first || places.length === 0) return [];
		return [{ kind: first.kind, entry: first.entry, own, from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) }];
	});
}
