import { expect, it } from "vitest";
import { partOf } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { profileOf } from "@/components/workflows/resume-to-job-ready/profile/editing/use-profile-editor";
import { makeReadProfile } from "@/tests/factories/read-profile";
import { SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

it("a run from before the profile could be edited has none to edit", () => {
	expect(profileOf(undefined)).toBeNull();
	expect(profileOf({ name: null })).toBeNull();
});

it("a profile without word on what was not used is taken as placed whole", () => {
	const { unused: _unused, readShare: _readShare, gaps: _gaps, ...before } = SAMPLE_PROFILE;
	expect(profileOf(before)).toMatchObject({ name: SAMPLE_PROFILE.name, unused: [], readShare: 1 });
});

it("a draft with a date half typed is restored as it was left", () => {
	const read = makeReadProfile();
	const [first, ...others] = read.experience;
	if (!first) throw new Error("no job");
	expect(profileOf({ ...read, experience: [{ ...first, startDate: "Apr" }, ...others] })?.experience[0]?.startDate).toBe("Apr");
});

it("the fields that hold a value are found by its path", () => {
	const read = makeReadProfile();
	expect(partOf(read, "experience[1].startDate")).toBe(read.experience[1]?.experienceId);
	expect(partOf(read, "otherSections[0].lines[2].text")).toBe("section-0");
	expect(["name", "contact.links[0]", "languages[1]", "unused[0]"].map((path) => partOf(read, path))).toEqual(["contact", "contact", "languages", null]);
});
