import { beforeAll, describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { contactOf } from "@/lib/tools/documents/language/evidence";
import { ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { KINDS_OF_POSTINGS } from "@/tests/factories/kinds-of-postings";
import { type ReadResume, readOpenResumes } from "@/tests/factories/read-resumes";

/** Eighty files, on a machine that has much else to do. */
const READING_MS = 400_000;

/** What a reader sees: everything but for which posting it was written. */
function textOf({
	postingId: _id,
	postingTitle: _title,
	company: _company,
	sourceUnused: _unused,
	sourceGaps: _gaps,
	sourceDoubts: _doubts,
	...shown
}: TailoredResume): string {
	return JSON.stringify(shown);
}

describe("resumes of seven makings, each written for three postings of different kinds", () => {
	let written: { resume: ReadResume; tailorings: ReturnType<typeof composeResume>[] }[] = [];

	beforeAll(async () => {
		written = (await readOpenResumes(3)).map((resume, at) => {
			const picks = [0, 5, 9].map((step) => KINDS_OF_POSTINGS[(at + step) % KINDS_OF_POSTINGS.length]).filter((posting) => posting !== undefined);
			return { resume, tailorings: picks.map((posting) => composeResume({ profile: resume.profile, posting, skills: resume.skills })) };
		});
	}, READING_MS);

	it("no two are the same, unless both say that the posting asks for little that the resume shows", () => {
		let sameCount = 0;
		for (const { resume, tailorings } of written) {
			for (const [at, one] of tailorings.entries()) {
				for (const other of tailorings.slice(at + 1)) {
					if (textOf(one.resume) !== textOf(other.resume)) continue;
					sameCount += 1;
					for (const { changes } of [one, other]) expect(changes[0]?.kind, resume.name).toBe("unchanged");
				}
			}
		}
		expect(written.length).toBeGreaterThan(40);
		expect(sameCount / (written.length * 3)).toBeLessThan(0.2);
	});

	it("every line of every section as the file prints it is in each, or is named, or is a line of skills that are listed", () => {
		for (const { resume, tailorings } of written) {
			const sections = resume.profile.printed?.sections ?? [];
			const listed = new Set(resume.profile.skills.flatMap(({ source }) => source.lineIds));
			const isListed = ({ source }: { source: { lineIds: readonly string[] } }) => source.lineIds.some((id) => listed.has(id));
			const due = sections.flatMap(({ section, lines }) => lines.filter((line) => section !== "skills" || !isListed(line)).map(({ bulletId }) => bulletId));
			expect(due.length, resume.name).toBeGreaterThan(3);
			for (const { resume: tailored, changes } of tailorings) {
				const told = tailored.otherSections.flatMap(({ lines }) => lines.flatMap(({ sourceIds }) => sourceIds));
				const leftOut = tailored.leftOut.filter((line) => line.section !== "Summary").map((line) => line.sourceId);
				expect(
					due.filter((id) => !told.includes(id) && !leftOut.includes(id)),
					resume.name,
				).toEqual([]);
				expect(new Set([...told, ...leftOut]).size, resume.name).toBe(told.length + leftOut.length);
				expect(tailored.contact).toEqual(contactOf(resume.profile));
				const selected = changes.filter((change) => change.kind === "selected").flatMap((change) => change.sourceIds ?? []);
				expect(selected.sort()).toEqual(leftOut.sort());
			}
		}
	});

	it("what is said to come first does: of the skills that are listed, and of the certificates", () => {
		let told = 0;
		for (const { resume, tailorings } of written) {
			for (const { resume: tailored, changes } of tailorings) {
				const skills = changes.find(({ kind, section }) => kind === "reordered" && section === "Skills");
				if (skills) {
					told += 1;
					expect(skills.what, resume.name).toContain(tailored.skills[0] ?? "no skill");
					expect(tailored.skills.length, resume.name).toBeGreaterThan(1);
				}
				const certificates = changes.find(({ what }) => what.startsWith("Certificates stand before your work, with"));
				if (certificates) expect(certificates.what, resume.name).toContain(tailored.certifications[0] ?? "no certificate");
			}
		}
		expect(told).toBeGreaterThan(5);
	});

	it("taken apart, since its owner changed an entry, every employer, school, certificate, language, link and section is in each, and every line or its name", () => {
		for (const [at, { resume }] of written.entries()) {
			const profile = { ...resume.profile, printed: null };
			const posting = KINDS_OF_POSTINGS[at % KINDS_OF_POSTINGS.length];
			if (!posting) throw new RangeError(resume.name);
			const { resume: tailored, changes } = composeResume({ profile, posting, skills: resume.skills });
			expect(tailored.experience.map((position) => position.experienceId)).toEqual(profile.experience.map((position) => position.experienceId));
			expect(tailored.education).toHaveLength(profile.education.length);
			expect(tailored.contact).toEqual(contactOf(profile));
			expect(new Set(tailored.certifications).size).toBe(new Set(profile.certifications.map((fact) => fact.value)).size);
			expect(tailored.otherSections).toHaveLength(profile.otherSections.length);
			const lines = tailored.experience.flatMap((position) => position.bullets).length;
			const leftOut = tailored.leftOut.filter((line) => line.section !== "Summary");
			expect(lines + leftOut.length, resume.name).toBe(profile.experience.flatMap((position) => position.bullets).length);
			const told = changes.filter((change) => change.kind === "selected").flatMap((change) => change.sourceIds ?? []);
			expect(told.sort()).toEqual(leftOut.map((line) => line.sourceId).sort());
			expect(findClaimViolations({ profile, posting, resume: tailored, confirmedSkills: resume.skills }), resume.name).toEqual([]);
		}
	});

	it("the claim check signs each, and each is of the shape that is stored", () => {
		for (const { resume, tailorings } of written) {
			for (const { resume: tailored, changes } of tailorings) {
				const posting = KINDS_OF_POSTINGS.find((candidate) => candidate.jobId === tailored.postingId);
				if (!posting) throw new RangeError(tailored.postingId);
				expect(findClaimViolations({ profile: resume.profile, posting, resume: tailored, confirmedSkills: resume.skills }), resume.name).toEqual([]);
				expect(TailoredResume.parse(tailored)).toEqual(tailored);
				expect(ResumeChange.array().parse(changes)).toEqual(changes);
			}
		}
	});

	it("nothing of a skill that its owner typed is claimed in prose", () => {
		for (const { resume, tailorings } of written.slice(0, 20)) {
			const posting = KINDS_OF_POSTINGS.find((candidate) => candidate.jobId === tailorings[0]?.resume.postingId);
			if (!posting) throw new RangeError(resume.name);
			const typed = "Underwater basket weaving";
			const { resume: tailored } = composeResume({ profile: resume.profile, posting, skills: [...resume.skills, typed] });
			expect(tailored.skills).toContain(typed);
			expect(tailored.addedSkills).toContain(typed);
			expect(JSON.stringify([tailored.summary, tailored.experience, tailored.otherSections, tailored.headline])).not.toContain("basket");
		}
	});

	it("a resume stored before these fields were is still read", () => {
		const tailored = written[0]?.tailorings[0]?.resume;
		if (!tailored) throw new RangeError("No resume");
		const { skillGroups: _groups, addedSkills: _added, sectionOrder: _order, leftOut: _left, ...older } = tailored;
		expect(TailoredResume.parse(older)).toMatchObject({ skillGroups: [], addedSkills: [], sectionOrder: [], leftOut: [] });
	});
});
