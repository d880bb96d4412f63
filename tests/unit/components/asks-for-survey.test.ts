import { expect, it } from "vitest";
import { asksForSurvey } from "@/components/goal-jobs/goal/asks-for-survey";

it.each([
	"Make a survey for my customers",
	"I need a short questionnaire about lunch",
	"Ich will eine Umfrage unter Kunden",
	"Eine Umfrage für den Verein erstellen",
	"Quiero hacer una encuesta a mis clientes",
	"社員向けのアンケートを作りたい",
])("%s is a survey to be made", (goal) => expect(asksForSurvey(goal)).toBe(true));

it.each([
	"Make a report of my survey results",
	"I want a chart of the survey responses",
	"Fragebogen auswerten: mach eine Übersicht der Antworten",
	"アンケート結果を集計した表を作る",
	"Tailor my resume to this posting",
	"Survey of the house, please redact names",
])("%s is none", (goal) => expect(asksForSurvey(goal)).toBe(false));
