import { createWriteStream } from "node:fs";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { wholeLines } from "@/lib/tools/resume-profile/profile/parts/whole-lines";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { ResumeMaker } from "@/tests/accuracy/making/render";
import { type LineTruth, Truth } from "@/tests/accuracy/making/truth";

export interface MadeLines {
	readonly number: number;
	readonly language: string;
	readonly lines: readonly ResumeLine[];
	readonly truths: readonly LineTruth[];
}

/** Makes some resumes of each language, reads them and writes what each line is, a resume a line. */
async function readMade(first: number, last: number, file: string, wanted: readonly string[]): Promise<void> {
	const maker = await ResumeMaker.open();
	const out = createWriteStream(file);
	let [known, all, lost] = [0, 0, 0];
	for (let number = first; number < last; number++) {
		for (const language of wanted.length > 0 ? wanted : maker.languages) {
			const { resume, fileName, bytes } = await maker.make(language, number);
			try {
				const lines = wholeLines((await parseResumeBytes({ fileId: "f", fileName, bytes })).lines);
				const truth = new Truth(resume);
				const truths = lines.map((line) => truth.of(line));
				known += truths.filter(({ label }) => label !== null).length;
				all += truths.length;
				out.write(`${JSON.stringify({ number, language, lines, truths } satisfies MadeLines)}\n`);
			} catch (error) {
				lost += 1;
				process.stderr.write(`${language} ${fileName}: ${String(error)}\n`);
			}
		}
	}
	await maker.close();
	out.end();
	process.stdout.write(`${lost} resumes lost; of ${all} lines ${known} are known\n`);
}

const [first, last, file, ...wanted] = process.argv.slice(2);
await readMade(Number(first ?? 0), Number(last ?? 5), file ?? "/tmp/made.jsonl", wanted);
