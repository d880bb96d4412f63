import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const first = (goal: string) => resolveGoal(goal, SPECS)[0]?.workflowId;

const REPORT_GOALS = [
	"Analyze my sales data and show me trends",
	"Find outliers and trends in this spreadsheet",
	"Make a data report with charts from my CSV",
	"What stands out in our sales figures? Give me statistics and insights",
	"Check the data quality and clean data in this table",
	"Explore data from our energy meters, with charts",
	"Werte meine Verkaufszahlen aus und zeige Trends",
	"Daten analysieren und Ausreißer finden",
	"Ich brauche eine Auswertung mit Diagrammen",
	"Statistik und Kennzahlen aus einer Excel-Tabelle auswerten",
	"Daten bereinigen und analysieren",
	"Analizar datos de ventas y ver tendencias",
	"Necesito un informe de datos con gráficos",
	"Limpiar datos y encontrar valores atípicos",
	"Análisis de datos de mis ventas en Excel",
	"売上データを分析してグラフにしたい",
	"データ分析レポートを作成",
	"統計をまとめて傾向を知りたい",
	"CSVの集計と外れ値を見つけたい",
	"データを可視化して傾向を分析する",
];

const OTHER_GOALS: readonly (readonly [string, string])[] = [
	["Convert a CSV to Excel", "conversion.tables"],
	["Turn this JSON into a CSV table", "conversion.tables"],
	["Please tailor my resume and find work as an engineer", "goal_lane.resume_to_job_ready"],
	["Check my resume for mistakes", "goal_lane.resume_checkup"],
];

describe("goals in plain language", () => {
	it("of four languages find the data report, at least 19 of 20", () => {
		expect(REPORT_GOALS).toHaveLength(20);
		const missed = REPORT_GOALS.filter((goal) => first(goal) !== "forge.data_report");
		expect(missed.length, missed.join(" | ")).toBeLessThanOrEqual(1);
	});

	it.each(OTHER_GOALS)("“%s” still finds its own workflow", (goal, workflowId) => {
		expect(first(goal)).toBe(workflowId);
	});
});
