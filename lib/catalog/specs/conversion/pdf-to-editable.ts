import { Spec } from "@/lib/catalog/spec";
import { EDITABLE_FORMATS } from "@/lib/tools/documents/converting/schemas";

const FORMAT_NAMES = { docx: "Word (DOCX)", md: "Markdown", xlsx: "Excel, its tables (XLSX)" };

/** What people say for them. */
const FORMAT_WORDS = {
	docx: ["word", "doc", "word document", "word-datei", "word-dokument", "worddatei", "documento de word", "ワード", "Word", "wordで"],
	md: ["markdown", "マークダウン"],
	xlsx: [
		"excel",
		"spreadsheet",
		"exceltabelle",
		"excel-tabelle",
		"hoja de cálculo",
		"hoja de excel",
		"exel",
		"ecxel",
		"エクセル",
		"Excel",
		"スプレッドシート",
		"表計算",
	],
};

/** A PDF as files that can be worked on; nothing is asked on the way. */
export const pdfToEditable = Spec.parse({
	specId: "conversion.pdf_to_editable",
	version: "1.0.0",
	name: "PDF to Word, Markdown and Excel",
	description:
		"Makes a PDF editable: headings, paragraphs, lists, tables and pictures as a Word file, as Markdown, and its tables as Excel. Scanned pages are recognised.",
	icon: "file-pen-line",
	takes: "A PDF, also a scanned one",
	makes: { words: "A document to work on, its tables apart", formats: ["Word", "Excel"] },
	category: "Conversion",
	subcategory: "Documents",
	skuGroup: "conversion",
	useCaseType: "pdf_to_editable",
	keywords: [
		"pdf to word",
		"convert a pdf to word",
		"pdf to docx",
		"pdf to excel",
		"pdf to markdown",
		"edit a pdf",
		"make a pdf editable",
		"tables from a pdf",
		"scanned pdf to text",
		"ocr",
		"pdf in word konvertieren",
		"ein pdf bearbeiten",
		"convertir pdf en word",
		"editar un pdf",
		"PDFを編集する",
	],
	input: { minFiles: 1, maxFiles: 1, types: ["document"], formats: ["pdf"], maxFileBytes: 100 * 1024 * 1024, inspector: "pdf" },
	samples: [
		{
			fileName: "tide-report.pdf",
			mimeType: "application/pdf",
			description: "An invented report of two pages with headings, lists, two tables and a picture",
		},
	],
	slots: [
		{
			slotId: "formats",
			slotType: "multi_select",
			question: "What do you need?",
			help: "Excel holds the tables alone, each on a sheet of its own.",
			options: [...EDITABLE_FORMATS],
			default: [...EDITABLE_FORMATS],
			config: { labels: FORMAT_NAMES, goalWords: FORMAT_WORDS, minItems: 1, maxItems: EDITABLE_FORMATS.length },
		},
	],
	steps: [
		{
			stepId: "convert",
			title: "Read the pages and write the files",
			role: "document reader",
			tool: "documents:convert_from_pdf",
			inputs: { fileId: "file:0", formats: "slot:formats" },
			weight: 4,
			artifacts: { artifactType: "document", description: "What your PDF holds, to work on", primaryKind: "main" },
		},
	],
	delivery: {
		documents: [{ from: "step:convert.report", fileName: "pdf-contents.json", description: "What was found: tables, words to check, what was left out" }],
	},
	systemPrompt: "",
	toolPalette: ["documents:convert_from_pdf"],
	agentConfig: { budgetMicroU: 100_000 },
});
