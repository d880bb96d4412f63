import { expect, it } from "vitest";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { toldInHead } from "@/lib/tools/resume-profile/profile/heads/told-in-head";
import { printedLines } from "@/lib/tools/resume-profile/profile/printed/printed-lines";
import { readExperience } from "@/lib/tools/resume-profile/profile/read-experience";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const told = (head: string, body: string, ...values: string[]) => {
	const { lines } = linesDocument(body === "" ? [head] : [head, body]);
	return toldInHead({ head: lines.slice(0, 1), body: lines.slice(1) }, values).map(({ text }) => text);
};

it.each([
	["Staff Nurse, Mater Hospital, 2015 – 2019. I prepared patients for theatre.", "", "I prepared patients for theatre."],
	["Staff Nurse, Mater Hospital, 2015 – 2019. Working on a 28-bed surgical", "ward, I prepared patients for theatre.", "Working on a 28-bed surgical"],
	["Staff Nurse, Mater Hospital (2015 – 2019), a 28-bed ward. I prepared patients.", "", "a 28-bed ward. I prepared patients."],
])("%s goes on in sentences", (head, body, wanted) => {
	expect(told(head, body, "Staff Nurse", "Mater Hospital", "2015 – 2019")).toEqual([wanted]);
});

it.each([
	["Staff Nurse, Mater Hospital, 2015 – 2019", "I prepared patients."],
	["Staff Nurse, Mater Hospital, 2015 – 2019 (full time; night rota since 2022)", "I prepared patients."],
	["Staff Nurse, Mater Hospital, 2015 – 2019 · remote, 32 hours a week", "I prepared patients."],
])("%s has a remark at most", (head, body) => {
	expect(told(head, body, "Staff Nurse", "Mater Hospital", "2015 – 2019")).toEqual([]);
});

it("a job that is told in one paragraph with its head loses none of its sentences", () => {
	const { lines } = linesDocument([
		"Senior Staff Nurse, University Hospital Galway, March 2019 – present. I look after ventilated patients and lead the shift.",
		"Staff Nurse, Mater Hospital, September 2015 – February 2019. I prepared patients for theatre and cared for them afterwards.",
	]);
	const jobs = readExperience(
		lines.map((line) => ({ head: [line], body: [] })),
		settingOf(lines),
	);
	expect(jobs.map(({ bullets }) => bullets.map(({ text, source }) => [text, source.lineIds]))).toEqual([
		[["I look after ventilated patients and lead the shift.", ["L1"]]],
		[["I prepared patients for theatre and cared for them afterwards.", ["L2"]]],
	]);
});

it("no paragraph is set as a head, and a head stays one", () => {
	const { lines } = linesDocument([
		"Staff Nurse, Mater Hospital, September 2015 – February 2019. I prepared patients for theatre and cared for them afterwards.",
		"Staff Nurse, St. James Hospital, September 2012 – 2015",
	]);
	const printed = printedLines(
		lines.map((line) => ({ line, label: "job.start" as const })),
		settingOf(lines),
		"P",
	);
	expect(printed.map(({ style, isStrong }) => [style, isStrong])).toEqual([
		["text", false],
		["head", true],
	]);
});
