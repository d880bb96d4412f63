import { z } from "zod";
import { Spec } from "@/lib/catalog/spec";
import { DELIMITERS, MOST_FOOTERS, MOST_TITLES, TABLE_FORMATS, TableSettings, TEXT_ENCODINGS } from "@/lib/tools/tables/schemas";

const SETTINGS_SCHEMA = z.toJSONSchema(TableSettings, { io: "input", reused: "ref" });

const FORMAT_NAMES = { csv: "CSV", tsv: "TSV", xlsx: "Excel (XLSX)", json: "JSON", ndjson: "JSON by line (NDJSON)", parquet: "Parquet" };
/** What people call them. */
const FORMAT_WORDS = {
	csv: ["commas", "comas", "komma", "comma separated", "comma-separated", "kommagetrennt", "separado por comas", "カンマ区切り"],
	tsv: ["tab separated", "tab-separated", "tabulatorgetrennt", "separado por tabulaciones", "タブ区切り", "tabuladores"],
	xlsx: [
		"excel",
		"spreadsheet",
		"spreadsheets",
		"exel",
		"workbook",
		"excel-tabelle",
		"exceltabelle",
		"excel-datei",
		"exceldatei",
		"hoja de cálculo",
		"hoja de excel",
		"エクセル",
		"Excel",
		"スプレッドシート",
	],
	ndjson: ["json lines", "jsonl", "json by line", "json per line", "json one per line", "json object per line", "一行一JSON"],
	json: ["json-datei", "ジェイソン"],
	parquet: ["parkett", "パーケット"],
};
const DELIMITER_NAMES = { comma: "Comma", semicolon: "Semicolon", tab: "Tab", pipe: "Vertical bar" };
const ENCODING_NAMES = { "utf-8": "UTF-8", "utf-16le": "UTF-16", "utf-16be": "UTF-16, high byte first", "windows-1252": "Windows-1252" };

/** From one table format to another, by rules alone, with what was recognised confirmed in between. */
export const conversionTables = Spec.parse({
	specId: "conversion.tables",
	version: "1.0.0",
	name: "Convert a table",
	description: "Turns a table into CSV, TSV, Excel, JSON or Parquet. You see what was recognised (delimiter, dates, numbers, header) and can change it first.",
	icon: "table-2",
	category: "Conversion",
	subcategory: "Data",
	skuGroup: "conversion",
	useCaseType: "tables",
	keywords: [
		"table",
		"csv",
		"tsv",
		"excel",
		"xlsx",
		"json",
		"ndjson",
		"parquet",
		"spreadsheet",
		"workbook",
		"convert table",
		"csv to excel",
		"excel to csv",
		"csv to json",
		"json to csv",
		"delimiter",
	],
	input: {
		minFiles: 1,
		maxFiles: 1,
		types: ["data"],
		formats: [...TABLE_FORMATS],
		maxFileBytes: 100 * 1024 * 1024,
		inspector: "table",
	},
	samples: [
		{ fileName: "shop-orders.csv", mimeType: "text/csv", description: "Sixty invented orders with dates, prices and postcodes as German programs write them" },
	],
	slots: [
		{
			slotId: "targetFormat",
			slotType: "select",
			question: "Which format do you need?",
			help: "Excel keeps dates and numbers as such and suits up to a million rows; CSV is read everywhere.",
			options: [...TABLE_FORMATS],
			required: true,
			config: { labels: FORMAT_NAMES, goalWords: FORMAT_WORDS },
		},
	],
	steps: [
		{
			stepId: "recognize",
			title: "Recognise the table",
			role: "table reader",
			tool: "tables:recognize_table",
			inputs: { fileId: "file:0" },
			weight: 2,
			checkpoint: {
				checkpointId: "table_review",
				title: "Check what was recognised",
				slots: [
					{
						slotId: "settings",
						slotType: "object",
						question: "Are the columns right?",
						help: "Each column with its name, type and spelling. Leave it as it is, or change it.",
						required: false,
						suggestionFrom: "step:recognize.settings",
						suggestionSource: "file",
						config: { schema: SETTINGS_SCHEMA },
					},
					{
						slotId: "delimiter",
						slotType: "select",
						question: "What stands between the cells?",
						help: "Left open, as it was recognised. Another one makes other columns, which are then recognised anew.",
						options: [...DELIMITERS],
						required: false,
						config: { labels: DELIMITER_NAMES, goalWordsAlone: true },
					},
					{
						slotId: "encoding",
						slotType: "select",
						question: "How are the letters encoded?",
						help: "Left open, as it was recognised. Change it when letters with accents look wrong.",
						options: [...TEXT_ENCODINGS],
						required: false,
						config: { goalWordsAlone: true, labels: ENCODING_NAMES },
					},
					{
						slotId: "hasHeader",
						slotType: "boolean",
						question: "Does the first row name the columns?",
						help: "Left open, as it was recognised.",
						required: false,
					},
					{
						slotId: "sheet",
						slotType: "select",
						question: "Which sheet?",
						help: "Left open, the first one.",
						optionsFrom: "step:recognize.sheets",
						required: false,
					},
					{
						slotId: "headerRow",
						slotType: "number",
						question: "Which row does the table begin with?",
						help: "Counted without empty lines; those above are titles and left out. Left open, as it was recognised.",
						required: false,
						config: { min: 1, max: MOST_TITLES + 1, step: 1 },
					},
					{
						slotId: "footerRows",
						slotType: "number",
						question: "How many rows at the end are totals?",
						help: "They are left out, so that nothing counts twice. Left open, as it was recognised; 0 keeps them all.",
						required: false,
						config: { min: 0, max: MOST_FOOTERS, step: 1 },
					},
				],
				preview: {
					table: {
						$pick: [
							...["fileName", "format", "encoding", "delimiter", "hasHeader", "sheet", "headerRow", "footerRows", "sheets"],
							...["columns", "rowCount", "sampleRows", "sampleText", "findings"],
						],
						from: "step:recognize",
					},
				},
			},
		},
		{
			stepId: "convert",
			title: "Write the new file",
			role: "table writer",
			tool: "tables:convert_table",
			inputs: {
				fileId: "file:0",
				targetFormat: "slot:targetFormat",
				settings: { $first: ["slot:settings", "step:recognize.settings"] },
				delimiter: "slot:delimiter",
				encoding: "slot:encoding",
				hasHeader: "slot:hasHeader",
				sheet: "slot:sheet",
				headerRow: "slot:headerRow",
				footerRows: "slot:footerRows",
			},
			weight: 3,
			artifacts: { artifactType: "data", description: "The converted table", metadata: { rows: "step:recognize.rowCount" }, primaryKind: "table" },
		},
	],
	delivery: { documents: [{ from: "step:convert.report", fileName: "conversion.json", description: "What was read and written, and what did not fit" }] },
	systemPrompt: "",
	toolPalette: ["tables:recognize_table", "tables:convert_table"],
	agentConfig: { budgetMicroU: 100_000 },
});
