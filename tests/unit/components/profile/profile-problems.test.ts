import { expect, it } from "vitest";
import { dateProblem, isPresentWord, periodWords, tidyDate } from "@/components/workflows/resume-to-job-ready/profile/state/dates";
import { editJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import { notesOf } from "@/components/workflows/resume-to-job-ready/profile/state/notes";
import { pathsAround, problemsOf, problemsOfRefusal, problemWords } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import { makeReadProfile } from "@/tests/factories/read-profile";

const read = makeReadProfile();

it.each([
	["2021", null],
	["2021-03", null],
	["", null],
	["2021-13", /01 to 12/],
	["2021-00", /01 to 12/],
	["Spring 2021", /year and month/],
	["21", /year and month/],
])("the date %j is taken or told what is wrong", (date, problem) => {
	if (problem === null) expect(dateProblem(date, true)).toBeNull();
	else expect(dateProblem(date, true)).toMatch(problem);
});

it("dates typed in other ways are understood where they mean one thing", () => {
	expect(["3/2020", "03.2020", "2020/3", " 2020 ", "2020-03"].map(tidyDate)).toEqual(["2020-03", "2020-03", "2020-03", "2020", "2020-03"]);
	expect(tidyDate("1/2/2020")).toBe("1/2/2020");
	expect(["Present", " now "].every(isPresentWord)).toBe(true);
	expect(["Mar 2020", "march 2020", "Sept. 2020", "Spring 2020"].map(tidyDate)).toEqual(["2020-03", "2020-03", "2020-09", "Spring 2020"]);
});

it("a period is said as the file says it, else as a resume does", () => {
	expect(periodWords("2016-08", "2020", false, "Aug 2016 – 2020")).toBe("Aug 2016 – 2020");
	expect(periodWords("2019-03", null, true)).toBe("Mar 2019 – present");
	expect(periodWords("2019", "2019", false)).toBe("2019");
	expect(periodWords(null, null, false)).toBe("");
});

it("a wrong date is named with its place, right ones not at all", () => {
	expect(problemsOf(read)).toEqual([]);
	expect(problemsOf(editJob(1, { startDate: "May" })(read))).toMatchObject([{ path: "experience[1].startDate" }]);
});

it("the server's refusal is split into the place and the words", () => {
	expect(problemsOfRefusal("experience[2].startDate: Write a year.\nexperience.2.bullets.0.text: Too long.")).toEqual([
		{ path: "experience[2].startDate", message: "Write a year." },
		{ path: "experience[2].bullets[0].text", message: "Too long." },
	]);
	expect(problemsOfRefusal("Too large.")).toEqual([{ path: "", message: "Too large." }]);
	expect(problemsOfRefusal("experience[2].startDate: Write a year.").map(problemWords)).toEqual(["Job 3: Write a year."]);
	expect(pathsAround("experience[2].bullets[0].text")).toEqual([
		"experience[2].bullets[0].text",
		"experience[2].bullets[0]",
		"experience[2].bullets",
		"experience[2]",
		"experience",
	]);
});

it("jobs without dates or employer, periods that run backwards and loose dates are pointed at; others are not", () => {
	const loose = { path: "unused[2]", text: "“Volunteer fire brigade 2012” has a date and belongs to no entry." };
	expect(notesOf(read)).toEqual([loose]);
	expect(notesOf({ ...read, name: null, experience: [] }).map((note) => note.path)).toEqual(["name", "experience", "unused[2]"]);
	const bare = editJob(1, { company: null, startDate: null, endDate: null, isCurrent: false })(read);
	expect(notesOf(bare).map((note) => note.path)).toEqual(["experience[1]", "experience[1]", "unused[2]"]);
	expect(notesOf(editJob(0, { startDate: "2021", endDate: "2020", isCurrent: false })(read))[0]?.text).toMatch(/ends before it begins/);
	expect(notesOf(editJob(0, { startDate: "2020-05", endDate: "2020", isCurrent: false })(read))).toEqual([loose]);
});
