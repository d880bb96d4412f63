import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const Text = z.string();
const MaybeText = z.string().nullish();

/** What a resume says, told by who made it. Dates as `2024-03` or `2024`, or `present`. */
export const ResumeLabel = z.object({
	file: Text,
	language: Text,
	isHard: z.boolean().default(false),
	name: MaybeText,
	headline: MaybeText,
	emails: z.array(Text).default([]),
	phones: z.array(Text).default([]),
	links: z.array(Text).default([]),
	place: MaybeText,
	summary: MaybeText,
	jobs: z
		.array(z.object({ title: MaybeText, company: MaybeText, place: MaybeText, start: MaybeText, end: MaybeText, bullets: z.array(Text).default([]) }))
		.default([]),
	education: z.array(z.object({ degree: MaybeText, field: MaybeText, school: MaybeText, start: MaybeText, end: MaybeText })).default([]),
	skills: z.array(Text).default([]),
	languages: z.array(z.object({ name: Text, level: MaybeText })).default([]),
	certifications: z.array(z.object({ name: Text, issuer: MaybeText, date: MaybeText })).default([]),
	other: z.array(z.object({ kind: Text, lines: z.array(Text) })).default([]),
});
export type ResumeLabel = z.infer<typeof ResumeLabel>;

export interface LabelledResume {
	readonly label: ResumeLabel;
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

/** The resumes of a folder that have a label of the same name beside them. @throws ZodError for a label that is not as it should be. */
export async function readLabelled(dir: string): Promise<LabelledResume[]> {
	const names = (await readdir(dir)).filter((name) => /\.(?:pdf|docx)$/.test(name)).sort();
	return Promise.all(
		names.map(async (fileName) => {
			const label = ResumeLabel.parse(JSON.parse(await readFile(path.join(dir, fileName.replace(/\.\w+$/, ".json")), "utf8")));
			return { label, fileName, bytes: new Uint8Array(await readFile(path.join(dir, fileName))) };
		}),
	);
}
