/** Text as it is compared: white space counts as one space. */
export function tidy(text: string): string {
	return text.replace(/\s+/gu, " ").trim();
}

/**
 * Which entries have moved, by their places before: the fewest that have to be taken out for the rest to stand in their order. Entries without a
 * place (null) have not moved. Of two that stand the other way round now, the upper one has: it was brought up.
 */
export function movedOf(places: readonly (number | null)[]): boolean[] {
	const known = places.flatMap((place, at) => (place === null ? [] : [{ place, at }]));
	const longest: number[] = [];
	const before: number[] = [];
	for (const [index, { place }] of known.entries()) {
		let [best, from] = [1, -1];
		for (let earlier = 0; earlier < index; earlier += 1) {
			const length = (longest[earlier] ?? 0) + 1;
			if ((known[earlier]?.place ?? 0) < place && length >= best) [best, from] = [length, earlier];
		}
		longest.push(best);
		before.push(from);
	}
	const stays = new Set<number>();
	for (let index = longest.lastIndexOf(Math.max(...longest)); index >= 0; index = before[index] ?? -1) stays.add(known[index]?.at ?? -1);
	return places.map((place, at) => place !== null && !stays.has(at));
}
