import { checkProfile } from "@/lib/tools/resume-profile/checkup/check-profile";
import type { CheckupFinding, CheckupReport, FindingKind } from "@/lib/tools/resume-profile/checkup-report";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

export const CHECKED_AT = new Date("2026-06-15T12:00:00.000Z");

/** Of those whose resumes stand below. */
const FILE_NAMES: Readonly<Record<string, string>> = { en: "robin-example.pdf", de: "joerg-weiss.pdf", fr: "eloise-lefevre.pdf" };

interface Given {
	readonly language?: string;
	readonly document?: (read: ResumeDocument) => Partial<ResumeDocument>;
	readonly profile?: (read: ResumeProfile) => Partial<ResumeProfile>;
}

/** The checkup of a resume given as its lines, read as any other; what the reader of a file would say besides may be given. */
export function makeCheckup(
	lines: readonly string[],
	{ language = "en", document: besides = () => ({}), profile: change = () => ({}) }: Given = {},
): CheckupReport {
	const document = { ...linesDocument(lines, language), fileName: FILE_NAMES[language] ?? "resume.pdf" };
	const read = readProfile(document, CHECKED_AT);
	return checkProfile({ document: { ...document, ...besides(document) }, profile: { ...read, ...change(read) }, now: CHECKED_AT });
}

export function findingsOf(report: CheckupReport, kind: FindingKind): CheckupFinding[] {
	return report.findings.filter((finding) => finding.kind === kind);
}

/** A resume in English with nothing to mend, to be changed at one place. */
export const SOUND_ENGLISH: readonly string[] = [
	"Robin Example",
	"Backend Engineer",
	"robin@example.com, +49 30 1234 5678, Berlin, Germany",
	"Summary",
	"Backend engineer with nine years in payments, who builds ledgers in Python and PostgreSQL.",
	"Experience",
	"Senior Backend Engineer, Nordvik Payments GmbH, Berlin\t03/2021 – Present",
	"- Cut median latency from 240 ms to 95 ms with Redis.",
	"- Led four engineers through the move of 14 services to PostgreSQL.",
	"Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 02/2021",
	"- Built a route planner in Python and Django for 350 drivers.",
	"- Raised test coverage from 22 % to 81 %.",
	"Education",
	"B.Sc. Computer Science, University of Leipzig\t10/2013 – 07/2017",
	"Skills",
	"Python, PostgreSQL, Redis, Django",
	"Languages",
	"English (native), German (B2)",
];

export const SOUND_GERMAN: readonly string[] = [
	"Jörg Weiß-Müller",
	"Instandhaltungsleiter",
	"joerg.weiss@example.de, +49 151 23456789, Düsseldorf",
	"Profil",
	"Leiter der Instandhaltung mit Erfahrung in der Stahlindustrie und in der Chemie.",
	"Berufserfahrung",
	"Leiter Instandhaltung, Rhein-Stahl GmbH, Düsseldorf\t04/2016 – heute",
	"- Ausfälle mit Wartungsplänen in SAP PM um 30 % verringert.",
	"- Team von 22 Fachkräften geführt.",
	"Techniker, Chemiewerk Nord GmbH, Krefeld\t09/2008 – 03/2016",
	"- Drei Anlagen in Betrieb genommen.",
	"- Störungen im Schichtbetrieb behoben, im Mittel in 40 Minuten.",
	"Ausbildung",
	"Staatlich geprüfter Techniker, Fachschule Köln\t09/2004 – 07/2008",
	"Kenntnisse",
	"SAP PM",
	"Sprachen",
	"Deutsch (Muttersprache), Englisch (B2)",
];

export const SOUND_FRENCH: readonly string[] = [
	"Éloïse Lefèvre",
	"Cheffe de projet",
	"eloise@example.fr, +33 6 12 34 56 78, Lyon",
	"Profil",
	"Cheffe de projet dans la transition écologique, avec huit ans de conduite de programmes publics.",
	"Expérience professionnelle",
	"Cheffe de projet, L'Atelier Vert, Lyon\t01/2018 – aujourd'hui",
	"- Conduite d'un programme de 4,5 M€ livré avec six semaines d'avance.",
	"- Formation de 30 collègues au tri.",
	"Chargée d'études, Cabinet Rhône, Lyon\t09/2014 – 12/2017",
	"- Rédaction de 12 études d'impact.",
	"- Animation de réunions publiques, jusqu'à 200 personnes.",
	"Formation",
	"Master Environnement, Université de Lyon\t09/2012 – 07/2014",
	"Compétences",
	"Gestion de projet",
	"Langues",
	"Français, Anglais (C1)",
];

/** The lines with one of them, found by how it begins, replaced by others. */
export function changed(lines: readonly string[], beginning: string, ...by: readonly string[]): string[] {
	const at = lines.findIndex((line) => line.startsWith(beginning));
	if (at < 0) throw new Error(`No line begins with ${beginning}`);
	return [...lines.slice(0, at), ...by, ...lines.slice(at + 1)];
}
