import { expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const PDF_GOALS = [
	"Turn my Word documents into one PDF",
	"merge these docx files and photos into a single pdf",
	"Convert markdown to PDF",
	"I need my holiday photos as PDF with page numbers",
	"make a PDF from this email",
	"combine files into one pdf with bookmarks",
	"docx to pdf please",
	"html to pdf",
	"Word-Dateien in ein PDF umwandeln",
	"Bilder als PDF zusammenfügen",
	"Ich möchte aus meinen Fotos ein PDF erstellen",
	"E-Mail als PDF speichern",
	"Mehrere Dokumente zu einem PDF zusammenfügen",
	"Convertir documentos de Word a PDF",
	"unir imágenes en un PDF",
	"quiero pasar mis fotos a PDF",
	"crear un PDF con estos archivos",
	"WordファイルをPDFに変換したい",
	"画像をまとめて1つのPDFにしたい",
	"複数の文書を結合してPDF化する",
];

const EDITABLE_GOALS = [
	"Convert my PDF to Word",
	"pdf to docx",
	"make this PDF editable",
	"I need to edit a PDF",
	"extract the tables from a PDF to Excel",
	"PDF to Excel",
	"turn a scanned PDF into text with OCR",
	"PDF to markdown",
	"PDF in Word umwandeln",
	"Ich möchte ein PDF bearbeiten",
	"Tabellen aus einem PDF nach Excel holen",
	"Eingescanntes PDF als Word bearbeiten",
	"PDF nach Word konvertieren",
	"convertir un PDF a Word",
	"quiero editar un PDF",
	"extraer tablas de un PDF",
	"pasar un PDF escaneado a Word para editar",
	"PDFをWordに変換したい",
	"PDFから表を抽出してExcelにしたい",
	"スキャンしたPDFを編集したい",
];

const OTHER_GOALS: readonly (readonly [string, string])[] = [
	["convert this csv to excel", "conversion.tables"],
	["csv to json", "conversion.tables"],
	["Check my resume for mistakes and give me resume feedback", "goal_lane.resume_checkup"],
	["Please tailor my resume and find work as an engineer", "goal_lane.resume_to_job_ready"],
	["tailor my cv for a job application", "goal_lane.resume_to_job_ready"],
];

/** A goal comes with its files: a PDF can't be made of a PDF, nor a Word file be made editable. */
it("finds the making of PDFs by 19 of 20 goals in four languages", () => {
	const missed = PDF_GOALS.filter(
		(goal) => resolveGoal(goal, SPECS, { fileNames: ["letter.docx", "photo.jpg"] })[0]?.workflowId !== "conversion.documents_to_pdf",
	);
	expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
});

it("finds the making of editable files from a PDF by 19 of 20 goals in four languages", () => {
	const missed = EDITABLE_GOALS.filter((goal) => resolveGoal(goal, SPECS, { fileNames: ["report.pdf"] })[0]?.workflowId !== "conversion.pdf_to_editable");
	expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
});

it.each(OTHER_GOALS)("leaves “%s” to the workflow that it means", (goal, workflowId) => {
	expect(resolveGoal(goal, SPECS)[0]?.workflowId).toBe(workflowId);
});
