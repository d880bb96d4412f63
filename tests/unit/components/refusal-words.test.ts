import { expect, it } from "vitest";
import { refusalTitle, unfitWord } from "@/components/goal-jobs/refusal-words";

it("a file with nothing in it and one with a line or two are called by one word that is true of both", () => {
	expect(unfitWord({ code: "FILE_EMPTY" })).toBe("Too little to read");
	expect(refusalTitle([{ code: "FILE_EMPTY" }, { code: "FILE_EMPTY" }])).toBe("The file has too little to read");
});

it("files that were refused for several reasons did not fit", () => {
	expect(refusalTitle([{ code: "FILE_EMPTY" }, { code: "FILE_ENCRYPTED" }])).toBe("The file did not fit");
});
