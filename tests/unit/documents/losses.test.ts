import { beforeAll, describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { KINDS_OF_POSTINGS } from "@/tests/factories/kinds-of-postings";
import { type ReadResume, readOpenResumes } from "@/tests/factories/read-resumes";

/** Forty files, on a machine that has much else to do. */
const READING_MS = 400_000;

interface Case {
	readonly source: ReadResume;
	readonly written: TailoredResume;
	check(tampered: TailoredResume): string[];
}

/** Alters one thing in a copy; false where the resume has no such thing. */
type Tampering = (it: TailoredResume, source: ReadResume) => boolean;

function done(change: () => void): boolean {
	change();
	return true;
}

/** Positions whose lines can be told from those of the others. */
function withLines(resume: TailoredResume) {
	return resume.experience.filter((position) => position.bullets.length > 0);
}

const LOSSES: readonly [string, string, Tampering][] = [
	["an employer", "employer", (it) => it.experience.pop() !== undefined],
	["an employer's name", "employer", (it) => it.experience.some((job) => job.company !== null && done(() => Object.assign(job, { company: "Globex" })))],
	["a title", "title", (it) => it.experience.some((job) => job.title !== null && done(() => Object.assign(job, { title: "Director" })))],
	["the dates of a position", "date", (it) => it.experience.some((job) => job.datesText !== null && done(() => Object.assign(job, { datesText: null })))],
	["a school", "education", (it) => it.education.pop() !== undefined],
	["a degree", "education", (it) => it.education.some((school) => done(() => Object.assign(school, { line: `PhD ${school.line}` })))],
	[
		"the dates of a school",
		"date",
		(it) => it.education.some((school) => school.datesText !== null && done(() => Object.assign(school, { datesText: "1999" }))),
	],
	["a detail of a school", "left_out", (it) => it.education.some((school) => school.details.pop() !== undefined)],
	["a certificate", "education", (it) => it.certifications.pop() !== undefined],
	["a language", "skill", (it) => it.languages.pop() !== undefined],
	["an address or a link", "contact", (it) => it.contact.pop() !== undefined],
	["a telephone or mail address", "contact", (it) => it.contact.length > 0 && done(() => it.contact.splice(0, 1, `${it.contact[0] ?? ""}9`))],
	["a skill", "left_out", (it) => it.skills.length > 0 && done(() => Object.assign(it, { skills: it.skills.slice(1), skillGroups: [] }))],
	["a section of its own", "left_out", (it) => it.otherSections.pop() !== undefined],
	["a line of such a section", "left_out", (it) => it.otherSections.some((section) => section.lines.pop() !== undefined)],
	["a line of a position", "left_out", (it) => it.experience.some((job) => job.bullets.pop() !== undefined)],
	["the headline", "title", (it, { profile }) => profile.headline !== null && done(() => Object.assign(it, { headline: null }))],
	["the person's own summary", "left_out", (it, { profile }) => profile.summary !== null && done(() => Object.assign(it, { summary: null }))],
	[
		"a number in a line",
		"number",
		(it) =>
			withLines(it).some((job) =>
				job.bullets.some(
					(line) => /(?<![\p{L}\p{N}])[1-8](?!\p{L})/u.test(line.text) && done(() => Object.assign(line, { text: line.text.replace(/[1-8]/u, "9") })),
				),
			),
	],
	[
		"a line, to another position",
		"unsupported_text",
		(it) => {
			const [first, second] = withLines(it);
			const line = first?.bullets.pop();
			return line !== undefined && second !== undefined && done(() => second.bullets.push(line));
		},
	],
	[
		"a skill, to prose",
		"skill",
		(it) =>
			withLines(it).some((job) =>
				job.bullets.some((line) => !/kubernetes/iu.test(line.text) && done(() => Object.assign(line, { text: `${line.text} with Kubernetes` }))),
			),
	],
	[
		"a skill, to the summary",
		"skill",
		(it) => {
			const foreign = ["Kubernetes", "AutoCAD", "Salesforce", "COBOL"].filter((skill) => !JSON.stringify(it).includes(skill));
			const text = `Skilled in ${foreign.slice(0, 2).join(" and ")}.`;
			return it.experience.length > 0 && done(() => Object.assign(it, { summary: { text, sourceIds: it.experience.map((job) => job.experienceId) } }));
		},
	],
];

/** Of a resume that is printed as its source is. */
const PRINTED_LOSSES: readonly [string, string, Tampering][] = [
	["a section", "left_out", (it) => it.otherSections.pop() !== undefined],
	["a line", "left_out", (it) => it.otherSections.some((section) => section.lines.length > 1 && section.lines.pop() !== undefined)],
	["the dates beside a line", "date", (it) => linesOf(it).some((line) => line.dates !== null && done(() => Object.assign(line, { dates: "1999 – 2003" })))],
	["dates, from a line", "date", (it) => linesOf(it).some((line) => line.dates !== null && done(() => Object.assign(line, { dates: null })))],
	["dates, to a line", "date", (it) => linesOf(it).some((line) => line.dates === null && done(() => Object.assign(line, { dates: "2015 – 2019" })))],
	[
		"an employer's name",
		"unsupported_text",
		(it) => linesOf(it).some((line) => line.style === "head" && done(() => Object.assign(line, { text: `Globex and ${line.text}` }))),
	],
	[
		"a number",
		"number",
		(it) =>
			linesOf(it).some((line) => /(?<= )[1-8](?= )/u.test(line.text) && done(() => Object.assign(line, { text: line.text.replace(/(?<= )[1-8](?= )/u, "9") }))),
	],
	[
		"a line, to another section",
		"unsupported_text",
		(it) => {
			const [first, second] = it.otherSections;
			const line = first?.lines.pop();
			return line !== undefined && second !== undefined && first?.heading !== second.heading && done(() => second.lines.push(line));
		},
	],
	["a line, told twice", "unsupported_text", (it) => it.otherSections.some(({ lines }) => lines[0] !== undefined && done(() => lines.push(lines[0] as never)))],
	["a position of its own", "employer", (it) => done(() => it.experience.push(INVENTED))],
	["a language", "skill", (it) => done(() => it.languages.push("Klingon"))],
];

const INVENTED = { experienceId: "E1", company: "Globex", title: "Director", location: null, datesText: "2019", bullets: [] };

const linesOf = (resume: TailoredResume) => resume.otherSections.flatMap(({ lines }) => lines);

describe.each([
	["taken apart", LOSSES],
	["printed as its source is", PRINTED_LOSSES],
] as const)("of a resume written from a file and %s, the claim check names what somebody takes away or alters", (form, losses) => {
	const cases: Case[] = [];

	beforeAll(async () => {
		for (const [at, source] of (await readOpenResumes(6)).entries()) {
			const posting = KINDS_OF_POSTINGS[at % KINDS_OF_POSTINGS.length];
			if (!posting) throw new RangeError(source.name);
			const { skills } = source;
			const profile = form === "taken apart" ? { ...source.profile, printed: null } : source.profile;
			const check = (resume: TailoredResume) => findClaimViolations({ profile, posting, resume, confirmedSkills: skills }).map((violation) => violation.kind);
			cases.push({ source, written: composeResume({ profile, posting, skills }).resume, check });
		}
		expect(cases.length).toBeGreaterThan(15);
		expect(new Set(cases.map(({ source }) => source.language)).size).toBeGreaterThan(5);
	}, READING_MS);

	it.each(losses)("%s", (_what, kind, tamper) => {
		let tried = 0;
		for (const { source, written, check } of cases) {
			const tampered = structuredClone(written);
			if (!tamper(tampered, source) || JSON.stringify(tampered) === JSON.stringify(written)) continue;
			tried += 1;
			expect(check(tampered), source.name).toContain(kind);
		}
		expect(tried).toBeGreaterThan(0);
	});
});
