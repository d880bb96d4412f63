import { describe, expect, it } from "vitest";
import { FairLine } from "@/local/tool-host/fair-line";

function lineOf(...owners: string[]): FairLine<string> {
	const line = new FairLine<string>();
	for (const owner of owners) line.join(owner, owner);
	return line;
}

/** Serves as many as there are places, one after the other. */
function serveInto(line: FairLine<string>, places: number): string {
	return Array.from({ length: places }, () => line.serve()?.item).join("");
}

/** Serves all in one place. */
function serveAll(line: FairLine<string>): string {
	let served = "";
	for (let next = line.serve(); next; next = line.serve()) {
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

	it("gives one owner all places as long as nobody else waits, and the next free one to who comes", () => {
		const line = lineOf(..."aaaaaaaa");
		const held = [line.serve(), line.serve(), line.serve()];
		line.join("b", "b");
		held[0]?.release();
		expect(line.serve()?.item).toBe("b");
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
		line.serve()?.release();
		for (const newcomer of "bcd") line.join(newcomer, newcomer);
		line.serve()?.release();
		for (const newcomer of "efg") line.join(newcomer, newcomer);
		expect(serveAll(line)).toBe("bcdaefg");
	});

	it("forgets who has left it", () => {
		const line = new FairLine<string>();
		const leave = line.join("a", "a");
		line.join("b", "b");
		leave();
		expect(line.length).toBe(1);
		expect(serveAll(line)).toBe("b");
	});
});
