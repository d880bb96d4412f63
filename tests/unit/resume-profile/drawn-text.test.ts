import { getResolvedPDFJS } from "unpdf";
import { describe, expect, it } from "vitest";
import { DrawnText } from "@/lib/tools/reading/pdf/drawn/drawn-text";

const { OPS } = await getResolvedPDFJS();
/** A page that draws these texts, one go each. */
const drawing = (...texts: string[]) =>
	new DrawnText({ fnArray: texts.map(() => OPS.showText), argsArray: texts.map((text) => [[...text].flatMap((unicode) => [{ unicode }, -120])]) }, OPS);

describe("letter-spaced text", () => {
	it("is parted where spaces were drawn", () => {
		const page = drawing("ABOUT ME", "REGISTRATION & CERTIFICATES");
		expect(page.wordsOf("A B O U T M E")).toBe("ABOUT ME");
		expect(page.wordsOf("R EG I S T R AT I O N & C E RT I F I C AT E S")).toBe("REGISTRATION & CERTIFICATES");
	});

	it("is looked for as whole words, from where the last was found", () => {
		const page = drawing("JOANN ADAMS", "ANNA DAHL", "JOANN ADAMS");
		expect(page.wordsOf("A N N A D A H L")).toBe("ANNA DAHL");
		expect(page.wordsOf("J O A N N A D A M S")).toBe("JOANN ADAMS");
		expect(page.wordsOf("O A N N A D A M")).toBeNull();
	});

	it("is left to its gaps where these tell words apart, where spaces were typed between letters, and where it is one word", () => {
		expect(drawing("ANNADAHL").wordsOf("A N N A  D A H L")).toBeNull();
		expect(drawing("A N N A D A H L").wordsOf("A N N A D A H L")).toBeNull();
		expect(drawing("A N N A   D A H L").wordsOf("A N N A D A H L")).toBe("ANNA DAHL");
		expect(drawing("SUMMARY").wordsOf("S U M M A R Y")).toBeNull();
	});
});
