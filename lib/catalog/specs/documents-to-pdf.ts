import { Spec } from "@/lib/catalog/spec";
import { MOST_FILES, PAPERS, PDF_COUNTS } from "@/lib/tools/documents/converting/schemas";

const COUNT_NAMES = { one: "One PDF of all files", each: "A PDF of each file" };
const PAPER_NAMES = { a4: "A4", letter: "Letter", as_is: "As the files are" };

/** What people say for them. */
const COUNT_WORDS = {
	one: [
		...[
			"single pdf",
			"one pdf",
			"one single pdf",
			"into one",
			"in one file",
			"combine",
			"combined",
			"merge",
			"merged",
			"ein einziges pdf",
			"ein pdf",
			"einem pdf",
			"in eins",
		],
		...[
			"zusammenfügen",
			"zusammenfassen",
			"un solo pdf",
			"un único pdf",
			"juntar",
			"unir",
			"1つのPDF",
			"ひとつのPDF",
			"一つのPDF",
			"1つに",
			"一つに",
			"ひとつに",
			"まとめて",
			"まとめたい",
		],
	],
	each: [
		"separate pdfs",
		"separately",
		"one pdf each",
		"individual pdfs",
		"einzelne pdfs",
		"einzeln",
		"je ein pdf",
		"por separado",
		"cada uno",
		"別々",
		"それぞれ",
		"個別",
		"1つずつ",
	],
};
const PAPER_WORDS = {
	a4: ["a4", "din a4", "A4"],
	letter: ["letter size", "us letter", "letter paper", "letter format", "tamaño carta", "レターサイズ"],
};

/** Documents, pages, tables, messages and pictures into one PDF or many, in an order that a person sets. */
export const documentsToPdf = Spec.parse({
	specId: "conversion.documents_to_pdf",
	version: "1.0.0",
	name: "Documents to PDF",
	description:
		"Makes one PDF of Word files, Markdown, web pages, text, tables, e-mails and pictures, or one of each: with bookmarks, page numbers and working links.",
	icon: "file-stack",
	category: "Conversion",
	subcategory: "Documents",
	skuGroup: "conversion",
	useCaseType: "documents_to_pdf",
	keywords: [
		"documents to pdf",
		"files into one pdf",
		"word to pdf",
		"markdown to pdf",
		"html to pdf",
		"photos to pdf",
		"images as one pdf",
		"email to pdf",
		"combine files into a pdf",
		"dateien zu einem pdf zusammenfügen",
		"fotos en un pdf",
		"画像をPDFにまとめる",
	],
	input: {
		minFiles: 1,
		maxFiles: MOST_FILES,
		types: ["document", "image", "data"],
		formats: ["docx", "md", "html", "txt", "csv", "tsv", "eml", "png", "jpg", "webp", "gif", "tiff"],
		maxFileBytes: 60 * 1024 * 1024,
		inspector: "convertible",
	},
	samples: [
		{
			fileName: "allotment-handbook.docx",
			mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			description: "An invented handbook in Word: headings, a table, a picture and links",
		},
		{ fileName: "planting-notes.md", mimeType: "text/markdown", description: "Notes in Markdown with lists and a table" },
		{ fileName: "garden-plan.png", mimeType: "image/png", description: "A drawn plan, as a picture" },
	],
	slots: [
		{
			slotId: "count",
			slotType: "select",
			question: "One PDF, or one of each file?",
			options: [...PDF_COUNTS],
			default: "one",
			config: { labels: COUNT_NAMES, goalWords: COUNT_WORDS, goalWordsAlone: true },
		},
		{
			slotId: "paper",
			slotType: "select",
			question: "Which paper?",
			help: "“As the files are”: each picture has a page of its own size, a Word file keeps its paper.",
			options: [...PAPERS],
			default: "a4",
			config: { labels: PAPER_NAMES, goalWords: PAPER_WORDS, goalWordsAlone: true },
		},
		{ slotId: "pageNumbers", slotType: "boolean", question: "Number the pages?", default: true },
	],
	steps: [
		{
			stepId: "look",
			title: "Look into the files",
			role: "document reader",
			tool: "documents:list_documents",
			inputs: { fileIds: "files" },
			weight: 1,
			checkpoint: {
				checkpointId: "file_order",
				title: "Put the files in order",
				slots: [
					{
						slotId: "order",
						required: false,
						slotType: "multi_select",
						question: "In which order?",
						help: "The files stand in the PDF as they are listed. One that is taken out of the list is left out.",
						optionsFrom: "step:look.files",
						optionValue: "fileId",
						optionLabel: ["fileName"],
						suggestionFrom: "step:look.fileIds",
						suggestionSource: "file",
						config: { minItems: 1, maxItems: MOST_FILES, isOrdered: true },
					},
				],
				preview: { files: "step:look.files" },
			},
		},
		{
			stepId: "convert",
			title: "Set the pages",
			role: "typesetter",
			tool: "documents:convert_to_pdf",
			inputs: { fileIds: "files", order: "slot:order", count: "slot:count", paper: "slot:paper", pageNumbers: "slot:pageNumbers" },
			weight: 4,
			artifacts: { artifactType: "document", description: "Your files as PDF", primaryKind: "pdf" },
		},
	],
	delivery: {
		documents: [{ from: "step:convert.report", fileName: "pdf-report.json", description: "The pages of each file, and what could not be taken over" }],
	},
	systemPrompt: "",
	toolPalette: ["documents:list_documents", "documents:convert_to_pdf"],
	agentConfig: { budgetMicroU: 100_000 },
});
