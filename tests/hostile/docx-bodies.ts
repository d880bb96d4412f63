import { docxParts, paragraph, relations, wordPart, writeDocx, zipped } from "./docx-writer";
import { filesOf, PLAIN_TEXT } from "./hostile-file";

const readable = paragraph(PLAIN_TEXT);
const nested =
	(open: string, close: string, levels: number, heart = readable) =>
	() =>
		writeDocx(`${open.repeat(levels)}${heart}${close.repeat(levels)}`);
const withXml = (make: (xml: string) => string) => () => {
	const parts = docxParts(readable);
	return zipped({ ...parts, "word/document.xml": make(String(parts["word/document.xml"])) });
};

function laughs(): string {
	const rows = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
	return `<!DOCTYPE w:document [<!ENTITY e0 "night porter ">${rows.join("")}]>`;
}

/** What stands in the parts of a Word document. */
export const DOCX_BODIES = filesOf("docx", {
	"four hundred thousand paragraphs": () => writeDocx(paragraph("a").repeat(400_000)),
	"one paragraph of six hundred thousand runs": () => writeDocx(`<w:p>${"<w:r><w:t>ab </w:t></w:r>".repeat(600_000)}</w:p>`),
	"a million empty elements": () => writeDocx(`${readable}${"<w:p/>".repeat(1_000_000)}`),
	"a million tabs": () => writeDocx(`${readable}<w:p><w:r>${"<w:tab/>".repeat(1_000_000)}</w:r></w:p>`),
	"a million line breaks": () => writeDocx(`${readable}<w:p><w:r><w:t>a</w:t>${"<w:br/>".repeat(1_000_000)}</w:r></w:p>`),
	"tables of fifty thousand levels": nested("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", 50_000),
	"paragraphs of a hundred thousand levels": nested("<w:p>", "</w:p>", 100_000),
	"runs of a hundred thousand levels": nested("<w:p><w:r>", "</w:r></w:p>", 100_000, "<w:t>a</w:t>"),
	"controls of a hundred thousand levels": nested("<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>", 100_000),
	"text boxes of fifty thousand levels": nested("<w:p><w:r><w:pict><v:textbox><w:txbxContent>", "</w:txbxContent></v:textbox></w:pict></w:r></w:p>", 50_000),
	"choices of fifty thousand levels": nested("<mc:AlternateContent><mc:Fallback>", "</mc:Fallback></mc:AlternateContent>", 50_000),
	"elements that nobody closes": () => writeDocx(`${readable}${"<w:p><w:r><w:t>a".repeat(300_000)}`),
	"elements that nobody opened": () => writeDocx(`${readable}${"</w:p>".repeat(300_000)}`),
	"a table of a hundred thousand cells": () => writeDocx(`<w:tbl><w:tr>${`<w:tc>${paragraph("a b")}</w:tc>`.repeat(100_000)}</w:tr></w:tbl>`),
	"a table of a hundred thousand rows": () =>
		writeDocx(`<w:tbl>${`<w:tr><w:tc>${paragraph("a")}</w:tc><w:tc>${paragraph("b")}</w:tc></w:tr>`.repeat(100_000)}</w:tbl>`),
	"cells merged over a billion": () =>
		writeDocx(`${readable}<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/><w:vMerge w:val="restart"/></w:tcPr>${readable}</w:tc></w:tr></w:tbl>`),
	"thirty MB in one run": () => writeDocx(paragraph("lorem ipsum ".repeat(2_500_000))),
	"a word of ten MB": () => writeDocx(`${readable}${paragraph("a".repeat(10_000_000))}`),
	"an element of a hundred thousand attributes": () => writeDocx(`<w:p ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(" ")}/>${readable}`),
	"a name of five MB": () => writeDocx(`<w:${"p".repeat(5_000_000)}/>${readable}`),
	"fifty thousand namespaces": () =>
		writeDocx(
			`<w:p ${Array.from({ length: 50_000 }, (_, at) => `xmlns:n${at}="urn:${at}"`).join(" ")}>${"<w:r><w:t>a</w:t></w:r>".repeat(500)}</w:p>${readable}`,
		),
	"entities that multiply": withXml((xml) => xml.replace("?>", `?>${laughs()}`).replace(PLAIN_TEXT, `${PLAIN_TEXT}&e12;`)),
	"an entity of this machine's files": withXml((xml) =>
		xml.replace("?>", '?><!DOCTYPE w:document [<!ENTITY f SYSTEM "file:///etc/passwd">]>').replace(PLAIN_TEXT, `${PLAIN_TEXT} &f;`),
	),
	"an entity of another machine": withXml((xml) =>
		xml.replace("?>", '?><!DOCTYPE w:document SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY % x SYSTEM "http://127.0.0.1:9/"> %x;]>'),
	),
	"a million characters by number": withXml((xml) => xml.replace(PLAIN_TEXT, `${PLAIN_TEXT}${"&#x10FFFF;&#0;&#xD800;".repeat(300_000)}`)),
	"a remark of thirty MB": withXml((xml) => xml.replace("<w:body>", `<!--${"- ".repeat(15_000_000)}--><w:body>`)),
	"marked text that never ends": withXml((xml) => xml.replace("<w:body>", `<![CDATA[${"]]".repeat(1_000_000)}<w:body>`)),
	"a document that says it is of another alphabet": withXml((xml) => xml.replace("UTF-8", "IBM037")),
	"a document of half letters": () =>
		zipped({
			...docxParts(readable),
			"word/document.xml": Buffer.from(`\ufeff${docxParts(`${readable}${paragraph("\ud800\udc00\udc00\ud800")}`)["word/document.xml"]}`, "utf16le"),
		}),
	"a document of noise": () =>
		zipped({ ...docxParts(readable), "word/document.xml": Buffer.from(Array.from({ length: 500_000 }, (_, at) => (at * at * 17) % 253)) }),
	"no document": () => zipped({ ...docxParts(readable), "word/document.xml": "" }),
	"a document of another kind": withXml(() => '<?xml version="1.0"?><html><body>Night porter</body></html>'),
	"styles that rest on each other": () =>
		writeDocx(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>${PLAIN_TEXT}</w:t></w:r></w:p>`, {
			"word/styles.xml": wordPart(
				"styles",
				'<w:style w:type="paragraph" w:styleId="A"><w:name w:val="A"/><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:basedOn w:val="A"/></w:style>',
			),
			"word/_rels/document.xml.rels": relations([["rId1", "styles", "styles.xml"]]),
		}),
	"two hundred thousand styles": () =>
		writeDocx(`<w:p><w:pPr><w:pStyle w:val="S7"/></w:pPr><w:r><w:t>${PLAIN_TEXT}</w:t></w:r></w:p>`, {
			"word/styles.xml": wordPart(
				"styles",
				Array.from({ length: 200_000 }, (_, at) => `<w:style w:type="paragraph" w:styleId="S${at}"><w:name w:val="S${at}"/></w:style>`).join(""),
			),
			"word/_rels/document.xml.rels": relations([["rId1", "styles", "styles.xml"]]),
		}),
	"lists that number themselves": () =>
		writeDocx(`<w:p><w:pPr><w:numPr><w:ilvl w:val="999999999"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${PLAIN_TEXT}</w:t></w:r></w:p>`.repeat(500), {
			"word/numbering.xml": wordPart(
				"numbering",
				'<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="N"/><w:styleLink w:val="N"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
			),
			"word/styles.xml": wordPart(
				"styles",
				'<w:style w:type="numbering" w:styleId="N"><w:name w:val="N"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
			),
			"word/_rels/document.xml.rels": relations([
				["rId1", "styles", "styles.xml"],
				["rId2", "numbering", "numbering.xml"],
			]),
		}),
	"lists of ten thousand levels": () =>
		writeDocx(
			Array.from(
				{ length: 10_000 },
				(_, at) => `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Kept order ${at}</w:t></w:r></w:p>`,
			).join(""),
			{
				"word/numbering.xml": wordPart(
					"numbering",
					`<w:abstractNum w:abstractNumId="0">${Array.from({ length: 10_000 }, (_, at) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="bullet"/></w:lvl>`).join("")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
				),
				"word/_rels/document.xml.rels": relations([["rId2", "numbering", "numbering.xml"]]),
			},
		),
	"notes that note themselves": () =>
		writeDocx(`${readable}<w:p>${'<w:r><w:footnoteReference w:id="5"/></w:r>'.repeat(20_000)}</w:p>`, {
			"word/footnotes.xml": wordPart("footnotes", `<w:footnote w:id="5">${'<w:p><w:r><w:footnoteReference w:id="5"/></w:r></w:p>'.repeat(100)}</w:footnote>`),
			"word/_rels/document.xml.rels": relations([["rId1", "footnotes", "footnotes.xml"]]),
		}),
	"relations in a ring": () =>
		writeDocx(readable, {
			"word/_rels/document.xml.rels": relations([
				["rId1", "styles", "document.xml"],
				["rId2", "numbering", "../word/document.xml"],
				["rId3", "officeDocument", "document.xml"],
			]),
		}),
	"a hundred thousand relations": () =>
		writeDocx(readable, {
			"word/_rels/document.xml.rels": relations(Array.from({ length: 100_000 }, (_, at) => [`rId${at}`, "hyperlink", `https://example.com/${at}`] as const)),
		}),
	"relations that lead out of the file": () =>
		writeDocx(
			`${readable}<w:p><w:r><w:drawing><a:blip r:embed="rId1" r:link="rId2"/></w:drawing></w:r><w:hyperlink r:id="rId3"><w:r><w:t>here</w:t></w:r></w:hyperlink></w:p>`,
			{
				"word/_rels/document.xml.rels": relations([
					["rId1", "image", "../../../../../../etc/passwd"],
					["rId2", "image", "file:///etc/passwd"],
					["rId3", "hyperlink", "javascript:alert(1)"],
					["rId4", "attachedTemplate", "http://127.0.0.1:9/evil.dotm"],
				]),
			},
		),
	"fields that nobody ends": () =>
		writeDocx(`${readable}<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "a" </w:instrText></w:r>'.repeat(50_000)}</w:p>`),
	"a head of twenty MB": () => writeDocx(readable, { "word/header1.xml": wordPart("hdr", paragraph("Porter of the night").repeat(300_000)) }),
	"a thousand heads": () =>
		writeDocx(
			readable,
			Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`word/header${at}.xml`, wordPart("hdr", paragraph(`Head ${at}`).repeat(20))])),
		),
	"pages without number": () => writeDocx(readable, { "docProps/app.xml": `<Properties><Pages>${"9".repeat(400)}</Pages></Properties>` }),
	"pictures that are not there": () => writeDocx(`<w:p>${'<w:r><w:drawing><a:blip r:embed="rId9"/></w:drawing></w:r>'.repeat(20_000)}</w:p>${readable}`),
});
