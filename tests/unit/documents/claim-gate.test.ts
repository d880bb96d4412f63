import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { generatedProfile } from "@/tests/factories/generated-profile";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const { resume } = composeResume({ profile, posting, skills });

function kindsOf(tampered: TailoredResume): string[] {
	return findClaimViolations({ profile, posting, resume: tampered, confirmedSkills: skills }).map((violation) => violation.kind);
}

function copy(): TailoredResume {
	return structuredClone(resume);
}

/** The element at a place; a wrong place is a defect of the test. */
function at<Item>(items: readonly Item[], place: number): Item {
	const item = items[place];
	if (item === undefined) throw new RangeError(`No element ${place}`);
	return item;
}

it("the resume written by rules passes", () => {
	expect(kindsOf(resume)).toEqual([]);
});

const TAMPERINGS: [string, string, (tampered: TailoredResume) => void][] = [
	["an invented employer", "employer", (it) => void it.experience.push({ ...at(it.experience, 0), experienceId: "e9", company: "Google" })],
	[
		"a renamed employer",
		"employer",
		(it) => {
			at(it.experience, 1).company = "Google";
		},
	],
	["a dropped employer", "employer", (it) => void it.experience.pop()],
	["an employer told twice", "employer", (it) => void it.experience.push(at(it.experience, 0))],
	[
		"a raised title",
		"title",
		(it) => {
			at(it.experience, 1).title = "Head of Engineering";
		},
	],
	[
		"a raised headline",
		"title",
		(it) => {
			it.headline = "Principal Backend Engineer";
		},
	],
	[
		"a shifted date",
		"date",
		(it) => {
			at(it.experience, 1).datesText = "Aug 2016 – Feb 2021";
		},
	],
	[
		"a missing date",
		"date",
		(it) => {
			at(it.experience, 1).datesText = null;
		},
	],
	["an added skill", "skill", (it) => void it.skills.push("Terraform")],
	[
		"an added skill that is not marked as added",
		"skill",
		(it) => {
			it.addedSkills = [];
		},
	],
	["an added unknown skill", "skill", (it) => void it.skills.push("Frobnication")],
	["an unconfirmed skill", "skill", (it) => void it.skills.push("PHP")],
	["a skill with look-alike letters", "skill", (it) => void it.skills.push("Pуthon")],
	["a skill in full-width letters", "skill", (it) => void it.skills.push("Ｐｙｔｈｏｎ")],
	["an added degree", "education", (it) => void it.education.push({ educationId: "d2", line: "PhD, Physics – MIT", datesText: null, details: [] })],
	[
		"a raised degree",
		"education",
		(it) => {
			at(it.education, 0).line = at(it.education, 0).line.replace("MSc", "PhD");
		},
	],
	[
		"a shifted graduation",
		"date",
		(it) => {
			at(it.education, 0).datesText = "2010 – 2012";
		},
	],
	["an added certification", "education", (it) => void it.certifications.push("PMP")],
	[
		"a raised language level",
		"skill",
		(it) => {
			it.languages[1] = "English (native)";
		},
	],
	[
		"another e-mail",
		"contact",
		(it) => {
			it.contact[0] = "mara@evil.example";
		},
	],
	[
		"another name",
		"contact",
		(it) => {
			it.name = "Mara Lindqvist PhD";
		},
	],
	[
		"another company in the file name",
		"employer",
		(it) => {
			it.company = "Other";
		},
	],
	[
		"more years in the summary",
		"number",
		(it) => {
			it.summary = { text: "Senior Backend Engineer with 12 years of experience.", sourceIds: ["e1"] };
		},
	],
	[
		"years claimed for a skill",
		"skill",
		(it) => {
			it.summary = { text: "Backend Engineer with 9 years of experience in Kafka.", sourceIds: ["e1"] };
		},
	],
	[
		"a new skill in the summary",
		"skill",
		(it) => {
			it.summary = { text: "Skilled in JavaScript and Kubernetes.", sourceIds: ["e1"] };
		},
	],
	[
		"praise in the summary",
		"unsupported_text",
		(it) => {
			it.summary = { text: "World-class Senior Backend Engineer.", sourceIds: ["e1"] };
		},
	],
	["a bullet of another employer", "unsupported_text", (it) => void at(it.experience, 1).bullets.push(at(at(it.experience, 0).bullets, 0))],
	["a bullet told twice", "unsupported_text", (it) => void at(it.experience, 0).bullets.push(at(at(it.experience, 0).bullets, 0))],
	["an invented section", "unsupported_text", (it) => void it.otherSections.push({ heading: "Awards", section: "other", lines: [] })],
	[
		"a tampered line of a section",
		"number",
		(it) => {
			at(at(it.otherSections, 0).lines, 0).text = "Teach programming to 120 teenagers at CoderDojo Göteborg";
		},
	],
];

