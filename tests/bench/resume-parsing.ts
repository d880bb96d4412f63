import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { makeSampleResume } from "@/prisma/sample-resume";
import { makeCorpus } from "@/tests/factories/resumes/corpus";
import { addScores, type FieldScore, precision, recall } from "@/tests/factories/resumes/field-scores";
import { singleColumn } from "@/tests/factories/resumes/pdf-layouts";
import { PEOPLE } from "@/tests/factories/resumes/people";

export interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	/** The value not to exceed; undefined for what is measured only to know it. */
	readonly goal: number | undefined;
}

const NOW = new Date("2026-11-01T00:00:00Z");
const ROUNDS = 15;

async function timePhase(bytes: Uint8Array, fileName: string): Promise<{ medianMs: number; worstMs: number }> {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const before = performance.now();
		readProfile(await parseResumeBytes({ fileId: "file_1", fileName, bytes }), NOW);
		times.push(performance.now() - before);
	}
	const sorted = times.sort((a, b) => a - b);
	return { medianMs: sorted[Math.floor(ROUNDS / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0 };
}

const percent = (share: number) => Math.round(share * 1_000) / 10;

/** Three jobs' worth of text three times over: a resume of two full pages. */
async function twoPages(): Promise<Uint8Array> {
	const [person] = PEOPLE;
	if (!person) throw new Error("no people in the corpus");
	return singleColumn({ ...person, jobs: [...person.jobs, ...person.jobs, ...person.jobs] });
}

/** Values missed and values given wrongly, by field, over the corpus of made resumes; and the time from bytes to profile. */
export async function benchResumeParsing(): Promise<Measure[]> {
	const scores = new Map<string, FieldScore>();
	const corpus = await makeCorpus();
	for (const resume of corpus) {
		const document = await parseResumeBytes({ fileId: "file_1", fileName: resume.fileName, bytes: resume.bytes });
		addScores(scores, resume, readProfile(document, NOW));
	}
	const rows: Measure[] = [{ name: "resumes in the corpus", value: corpus.length, unit: "files", goal: undefined }];
	for (const [field, score] of scores) {
		rows.push({ name: `${field}, missed of ${score.expected}`, value: percent(1 - recall(score)), unit: "%", goal: 10 });
		rows.push({ name: `${field}, wrong of ${score.given}`, value: percent(1 - precision(score)), unit: "%", goal: 10 });
	}
	const { pdf, docx } = await makeSampleResume();
	for (const [name, bytes] of Object.entries({ "pdf of one page": pdf, "pdf of two pages": await twoPages(), docx })) {
		const { medianMs, worstMs } = await timePhase(bytes, name === "docx" ? "resume.docx" : "resume.pdf");
		rows.push({ name: `${name} to profile, median`, value: Math.round(medianMs), unit: "ms", goal: 1_000 });
		rows.push({ name: `${name} to profile, worst of ${ROUNDS}`, value: Math.round(worstMs), unit: "ms", goal: 1_000 });
	}
	return rows;
}
