import { languageName } from "@/lib/tools/reading/text/detect-language";
import { type CheckupReport, FINDING_KINDS, MOST_OF_A_KIND, PART_NAMES, type PartName, SEVERITIES } from "@/lib/tools/resume-profile/checkup-report";
import { openDoubts } from "@/lib/tools/resume-profile/open-doubts";
import { hasDateStyles } from "./date-styles";
import type { CheckupInput, Draft, Rule } from "./finding";
import { readAsOf } from "./read-as";
import { bulletFindings } from "./rules/bullets";
import { contactFindings } from "./rules/contact";
import { dateFindings } from "./rules/dates";
import { entryFindings } from "./rules/entries";
import { formFindings } from "./rules/form";
import { headingFindings } from "./rules/headings";
import { readingFindings } from "./rules/reading";
import { skillFindings } from "./rules/skills";
import { spanFindings } from "./rules/spans";
import { summaryFindings } from "./rules/summary";
import { scoreOf } from "./score";
import { hasHeadings, wordsOf } from "./words";

const RULES: readonly Rule[] = [
	contactFindings,
	readingFindings,
	headingFindings,
	entryFindings,
	dateFindings,
	spanFindings,
	bulletFindings,
	summaryFindings,
	skillFindings,
	formFindings,
];

/** The most severe first, then by part; within a part as the rules told them. */
function inOrder(findings: readonly Draft[]): Draft[] {
	const rankOf = ({ severity, part }: Draft) => SEVERITIES.indexOf(severity) * PART_NAMES.length + PART_NAMES.indexOf(part);
	return [...findings].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The first findings of each kind, and how many more there are. */
function bounded(findings: readonly Draft[]): { told: Draft[]; untold: CheckupReport["untold"] } {
	const counts = new Map<Draft["kind"], number>();
	const told = findings.filter(({ kind }) => {
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		return (counts.get(kind) ?? 0) <= MOST_OF_A_KIND;
	});
	const untold = FINDING_KINDS.map((kind) => ({ kind, count: (counts.get(kind) ?? 0) - MOST_OF_A_KIND })).filter(({ count }) => count > 0);
	return { told, untold };
}

const DOUBTED = "This rests on a line that may have been read wrongly; look at what is told of it under “What can be read”.";

/** Findings that rest on a line of which the reading itself is in doubt say so, and none of them weighs the most. */
function withDoubts(findings: readonly Draft[], { profile }: CheckupInput): Draft[] {
	const doubted = new Set(openDoubts(profile).flatMap(({ source }) => source.lineIds));
	return findings.map((finding) => {
		if (finding.part === "reading" || !finding.place.lineIds.some((id) => doubted.has(id))) return finding;
		return { ...finding, severity: finding.severity === "high" ? "medium" : finding.severity, why: `${finding.why} ${DOUBTED}` };
	});
}

function notCheckedIn({ language }: CheckupInput): string[] {
	const name = languageName(language);
	return [
		...(wordsOf(language) === null ? [`How your lines are worded was not judged: there are no words for that in ${name} yet.`] : []),
		...(hasHeadings(language) ? [] : [`Headings were not judged: there are no usual ones known for ${name} yet.`]),
		...(hasDateStyles(language) ? [] : [`Whether all dates are written in one way was not judged for ${name}.`]),
		"Photos and colours were not judged: only the text of the file was read.",
	];
}

/** What a tracking system reads of a resume, what a recruiter misses, and a score. Equal input gives an equal report. */
export function checkProfile(given: Omit<CheckupInput, "language">): CheckupReport {
	const { document, profile } = given;
	const input: CheckupInput = { ...given, language: document.language.toLowerCase().split(/[-_]/u)[0] ?? "" };
	const findings = inOrder(
		withDoubts(
			RULES.flatMap((rule) => rule(input)),
			input,
		),
	);
	const { told, untold } = bounded(findings);
	const found = new Set(findings.map(({ part }) => part));
	// Without words a part is no better for having no findings.
	const notJudged = new Set<PartName>(wordsOf(input.language) === null ? ["wording"] : []);
	return {
		fileName: document.fileName,
		format: document.format,
		pageCount: document.pageCount,
		language: document.language,
		score: scoreOf(findings, notJudged),
		readAs: readAsOf(profile),
		findings: told.map((finding, at) => ({ findingId: `F${at + 1}`, ...finding })),
		untold,
		clear: PART_NAMES.filter((part) => !found.has(part) && !notJudged.has(part)).map((part) => ({ part, text: "Nothing missing here." })),
		notChecked: notCheckedIn(input),
		method: "rules",
	};
}
