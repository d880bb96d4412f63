import { describe, expect, it } from "vitest";
import { partOf, placeOf } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { editBullet } from "@/components/workflows/resume-to-job-ready/profile/state/bullets";
import { changesBetween, changeWords } from "@/components/workflows/resume-to-job-ready/profile/state/changes";
import { editFact, editSection, editText } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { beginHistory, edited, lastChangeWords, undone } from "@/components/workflows/resume-to-job-ready/profile/state/history";
import { addJob, editJob, mergeJobUp, moveJob, splitJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import { newJob } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { partAsIn } from "@/components/workflows/resume-to-job-ready/profile/state/taken-back";
import { makeReadProfile } from "@/tests/factories/read-profile";

const read = makeReadProfile();
const [first, second] = read.experience;
const title = first?.title ?? "";
const id = first?.experienceId ?? "";

describe("a change in words", () => {
	it("says what a value was and what it is, however many letters it took", () => {
		let history = beginHistory(read);
		for (const text of [`${title}?`, `${title}?!`]) history = edited(history, { what: `Changed ${title}`, change: editJob(0, { title: text }), key: "title" });
		expect(lastChangeWords(history)).toBe(`Title: ${title} → ${title}?!`);
		expect(lastChangeWords(edited(history, { what: "Moved a job", change: moveJob(0, 1) }))).toBe("Moved a job");
	});

	it("names what came to nothing and what came of nothing", () => {
		expect(changesBetween(read, editText("headline", "")(read)).map(changeWords)).toEqual([`Headline: ${read.headline?.value} → nothing`]);
		expect(changeWords({ label: "E-mail", before: null, after: "a@example.com" })).toBe("E-mail: nothing → a@example.com");
	});

	it("of a long text shows the part that is another", () => {
		const before = "Led the rebuild of the web shop in a new framework, which halved the time to the first paint for all of its visitors.";
		const after = before.replace("halved", "cut");
		const words = changeWords({ label: "Bullet 1", before, after });
		expect(words).toMatch(/^Bullet 1: ….*which halved the time.* → ….*which cut the time/);
		expect(words.length).toBeLessThan(before.length);
	});

	it("of a visit before this one tells the first and how many more there are", () => {
		const now = editText("email", "new@example.com")(editText("name", "Other Name")(read));
		expect(lastChangeWords(beginHistory(read, now))).toBe(`Name: ${read.name?.value} → Other Name, and 1 more change`);
	});

	it("is none of what only moved", () => {
		expect(changesBetween(read, moveJob(0, 1)(read))).toEqual([]);
	});
});

describe("leaving the fields of a part", () => {
	it("takes back what was typed in it and nothing else", () => {
		const now = editText("name", "Other")(editBullet({ of: "experience", index: 0 }, 0, "Typed")(editJob(0, { title: `${title}?` })(read)));
		const left = partAsIn(read, id)(now);
		expect(left.experience).toEqual(read.experience);
		expect(left.name?.value).toBe("Other");
		expect(partAsIn(read, "contact")(now).name).toEqual(read.name);
		expect(partAsIn(read, "languages")(editFact("languages", 0, "Klingon")(read))).toEqual(read);
	});

	it("finds an entry again where it was moved, and removes one that came since", () => {
		const moved = partAsIn(read, id)(moveJob(0, 1)(editJob(0, { title: "Typed" })(read)));
		expect(moved.experience.map((job) => job.title).slice(0, 2)).toEqual([second?.title, title]);
		const job = newJob(read);
		expect(partAsIn(read, job.experienceId)(addJob(job)(read))).toEqual(read);
	});

	it("loses no words where entries were parted or joined in between", () => {
		for (const change of [splitJob(0, 1), mergeJobUp(1)]) {
			const now = change(read);
			expect(partAsIn(read, id)(now).experience).toEqual(now.experience);
		}
	});

	it("mixes no sections, which have no ids", () => {
		const other = {
			...read,
			otherSections: [
				{ heading: "Projects", lines: [] },
				{ heading: "Interests", lines: [] },
			],
		};
		expect(partAsIn(other, "section-1")(editSection(1, "Typed")(other)).otherSections).toEqual(other.otherSections);
		const swapped = { ...other, otherSections: other.otherSections.toReversed() };
		expect(partAsIn(other, "section-1")(swapped).otherSections).toEqual(swapped.otherSections);
	});

	it("is one step, so that Undo brings the typed words back", () => {
		const typed = edited(beginHistory(read), { what: "Changed", change: editJob(0, { title: "Typed" }), key: "title" });
		const left = edited(typed, { what: "Left", change: partAsIn(read, id) });
		expect(left.now).toEqual(read);
		expect(undone(left).now.experience[0]?.title).toBe("Typed");
	});

	it("leads to the button of its part", () => {
		const placeOfPath = (path: string) => placeOf(partOf(read, path) ?? "", path);
		expect(["experience[0].bullets[1]", "contact.email", "name", "summary", "languages[0]"].map(placeOfPath)).toEqual([
			"experience[0]",
			"contact",
			"contact",
			"summary-part",
			"languages",
		]);
	});
});
