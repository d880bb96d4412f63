import { expect, it } from "vitest";
import { columnsOf } from "@/components/community/drawing/columns";
import { communityAddress, readFilter } from "@/components/community/filter";

const placesOf = (count: number, edges: Array<[number, number]>) =>
	columnsOf(
		count,
		edges.map(([from, to]) => ({ from, to })),
	).map(({ column, row }) => [column, row]);

it("a tool stands right of all that leads to it", () => {
	expect(
		placesOf(4, [
			[0, 2],
			[1, 2],
			[2, 3],
			[0, 3],
		]),
	).toEqual([
		[0, 0],
		[0, 1],
		[1, 0],
		[2, 0],
	]);
	expect(placesOf(2, [])).toEqual([
		[0, 0],
		[0, 1],
	]);
});

it("a circle ends, and nothing falls off the picture", () => {
	const places = placesOf(3, [
		[0, 1],
		[1, 2],
		[2, 0],
		[1, 1],
	]);
	expect(places).toHaveLength(3);
	for (const [column] of places) expect(column).toBeLessThan(3);
	expect(new Set(places.map(String)).size).toBe(3);
});

it("an address says what is asked for and is read again", () => {
	for (const filter of [
		{ tag: null, q: null, sort: "recent" },
		{ tag: "c++", q: "50 % off & more", sort: "popular" },
	] as const) {
		const [, search = ""] = communityAddress(filter).split("?");
		expect(readFilter(new URLSearchParams(search))).toEqual(filter);
	}
	expect(readFilter(new URLSearchParams("sort=worst&tag=&q=%20"))).toEqual({ tag: null, q: null, sort: "recent" });
});
