import { expect, it } from "vitest";
import { packedNote, refusalOf } from "@/components/site/hero/hero-files";
import { listCatalog } from "@/lib/catalog/registry";
import { endingsOf } from "@/lib/files/formats";

const TAKEN = { endings: endingsOf(listCatalog().workflows.flatMap(({ supportedInputFormats }) => supportedInputFormats)), maxFileBytes: 100 };
const refused = (name: string, size = 10) => refusalOf({ name, size }, TAKEN);

it("what no workflow takes is refused by its name where it is dropped", () => {
	for (const name of ["cv.pdf", "CV.DOCX", "photo.jpeg", "notes.htm", "orders.xlsx", "pictures.zip"]) expect([name, refused(name)]).toEqual([name, null]);
	expect(refused("setup.exe")).toBe("setup.exe: none of our workflows takes this kind of file.");
	expect(refused("README")).toContain("README: none");
	expect(refused("cv.pdf", 0)).toContain("empty, or a folder");
	expect(refused("cv.pdf", 101)).toContain("too large");
});

it("of an archive it is said what can be used", () => {
	expect(packedNote(["cv.pdf"])).toBeNull();
	expect(packedNote(["cv.pdf", "notes.zip"])).toContain("Of notes.zip the pictures can be used");
});
