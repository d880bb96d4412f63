import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const LETTER_GOALS = [
	"Write a cover letter for this job",
	"I need a cover letter from my resume",
	"Make me a covering letter for a posting I found",
	"Help me write an application letter",
	"Draft a motivation letter for a company",
	"A letter of application for the attached job posting",
	"Can you write the letter that goes with my CV?",
	"Cover letter in German please",
	"Schreib mir ein Anschreiben für diese Stelle",
	"Ich brauche ein Bewerbungsschreiben zu meinem Lebenslauf",
	"Motivationsschreiben für eine Ausschreibung erstellen",
	"Ein Bewerbungsanschreiben aus meinem Lebenslauf",
	"Escríbeme una carta de presentación para esta oferta",
	"Necesito una carta de motivación",
	"Una carta de presentación con mi currículum",
	"Redactar carta de candidatura para un puesto",
	"この求人へのカバーレターを書いて",
	"履歴書から添え状を作成してほしい",
	"応募用のカバーレターを作りたい",
	"送付状を書いてください",
];

const INTERVIEW_GOALS = [
	"Prepare me for a job interview",
	"Which questions will they ask me in the interview?",
	"Interview preparation for this posting",
	"I have an interview on Friday, help me practise",
	"Mock interview with my resume",
	"Likely interview questions for my CV and this job",
	"Get me ready for the interview at this company",
	"What should I answer in my job interview?",
	"Bereite mich auf das Vorstellungsgespräch vor",
	"Fragen im Vorstellungsgespräch zu dieser Stelle",
	"Bewerbungsgespräch üben mit meinem Lebenslauf",
	"Ich habe ein Jobinterview und brauche Hilfe",
	"Prepárame para la entrevista de trabajo",
	"¿Qué preguntas me harán en la entrevista?",
	"Preparar entrevista con mi currículum",
	"Preguntas de entrevista para este puesto",
	"面接の準備を手伝って",
	"この求人の面接対策をしたい",
	"面接の質問を教えてください",
	"履歴書から想定質問を作って",
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
		["goal_lane.cover_letter", LETTER_GOALS],
		["goal_lane.interview_prep", INTERVIEW_GOALS],
	] as const)("%s comes first for at least nineteen of its twenty", (workflowId, goals) => {
		const missed = goals.filter((goal) => firstFor(goal) !== workflowId);
		expect(goals).toHaveLength(20);
		expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
	});

	it.each(OTHER_GOALS)("%s still finds its own", (goal, workflowId) => {
		expect(firstFor(goal)).toBe(workflowId);
	});
});
