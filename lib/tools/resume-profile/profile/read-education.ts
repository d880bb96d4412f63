import type { ResumeEducation } from "@/lib/tools/resume-profile/schemas";
import { paragraphsOf, type Setting, sourceOf } from "./facts";
import { readHeads } from "./heads/entry-heads";
import { pairedEntries } from "./heads/paired-entries";
import type { Entry } from "./parts/resume-parts";

/** "MSc Computer Science": the field after a word that opens it, where the resume doesn't part them. */
function fieldOf(degree: string | null): string | null {
	const opened = degree && /\s(?:in|im|en|em|ngành|w|i|av)\s{1,4}(?!Science\b|Arts\b)(?=\p{L})/iu.exec(degree);
	return opened ? degree.slice(opened.index + opened[0].length) : null;
}

/** The studies of a resume in its order. */
export function readEducation(parted: readonly Entry[], setting: Setting): ResumeEducation[] {
	const paired = pairedEntries(parted, "school");
	const heads = readHeads(paired, "school");
	return paired.entries.flatMap((entry, at): ResumeEducation[] => {
		const head = heads[at];
		const [named, school] = [head?.value("degree") ?? null, head?.value("school") ?? null];
		// "BSc Nursing" may come as the field alone.
		const place = head?.value("place");
		const degree = named ?? head?.value("field") ?? null;
		if (!head || (degree === null && school === null)) return [];
		const educationId = `S${at + 1}`;
		return [
			{
				educationId,
				// A profile has no field for a school's town: it stays with the name.
				institution: school && place?.row === school.row && place.lines[0] === school.lines[0] ? `${school.text}, ${place.text}` : (school?.text ?? null),
				degree: degree?.text ?? null,
				field: (named ? head.value("field")?.text : null) ?? fieldOf(degree?.text ?? null),
				startDate: head.range?.start ?? null,
				endDate: head.range?.end ?? null,
				details: paragraphsOf(entry.body, `${educationId}B`, setting),
				confidence: Math.round((0.35 + (school ? 0.25 : 0) + (degree ? 0.2 : 0) + (head.range ? 0.15 : 0)) * 100) / 100,
				source: sourceOf(entry.head),
			},
		];
	});
}
