import { describe, expect, it } from "vitest";
import { DrawnLigatures } from "@/lib/tools/reading/pdf/drawn/drawn-ligatures";

const OPS = { showText: 44 } as unknown as ConstructorParameters<typeof DrawnLigatures>[1];

/** The signs of a page as they were drawn, from the left to the right. */
const page = (...signs: string[]) =>
	new DrawnLigatures(
		{ fnArray: signs.map(() => 44), argsArray: signs.map((unicode) => [[{ unicode }]]) } as unknown as ConstructorParameters<typeof DrawnLigatures>[0],
		OPS,
	);

describe("letters that a font draws as one sign", () => {
	it("keep their order, which the reader turned around with the line", () => {
		const drawn = page("ني", "د", "م", " ", "س", "د", "ن", "ه", "م");
		expect(drawn.isNeeded).toBe(true);
		expect(drawn.inOrder("ين")).toBe("ني");
		expect(drawn.inOrder("مد")).toBe("مد");
	});

	it("are told from the same letters that were drawn one by one", () => {
		const drawn = page("ب", "ر", "شر", "ر", "ب");
		expect(["رب", "رش", "بر"].map((piece) => drawn.inOrder(piece))).toEqual(["رب", "شر", "بر"]);
	});

	it("leave what has none as it is", () => {
		const drawn = page("ﺐ", "ﻴ");
		expect(drawn.isNeeded).toBe(false);
		expect(drawn.inOrder("AutoCAD")).toBe("AutoCAD");
	});
});
