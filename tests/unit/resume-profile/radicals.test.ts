import { expect, it } from "vitest";
import { cleanText } from "@/lib/tools/reading/text/clean-text";

it("radicals that stand for letters are these letters, so that dates and names are read", () => {
	expect(cleanText("⺠國105年8月 擅⻑ ⻢国强 ⻘森県")).toBe("民國105年8月 擅長 马国强 青森県");
});
