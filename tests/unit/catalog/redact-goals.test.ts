import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const REDACT_GOALS = [
	"Redact this contract",
	"Black out all names and addresses in this PDF",
	"Anonymize this document before I share it",
	"Remove personal information from the attached letter",
	"Hide personal data in my file",
	"Take the sensitive information out of this document",
	"Make this document anonymous for GDPR",
	"Find PII in this file and censor it",
	"Schwärze alle Namen in diesem Vertrag",
	"Bitte das Dokument anonymisieren",
	"Personenbezogene Daten aus dem PDF entfernen",
	"Mach Adressen und Kontonummern unkenntlich",
	"Persönliche Daten schwärzen, DSGVO",
	"Anonimiza este contrato",
	"Quiero censurar los datos personales de un PDF",
	"Tacha los nombres y las direcciones",
	"この契約書の個人情報を黒塗りして",
	"文書を匿名化したい",
	"名前と住所をマスキングしてください",
	"PDFの墨消しをお願いします",
];

const COMPARE_GOALS = [
	"Compare these two documents",
	"What changed between the old and the new contract?",
	"Show me the differences between two versions",
	"Diff these two PDFs",
	"Compare contract versions side by side",
	"Find what is different in version 2",
	"Which changes were made to this document",
	"Redline the new version against the old one",
	"Vergleiche diese beiden Verträge",
	"Was hat sich zwischen den zwei Versionen geändert?",
	"Unterschiede zwischen zwei Dokumenten zeigen",
	"Dokumente vergleichen",
	"Zeig mir die Änderungen in der neuen Fassung",
	"Compara estos dos documentos",
	"¿Qué ha cambiado entre las dos versiones?",
	"Muestra las diferencias entre dos contratos",
	"二つの契約書を比較して",
	"新旧の文書の違いを教えて",
	"変更点を見つけてください",
	"この二つのファイルの差分を表示",
];

/** Goals of other workflows, which must still find theirs. */
const OTHER_GOALS: readonly (readonly [string, string])[] = [
	["Tailor my resume and apply for jobs", "goal_lane.resume_to_job_ready"],
	["Find work and write a tailored resume for each job", "goal_lane.resume_to_job_ready"],
	["Please check my resume for mistakes", "goal_lane.resume_checkup"],
	["Score my CV as an applicant tracking system does", "goal_lane.resume_checkup"],
	["Turn this CSV into Excel", "conversion.tables"],
	["Convert a table from xlsx to json", "conversion.tables"],
];

const firstFor = (goal: string): string | undefined => resolveGoal(goal, SPECS)[0]?.workflowId;

describe("goals in plain language", () => {
	it.each([
		["forge.redact", REDACT_GOALS],
		["forge.compare_documents", COMPARE_GOALS],
	] as const)("%s comes first for at least nineteen of its twenty", (workflowId, goals) => {
		const missed = goals.filter((goal) => firstFor(goal) !== workflowId);
		expect(goals).toHaveLength(20);
		expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
	});

	it.each(OTHER_GOALS)("%s still finds its own", (goal, workflowId) => {
		expect(firstFor(goal)).toBe(workflowId);
	});
});
