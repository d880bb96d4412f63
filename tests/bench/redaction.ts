import { readdir } from "node:fs/promises";
import path from "node:path";
import { readDocument } from "@/lib/tools/documents/redacting/reading/read-document";
import { FINDING_KINDS, type FindingKind } from "@/lib/tools/documents/redacting/schemas";
import { noScores, type PersonalLabel, type Scores, scoreFolder, scoreLines } from "@/tests/accuracy/personal-data/score";
import { type ResumeLabel, readLabelled } from "@/tests/accuracy/scoring/labelled-resume";

/** It needs no stack, and runs only when it is named: `npm run bench -- redaction`, with REDACTION_DOCUMENTS naming a folder of documents with labels. */
export const startsOwnStack = true;

const ownDocuments = path.resolve(import.meta.dirname, "../accuracy/personal-data/documents");
const resumesDir = path.resolve(import.meta.dirname, "../accuracy/resumes/open");
const GOAL = "at least 0.99";

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

function measuresOf(title: string, scores: Scores, kinds: readonly FindingKind[]): Measure[] {
	const rows = kinds
		.filter((kind) => scores[kind].meant > 0)
		.flatMap((kind): Measure[] => {
			const { meant, gone, found, right } = scores[kind];
			return [
				{ name: `${title}: ${kind}, of ${meant}`, value: gone / meant, unit: "recall", goal: GOAL },
				{ name: `${title}: ${kind}, of ${found} found`, value: found === 0 ? 1 : right / found, unit: "precision", goal: undefined },
			];
		});
	const sum = (pick: (kind: FindingKind) => number) => kinds.reduce((all, kind) => all + pick(kind), 0);
	const meant = sum((kind) => scores[kind].meant);
	return [...rows, { name: `${title}: all kinds, of ${meant}`, value: sum((kind) => scores[kind].gone) / Math.max(1, meant), unit: "recall", goal: GOAL }];
}

/** Recall and precision by kind over a folder of documents, each with its label beside it. */
export async function benchLabelledDocuments(): Promise<Measure[]> {
	const scores = noScores();
	const dir = process.env.REDACTION_DOCUMENTS ?? ownDocuments;
	const { documents, missed } = await scoreFolder(dir, scores);
	for (const one of missed) process.stdout.write(`  ${one}\n`);
	return measuresOf(`${documents} documents`, scores, FINDING_KINDS);
}

const TITLE_BEFORE = /^(?:(?:Dipl\.-(?:Ing|Inf)|Dr\.-Ing|M*Mag|Dr|Ing|Engr|drs|Lic|art|Prof)\.?ª?|\(FH\)|Senior Sergeant) +/iu;
const DEGREES_BEHIND = /(?:,? (?:[A-Z][A-Za-z]{0,2}\.?[A-Z][A-Za-z.]{0,4}|MLIS|RDH|BSDH|RN|StB|\(MRS\.\)))+$/u;

/** A person's name without titles and degrees, which name nobody. */
function bareName(name: string): string {
	let bare = name;
	while (TITLE_BEFORE.test(bare)) bare = bare.replace(TITLE_BEFORE, "");
	return bare.replace(DEGREES_BEHIND, "");
}

/** What labels of resumes say of their owner: written by others, for other readers. */
function labelOf(label: ResumeLabel): PersonalLabel {
	const of = (kind: FindingKind, texts: readonly (string | null | undefined)[]) => texts.flatMap((text) => (text ? [{ kind, text }] : []));
	return [
		...of("name", [label.name === null || label.name === undefined ? null : bareName(label.name)]),
		...of("email", label.emails),
		...of("phone", label.phones),
	];
}

/** Recall of names, addresses of mail and telephone numbers over the labelled resumes that readers are tuned on. */
export async function benchResumes(): Promise<Measure[]> {
	const scores = noScores();
	let count = 0;
	const reach = { signal: new AbortController().signal, onPage: () => undefined };
	for (const making of (await readdir(resumesDir)).sort()) {
		for (const { fileName, bytes, label } of await readLabelled(path.join(resumesDir, making))) {
			const read = await readDocument(bytes, fileName.endsWith(".pdf") ? "pdf" : "docx", reach).catch(() => null);
			if (!read) continue;
			count += 1;
			const missed = scoreLines(read.lines, read.again, labelOf(label), scores).filter((one) => one.startsWith("missed") || process.env.REDACTION_WRONG);
			for (const one of missed) process.stdout.write(`  ${making}/${fileName}: ${one}\n`);
		}
	}
	return measuresOf(`${count} resumes`, scores, ["name", "email", "phone"]).filter(({ unit }) => unit === "recall");
}
