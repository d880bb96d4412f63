import { describe, expect, it } from "vitest";
import { readProfile } from "@/components/workflows/resume-to-job-ready/profile/state/read-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { makeReadProfile as makeProfile } from "@/tests/factories/read-profile";

describe("a profile that the server suggests or an earlier visit left", () => {
	it("is read whole", () => {
		const profile = makeProfile();
		expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
	});

	it("gets what its schema would fill in", () => {
		const bare = {
			...JSON.parse(JSON.stringify(makeProfile())),
			skills: [{ value: "SQL" }],
			education: [{ institution: "A", degree: null, field: null, startDate: null, endDate: "2019" }],
			otherSections: [{ heading: "Talks", lines: [{ text: "One" }] }],
			unused: undefined,
			readShare: undefined,
			emptyPages: undefined,
			gaps: undefined,
			printed: undefined,
		};
		expect(readProfile(bare)).toEqual(ResumeProfile.parse(bare));
	});

	it("keeps a date as somebody typed it", () => {
		const profile = makeProfile();
		const [job] = profile.experience;
		expect(readProfile({ ...profile, experience: [{ ...job, startDate: "last spring" }] })?.experience[0]?.startDate).toBe("last spring");
	});

	it.each([
		[null],
		["text"],
		[{}],
		[{ ...makeProfile(), skills: [{ value: 7 }] }],
		[{ ...makeProfile(), experience: [{}] }],
		[{ ...makeProfile(), contact: null }],
	])("is none where a part is of another kind: %j", (value) => {
		expect(readProfile(value)).toBeNull();
	});
});
