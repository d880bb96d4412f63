import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { formatToRedact } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { readDocument } from "@/lib/tools/documents/redacting/reading/read-document";
import { FINDING_KINDS, FindingKind, REDACTABLE_FORMATS } from "@/lib/tools/documents/redacting/schemas";

/** What is personal in a document, told by who made it: beside `letter.pdf` a `letter.json` of `[{ "kind": "name", "text": "Amara Okonjo" }, …]`. */
export const PersonalLabel = z.array(z.object({ kind: FindingKind, text: z.string().min(1) }));
export type PersonalLabel = z.infer<typeof PersonalLabel>;

export interface KindScore {
	meant: number;
	gone: number;
	found: number;
	right: number;
}

export type Scores = Record<FindingKind, KindScore>;

/** So much of a text must be gone for it to count: the rest of it must not tell what it was. */
const GONE = 0.9;
const RIGHT = 0.5;

export function noScores(): Scores {
	return Object.fromEntries(FINDING_KINDS.map((kind) => [kind, { meant: 0, gone: 0, found: 0, right: 0 }])) as Scores;
}

function marked(text: string, texts: readonly string[]): Uint8Array {
	const covered = new Uint8Array(text.length);
	for (const { start, end } of occurrencesIn(text, soughtTexts(texts))) covered.fill(1, start, end);
	return covered;
}

function share(covered: Uint8Array, start: number, end: number): number {
	return covered.subarray(start, end).reduce((sum, one) => sum + one, 0) / Math.max(1, end - start);
}

/** Counts for each kind which labelled texts are gone at every place, and which findings lie on something labelled. */
export function scoreLines(lines: readonly FinderLine[], again: readonly FinderLine[], label: PersonalLabel, scores: Scores): string[] {
	const findings = findPersonalData(
		lines,
		FINDING_KINDS.filter((kind) => kind !== "licence_plate" || label.some((one) => one.kind === kind)),
		again,
	);
	const text = [...lines, ...again].map((line) => line.text).join("\n");
	const covered = marked(
		text,
		findings.map((finding) => finding.text),
	);
	const meant = marked(
		text,
		label.map((one) => one.text),
	);
	const missed: string[] = [];
	for (const one of label) {
		const places = occurrencesIn(text, soughtTexts([one.text]));
		// Who labels may write a text otherwise than the file has it: then nothing can be said of it.
		if (places.length === 0) continue;
		scores[one.kind].meant += 1;
		if (places.every(({ start, end }) => share(covered, start, end) >= GONE)) scores[one.kind].gone += 1;
		else missed.push(`missed ${one.kind}: ${one.text}`);
	}
	for (const finding of findings) {
		const places = occurrencesIn(text, soughtTexts([finding.text]));
		scores[finding.kind].found += 1;
		if (places.some(({ start, end }) => share(meant, start, end) >= RIGHT)) scores[finding.kind].right += 1;
		else missed.push(`wrong ${finding.kind}: ${finding.text}`);
	}
	return missed;
}

const reach = () => ({ signal: new AbortController().signal, onPage: () => undefined });

/** Scores every document of a folder that has a label beside it. @throws ZodError for a label that is not as it should be. */
export async function scoreFolder(dir: string, scores: Scores): Promise<{ documents: number; missed: string[] }> {
	const ending = new RegExp(`\\.(?:${REDACTABLE_FORMATS.join("|")})$`, "i");
	const names = (await readdir(dir)).filter((name) => ending.test(name)).sort();
	const missed: string[] = [];
	for (const fileName of names) {
		const label = PersonalLabel.parse(JSON.parse(await readFile(path.join(dir, fileName.replace(ending, ".json")), "utf8")));
		const bytes = new Uint8Array(await readFile(path.join(dir, fileName)));
		const { lines, again } = await readDocument(bytes, formatToRedact(bytes, fileName), reach());
		missed.push(...scoreLines(lines, again, label, scores).map((one) => `${fileName}: ${one}`));
	}
	return { documents: names.length, missed };
}
