import { createWriteStream } from "node:fs";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { wholeLines } from "@/lib/tools/resume-profile/profile/parts/whole-lines";
import { readLabelled } from "@/tests/accuracy/scoring/labelled-resume";
import type { MadeLines } from "./read-made";
import { truthsOfLabel } from "./truth-of-label";

/** Numbers of labelled resumes begin here, none of them divisible by ten: all are learned from. */
const FIRST_NUMBER = 900_001;

/** Writes what each line of labelled resumes is, each resume as often as asked, since they are few beside those that were made. */
async function readLabelledFolders(file: string, times: number, folders: readonly string[]): Promise<void> {
	const out = createWriteStream(file);
	let [known, all, number] = [0, 0, FIRST_NUMBER];
	for (const folder of folders) {
		for (const { label, fileName, bytes } of await readLabelled(folder)) {
			const lines = wholeLines((await parseResumeBytes({ fileId: "f", fileName, bytes })).lines);
			const truths = truthsOfLabel(lines, label);
			known += truths.filter((truth) => truth.label !== null).length;
			all += truths.length;
			number += 1;
			for (let time = 0; time < times; time++)
				out.write(`${JSON.stringify({ number: number * 10 + 1, language: label.language.slice(0, 2), lines, truths } satisfies MadeLines)}\n`);
		}
	}
	out.end();
	process.stdout.write(`of ${all} lines ${known} are known\n`);
}

const [file = "/tmp/labelled.jsonl", times = "1", ...folders] = process.argv.slice(2);
await readLabelledFolders(file, Number(times), folders);
