import { expect, it } from "vitest";
import { sortFiles } from "@/components/ui/form/use-file-drop";

const PDF = { accept: { "application/pdf": [".pdf"] }, maxSizeBytes: 10, maxFiles: 2 };
const file = (name: string, size = 5, type = "") => new File(["x".repeat(size)], name, { type });
const told = (files: File[], options = PDF) => {
	const { accepted, refused } = sortFiles(files, options);
	return [accepted.map(({ name }) => name), refused.map(({ file: { name }, code }) => `${name}: ${code}`)];
};

it("a file is known by its type or by the ending of its name, whatever its letters' case", () => {
	expect(told([file("A.PDF"), file("b", 5, "application/pdf")])).toEqual([["A.PDF", "b"], []]);
	expect(told([file("c.pdf.txt", 5, "text/plain")])).toEqual([[], ["c.pdf.txt: file-invalid-type"]]);
	expect(told([file("d.png", 5, "image/png")], { ...PDF, accept: { "image/*": [] } as never })).toEqual([["d.png"], []]);
	expect(told([file("anything")], { ...PDF, accept: {} as never })).toEqual([["anything"], []]);
});

it("empty and large files are refused, each with its reason", () => {
	expect(told([file("a.pdf", 0), file("b.pdf", 11), file("c.pdf", 10)])).toEqual([["c.pdf"], ["a.pdf: file-too-small", "b.pdf: file-too-large"]]);
});

it("of more files than fit none is taken", () => {
	expect(told([file("a.pdf"), file("b.pdf"), file("c.pdf"), file("d.txt", 5, "text/plain")])).toEqual([
		[],
		["d.txt: file-invalid-type", "a.pdf: too-many-files", "b.pdf: too-many-files", "c.pdf: too-many-files"],
	]);
});
