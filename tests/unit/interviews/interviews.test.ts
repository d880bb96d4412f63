import { describe, expect, it } from "vitest";
import { PRACTICE_START, practiceAfter, stepOfKey } from "@/components/workflows/interview-prep/practice-state";
import { prepareFor } from "@/lib/tools/documents/interviews/prepare";
import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { partsOf } from "@/lib/tools/documents/interviews/told-evidence";
import { outlineInterview } from "@/lib/tools/documents/reporting/interview-outline";
import { renderInterviewPdf } from "@/lib/tools/documents/reporting/render-interview-pdf";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { UNREAD } from "@/lib/tools/job-search/given-posting/unread";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { HOSTILE_POSTING, PASTED_POSTING } from "@/tests/factories/postings-given";
import { SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

const NOW = new Date("2026-11-23T12:00:00Z");
const POSTING = `Backend Team Lead at Nordsee Pay Ltd
Your tasks
- Design APIs in JavaScript
Requirements
- Experience with PostgreSQL and Rust
- Fluent English
- Kubernetes
`;
const understood = (text: string) => understandPosting({ text, head: {}, source: { kind: "text", name: "" }, notes: [] });
const prepared = (profile: ResumeProfile, text = POSTING) => prepareFor(profile, understood(text), NOW);

function withJobs(...changes: Partial<ResumeExperience>[]): ResumeProfile {
	return { ...SAMPLE_PROFILE, experience: SAMPLE_PROFILE.experience.map((job, at) => ({ ...job, ...changes[at] })) };
}

describe("a preparation", () => {
	const prep = prepared(SAMPLE_PROFILE);

	it("asks by the posting, the tasks, the resume and habit, and is what its schema says", () => {
		expect(InterviewPrep.parse(prep)).toEqual(prep);
		expect(new Set(prep.questions.map(({ group }) => group))).toEqual(new Set(["posting", "tasks", "resume", "usual"]));
		expect(prep.questions.every(({ why, advice }) => why !== "" && advice !== "")).toBe(true);
		expect(prep).toMatchObject({ title: "Backend Team Lead", company: "Nordsee Pay Ltd", gaps: ["Kubernetes"], method: "rules" });
	});

	it("quotes the resume word for word, and says what it lacks", () => {
		const lines = SAMPLE_PROFILE.experience.flatMap(({ bullets }) => bullets.map(({ text }) => text));
		for (const { kind, text, action, result, task } of prep.questions.flatMap(({ evidence }) => evidence)) {
			if (kind !== "line") continue;
			expect(lines).toContain(text);
			for (const part of [action, result, task]) if (part !== null) expect(text).toContain(part);
		}
		const postgres = prep.questions.find(({ question }) => question.includes("PostgreSQL"));
		expect(postgres).toMatchObject({ group: "posting", strength: "strong", missing: "Your resume does not show: Rust." });
		expect(prep.questions.find(({ question }) => question.includes("Kubernetes"))).toMatchObject({
			strength: "none",
			evidence: [],
			missing: "Nothing was found in your resume that shows it.",
		});
		expect(prep.questions.find(({ question }) => question.includes("English"))?.evidence).toMatchObject([
			{ kind: "language", text: "English (C1)", action: null },
		]);
	});

	it("says why and how in the language of the posting", () => {
		const text =
			"Pflegedienstleitung (m/w/d)\nDas Haus Abendfrieden in Fulda sucht zum 1. März eine Pflegedienstleitung.\nIhre Aufgaben\n- Dienstplanung\nIhr Profil\n- Führerschein Klasse B\n";
		const german = prepared(withJobs({ title: "Stationsleitung" }), text);
		expect(german).toMatchObject({ company: "Haus Abendfrieden", postingLanguage: "de" });
		const said = [...german.questions.flatMap(({ why, advice, missing }) => [why, advice, missing ?? ""]), ...german.toAsk.map(({ why }) => why)];
		expect(said.filter((sentence) => /\b(?:the|your|you)\b/iu.test(sentence))).toEqual([]);
		expect(said).toContain("Die Anzeige verlangt es: „Führerschein Klasse B“");
		expect(german.questions.map(({ question }) => question)).not.toContain("Sie würden zum ersten Mal führen. Was macht Sie bereit dafür?");
		expect(partsOf("Senkung der Überstunden um 18 % innerhalb eines Jahres")).toMatchObject({ task: null });
	});

	it("asks what the posting leaves open", () => {
		expect(prep.toAsk.map(({ question }) => question)).toContain("What range of pay is planned for the position?");
		expect(
			prepared(SAMPLE_PROFILE, `${POSTING}\nSalary: 70.000 EUR`)
				.toAsk.map(({ question }) => question)
				.join(),
		).not.toContain("pay");
	});

	it("prints as a PDF that holds its questions, and is equal twice", async () => {
		const { fileName, bytes } = await renderInterviewPdf(prep, null, NOW);
		expect(fileName).toBe("Lindqvist-Mara_Interview-preparation_Nordsee-Pay-Ltd.pdf");
		const text = (await readPdf(bytes)).lines.map((line) => line.text).join(" ");
		for (const part of ["What the posting asks for", "Questions to ask them", "Kubernetes", "Situation:"]) expect(text).toContain(part);
		expect(Buffer.from((await renderInterviewPdf(prep, null, NOW)).bytes).equals(Buffer.from(bytes))).toBe(true);
	});

	it("takes no orders from a posting and claims nothing for it", () => {
		const hostile = prepared(SAMPLE_PROFILE, HOSTILE_POSTING);
		const evidence = hostile.questions.flatMap((question) => question.evidence.map(({ text }) => text)).join(" ");
		for (const lie of ["Harvard", "NASA", "Nobel"]) expect(evidence).not.toContain(lie);
		expect(hostile.gaps.length).toBeGreaterThan(0);
		expect(prepared(SAMPLE_PROFILE, "- a\n".repeat(5_000)).questions.length).toBeLessThanOrEqual(40);
	});
});

describe("questions that a resume raises", () => {
	const asked = (profile: ResumeProfile, text = PASTED_POSTING) =>
		prepared(profile, text)
			.questions.filter(({ group }) => group === "resume")
			.map(({ question }) => question);

	it("a gap, a short stay, a change of trade, first leadership and leaving are asked about, and nothing else", () => {
		expect(asked(SAMPLE_PROFILE)).toEqual(["Why do you want to leave Nordvik Payments AB?"]);
		expect(asked(withJobs({}, { endDate: "2019-12" })).join()).toMatch(/time that your resume leaves open/);
		expect(asked(withJobs({}, {}, { startDate: "2017-02" })).join()).toMatch(/Why did you leave after 6 months\? \(Web Developer, Stadsbiblioteket\)/);
		expect(asked(withJobs({}, {}, { title: "Nurse" })).join()).toMatch(/Why did you change from Nurse to Backend Engineer\?/);
		expect(asked(withJobs({ title: "Engineering Manager" })).join()).toMatch(/leading others\? \(Engineering Manager, Nordvik Payments AB\)/);
		expect(asked(withJobs({ isCurrent: false, endDate: "2026-10" }))).toEqual([]);
	});

	it("who has never led is asked about it where the position leads, and told to say so", () => {
		const question = prepared(SAMPLE_PROFILE).questions.find(({ question: text }) => text.includes("lead for the first time"));
		expect(question).toMatchObject({ strength: "none", advice: expect.stringContaining("Say that it would be the first time") });
	});
});

it.each([
	[
		"Cut median latency from 240 ms to 95 ms by moving hot reads to Redis",
		{ action: "by moving hot reads to Redis", result: "Cut median latency from 240 ms to 95 ms" },
	],
	["Introduced automated tests, raising coverage from 22% to 81%", { action: "Introduced automated tests", result: "raising coverage from 22% to 81%" }],
	["Wrote the handbook and reduced weekly pages by 38%", { action: "Wrote the handbook", result: "reduced weekly pages by 38%" }],
	["Led the rebuild of a shop; load time fell from 3.8 s to 1.2 s.", { action: "Led the rebuild of a shop", result: "load time fell from 3.8 s to 1.2 s" }],
	["Umbau des Lagers; Wege um 30 % verkürzt", { action: "Umbau des Lagers", result: "Wege um 30 % verkürzt" }],
	["Deputy head since 2020; timetables of 62 teachers", { action: "Deputy head since 2020; timetables of 62 teachers", result: null }],
	["Programme coordinator: 4 projects with 6 countries", { action: "Programme coordinator: 4 projects with 6 countries", result: null }],
	["Ordered printers by the dozen", { action: "Ordered printers by the dozen", result: null }],
	["Helped and advised 40 librarians", { action: "Helped and advised 40 librarians", result: null }],
])("%s is taken apart in its own words", (line, parts) => {
	expect(partsOf(line)).toMatchObject(parts);
});

it("a practice turns pages by keys and never leaves them", () => {
	expect(["ArrowRight", "k", "Enter", " ", "x"].map(stepOfKey)).toEqual(["next", "back", "turn", "turn", null]);
	expect(practiceAfter(PRACTICE_START, "back", 3)).toEqual({ at: 0, isOpen: false });
	const opened = practiceAfter(PRACTICE_START, "turn", 3);
	expect(opened).toEqual({ at: 0, isOpen: true });
	expect(practiceAfter(opened, "next", 3)).toEqual({ at: 1, isOpen: false });
	expect(practiceAfter({ at: 2, isOpen: true }, "next", 3)).toEqual({ at: 2, isOpen: true });
	expect(practiceAfter(PRACTICE_START, "next", 0)).toEqual(PRACTICE_START);
});

describe("a preparation for a posting in another language", () => {
	const GERMAN = `Backend-Entwickler (m/w/d)
Nordsee Pay GmbH, Hamburg

Deine Aufgaben
- Entwicklung von Schnittstellen in JavaScript

Dein Profil
- Erfahrung mit PostgreSQL
- Sehr gute Englischkenntnisse
- Erfahrung mit Rust
`;
	const FRENCH = `Développeur backend (H/F)
Mer du Nord SAS, Lille

Vos missions
- Concevoir des interfaces en JavaScript

Votre profil
- Expérience avec PostgreSQL
- Anglais courant
`;

	it.each([
		["de", GERMAN, /^(?:Wie|Was|Wo|Woran|Worauf|Wann|Warum|Welche?s?|Erzählen|Sie) /],
		["fr", FRENCH, /^(?:Quel|Quelle|Qu’|Où|Comment|Pourquoi|Parlez|Quand|De quoi|Vous|Avec|À quoi)/],
	])("asks in it, and so does what one may ask back: %s", (language, text, opening) => {
		const prep = prepared(SAMPLE_PROFILE, text);
		expect(prep.postingLanguage).toBe(language);
		for (const { question } of prep.questions) expect(question).toMatch(opening);
		for (const { question } of prep.toAsk) expect(question).not.toMatch(/^(?:What|Who|How|Where) /);
		expect(InterviewPrep.parse(prep)).toEqual(prep);
	});

	it.each([
		["de", GERMAN, ["Vorbereitung auf das Gespräch", "Was die Anzeige verlangt", "Warum sie wahrscheinlich ist: ", "So antworten Sie: ", "Seite"]],
		["fr", FRENCH, ["Préparation de l’entretien", "Ce que l’annonce demande", "Pourquoi elle est probable : ", "Comment répondre : ", "Page"]],
	])("prints headings and labels in it: %s", (language, text, expected) => {
		const outline = outlineInterview(prepared(SAMPLE_PROFILE, text));
		const printed = JSON.stringify(outline);
		for (const words of expected) expect(printed).toContain(words);
		expect(printed).not.toMatch(/Why it is likely|How to answer|Interview preparation|What the posting|How this was made/);
		expect(outline).toMatchObject({ language, pageWord: expected.at(-1) });
	});

	it("prints English around a posting in a language that it has no words of", () => {
		const prep = { ...prepared(SAMPLE_PROFILE, GERMAN), postingLanguage: "fi" };
		expect(outlineInterview(prep)).toMatchObject({ name: "Interview preparation", language: "en" });
	});

	it.each([
		["de", GERMAN],
		["fr", FRENCH],
		["es", GERMAN],
		["it", GERMAN],
		["nl", GERMAN],
		["pt", GERMAN],
	])("says in it what could not be read of the posting: %s", (language, text) => {
		const ownWords = "Page 3 gave nothing.";
		const prep = { ...prepared(SAMPLE_PROFILE, text), postingLanguage: language, unread: [...Object.values(UNREAD), ownWords] };
		const printed = JSON.stringify(outlineInterview(prep));
		for (const sentence of Object.values(UNREAD)) expect(printed).not.toContain(sentence);
		expect(printed).toContain(ownWords);
	});

	it("calls languages as that language does", () => {
		expect(prepared(SAMPLE_PROFILE, GERMAN).questions.some(({ question }) => question.includes("Wie gut sprechen Sie Englisch"))).toBe(true);
	});

	it("tells which demands have no question of their own, in its report too", () => {
		const many = Array.from({ length: 14 }, (_, at) => `- Experience with tool number ${"ABCDEFGHIJKLMN"[at]}${"abcdefghijklmn"[at]}tron`).join("\n");
		const prep = prepared(SAMPLE_PROFILE, `Backend Engineer at Nordsee Pay Ltd\nRequirements\n${many}\n`);
		expect(prep.unasked).toHaveLength(4);
		const printed = JSON.stringify(outlineInterview(prep));
		for (const text of prep.unasked) expect(printed).toContain(text);
	});
});
