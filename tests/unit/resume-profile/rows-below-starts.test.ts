import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { withRowsBelowStarts } from "@/lib/tools/resume-profile/profile/parts/rows-below-starts";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

function settled(...rows: readonly (readonly [LineLabel, string])[]) {
	const { lines } = linesDocument(rows.map(([, text]) => text));
	const labelled = lines.map((line, at) => ({ line: { ...line, x: 50, bold: line.text.includes("\t") }, label: rows[at]?.[0] ?? "other", isForm: false }));
	return withRowsBelowStarts(labelled).map(({ label }) => label);
}

describe("rows right below dated starts", () => {
	it("are all of the head where most entries have one and some are known", () => {
		const labels = settled(
			["job.start", "Heating Installer\t2011 – 2017"],
			["job.head", "R J Oldroyd Plumbing, Barnsley"],
			["job.text", "- Powerflushing"],
			["job.start", "Apprentice Plumber\t2007 – 2011"],
			["job.text", "Pennine Homecare, Wakefield"],
			["job.start", "Warehouse Operative\t2006 – 2007"],
			["job.start", "Northgate Parcels, Tankersley"],
		);
		expect(labels).toEqual(["job.start", "job.head", "job.text", "job.start", "job.head", "job.start", "job.head"]);
	});

	it("stay text where none is known, or where they are sentences or items", () => {
		const told: readonly (readonly [LineLabel, string])[] = [
			["job.start", "Heating Installer\t2011 – 2017"],
			["job.text", "Central heating systems for housing"],
			["job.start", "Apprentice Plumber\t2007 – 2011"],
			["job.text", "Repairs in council housing"],
		];
		expect(settled(...told)).toEqual(told.map(([label]) => label));
		const mixed: readonly (readonly [LineLabel, string])[] = [
			["job.start", "Heating Installer\t2011 – 2017"],
			["job.head", "R J Oldroyd Plumbing, Barnsley"],
			["job.start", "Apprentice Plumber\t2007 – 2011"],
			["job.text", "Repaired boilers all over the town."],
		];
		expect(settled(...mixed)).toEqual(mixed.map(([label]) => label));
	});
});
