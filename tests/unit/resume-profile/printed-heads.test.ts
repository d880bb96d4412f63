import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { printedLines } from "@/lib/tools/resume-profile/profile/printed/printed-lines";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const printed = (rows: readonly (readonly [text: string, label: LineLabel, bold?: boolean])[], values: readonly string[] = []) => {
	const lines = linesDocument(rows.map(([text]) => text)).lines.map((line, at) => ({ ...line, bold: rows[at]?.[2] ?? false }));
	const seen = lines.map((line, at) => ({ line, label: rows[at]?.[1] ?? null }));
	return printedLines(seen, settingOf(lines), "P", values).map(({ text, isStrong, style }) => [text, style === "head" && isStrong]);
};

describe("the heads of entries", () => {
	it("are set alike: one that was not taken for a beginning, or was not seen as bold, is as strong as the others", () => {
		for (const bold of [false, true])
			expect(
				printed([
					["Supervisor, Dofasco Works\tJune 2020 - Present", "job.start", bold],
					["• Led 14 electricians", "job.text"],
					["Electrician, Maple Leaf Foods\tJan 2015 - May 2020", "job.head", false],
					["• Wired 60 drives", "job.text"],
					["Apprentice, Guild Electric\tSept 2011 - Dec 2014", "job.start", bold],
				]).filter(([, isStrong]) => isStrong),
			).toHaveLength(3);
	});

	it("are whole where one value was read from two lines of a narrow column", () => {
		const rows = [
			["Mohawk College, Electrical Engineering", "school.start"],
			["Technician diploma, 2009 - 2011", "school.head"],
		] as const;
		expect(printed(rows, ["Electrical Engineering Technician diploma"]).map(([text]) => text)).toEqual([
			"Mohawk College, Electrical Engineering Technician diploma, 2009 - 2011",
		]);
		expect(printed(rows, ["Technician diploma"])).toHaveLength(2);
	});
});
