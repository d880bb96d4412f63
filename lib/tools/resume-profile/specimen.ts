import type { MatchingJob, PostingQuery } from "@/lib/tools/job-search/schemas";
import { lineWithoutLooks } from "./file/line-without-looks";
import { readProfile } from "./profile/read-profile";
import type { ResumeDocument, ResumeProfile } from "./schemas";

const HEADINGS: ReadonlySet<string> = new Set(["Summary", "Experience", "Education", "Skills", "Languages"]);
const TEXTS = [
	"Specimen Nobody",
	"Senior Software Engineer",
	"nobody@example.com, +49 30 0000 0000, Berlin, Germany",
	"Summary",
	"Engineer with eight years of experience in the building of web applications and the teams that build them.",
	"Experience",
	"Senior Software Engineer, Example GmbH, Berlin\t03/2021 – Present",
	"- Responsible for maintaining the React and TypeScript frontend of a shop; cut its loading time by 40 %.",
	"- Led five engineers in order to bring the shop to the cloud with Kubernetes and PostgreSQL.",
	"Software Developer, Sample Ltd, London\tJan 2016 – Feb 2021",
	"- Developing internal tools in Python and Django for 200 users, which saved 12 hours a week.",
	"Education",
	"B.Sc. Computer Science, University of Nowhere\t2012 – 2015",
	"Skills",
	"React, TypeScript, Python, Kubernetes, PostgreSQL",
	"Languages",
	"English (native), German (B2)",
];

const DOCUMENT: ResumeDocument = {
	fileId: "specimen",
	fileName: "specimen.docx",
	format: "docx",
	pageCount: 1,
	language: "en",
	scannedPages: [],
	warnings: [],
	lines: TEXTS.map((raw, at) => {
		const kind = HEADINGS.has(raw) ? "heading" : raw.startsWith("- ") ? "bullet" : "text";
		return { ...lineWithoutLooks(at, raw.startsWith("- ") ? raw.slice(2) : raw, kind), fontSize: at === 0 ? 20 : 10, bold: HEADINGS.has(raw) };
	}),
};

/** Nobody's resume, read: what loads the words and tables that the first real one would otherwise wait for. */
export function specimenProfile(): ResumeProfile {
	return readProfile(DOCUMENT, new Date(0));
}

/** A posting that nobody wrote, for the same purpose. */
export const SPECIMEN_POSTING: MatchingJob = {
	jobId: "specimen",
	title: "Frontend Engineer (m/f/d)",
	company: "Specimen AG",
	location: "Munich, Germany",
	country: "Germany",
	remote: "Hybrid",
	seniority: "Senior",
	employmentType: "Full-time",
	salary: null,
	postedAt: null,
	description:
		"You build our frontend with React, TypeScript and GraphQL.\n\nRequirements:\n- 5 years of experience with React\n- Fluent in German and English\n- A degree in computer science",
	applyUrl: "https://example.com",
	sources: [{ provider: "specimen", board: "specimen", externalId: "1", url: "https://example.com", priority: 1, isSample: true }],
	verification: { status: "live", checkedAt: new Date(0).toISOString(), httpStatus: 200, finalUrl: null, evidence: "" },
	fit: {
		overall: 50,
		skills: 50,
		title: 50,
		seniority: 50,
		location: 50,
		matchedSkills: ["React"],
		missingSkills: ["GraphQL"],
		explanation: "",
		method: "rules",
	},
};

/** What a person would ask for to find it. */
export const SPECIMEN_QUERY: PostingQuery = {
	titles: ["Frontend Engineer"],
	skills: ["React", "TypeScript"],
	country: "Germany",
	location: "Berlin",
	remote: "Any",
	seniority: "Any",
};

const DRAWN = `BT /F1 12 Tf 50 780 Td (Specimen Nobody) Tj 0 -20 Td (${TEXTS[4]}) Tj ET`;

/** One page for nobody, without a table of its objects, which readers find by themselves. */
export const SPECIMEN_PDF: Uint8Array = new TextEncoder().encode(
	[
		"%PDF-1.4",
		"1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
		"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
		"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj",
		`4 0 obj<</Length ${DRAWN.length}>>stream\n${DRAWN}\nendstream endobj`,
		"5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
		"trailer<</Root 1 0 R>>",
		"%%EOF",
	].join("\n"),
);
