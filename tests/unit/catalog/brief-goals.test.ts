import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const first = (goal: string) => resolveGoal(goal, SPECS)[0]?.workflowId;

const BRIEF_GOALS = [
	"Make a brief of these reports",
	"Summarize documents and cite sources",
	"Give me an executive summary with citations",
	"What are the key points of these long documents?",
	"Find contradictions between two reports",
	"Summarise these PDFs into a digest",
	"Fasse diese Berichte zu einer Zusammenfassung zusammen",
	"Dokumente zusammenfassen mit Quellenangaben",
	"Ich brauche einen Überblick über die wichtigsten Punkte",
	"Kurzfassung mehrerer Berichte erstellen",
	"Das Wichtigste aus diesen Dokumenten mit Seitenangabe zusammenfassen",
	"Resumir documentos largos con citas",
	"Necesito un resumen de estos informes",
	"Los puntos clave de varios documentos",
	"Encontrar contradicciones entre informes",
	"この資料を要約してほしい",
	"複数の文書の要点をまとめたい",
	"報告書の概要を作成",
	"引用付きの要約を作る",
	"複数の報告書を短く要約して出典を付けて",
];

describe("goals in plain language", () => {
	it("of four languages find the brief, at least 19 of 20", () => {
		expect(BRIEF_GOALS).toHaveLength(20);
		const missed = BRIEF_GOALS.filter((goal) => first(goal) !== "forge.brief");
		expect(missed.length, missed.join(" | ")).toBeLessThanOrEqual(1);
	});

	it.each([
		["Analyze my sales data and show me trends", "forge.data_report"],
		["Convert a CSV to Excel", "conversion.tables"],
		["Check my resume for mistakes", "goal_lane.resume_checkup"],
		["Please tailor my resume and find work as an engineer", "goal_lane.resume_to_job_ready"],
	])("“%s” still finds its own workflow", (goal, workflowId) => {
		expect(first(goal)).toBe(workflowId);
	});
});
