import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { FindingKind } from "@/lib/tools/resume-profile/checkup-report";
import type { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { changed, SOUND_ENGLISH, SOUND_FRENCH, SOUND_GERMAN } from "./checkups";

/** A resume in which one thing is to be mended, and what is then said of it. */
export interface CheckupCase {
	readonly kind: FindingKind;
	readonly severity: string;
	readonly language?: string;
	readonly lines: readonly string[];
	readonly document?: (read: ResumeDocument) => Partial<ResumeDocument>;
	readonly profile?: (read: ResumeProfile) => Partial<ResumeProfile>;
	/** What the finding quotes; empty for what is missing. */
	readonly quote: string;
	readonly mended?: string | null;
}

const CONTACT = "robin@example.com, +49 30";
const at = (lineId: string, quote: string) => ({ lineIds: [lineId], page: 1, quote });

/** At least one of each kind. */
export const CHECKUP_CASES: readonly CheckupCase[] = [
	{ kind: "email_missing", severity: "high", lines: changed(SOUND_ENGLISH, CONTACT, "+49 30 1234 5678, Berlin, Germany"), quote: "" },
	{
		kind: "email_hard_to_read",
		severity: "medium",
		lines: SOUND_ENGLISH,
		profile: (read) => ({ contact: { ...read.contact, email: { value: "robin@example.com", confidence: 1, source: at("L3", "mail · site") } } }),
		quote: "mail · site",
		mended: "robin@example.com",
	},
	{ kind: "phone_missing", severity: "medium", lines: changed(SOUND_ENGLISH, CONTACT, "robin@example.com, Berlin, Germany"), quote: "" },
	{ kind: "name_missing", severity: "high", lines: SOUND_ENGLISH, profile: () => ({ name: null }), quote: "" },
	{ kind: "page_scanned", severity: "high", lines: SOUND_ENGLISH, document: () => ({ scannedPages: [1] }), quote: "Robin Example" },
	{ kind: "page_empty", severity: "medium", lines: SOUND_ENGLISH, profile: () => ({ emptyPages: [2] }), quote: "" },
	{
		kind: "text_not_understood",
		severity: "low",
		lines: SOUND_ENGLISH,
		profile: () => ({ readShare: 0.9, unused: [{ text: "Fire brigade", reason: "not_understood", source: at("L9", "Fire brigade") }] }),
		quote: "Fire brigade",
	},
	{
		kind: "read_side_by_side",
		severity: "medium",
		lines: SOUND_ENGLISH,
		profile: (read) => ({ printed: read.printed && { ...read.printed, doubts: [{ reason: "side_by_side", text: "", source: at("L8", "One Two") }] } }),
		quote: "One Two",
	},
	{
		kind: "dates_apart",
		severity: "medium",
		lines: SOUND_ENGLISH,
		profile: (read) => ({ printed: read.printed && { ...read.printed, doubts: [{ reason: "dates_apart", text: "", source: at("L8", "2019 2020") }] } }),
		quote: "2019 2020",
	},
	{
		kind: "person_in_doubt",
		severity: "medium",
		lines: SOUND_ENGLISH,
		profile: (read) => ({
			headline: { value: "Backend and", confidence: 1, source: at("L2", "Backend and") },
			printed: read.printed && {
				...read.printed,
				doubts: [
					{
						reason: "person",
						text: "“Backend and” was taken for your headline. “Cloud” stands beside it and may be a part of it.",
						source: at("L2", "Backend and"),
					},
				],
			},
		}),
		quote: "Backend and",
	},
	{
		kind: "line_in_doubt",
		severity: "low",
		lines: SOUND_ENGLISH,
		profile: (read) => ({
			printed: read.printed && { ...read.printed, doubts: [{ reason: "torn", text: "“Built the” breaks off.", source: at("L9", "Built the") }] },
		}),
		quote: "Built the",
	},
	{
		kind: "dates_missing",
		severity: "medium",
		lines: changed(SOUND_ENGLISH, "Senior Backend", "Senior Backend Engineer, Nordvik Payments GmbH, Berlin"),
		quote: "Senior Backend Engineer, Nordvik Payments GmbH, Berlin",
	},
	{
		kind: "dates_without_months",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t2017 – 2021"),
		quote: "Backend Engineer, Fjordline Logistics, Oslo 2017 – 2021",
	},
	{
		kind: "dates_in_several_styles",
		severity: "low",
		lines: [...changed(SOUND_ENGLISH, "Education", "Developer, Praxis Digital, Oslo\tAug 2015 – Jul 2017", "- Wrote 400 unit tests in Python.", "Education")],
		quote: "Aug 2015 – Jul 2017",
		mended: "08/2015 – 07/2017",
	},
	{
		kind: "dates_in_several_styles",
		severity: "low",
		language: "de",
		lines: changed(SOUND_GERMAN, "Ausbildung", "Monteur, Werk Süd GmbH, Neuss\tMai 2004 – Juli 2008", "- 12 Pumpen im Jahr überholt.", "Ausbildung"),
		quote: "Mai 2004 – Juli 2008",
		mended: "05/2004 – 07/2008",
	},
	{
		kind: "gap",
		severity: "medium",
		lines: changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 12/2019"),
		quote: "Senior Backend Engineer, Nordvik Payments GmbH, Berlin 03/2021 – Present",
	},
	{
		kind: "gap",
		severity: "low",
		language: "fr",
		lines: changed(SOUND_FRENCH, "Chargée", "Chargée d'études, Cabinet Rhône, Lyon\t09/2014 – 05/2017"),
		quote: "Cheffe de projet, L'Atelier Vert, Lyon 01/2018 – aujourd'hui",
	},
	{
		kind: "overlap",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 09/2021"),
		profile: ({ experience }) => ({ experience: experience.map((job) => (job.isCurrent ? { ...job, isCurrent: false, endDate: "2026-05" } : job)) }),
		quote: "Senior Backend Engineer, Nordvik Payments GmbH, Berlin 03/2021 – Present",
	},
	{
		kind: "oldest_first",
		severity: "medium",
		lines: [...SOUND_ENGLISH.slice(0, 6), ...SOUND_ENGLISH.slice(9, 12), ...SOUND_ENGLISH.slice(6, 9), ...SOUND_ENGLISH.slice(12)],
		quote: "Backend Engineer, Fjordline Logistics, Oslo 08/2017 – 02/2021",
	},
	{ kind: "positions_missing", severity: "high", lines: SOUND_ENGLISH, profile: () => ({ experience: [] }), quote: "Experience" },
	{
		kind: "employer_missing",
		severity: "medium",
		lines: SOUND_ENGLISH,
		profile: ({ experience }) => ({ experience: experience.map((job, index) => (index === 0 ? { ...job, company: null } : job)) }),
		quote: "Senior Backend Engineer, Nordvik Payments GmbH, Berlin 03/2021 – Present",
	},
	{
		kind: "title_missing",
		severity: "low",
		lines: SOUND_ENGLISH,
		profile: ({ experience }) => ({ experience: experience.map((job, index) => (index === 1 ? { ...job, title: null } : job)) }),
		quote: "Backend Engineer, Fjordline Logistics, Oslo 08/2017 – 02/2021",
	},
	{
		kind: "no_results",
		severity: "medium",
		lines: changed(changed(SOUND_ENGLISH, "- Cut", "- Tuned the database with Redis."), "- Led", "- Moved services to PostgreSQL."),
		quote: "Tuned the database with Redis.",
	},
	{
		kind: "no_results",
		severity: "medium",
		language: "de",
		lines: changed(changed(SOUND_GERMAN, "- Ausfälle", "- Wartungspläne in SAP PM gepflegt."), "- Team", "- Fachkräfte geführt."),
		quote: "Wartungspläne in SAP PM gepflegt.",
	},
	{
		kind: "few_results",
		severity: "low",
		lines: changed(
			SOUND_ENGLISH,
			"- Led",
			"- Led the engineers on call.",
			"- Reviewed designs with the product team.",
			"- Wrote the guide for new services.",
			"- Moved services to PostgreSQL.",
			"- Ran the design reviews of the payments team.",
			"- Mentored newcomers from other teams.",
		),
		quote: "Led the engineers on call.",
	},
	{
		kind: "line_too_long",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "- Cut", `- Cut 240 ms ${"of latency with Redis ".repeat(12).trim()}`),
		quote: "Cut 240 ms",
	},
	{
		kind: "weak_opening",
		severity: "medium",
		lines: changed(SOUND_ENGLISH, "- Built", "- Responsible for maintaining the route planner in Python and Django used by 350 drivers."),
		quote: "Responsible for maintaining the route planner in Python and Django used by 350 drivers.",
		mended: "Maintained the route planner in Python and Django used by 350 drivers.",
	},
	{
		kind: "weak_opening",
		severity: "medium",
		language: "de",
		lines: changed(SOUND_GERMAN, "- Team", "- Verantwortlich für die Leitung von 5 Stationen."),
		quote: "Verantwortlich für die Leitung von 5 Stationen.",
		mended: "Leitung von 5 Stationen.",
	},
	{
		kind: "weak_opening",
		severity: "medium",
		language: "fr",
		lines: changed(SOUND_FRENCH, "- Rédaction", "- Chargée de la rédaction de 12 études d'impact."),
		quote: "Chargée de la rédaction de 12 études d'impact.",
		mended: "Rédaction de 12 études d'impact.",
	},
	{
		kind: "weak_opening",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "- Built", "- Responsible for the fleet of 350 drivers."),
		quote: "Responsible for the fleet of 350 drivers.",
		mended: null,
	},
	{
		kind: "repeated_opening",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "- Built", "- Built a route planner for 350 drivers.", "- Built a portal for 12 ports.", "- Built 9 interfaces."),
		quote: "Built a route planner for 350 drivers.",
	},
	{
		kind: "first_person",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "- Built", "- I built a route planner in Python and Django for 350 drivers."),
		quote: "I built a route planner in Python and Django for 350 drivers.",
		mended: "Built a route planner in Python and Django for 350 drivers.",
	},
	{
		kind: "first_person",
		severity: "low",
		language: "de",
		lines: changed(SOUND_GERMAN, "- Team", "- Ich habe 22 Fachkräfte geführt."),
		quote: "Ich habe 22 Fachkräfte geführt.",
		mended: null,
	},
	{
		kind: "first_person",
		severity: "low",
		language: "fr",
		lines: changed(SOUND_FRENCH, "- Formation", "- Avec mon équipe, formation de 30 collègues au tri."),
		quote: "Avec mon équipe, formation de 30 collègues au tri.",
	},
	{ kind: "summary_missing", severity: "low", lines: [...SOUND_ENGLISH.slice(0, 3), ...SOUND_ENGLISH.slice(5)], quote: "" },
	{
		kind: "summary_too_long",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "Backend engineer with", `Backend engineer ${"who builds ledgers in Python and keeps them running ".repeat(15).trim()}.`),
		quote: "Backend engineer who builds",
	},
	{
		kind: "empty_phrase",
		severity: "low",
		lines: changed(SOUND_ENGLISH, "Backend engineer with", "Backend engineer with nine years in payments. A real team player."),
		quote: "A real team player.",
	},
	{
		kind: "empty_phrase",
		severity: "low",
		language: "fr",
		lines: changed(SOUND_FRENCH, "Cheffe de projet dans", "Cheffe de projet de programmes publics. Excellent esprit d’équipe."),
		quote: "Excellent esprit d’équipe.",
	},
	{ kind: "skills_missing", severity: "medium", lines: SOUND_ENGLISH, profile: () => ({ skills: [] }), quote: "" },
	{ kind: "skills_not_shown", severity: "low", lines: changed(SOUND_ENGLISH, "Python, Post", "Python, PostgreSQL, Redis, Django, Docker"), quote: "Docker" },
	{
		kind: "too_many_pages",
		severity: "low",
		lines: SOUND_ENGLISH,
		document: ({ lines }) => ({ pageCount: 3, lines: lines.map((line, index) => ({ ...line, page: index < lines.length - 1 ? 1 : 3 })) }),
		profile: () => ({ yearsOfExperience: { value: 6, confidence: 1 } }),
		quote: "English (native), German (B2)",
	},
	{
		kind: "file_name",
		severity: "low",
		lines: SOUND_ENGLISH,
		document: () => ({ fileName: "CV final (2).docx" }),
		quote: "CV final (2).docx",
		mended: "Robin-Example-Resume.docx",
	},
	{
		kind: "personal_fact",
		severity: "low",
		lines: [...SOUND_ENGLISH, "Personal details", "Date of birth: 12 May 1988", "Marital status: Married"],
		quote: "Date of birth: 12 May 1988",
	},
	{
		kind: "heading_unknown",
		severity: "medium",
		lines: SOUND_ENGLISH,
		...withHeading("Where I made a dent"),
		quote: "Where I made a dent",
		mended: "Experience",
	},
	{
		kind: "heading_unknown",
		severity: "medium",
		language: "de",
		lines: SOUND_GERMAN,
		...withHeading("Wo ich war"),
		quote: "Wo ich war",
		mended: "Berufserfahrung",
	},
	{
		kind: "heading_missing",
		severity: "medium",
		lines: SOUND_ENGLISH,
		...withHeading(""),
		quote: "Senior Backend Engineer, Nordvik Payments GmbH, Berlin",
	},
	{
		kind: "columns",
		severity: "low",
		lines: SOUND_ENGLISH,
		document: ({ lines }) => ({
			lines: lines.map((line, index) => ({ ...line, column: index % 2, x: 50 + 200 * (index % 2), y: 20 * Math.floor(index / 2) })),
		}),
		quote: "Backend Engineer",
	},
];

/** The heading above the positions, as the reader found it, worded in another way. */
function withHeading(heading: string): Pick<CheckupCase, "document" | "profile"> {
	const isUsual = (text: string) => sectionKindOf(text) === "experience";
	return {
		document: ({ lines }) => ({ lines: lines.map((line) => (isUsual(line.text) ? { ...line, text: heading } : line)) }),
		profile: ({ printed }) => ({
			printed: printed && { ...printed, sections: printed.sections.map((section) => (isUsual(section.heading) ? { ...section, heading } : section)) },
		}),
	};
}
