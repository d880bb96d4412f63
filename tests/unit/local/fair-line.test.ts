import { describe, expect, it } from "vitest";
import { FairLine } from "@/local/tool-host/fair-line";

const MOST = 100;

function lineOf(...owners: string[]): FairLine<string> {
	const line = new FairLine<string>();
	for (const owner of owners) line.join(owner, owner);
	return line;
}

/** Serves as many as there are places, one after the other. */
function serveInto(line: FairLine<string>, places: number): string {
	return Array.from({ length: places }, () => line.serve(MOST)?.item ?? "").join("");
}

/** Serves all in one place. */
function serveAll(line: FairLine<string>): string {
	let served = "";
	for (let next = line.serve(MOST); next; next = line.serve(MOST)) {
		served += next.item;
		next.release();
	}
	return served;
}

describe("the line of calls", () => {
	it("is by arrival where nobody has more than one", () => {
		expect(serveAll(lineOf("c", "a", "b"))).toBe("cab");
	});

	it("lets owners take turns", () => {
		expect(serveAll(lineOf("a", "a", "a", "a", "b", "b"))).toBe("ababaa");
	});

	it("serves nobody who holds the most already, whoever else waits", () => {
		const line = lineOf("a", "a", "a");
		expect(line.serve(2)?.item).toBe("a");
		const held = line.serve(2);
		expect(line.serve(2)).toBeNull();
		line.join("b", "b");
		expect(line.serve(2)?.item).toBe("b");
		held?.release();
		expect(line.serve(2)?.item).toBe("a");
	});

	it("gives the next free place to who comes", () => {
		const line = lineOf(..."aaaaaaaa");
		const held = [line.serve(MOST), line.serve(MOST), line.serve(MOST)];
		line.join("b", "b");
		held[0]?.release();
		expect(line.serve(MOST)?.item).toBe("b");
	});

	it.each([
		[2, "ab"],
		[3, "aba"],
		[4, "abab"],
		[8, "abababab"],
	])("of %i places gives nobody more than half, rounded up, while another waits", (places, expected) => {
		expect(serveInto(lineOf(..."aaaaaaaaaa", ..."bbbbbbbbbb"), places)).toBe(expected);
	});

	it("serves who has waited longest before those that came later, also where each of them is somebody new", () => {
		const line = lineOf("a", "a", "a");
		line.serve(MOST)?.release();
		for (const newcomer of "bcd") line.join(newcomer, newcomer);
		line.serve(MOST)?.release();
		for (const newcomer of "efg") line.join(newcomer, newcomer);
		expect(serveAll(line)).toBe("bcdaefg");
	});

	it("forgets who has left it", () => {
		const line = lineOf("b");
		const leave = line.join("a", "a");
		leave();
		expect(serveAll(line)).toBe("b");
	});
});
