import { expect, it } from "vitest";
import { uniqueNames } from "@/lib/platform/unique-names";
import { asciiFileName, documentBaseName } from "@/lib/tools/documents/printing/file-names";

it.each([
	["Mara Lindqvist", "Kettle & Quill", "Backend Engineer", "Mara Lindqvist – Kettle & Quill – Backend Engineer"],
	["A/B: *x*", "..\\evil", 'say "hi" <b>', "A B x – evil – say hi b"],
	["", "", "", "Resume"],
	["Zoë\u202e", "x".repeat(80), "y", `Zoë – ${"x".repeat(50)} – y`],
	["con", "Nguyễn Văn A", "開発者", "con_ – Nguyễn Văn A – 開発者"],
])("%s, %s, %s", (name, company, title, expected) => {
	expect(documentBaseName(name, company, title)).toBe(expected);
});

it.each([
	["Zoë Müller – Łódź – Größe.pdf", "Zoe Muller - Lodz - Grosse.pdf"],
	["履歴書.docx", "Resume.docx"],
	["Nguyễn Văn Đức.pdf", "Nguyen Van Duc.pdf"],
])("%s in ASCII is %s", (name, expected) => {
	expect(asciiFileName(name)).toBe(expected);
});

it("names that differ in case alone are told apart", () => {
	expect(uniqueNames(["a.pdf", "A.PDF", "a.pdf", "b"])).toEqual(["a.pdf", "A (2).PDF", "a (3).pdf", "b"]);
});
