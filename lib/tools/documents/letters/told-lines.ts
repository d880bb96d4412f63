import { skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { canBeTold } from "@/lib/tools/documents/matching/can-be-told";
import type { LetterPoint, PointEvidence } from "@/lib/tools/documents/matching/schemas";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type Draft, frame, type Sentence, sourceOf, textOf } from "./drafts";
import { heldOf, listed } from "./letter-parts";
import { asItem, asSentence, type WorkLine, wordingsOf } from "./line-sentences";
import type { CoverLetter } from "./schemas";
import type { LetterWords } from "./words/letter-words";

/** Other wordings of lines, by the ids of their bullets, each checked before. */
export type Wordings = ReadonlyMap<string, string>;

const MOST_LINES = 6;
/** Of all lines together: more does not fit on a page with the rest of a letter. */
const MOST_LINE_LETTERS = 1_400;
const IN_A_PARAGRAPH = 2;

/** A line of work that a chosen point tells. */
export interface ChosenLine extends WorkLine {
	readonly point: LetterPoint;
	readonly evidence: PointEvidence;
}

/** The best line of each point that no other point tells. */
export function chosenLines({ profile, points }: { readonly profile: ResumeProfile; readonly points: readonly LetterPoint[] }): ChosenLine[] {
	const byId = new Map(workOf(profile).flatMap((job) => job.bullets.map((bullet) => [bullet.bulletId, { bullet, job }] as const)));
	const told = new Set<string>();
	return points.flatMap((point): ChosenLine[] => {
		const evidence = point.evidence.filter(canBeTold).find(({ kind, sourceId }) => kind === "line" && byId.has(sourceId) && !told.has(sourceId));
		const line = evidence && byId.get(evidence.sourceId);
		if (!evidence || !line) return [];
		told.add(evidence.sourceId);
		return [{ ...line, point, evidence }];
	});
}

/** Lines of one position stand together, in the order in which the positions are first told. */
function byPosition(lines: readonly ChosenLine[]): ChosenLine[] {
	const ids = [...new Set(lines.map(({ job }) => job.experienceId))];
	return ids.flatMap((id) => lines.filter(({ job }) => job.experienceId === id));
}

/** As many lines as have room on a page beside the rest of a letter. */
export function fitting(lines: readonly ChosenLine[]): { told: ChosenLine[]; left: ChosenLine[] } {
	const told: ChosenLine[] = [];
	let letters = 0;
	for (const line of lines) {
		if (told.length >= MOST_LINES || letters + line.bullet.text.length > MOST_LINE_LETTERS) continue;
		letters += line.bullet.text.length;
		told.push(line);
	}
	return { told, left: lines.filter((line) => !told.includes(line)) };
}

/** Lines of the resume in its own language: sentences where all of them can be, or else a list. */
export function quotedLines(lines: readonly ChosenLine[], words: LetterWords, tone: CoverLetter["tone"], wordings: Wordings): Draft[] {
	if (lines.length === 0) return [];
	const isEnglish = words.locale.startsWith("en");
	const ordered = byPosition(lines);
	const wordingsFor = (line: ChosenLine) => [
		...(wordings.has(line.bullet.bulletId) ? [wordings.get(line.bullet.bulletId) ?? ""] : []),
		...wordingsOf(line, isEnglish),
	];
	const sentences = ordered.map((line, at) => {
		const isSame = at % IN_A_PARAGRAPH !== 0 && ordered[at - 1]?.job === line.job;
		return (
			wordingsFor(line)
				.map((wording) => asSentence(words, line, wording, isSame))
				.find((text) => text !== null) ?? null
		);
	});
	const sentence = (text: string, { evidence }: ChosenLine): Sentence => ({ kind: "line", text, values: [], sources: [sourceOf(evidence)] });
	if (sentences.every((text) => text !== null)) {
		const told = ordered.map((line, at) => sentence(sentences[at] ?? "", line));
		const paragraphs = Array.from({ length: Math.ceil(told.length / IN_A_PARAGRAPH) }, (_, at) => told.slice(at * IN_A_PARAGRAPH, (at + 1) * IN_A_PARAGRAPH));
		return paragraphs.map((own): Draft => ({ style: "text", sentences: own }));
	}
	const items = ordered.map((line) => sentence(asItem(line, wordingsFor(line)[0] ?? line.bullet.text), line));
	return [...textOf(frame(words.linesLead[tone])), { style: "list", sentences: items }];
}

/** A skill that a line names and no earlier one: the demand's, or else the line's first. */
function skillOf({ bullet, point }: ChosenLine, told: ReadonlySet<string>): string | null {
	const own = skillKeys(bullet.text);
	const asked = (point.demand?.skills ?? []).filter((skill) => own.has(skillKey(skill)));
	return [...asked, ...[...own.values()].map(({ text }) => text)].find((name) => !told.has(skillKey(name))) ?? null;
}

/** Of lines in another language only what needs no translation: the skills that they name, position by position. */
export function workedWith(lines: readonly ChosenLine[], words: LetterWords): { drafts: Draft[]; left: ChosenLine[] } {
	const told = new Set<string>();
	const left: ChosenLine[] = [];
	const byJob = new Map<string, { line: ChosenLine; skill: string }[]>();
	for (const line of byPosition(lines)) {
		const skill = skillOf(line, told);
		const { title, company } = heldOf(line.job);
		if (skill === null || (title === null && company === null)) {
			left.push(line);
			continue;
		}
		told.add(skillKey(skill));
		byJob.set(line.job.experienceId, [...(byJob.get(line.job.experienceId) ?? []), { line, skill }]);
	}
	const sentences = [...byJob.values()].flatMap((own): Sentence[] => {
		const [first] = own;
		const values = own.map(({ skill }) => skill);
		if (!first) return [];
		const text = words.worked(listed(values, words), values.length > 1, heldOf(first.line.job));
		return [{ kind: "worked", text, values, sources: own.map(({ line }) => sourceOf(line.evidence)) }];
	});
	return { drafts: textOf(...sentences), left };
}
