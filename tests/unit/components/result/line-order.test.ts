import fc from "fast-check";
import { expect, it } from "vitest";
import { movedOf } from "@/components/workflows/resume-to-job-ready/result/state/line-order";

it.each<[readonly (number | null)[], boolean[]]>([
	[[], []],
	[
		[0, 1, 2],
		[false, false, false],
	],
	[
		[2, 0, 1, 3],
		[true, false, false, false],
	],
	[
		[0, 2, 3, 1],
		[false, false, false, true],
	],
	[
		[1, 0],
		[true, false],
	],
	[
		[0, 2, 1, 3],
		[false, true, false, false],
	],
	[
		[5, null, 7],
		[false, false, false],
	],
])("of %j these have moved: %j", (places, moved) => expect(movedOf(places)).toEqual(moved));

it("what has not moved stands in its order, and no fewer could have moved", () => {
	fc.assert(
		fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }), (places) => {
			const moved = movedOf(places);
			const stays = places.filter((_place, at) => !moved[at]);
			expect(stays).toEqual([...stays].sort((one, other) => one - other));
			const longest = Math.max(...subsets(places).map((some) => (isSorted(some) ? some.length : 0)));
			expect(stays).toHaveLength(longest);
		}),
	);
});

const isSorted = (places: readonly number[]) => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

function subsets(places: readonly number[]): number[][] {
	return Array.from({ length: 2 ** places.length }, (_entry, bits) => places.filter((_place, at) => (bits >> at) % 2 === 1));
}
