import { expect, it } from "vitest";
import { addBullet } from "@/components/workflows/resume-to-job-ready/profile/state/bullets";
import { editText } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { answerOf, beginHistory, edited, lastStep, undone } from "@/components/workflows/resume-to-job-ready/profile/state/history";
import { removeJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import { isLost, percentOf, putToUse, shareNow } from "@/components/workflows/resume-to-job-ready/profile/state/unused";
import { readAsOf } from "@/lib/tools/resume-profile/profile/printed/read-as";
import { makeReadProfile } from "@/tests/factories/read-profile";

const read = makeReadProfile();
const begun = beginHistory(read);
const FIRE_BRIGADE = 2;

it("what is deleted comes back with one step", () => {
	const history = edited(begun, { what: "Deleted the job", change: removeJob(0) });
	expect(lastStep(history)?.what).toBe("Deleted the job");
	expect(undone(history).now).toEqual(read);
	expect(undone(undone(history)).now).toEqual(read);
});

it("the letters typed into one field are one step, another field is another", () => {
	let history = begun;
	for (const text of ["M", "Ma", "Mar"]) history = edited(history, { what: "Changed the name", change: editText("name", text), key: "name" });
	history = edited(history, { what: "Changed the headline", change: editText("headline", "Lead"), key: "headline" });
	expect(undone(history).now.name?.value).toBe("Mar");
	expect(undone(undone(history)).now).toEqual(read);
});

it("nothing is answered where nothing is changed, or only an empty bullet was begun", () => {
	expect(answerOf(begun)).toBeNull();
	expect(answerOf(edited(begun, { what: "Added a bullet", change: addBullet({ of: "experience", index: 0 }) }))).toBeNull();
	const there = edited(begun, { what: "Changed the name", change: editText("name", "Other ") });
	expect(answerOf(there)?.name?.value).toBe("Other");
	expect(answerOf(edited(there, { what: "Changed the name", change: editText("name", read.name?.value ?? "") }))).toBeNull();
});

it("a change that changes nothing is no step", () => {
	expect(edited(begun, { what: "Deleted the job", change: removeJob(99) })).toBe(begun);
});

it.each([
	["bullet", (profile: typeof read) => profile.experience[1]?.bullets.at(-1)?.text],
	["job", (profile: typeof read) => profile.experience.at(-1)?.title],
	["school", (profile: typeof read) => profile.education.at(-1)?.institution],
	["certificate", (profile: typeof read) => profile.certifications.at(-1)?.value],
	["language", (profile: typeof read) => profile.languages.at(-1)?.value],
	["skill", (profile: typeof read) => profile.skills.at(-1)?.value],
	["summary", (profile: typeof read) => profile.summary?.value],
] as const)("an unused line becomes a %s and is unused no more", (as, textOf) => {
	const used = putToUse(FIRE_BRIGADE, as === "bullet" ? { as, jobAt: 1 } : { as })(read);
	expect(textOf(used)).toBe("Volunteer fire brigade 2012");
	expect(used.unused.map((line) => line.text)).toEqual(["Page 1 of 2", "Born 12 May 1988"]);
	expect(JSON.stringify(used)).toContain('"lineIds":["L92"]');
});

it("an unused line becomes the name that was not found, with its place", () => {
	const used = putToUse(FIRE_BRIGADE, { as: "field", field: "name" })({ ...read, name: null });
	expect(used.name).toMatchObject({ value: "Volunteer fire brigade 2012", source: { lineIds: ["L92"] } });
	expect(used.unused).toHaveLength(2);
});

it("the share of the file that is placed grows with each line put to use, and is all only at the end", () => {
	expect(shareNow(read, read)).toBe(0.7);
	const one = putToUse(FIRE_BRIGADE, { as: "job" })(read);
	const share = shareNow(read, one);
	expect(share).toBeGreaterThan(0.7);
	expect(share).toBeLessThan(1);
	expect(shareNow(read, putToUse(0, { as: "job" })(putToUse(0, { as: "job" })(one)))).toBe(1);
	expect(percentOf(0.9996)).toBe(99);
	expect(percentOf(0.994)).toBe(99);
});

it("a line that its section prints is not lost, until an entry is changed and fields are written instead", () => {
	const line = { bulletId: "P1", text: "Volunteer fire brigade 2012", source: { lineIds: ["L92"], page: 1, quote: "" } };
	const sections = [
		{ heading: "Work", section: "experience" as const, lines: [{ ...line, style: "text" as const, dates: null, isStrong: false, opens: false }] },
	];
	const printed = { ...read, printed: { sections, doubts: [], readAs: readAsOf(read) } };
	const lost = (profile: typeof printed) => profile.unused.filter((one) => isLost(one, profile)).map(({ text }) => text);
	expect(lost(printed)).toEqual(["Born 12 May 1988"]);
	expect(lost({ ...printed, experience: removeJob(0)(printed).experience })).toEqual(["Born 12 May 1988", "Volunteer fire brigade 2012"]);
	const onlyPrinted = { ...printed, readShare: 1, unused: printed.unused.slice(FIRE_BRIGADE) };
	expect([shareNow(onlyPrinted, onlyPrinted), shareNow(onlyPrinted, { ...onlyPrinted, experience: [] })]).toEqual([1, null]);
});
