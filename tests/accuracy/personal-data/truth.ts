import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import { formatToRedact } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { readDocument } from "@/lib/tools/documents/redacting/reading/read-document";
import { FINDING_KINDS, type FindingKind, isSure, REDACTABLE_FORMATS } from "@/lib/tools/documents/redacting/schemas";

const Item = z.object({ kind: z.string(), text: z.string().min(1), count: z.int().min(1) });
/** What is personal in a document, how often it stands there, and what looks as if it were, told by who wrote it and saw no rule. */
export const Truth = z.object({
	language: z.string(),
	items: z.array(Item),
	not: z.array(z.string()).default([]),
	optional: z.array(z.string().or(Item.transform(({ text }) => text))).default([]),
});
export type Truth = z.infer<typeof Truth>;

export interface TruthScore {
	meant: number;
	gone: number;
	found: number;
	right: number;
	/** The same of what the rules were sure of alone. */
	sureGone: number;
	sureFound: number;
	sureRight: number;
}

export interface TruthScores {
	readonly kinds: Map<string, TruthScore>;
	documents: number;
	traps: number;
	fallen: number;
	readonly missed: string[];
}

export const noTruthScores = (): TruthScores => ({ kinds: new Map(), documents: 0, traps: 0, fallen: 0, missed: [] });

/** The names of kinds that labels use. */
const LABEL_OF: Readonly<Record<FindingKind, string>> = {
	name: "name",
	birth_date: "dob",
	address: "address",
	phone: "phone",
	email: "email",
	link: "email",
	national_id: "id",
	document_number: "id",
	bank_account: "bank",
	card: "card",
	ip_address: "ip",
	licence_plate: "id",
};
/** Labels by the names of findings are those of their kinds. */
const labelOf = (kind: string): string => LABEL_OF[kind as FindingKind] ?? kind;
const GONE = 0.9;
const HALF = 0.5;

interface Span {
	readonly start: number;
	readonly end: number;
}

/** Every place of a text letter by letter; blanks and line ends are alike. */
function placesOf(text: string, sought: string): Span[] {
	const found: Span[] = [];
	for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) found.push({ start: at, end: at + sought.length });
	const isWord = (sign: string | undefined) =>
		sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(sign);
	return found.filter(({ start, end }) => !(isWord(text[start - 1]) && isWord(text[start])) && !(isWord(text[end - 1]) && isWord(text[end])));
}

function marked(length: number, spans: readonly Span[]): Uint8Array {
	const marks = new Uint8Array(length);
	for (const { start, end } of spans) marks.fill(1, start, end);
	return marks;
}

const share = (marks: Uint8Array, { start, end }: Span) => marks.subarray(start, end).reduce((sum, one) => sum + one, 0) / Math.max(1, end - start);

function scoreOf(scores: TruthScores, kind: string): TruthScore {
	const score = scores.kinds.get(kind) ?? { meant: 0, gone: 0, found: 0, right: 0, sureGone: 0, sureFound: 0, sureRight: 0 };
	scores.kinds.set(kind, score);
	return score;
}

/** Adds what one document's findings would cover: all that its truth names, as often as it stands there, and what of the rest. */
export async function scoreTruth(bytes: Uint8Array, fileName: string, truth: Truth, scores: TruthScores): Promise<void> {
	const { lines, again } = await readDocument(bytes, formatToRedact(bytes, fileName), { signal: new AbortController().signal, onPage: () => undefined });
	const findings = findPersonalData(
		lines,
		FINDING_KINDS.filter((kind) => kind !== "licence_plate"),
		again,
	);
	const text = lines.map((line) => line.text.replace(/\s/g, " ")).join(" ");
	const found = findings.map((finding) => ({ finding, places: occurrencesIn(text, soughtTexts([finding.text])) }));
	const marksOf = (some: typeof found) =>
		marked(
			text.length,
			some.flatMap(({ places }) => places),
		);
	const covered = marksOf(found);
	const surely = marksOf(found.filter(({ finding }) => isSure(finding)));
	const longestFirst = truth.items.toSorted((a, b) => b.text.length - a.text.length);
	const taken: Span[] = [];
	scores.documents += 1;
	for (const { kind, text: written, count } of longestFirst) {
		const sought = written.replace(/\s/g, " ");
		const own = placesOf(text, sought).filter(({ start, end }) => !taken.some((span) => span.start <= start && end <= span.end));
		taken.push(...own);
		const gone = own.filter((span) => share(covered, span) >= GONE).length;
		const score = scoreOf(scores, labelOf(kind));
		score.meant += Math.min(count, own.length);
		score.gone += Math.min(count, gone);
		score.sureGone += Math.min(count, own.filter((span) => share(surely, span) >= GONE).length);
		if (own.length === 0) scores.missed.push(`${fileName}: not in the text: ${sought}`);
		else if (gone < Math.min(count, own.length)) scores.missed.push(`${fileName}: missed ${kind}: ${sought}`);
	}
	const meant = marked(text.length, [...taken, ...truth.optional.flatMap((one) => placesOf(text, one.replace(/\s/g, " ")))]);
	for (const { finding, places } of found) {
		const score = scoreOf(scores, LABEL_OF[finding.kind]);
		const isRight = places.some((span) => share(meant, span) >= HALF);
		const sure = Number(isSure(finding));
		score.found += 1;
		score.sureFound += sure;
		score.right += Number(isRight);
		score.sureRight += Number(isRight) * sure;
		if (!isRight) scores.missed.push(`${fileName}: ${sure === 1 ? "surely wrong" : "wrong"} ${finding.kind}: ${finding.text}`);
	}
	for (const trap of truth.not) {
		const fell = placesOf(text, trap).some((span) => share(surely, span) >= HALF && share(meant, span) < HALF);
		scores.traps += 1;
		scores.fallen += Number(fell);
		if (fell) scores.missed.push(`${fileName}: surely covers what is nobody's: ${trap}`);
	}
}

/** Scores every document of a folder beside which its truth lies: `letter.pdf` and `letter.truth.json`. */
export async function scoreTruthFolder(dir: string): Promise<TruthScores> {
	const scores = noTruthScores();
	const names = (await readdir(dir)).sort();
	for (const name of names.filter((one) => one.endsWith(".truth.json"))) {
		const stem = name.slice(0, -".truth.json".length);
		const fileName = names.find((one) => one.startsWith(`${stem}.`) && REDACTABLE_FORMATS.some((format) => one === `${stem}.${format}`));
		if (!fileName) {
			scores.missed.push(`${stem}: of a kind that is not read`);
			continue;
		}
		const truth = Truth.parse(JSON.parse(await readFile(path.join(dir, name), "utf8")));
		await scoreTruth(new Uint8Array(await readFile(path.join(dir, fileName))), fileName, truth, scores);
	}
	return scores;
}
