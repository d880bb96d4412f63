import { styledDocument, tableDocument } from "./docx-layouts";
import { compact, marginDates, networkExport, sidebarLeft, sidebarRight, singleColumn } from "./pdf-layouts";
import { JAPANESE, PEOPLE } from "./people";
import type { SamplePerson } from "./sample-person";

export interface SampleResume {
	readonly id: string;
	readonly fileName: string;
	readonly person: SamplePerson;
	/** False where the layout leaves the part out. */
	readonly has: { readonly headline: boolean; readonly summary: boolean; readonly jobLocation: boolean };
	readonly bytes: Uint8Array;
}

type LayoutName = "single-column" | "compact" | "margin-dates" | "sidebar-left" | "sidebar-right" | "network-export" | "styled" | "table";

interface Layout {
	readonly name: LayoutName;
	readonly format: "pdf" | "docx";
	readonly draw: (person: SamplePerson) => Promise<Uint8Array>;
	readonly has: SampleResume["has"];
}

const EVERYTHING = { headline: true, summary: true, jobLocation: true };

const LAYOUTS: readonly Layout[] = [
	{ name: "single-column", format: "pdf", draw: singleColumn, has: EVERYTHING },
	{ name: "compact", format: "pdf", draw: compact, has: { headline: false, summary: true, jobLocation: false } },
	{ name: "margin-dates", format: "pdf", draw: marginDates, has: { headline: true, summary: false, jobLocation: true } },
	{ name: "sidebar-left", format: "pdf", draw: sidebarLeft, has: EVERYTHING },
	{ name: "sidebar-right", format: "pdf", draw: sidebarRight, has: EVERYTHING },
	{ name: "network-export", format: "pdf", draw: networkExport, has: EVERYTHING },
	{ name: "styled", format: "docx", draw: styledDocument, has: EVERYTHING },
	{ name: "table", format: "docx", draw: tableDocument, has: EVERYTHING },
];

async function draw(person: SamplePerson, layout: Layout): Promise<SampleResume> {
	const id = `${person.id}/${layout.name}`;
	return { id, fileName: `${person.id}-${layout.name}.${layout.format}`, person, has: layout.has, bytes: await layout.draw(person) };
}

/** Some persons in every layout. */
export async function drawAll(people: readonly SamplePerson[]): Promise<SampleResume[]> {
	const resumes: SampleResume[] = [];
	for (const layout of LAYOUTS) for (const person of people) resumes.push(await draw(person, layout));
	return resumes;
}

/** Every person in every layout that can hold their script, or in those of these names; made anew at each call, nothing is stored. */
export async function makeCorpus(names?: readonly LayoutName[]): Promise<SampleResume[]> {
	const resumes: SampleResume[] = [];
	for (const layout of LAYOUTS) {
		if (names && !names.includes(layout.name)) continue;
		for (const person of PEOPLE) resumes.push(await draw(person, layout));
		if (layout.format === "docx") resumes.push(await draw(JAPANESE, layout));
	}
	return resumes;
}
