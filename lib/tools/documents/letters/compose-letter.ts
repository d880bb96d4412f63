import { splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { languageOfProfile, languageText } from "@/lib/tools/documents/language/own-words";
import { skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { YEARS_ID } from "@/lib/tools/documents/matching/resume-pieces";
import type { LetterPoint, PointEvidence } from "@/lib/tools/documents/matching/schemas";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { languageName } from "@/lib/tools/reading/text/detect-language";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { addressedOf, aroundText, heldOf, listed, positionSentence } from "./letter-parts";
import { asItem, asSentence, type WorkLine, wordingsOf } from "./line-sentences";
import type { Addressee, CoverLetter, LetterParagraph, LetterSentence, SentenceSource } from "./schemas";
import { letterLanguageOf, letterWords } from "./words/languages";
import type { LetterWords } from "./words/letter-words";

export interface LetterInput {
	readonly profile: ResumeProfile;
	readonly posting: Pick<GivenPosting, "location" | "country">;
	/** Those that were chosen, in the order in which they are told. */
	readonly points: readonly LetterPoint[];
	readonly addressee: Addressee;
	readonly language: CoverLetter["language"];
	readonly tone: CoverLetter["tone"];
	/** The person's own sentence of why, or nothing. */
	readonly motivation: string | null;
	readonly now: Date;
}

/** Other wordings of lines, by the ids of their bullets, each checked before. */
export type Wordings = ReadonlyMap<string, string>;

type Sentence = Omit<LetterSentence, "sentenceId">;
interface Draft {
	readonly style: LetterParagraph["style"];
	readonly sentences: readonly Sentence[];
}

const MOST_LINES = 6;
/** Of all lines together: more does not fit on a page with the rest of a letter. */
const MOST_LINE_LETTERS = 1_400;
const MOST_VALUES = 8;
const IN_A_PARAGRAPH = 2;

const sourceOf = ({ sourceId, where, source }: PointEvidence): SentenceSource => ({ origin: "resume", sourceId, where, source });
const frame = (text: string): Sentence => ({
	kind: "frame",
	text,
	values: [],
	sources: [{ origin: "posting", sourceId: "posting", where: null, source: null }],
});
const textOf = (...sentences: Sentence[]): Draft[] => (sentences.length === 0 ? [] : [{ style: "text", sentences }]);

interface ChosenLine extends WorkLine {
	readonly point: LetterPoint;
	readonly evidence: PointEvidence;
}

/** The best line of each point that no other point tells. */
function chosenLines({ profile, points }: LetterInput): ChosenLine[] {
	const byId = new Map(profile.experience.flatMap((job) => job.bullets.map((bullet) => [bullet.bulletId, { bullet, job }] as const)));
	const told = new Set<string>();
	return points.flatMap((point): ChosenLine[] => {
		const evidence = point.evidence.find(({ kind, sourceId }) => kind === "line" && byId.has(sourceId) && !told.has(sourceId));
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

function fitting(lines: readonly ChosenLine[]): { told: ChosenLine[]; left: ChosenLine[] } {
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
function quotedLines(lines: readonly ChosenLine[], words: LetterWords, tone: CoverLetter["tone"], wordings: Wordings): Draft[] {
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
function workedWith(lines: readonly ChosenLine[], words: LetterWords): { drafts: Draft[]; left: ChosenLine[] } {
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

/** What lists and entries of the resume show of the chosen points: skills that no line tells in one sentence, languages, certificates and studies in another. */
function listedFacts({ profile, points }: LetterInput, words: LetterWords, told: readonly Draft[]): Draft[] {
	const named = skillKeys(told.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join("\n"));
	const pieces = [...new Map(points.flatMap(({ evidence }) => evidence).map((piece) => [`${piece.kind} ${piece.text}`, piece])).values()];
	const skills = pieces.filter(({ kind, text }) => kind === "skill" && !named.has(skillKey(text))).slice(0, MOST_VALUES);
	const facts = pieces.filter(({ kind }) => kind === "language" || kind === "certificate" || kind === "study").slice(0, MOST_VALUES);
	const ownName = (piece: PointEvidence): string => {
		const language = piece.kind === "language" ? profile.languages.find(({ value }) => tidyText(value) === piece.text) : undefined;
		return language ? languageText(language) : piece.text;
	};
	const sentence = (
		kind: "skills" | "facts",
		own: readonly PointEvidence[],
		say: (list: string) => string,
		join: (values: readonly string[]) => string,
	): Sentence[] => {
		const values = own.map(ownName);
		return values.length === 0 ? [] : [{ kind, text: say(join(values)), values, sources: own.map(sourceOf) }];
	};
	return textOf(
		...sentence("skills", skills, words.skills, (values) => listed(values, words)),
		...sentence("facts", facts, words.facts, (values) => values.join("; ")),
	);
}

function positionDraft(profile: ResumeProfile, words: LetterWords): Sentence[] {
	const text = positionSentence(words, profile);
	const [newest] = profile.experience;
	if (text === null) return [];
	const sources: SentenceSource[] = newest ? [{ origin: "resume", sourceId: newest.experienceId, where: null, source: newest.source }] : [];
	return [{ kind: "position", text, values: [], sources: [...sources, { origin: "resume", sourceId: YEARS_ID, where: null, source: null }] }];
}

function ownSentences(motivation: string | null): Draft[] {
	const sentences = splitSentences(motivation ?? "");
	return textOf(
		...sentences.map(
			(text): Sentence => ({ kind: "own", text, values: [], sources: [{ origin: "person", sourceId: "motivation", where: null, source: null }] }),
		),
	);
}

function numbered(drafts: readonly Draft[]): LetterParagraph[] {
	let count = 0;
	return drafts.map(({ style, sentences }) => ({ style, sentences: sentences.map((sentence) => ({ sentenceId: `S${++count}`, ...sentence })) }));
}

/** Writes a letter by rules: every sentence about the person is one of the resume's facts in the words of the letter's language, or theirs. */
export function composeLetter(input: LetterInput, wordings: Wordings = new Map()): CoverLetter {
	const { profile, posting, addressee, language, tone, motivation } = input;
	const words = letterWords(language);
	const own = languageOfProfile(profile);
	const isOwnLanguage = letterLanguageOf(own) === language;
	const { told, left } = fitting(chosenLines(input));
	const other = isOwnLanguage ? null : workedWith(told, words);
	const lines = other ? other.drafts : quotedLines(told, words, tone, wordings);
	const untranslated = `Your resume says this in ${languageName(own)}. The letter is in ${languageName(language)}, and nothing is translated: say it in your own words.`;
	return {
		language,
		tone,
		addressee,
		...aroundText({ ...input, country: posting.country, location: posting.location }),
		country: posting.country,
		paragraphs: numbered([
			...textOf(frame(words.opening(addressedOf(addressee), tone)), ...positionDraft(profile, words)),
			...ownSentences(motivation),
			...lines,
			...listedFacts(input, words, lines),
			...textOf(frame(words.ending[tone])),
		]),
		leftOut: [
			...left.map(({ point }) => ({ label: point.label, why: "A letter of one page has no room for it beside the others." })),
			...(other?.left ?? []).map(({ point }) => ({ label: point.label, why: untranslated })),
		],
		notes: isOwnLanguage
			? []
			: [
					`Your resume is in ${languageName(own)} and this letter in ${languageName(language)}. It names skills, positions and employers, and quotes no line, since nothing is translated.`,
				],
		method: wordings.size > 0 ? "model" : "rules",
	};
}
