import { expect, it } from "vitest";
import { addBullet, editBullet, mergeBulletUp, moveBullet, removeBullet, splitBullet } from "@/components/workflows/resume-to-job-ready/profile/state/bullets";
import {
	addFact,
	addSchool,
	addSection,
	editFact,
	editSchool,
	editSection,
	editText,
	moveFact,
	removeFact,
	removeSchool,
	removeSection,
} from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { addJob, editJob, mergeJobUp, moveJob, removeJob, splitJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import { NO_SOURCE, newJob, newSchool, type Profile } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { makeReadProfile } from "@/tests/factories/read-profile";

const read = makeReadProfile();
const FIRST = { of: "experience", index: 0 } as const;
const job = (profile: Profile, at: number) => {
	const found = profile.experience[at];
	if (!found) throw new Error(`no job ${at}`);
	return found;
};
const textsOf = (profile: Profile, at: number) => job(profile, at).bullets.map((bullet) => bullet.text);

it("an edited value keeps its place in the file, a new one has none, an emptied one is gone", () => {
	expect(editText("name", "Mara L.")(read).name).toEqual({ ...read.name, value: "Mara L." });
	expect(editText("summary", "New here")(read).summary).toEqual({ value: "New here", confidence: 1, source: NO_SOURCE });
	expect(editText("email", "")(read).contact.email).toBeNull();
	expect(read.name?.value).toBe("Mara Lindqvist");
});

it("links, certificates and languages are added, mended, moved and deleted", () => {
	const added = addFact("certifications", "CKA")(read);
	expect(added.certifications.at(-1)).toEqual({ value: "CKA", confidence: 1, source: NO_SOURCE });
	const [first, second] = read.contact.links;
	expect(moveFact("links", 1, -1)(read).contact.links).toEqual([second, first]);
	expect(moveFact("links", 0, -1)(read).contact.links).toEqual([first, second]);
	expect(editFact("links", 0, "example.com")(read).contact.links[0]).toEqual({ ...first, value: "example.com" });
	expect(removeFact("links", 0)(read).contact.links).toEqual([second]);
});

it("schools and sections are added with ids of their own, mended and deleted", () => {
	const once = addSchool(newSchool(read))(read);
	const twice = addSchool(newSchool(once))(once);
	expect(new Set(twice.education.map((school) => school.educationId)).size).toBe(read.education.length + 2);
	expect(editSchool(0, { degree: "MSc" })(twice).education[0]?.degree).toBe("MSc");
	expect(removeSchool(0)(removeSchool(0)(twice)).education).toEqual(read.education);
	const section = addSection()(read);
	const last = section.otherSections.length - 1;
	expect(editSection(last, "Awards")(section).otherSections[last]).toEqual({ heading: "Awards", lines: [] });
	expect(removeSection(last)(section)).toEqual(read);
});

it("a job is added on top, moved, deleted; changed dates drop the words of the file for them", () => {
	expect(job(addJob(newJob(read))(read), 0)).toMatchObject({ title: null, bullets: [], source: NO_SOURCE });
	expect(job(moveJob(0, 1)(read), 1)).toEqual(job(read, 0));
	expect(removeJob(1)(read).experience).toEqual([job(read, 0), ...read.experience.slice(2)]);
	expect(job(editJob(0, { title: "Lead" })(read), 0).datesText).toBe("March 2021 – Present");
	expect(job(editJob(0, { startDate: "2020" })(read), 0)).toMatchObject({ startDate: "2020", datesText: null });
});

it("bullets are added, mended, moved and deleted, in jobs and in other sections", () => {
	const [first = "", second = ""] = textsOf(read, 0);
	expect(textsOf(moveBullet(FIRST, 0, 1)(read), 0).slice(0, 2)).toEqual([second, first]);
	expect(textsOf(removeBullet(FIRST, 0)(read), 0)[0]).toBe(second);
	expect(textsOf(editBullet(FIRST, 0, "Mended")(read), 0)[0]).toBe("Mended");
	const place = { of: "otherSections", index: read.otherSections.length } as const;
	const inSection = editBullet(place, 0, "Chess champion")(addBullet(place)(addSection()(read)));
	expect(inSection.otherSections.at(-1)?.lines).toMatchObject([{ text: "Chess champion", source: NO_SOURCE }]);
});

it("a bullet is split where the cursor stands and joined again; at its ends nothing is split", () => {
	const [text = ""] = textsOf(read, 0);
	const offset = text.indexOf("that settles");
	const split = splitBullet(FIRST, 0, offset)(read);
	expect(textsOf(split, 0).slice(0, 2)).toEqual([text.slice(0, offset).trim(), text.slice(offset)]);
	expect(new Set(job(split, 0).bullets.map((bullet) => bullet.bulletId)).size).toBe(job(read, 0).bullets.length + 1);
	expect(job(split, 0).bullets[1]?.source).toEqual(job(read, 0).bullets[0]?.source);
	expect(textsOf(mergeBulletUp(FIRST, 1)(split), 0)).toEqual(textsOf(read, 0));
	expect(splitBullet(FIRST, 0, 0)(read)).toEqual(read);
	expect(mergeBulletUp(FIRST, 0)(read)).toEqual(read);
});

it("joined jobs keep every bullet, span both periods, and say what the lower head said otherwise", () => {
	const merged = mergeJobUp(1)(read);
	const [above, below] = [job(read, 0), job(read, 1)];
	expect(merged.experience).toHaveLength(read.experience.length - 1);
	expect(job(merged, 0)).toMatchObject({ title: above.title, company: above.company, startDate: below.startDate, endDate: null, isCurrent: true });
	const texts = textsOf(merged, 0);
	expect(texts).toEqual(expect.arrayContaining([...textsOf(read, 0), ...textsOf(read, 1)]));
	const head = texts[above.bullets.length] ?? "";
	for (const part of [below.title, below.company, below.datesText]) expect(head).toContain(part);
	expect(job(merged, 0).source.lineIds).toEqual([...above.source.lineIds, ...below.source.lineIds]);
	expect(mergeJobUp(0)(read)).toEqual(read);
});

it("two parts of one job join without a word more", () => {
	const doubled = makeReadProfile({ experience: [{ ...job(read, 0), bullets: [] }, job(read, 0)] });
	expect(textsOf(mergeJobUp(1)(doubled), 0)).toEqual(textsOf(read, 0));
});

it("a job is split at a bullet: the rest is a job whose head is still to be said", () => {
	const split = splitJob(0, 3)(read);
	expect([...textsOf(split, 0), ...textsOf(split, 1)]).toEqual(textsOf(read, 0));
	expect(job(split, 1)).toMatchObject({ title: null, company: null, startDate: null });
	expect(job(split, 1).source.lineIds).toEqual(
		job(read, 0)
			.bullets.slice(3)
			.flatMap((bullet) => bullet.source.lineIds),
	);
	expect(splitJob(0, 99)(read)).toEqual(read);
});