describe("the check refuses", () => {
	it.each(TAMPERINGS)("%s", (_what, kind, tamper) => {
		const tampered = copy();
		tamper(tampered);
		expect(kindsOf(tampered)).toContain(kind);
	});

	it("companies swapped between positions", () => {
		const tampered = copy();
		const [first, second] = [at(tampered.experience, 0), at(tampered.experience, 1)];
		[first.company, second.company] = [second.company, first.company];
		expect(kindsOf(tampered)).toEqual(["employer", "employer"]);
	});

	it("dates swapped between positions", () => {
		const tampered = copy();
		const [first, second] = [at(tampered.experience, 0), at(tampered.experience, 1)];
		[first.datesText, second.datesText] = [second.datesText, first.datesText];
		expect(kindsOf(tampered)).toEqual(["date", "date"]);
	});
});

/** Ways to tamper with one line; each gives a line that claims something else, or null where it does not apply. */
const LINE_TAMPERINGS: ((line: string, seed: number) => string | null)[] = [
	(line, seed) => line.replace(/\d/u, (digit) => String((Number(digit) + 1 + (seed % 8)) % 10)),
	(line) => line.replace(/\d+/u, (number) => `${number}0`),
	(line) => line.replace(/\d/u, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
	(line) => line.replace(/\d/u, (digit) => String.fromCodePoint(0x660 + Number(digit))),
	(line, seed) => insertWord(line, seed, ["Google", "Kubernetes", "PhD", "thousand", "7", "solely", "Harvard", "twelve", "€"]),
	(line) => line.replace(/o/u, "о"),
	(line) => line.replace(/\bhelped |\babout |\bco-|\btogether /iu, ""),
	(line, seed) => swapWords(line, seed),
];

function insertWord(line: string, seed: number, words: readonly string[]): string {
	const parts = line.split(" ");
	parts.splice(seed % (parts.length + 1), 0, at(words, seed % words.length));
	return parts.join(" ");
}

/** Swaps two neighbouring words that are neither articles nor other light words. */
function swapWords(line: string, seed: number): string | null {
	const parts = line.split(" ");
	const isHeavy = (word: string | undefined) => word !== undefined && /^[\p{L}\p{N}%$]{4,}$/u.test(word);
	const places = parts.flatMap((word, place) => (isHeavy(word) && isHeavy(parts[place + 1]) && word !== parts[place + 1] ? [place] : []));
	const place = places[seed % Math.max(1, places.length)];
	if (place === undefined) return null;
	parts.splice(place, 2, at(parts, place + 1), at(parts, place));
	return parts.join(" ");
}

describe("for generated resumes", () => {
	it("what the rules write passes, and what somebody alters does not", () => {
		let tamperedCount = 0;
		const property = fc.property(generatedProfile, fc.nat(), fc.nat(), (source, choice, seed) => {
			const tailoring = composeResume({ profile: source, posting, skills: [] });
			const check = (written: TailoredResume) => findClaimViolations({ profile: source, posting, resume: written, confirmedSkills: [] });
			expect(check(tailoring.resume)).toEqual([]);
			const tampered = structuredClone(tailoring.resume);
			const lines = tampered.experience.flatMap((position) => position.bullets);
			const line = lines[choice % Math.max(1, lines.length)];
			if (!line) return;
			const altered = at(LINE_TAMPERINGS, choice % LINE_TAMPERINGS.length)(line.text, seed);
			if (altered === null || altered === line.text) return;
			line.text = altered;
			tamperedCount += 1;
			expect(check(tampered), altered).not.toEqual([]);
		});
		fc.assert(property, { numRuns: 200, seed: 20261121 });
		expect(tamperedCount).toBeGreaterThan(50);
	});
});
