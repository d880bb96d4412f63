import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { greyPng } from "@/tests/factories/grey-png";
import { findInFile, redacted } from "@/tests/factories/redaction";
import { paragraph, relations, wordPart, writeDocx } from "@/tests/hostile/docx-writer";

const run = (text: string, properties = "") => `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ""}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const tracked = 'w:id="1" w:author="Ngozi Okafor" w:date="2026-01-01T00:00:00Z"';
const TYPES = (...parts: readonly (readonly [string, string])[]) =>
	`<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${parts
		.map(([path, kind]) => `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`)
		.join("")}</Types>`;

/** A document that carries what is sought in every place that a Word document has. */
function ladenDocx(): Uint8Array {
	const body = [
		`<w:p>${run("Dear Ms Oka")}${run("for", "<w:b/>")}${run(", thank you.")}</w:p>`,
		`<w:p w:rsidR="00AA"><w:ins ${tracked}>${run("Added for Okafor. ")}</w:ins><w:del ${tracked}><w:r><w:delText>Struck: Okafor</w:delText></w:r></w:del>${run("It stays.")}</w:p>`,
		`<w:p>${run("Hidden Okafor", "<w:vanish/>")}${run("Seen text.")}</w:p>`,
		`<w:p><w:commentRangeStart w:id="0"/>${run("Remarked.")}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
		`<w:p><w:hyperlink r:id="rId9">${run("ngozi.okafor@mail.example")}</w:hyperlink></w:p>`,
		`<w:p><w:bookmarkStart w:id="3" w:name="Okafor"/><w:bookmarkEnd w:id="3"/><w:r><w:instrText> HYPERLINK "mailto:ngozi.okafor@mail.example" </w:instrText></w:r></w:p>`,
		`<w:sdt><w:sdtPr><w:alias w:val="Okafor"/><w:tag w:val="Okafor"/></w:sdtPr><w:sdtContent>${paragraph("A field of a form.")}</w:sdtContent></w:sdt>`,
		`<w:p><w:r><w:object><o:OLEObject r:id="rId8"/></w:object></w:r><w:r><w:drawing><wp:docPr id="1" name="Okafor" descr="Photo of Ngozi Okafor"/><a:blip r:embed="rId7"/></w:drawing></w:r></w:p>`,
	].join("");
	return writeDocx(body, {
		"[Content_Types].xml": TYPES(["word/header1.xml", "header"], ["word/footnotes.xml", "footnotes"], ["word/comments.xml", "comments"]),
		"_rels/.rels": relations([
			["rId1", "officeDocument", "word/document.xml"],
			["rId2", "metadata/core-properties", "docProps/core.xml"],
			["rId3", "metadata/thumbnail", "docProps/thumbnail.jpeg"],
		]),
		"word/_rels/document.xml.rels": relations([
			["rId4", "header", "header1.xml"],
			["rId5", "footnotes", "footnotes.xml"],
			["rId6", "comments", "comments.xml"],
			["rId7", "image", "media/image1.png"],
			["rId8", "oleObject", "embeddings/object1.bin"],
			["rId9", "hyperlink", "mailto:ngozi.okafor@mail.example"],
			["rId10", "customXml", "../customXml/item1.xml"],
		]),
		"word/header1.xml": wordPart("hdr", paragraph("Letter of Okafor")),
		"word/footnotes.xml": wordPart("footnotes", `<w:footnote w:id="2">${paragraph("As Okafor said.")}</w:footnote>`),
		"word/comments.xml": wordPart("comments", `<w:comment ${tracked}>${paragraph("Okafor's remark")}</w:comment>`),
		"word/media/image1.png": greyPng(40, 40, 90, ["Made by Ngozi Okafor"]),
		"word/embeddings/object1.bin": new TextEncoder().encode("Ngozi Okafor"),
		"customXml/item1.xml": "<data>Ngozi Okafor</data>",
		"docProps/core.xml": "<coreProperties>Ngozi Okafor</coreProperties>",
		"docProps/custom.xml": "<Properties>Okafor</Properties>",
		"docProps/thumbnail.jpeg": new TextEncoder().encode("Okafor"),
	});
}

const contents = (bytes: Uint8Array) =>
	Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content, !path.endsWith(".xml"))]));

describe("a redacted DOCX", () => {
	it("holds what was redacted in none of its parts, names, attributes and links", async () => {
		const { bytes, report } = await redacted(ladenDocx(), "letter.docx");
		const parts = contents(bytes);
		expect(Object.entries(parts).filter(([path, content]) => /okafor|ngozi|mail\.example/i.test(path + content))).toEqual([]);
		expect(Object.keys(parts).sort()).toEqual([
			"[Content_Types].xml",
			"_rels/.rels",
			"word/_rels/document.xml.rels",
			"word/_rels/footnotes.xml.rels",
			"word/_rels/header1.xml.rels",
			"word/document.xml",
			"word/footnotes.xml",
			"word/header1.xml",
			"word/media/image1.png",
		]);
		expect(report.check.passed).toBe(true);
		expect(report.removed).toEqual(
			expect.arrayContaining([
				"The document's properties: author, company, dates, title.",
				"Comments and the names of who wrote them.",
				"Tracked changes: struck text went, added text stays.",
				"Hidden text.",
				"Embedded objects.",
			]),
		);
	});

	it("is a document that reads on, with bars of one length over the borders of runs", async () => {
		const { bytes } = await redacted(ladenDocx(), "letter.docx");
		const { lines } = await readDocx(bytes);
		const texts = lines.map(({ text }) => text);
		expect(texts).toEqual(expect.arrayContaining(["Dear Ms ████, thank you.", "Added for ████. It stays.", "Seen text.", "Remarked.", "A field of a form."]));
		const document = contents(bytes)["word/document.xml"] ?? "";
		expect(document).not.toMatch(/w:rsid|w:author|w:commentReference|w:del\b|w:vanish|w:object/);
		expect(contents(bytes)["word/footnotes.xml"]).toContain("As ████ said.");
	});

	it("has no relation to a part that is gone", async () => {
		const parts = contents((await redacted(ladenDocx(), "letter.docx")).bytes);
		const targets = [...(parts["word/_rels/document.xml.rels"] ?? "").matchAll(/Target="([^"]+)"/g)].map(([, target]) => target);
		expect(targets.sort()).toEqual(["footnotes.xml", "header1.xml", "https://redacted.invalid/", "media/image1.png"]);
		expect(parts["[Content_Types].xml"]).not.toContain("comments");
	});

	it("blackens pictures where that is asked, and names them where not", async () => {
		const left = await redacted(ladenDocx(), "letter.docx");
		expect(left.report.unseen.map(({ kind }) => kind)).toEqual(["picture"]);
		const covered = await redacted(ladenDocx(), "letter.docx", { coversPictures: true });
		const size = (bytes: Uint8Array) => unzipSync(bytes)["word/media/image1.png"]?.[19];
		expect([size(left.bytes), size(covered.bytes)]).toEqual([40, 1]);
	});

	it("keeps what its owner leaves in", async () => {
		const { findings } = await findInFile(ladenDocx(), "letter.docx");
		const chosenIds = findings.filter(({ kind }) => kind === "email").map(({ findingId }) => findingId);
		const { lines } = await readDocx((await redacted(ladenDocx(), "letter.docx", { chosenIds })).bytes);
		expect(lines.map(({ text }) => text)).toContain("Dear Ms Okafor, thank you.");
		expect(lines.map(({ text }) => text).join(" ")).not.toContain("mail.example");
	});
});
