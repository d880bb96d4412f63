import { describe, expect, it } from "vitest";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { relations, writeDocx } from "@/tests/hostile/docx-writer";

const run = (text: string, look = "") => `<w:r>${look === "" ? "" : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, look = "") => `<w:p>${look === "" ? "" : `<w:pPr>${look}</w:pPr>`}${content}</w:p>`;
const plain = (text: string) => paragraph(run(text));
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join("")}</w:tc>`;
const table = (...rows: string[][]) => `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;
const box = (
	...paragraphs: string[]
) => `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${paragraphs.join("")}</w:txbxContent></w:drawing></mc:Choice>
	<mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraphs.join("")}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const read = async (body: string, parts: Record<string, string> = {}) => (await readDocx(writeDocx(body, parts))).lines;
const texts = async (body: string, parts: Record<string, string> = {}) => (await read(body, parts)).map(({ text }) => text);

describe("a word processor's document is read as its reader sees it", () => {
	it("with changes accepted, without remarks, hidden text and what is to be filled in", async () => {
		const changed = paragraph(`${run("Head of ")}<w:del><w:r><w:delText>sales</w:delText></w:r></w:del><w:ins>${run("Marketing")}</w:ins>`);
		const moved = paragraph(`<w:moveFrom>${run("gone")}</w:moveFrom><w:moveTo>${run("here now")}</w:moveTo>`);
		const hidden = paragraph(run("shown") + run(" hidden", "<w:vanish/>"));
		const control = `<w:sdt><w:sdtPr><w:alias w:val="Name"/></w:sdtPr><w:sdtContent>${plain("Jane Doe")}</w:sdtContent></w:sdt>`;
		const empty = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${plain("Click here to enter text")}</w:sdtContent></w:sdt>`;
		expect(await texts(changed + moved + hidden + control + empty)).toEqual(["Head of Marketing", "here now", "shown", "Jane Doe"]);
	});

	it("with how the parts of a line are printed, where they differ", async () => {
		const [mixed, alike] = await read(paragraph(`${run("Cook", "<w:b/>")}${run(", ")}${run("Harbour Diner", "<w:i/>")}`) + plain("Galway"));
		expect(mixed?.runs).toEqual([
			{ text: "Cook,", bold: true, italic: false },
			{ text: "Harbour Diner", bold: false, italic: true },
		]);
		expect(alike).not.toHaveProperty("runs");
	});

	it("with the text of frames, once, before the flow that they stand beside", async () => {
		const lines = await read(paragraph(box(plain("Contact"), plain("jane@mail.example"))) + plain("Experience"));
		expect(lines.map(({ text }) => text)).toEqual(["Contact", "jane@mail.example", "Experience"]);
		expect(lines[0]?.column).not.toBe(lines[2]?.column);
	});

	it("with a table's rows across and a layout's columns down", async () => {
		const rows = table([cell(plain("2019 – 2021")), cell(plain("Nurse"), plain("City Hospital"))]);
		expect(await texts(rows)).toEqual(["2019 – 2021\tNurse", "City Hospital"]);
		const tall = (name: string) => cell(...Array.from({ length: 8 }, (_, at) => plain(`${name} ${at + 1}`)));
		const lines = await read(table([tall("left"), tall("right")]));
		expect(lines.map(({ text }) => text).slice(6, 10)).toEqual(["left 7", "left 8", "right 1", "right 2"]);
		expect(new Set(lines.map(({ column }) => column)).size).toBe(2);
	});

	it("with a row's cells of several lines each whole, and cards of as many lines one by one", async () => {
		const clients = table(
			[cell(plain("Cliente / local")), cell(plain("Papel e período")), cell(plain("Entregas"))],
			[cell(plain("Rede Bom Varejo"), plain("Recife, PE")), cell(plain("Consultor MM"), plain("2019 – 2021")), cell(plain("Rollout para 58 lojas"))],
		);
		expect(await texts(clients)).toEqual([
			"Cliente / local\tPapel e período\tEntregas",
			"Rede Bom Varejo Recife, PE\tConsultor MM 2019 – 2021\tRollout para 58 lojas",
		]);
		const referees = table([
			cell(plain("Bernadette Fortuin"), plain("Nursing manager"), plain("021 555 0177")),
			cell(plain("Imraan Salie"), plain("Paediatrician"), plain("021 555 0190")),
		]);
		expect(await texts(referees)).toEqual(["Bernadette Fortuin", "Nursing manager", "021 555 0177", "Imraan Salie", "Paediatrician", "021 555 0190"]);
	});

	it("with the names of sections in a first column above what they name", async () => {
		const bold = (text: string) => paragraph(run(text, "<w:b/>"));
		const rows = table([cell(bold("Education")), cell(plain("West Side Academy, Gary"))], [cell(bold("Languages")), cell(plain("English, Spanish"))]);
		expect(await texts(rows)).toEqual(["Education", "West Side Academy, Gary", "Languages", "English, Spanish"]);
		const own = table(
			[cell(bold("Where I served")), cell(bold("2011 – 2016 City Police"), plain("Deputy"))],
			[cell(bold("Education")), cell(plain("West Side Academy"))],
			[cell(bold("Languages")), cell(plain("English"))],
		);
		expect(await texts(own)).toEqual(["Where I served", "2011 – 2016 City Police", "Deputy", "Education", "West Side Academy", "Languages", "English"]);
		const form = table([cell(plain("Languages")), cell(plain("English"))], [cell(plain("Interests")), cell(plain("Chess"))]);
		expect(await texts(form)).toEqual(["Languages\tEnglish", "Interests\tChess"]);
	});

	it("with where its links lead, and without page numbers", async () => {
		const relation = relations([["rId9", "hyperlink", "https://code.example/jane"]]);
		const link = paragraph(`<w:hyperlink r:id="rId9">${run("My code")}</w:hyperlink>`);
		const field = (instruction: string, shown: string) =>
			`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
		const site = paragraph(field(' HYPERLINK "https://jane.example/" ', "Site"));
		const number = paragraph(run("Page ") + field(" PAGE ", "1"));
		const lines = await read(link + site + number, { "word/_rels/document.xml.rels": relation });
		expect(lines.map(({ text, links }) => [text, ...links])).toEqual([["My code", "https://code.example/jane"], ["Site", "https://jane.example/"], ["Page"]]);
	});

	it("with looks that its styles give", async () => {
		const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
			<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:b/></w:rPr></w:style>
			<w:style w:type="paragraph" w:styleId="Part"><w:name w:val="Heading 1"/><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="30"/><w:caps/></w:rPr></w:style></w:styles>`;
		const [heading, text] = await read(paragraph(run("Work"), '<w:pStyle w:val="Part"/>') + plain("I did."), { "word/styles.xml": styles });
		expect(heading).toMatchObject({ text: "Work", mark: "heading", bold: true, caps: true, fontSize: 15 });
		expect(text).toMatchObject({ mark: null, bold: false, caps: false, fontSize: 10 });
	});
});
