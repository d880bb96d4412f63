import { foldText } from "@/lib/tools/reading/text/clean-text";
import type { ResumeBullet, ResumeEducation } from "@/lib/tools/resume-profile/schemas";
import { isRemark } from "@/lib/tools/resume-profile/words/study-words";
import { paragraphsOf, type Setting, sourceOf } from "./facts";
import { type EntryHead, readHeads } from "./heads/entry-heads";
import { pairedEntries } from "./heads/paired-entries";
import type { Entry } from "./parts/resume-parts";
import { studyOf } from "./studies";

/** A profile has no field for a school's town: it stays with the name, unless that says it. */
function institutionOf(head: EntryHead): string | null {
	const [school, place] = [head.value("school"), head.value("place")];
	if (!school || place?.row !== school.row || place.lines[0] !== school.lines[0]) return school?.text ?? null;
	return foldText(school.text)
		.split(/[\s,-]/)
		.includes(foldText(place.text))
		? school.text
		: `${school.text}, ${place.text}`;
}

const BRACKETED = /\(([^()]{2,60})\)/g;

/** "Nursing (First Class)": what the head says of a study in brackets that is neither degree nor field nor school. */
function honoursOf(entry: Entry, told: readonly (string | null)[], from: number, educationId: string): ResumeBullet[] {
	const known = told.filter((text) => text !== null).join(" ");
	return entry.head
		.flatMap((line) => [...line.text.matchAll(BRACKETED)].map(([, text = ""]) => ({ line, text: text.trim() })))
		.filter(({ text }) => isRemark(text) && !known.includes(text))
		.map(({ line, text }, at) => ({ bulletId: `${educationId}B${from + at + 1}`, text, source: sourceOf([line]) }));
}

/** The studies of a resume in its order. */
export function readEducation(parted: readonly Entry[], setting: Setting): ResumeEducation[] {
	const paired = pairedEntries(parted, "school");
	const heads = readHeads(paired, "school");
	return paired.entries.flatMap((entry, at): ResumeEducation[] => {
		const head = heads[at];
		const [named, school] = [head?.value("degree") ?? null, head?.value("school") ?? null];
		// "BSc Nursing" may come as the field alone.
		const degree = named ?? head?.value("field") ?? null;
		if (!head || (degree === null && school === null)) return [];
		const educationId = `S${at + 1}`;
		const institution = institutionOf(head);
		const study = studyOf(named?.text ?? null, head.value("field")?.text ?? null);
		const told = paragraphsOf(entry.body, `${educationId}B`, setting);
		return [
			{
				educationId,
				institution,
				...study,
				startDate: head.range?.start ?? null,
				endDate: head.range?.end ?? null,
				details: [...told, ...honoursOf(entry, [institution, study.degree, study.field], told.length, educationId)],
				confidence: Math.round((0.35 + (school ? 0.25 : 0) + (degree ? 0.2 : 0) + (head.range ? 0.15 : 0)) * 100) / 100,
				source: sourceOf(entry.head),
			},
		];
	});
}
