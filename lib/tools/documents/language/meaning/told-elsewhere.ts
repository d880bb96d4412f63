import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { wordKeys } from "./word-keys";

/** Numbers, and names of one or two letters: what words in their forms do not cover. */
const EXACT = /\p{N}+(?:[.,]\p{N}+)*|(?<!\p{L})\p{Lu}\p{L}?[+#]*(?![\p{L}\p{N}])/gu;

/** What a text says, to be found again in another: its telling words in any form, its numbers and its shortest names. */
const factsOf = (text: string): string[] => [...wordKeys(text), ...(text.match(EXACT) ?? [])];

/** All that a written resume says besides its summary. */
function writtenText({ headline, skills, experience, education, languages, certifications, otherSections }: TailoredResume): string {
	return [
		headline,
		...skills,
		...experience.flatMap(({ title, company, location, datesText, bullets }) => [title, company, location, datesText, ...bullets.map(({ text }) => text)]),
		...education.flatMap(({ line, datesText, details }) => [line, datesText, ...details.map(({ text }) => text)]),
		...languages,
		...certifications,
		...otherSections.flatMap(({ heading, lines }) => [heading, ...lines.flatMap(({ text, dates }) => [text, dates])]),
	]
		.filter((text) => text !== null)
		.join("\n");
}

/** Whether sentences say nothing that a written resume does not say elsewhere: only such may be left out of its summary. */
export function saidElsewhereIn(resume: TailoredResume): (sentence: string) => boolean {
	const known = new Set(factsOf(writtenText(resume)));
	return (sentence) => factsOf(sentence).every((fact) => known.has(fact));
}
