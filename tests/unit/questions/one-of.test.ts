import { expect, it } from "vitest";
import { oneOfProblems } from "@/lib/questions/one-of";

const question = (slotId: string, oneOf?: string) => ({ slotId, question: `${slotId}?`, config: oneOf === undefined ? {} : { oneOf } });
const ASKED = [question("link", "posting"), question("file", "posting"), question("note")];

it("of questions that share a name exactly one is answered", () => {
	expect(oneOfProblems(ASKED, { link: "a", file: null })).toEqual([]);
	expect(oneOfProblems(ASKED, { link: null, file: "b" })).toEqual([]);
	expect(oneOfProblems(ASKED, { link: "a", file: "b" })).toEqual([{ slotId: "file", message: "Answer only one of these: “link?” or “file?”." }]);
	expect(oneOfProblems(ASKED, { link: null, file: [] })).toEqual([{ slotId: "link", message: "One of these needs an answer: “link?” or “file?”." }]);
});

it("what is not asked yet is missing only at the end", () => {
	expect(oneOfProblems(ASKED, { link: null })).toEqual([]);
	expect(oneOfProblems(ASKED, {})).toEqual([]);
	expect(oneOfProblems(ASKED, {}, true)).toMatchObject([{ slotId: "link" }]);
	expect(oneOfProblems([question("note")], {}, true)).toEqual([]);
});
