import { splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { languageOfProfile, languageText } from "@/lib/tools/documents/language/own-words";
import { skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { canBeTold } from "@/lib/tools/documents/matching/can-be-told";
import { YEARS_ID } from "@/lib/tools/documents/matching/resume-pieces";
import type { LetterPoint, PointEvidence } from "@/lib/tools/documents/matching/schemas";
import { credentialsNamedIn } from "@/lib/tools/fit/credentials";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { spacedLower } from "@/lib/tools/job-search/given-posting/spaced-lower";
import { languageName } from "@/lib/tools/reading/text/detect-language";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type Draft, frame, type Sentence, sourceOf, textOf } from "./drafts";
import { addressedOf, aroundText, certainName, factsSentence, listed, positionSentence } from "./letter-parts";
import { withoutEnd } from "./line-sentences";
import type { Addressee, CoverLetter, LetterParagraph, SentenceSource } from "./schemas";
import { chosenLines, fitting, quotedLines, type Wordings, workedWith } from "./told-lines";
import { letterLanguageOf, letterWords } from "./words/languages";
import { FACT_KINDS, type LetterWords } from "./words/letter-words";

export interface LetterInput {
	readonly profile: ResumeProfile;
	/** Who signs, as they wrote it; null where the resume shall say. */
	readonly sender: string | null;
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

const MOST_VALUES = 8;
const MOST_FACTS = 5;
const MOST_LEFT_OUT = 50;

/** What lists and entries of the resume show of the chosen points: skills that no line tells in one sentence, studies, certificates and languages each in theirs. */
function listedFacts({ profile, points }: LetterInput, words: LetterWords, told: readonly Draft[]): Draft[] {
	const said = told.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join("\n");
	const named = skillKeys(said);
	const pieces = [...new Map(points.flatMap(({ evidence }) => evidence).map((piece) => [`${piece.kind} ${piece.text}`, piece])).values()];
	const isSaid = (text: string, within: string) => ` ${wordsOnly(within)} `.includes(` ${wordsOnly(text)} `);
	const facts = pieces.filter(({ kind }) => kind === "language" || kind === "certificate" || kind === "study" || kind === "note").filter(canBeTold);
	// What a line, a certificate or a study beside it names already is not told once more.
	const shown = pieces.filter(
		({ kind, text }) => kind === "skill" && !named.has(skillKey(text)) && !isSaid(text, said) && !facts.some((fact) => isSaid(text, fact.text)),
	);
	const skills = [...new Map(shown.map((piece) => [skillKey(piece.text), piece])).values()].slice(0, MOST_VALUES);
	const ownName = (piece: PointEvidence): string => {
		const language = piece.kind === "language" ? profile.languages.find(({ value }) => tidyText(value) === piece.text) : undefined;
		return piece.kind === "skill" ? piece.text : withoutEnd(language ? languageText(language) : piece.text);
	};
	const sentence = (kind: "skills" | "facts", own: readonly PointEvidence[], say: (values: readonly string[]) => string): Sentence[] => {
		const values = own.map(ownName);
		return values.length === 0 ? [] : [{ kind, text: say(values), values, sources: own.map(sourceOf) }];
	};
	const whole = withoutParts(facts, ownName).slice(0, MOST_FACTS);
	return textOf(
		...sentence("skills", skills, (values) => words.skills(listed(values, words))),
		...FACT_KINDS.flatMap((fact) =>
			sentence(
				"facts",
				whole.filter((piece) => factKindOf(piece) === fact),
				(values) => factsSentence(fact, values, words),
			),
		),
	);
}

/** A licence is neither a study nor a certificate, wherever a resume lists it. */
function factKindOf({ kind, text }: PointEvidence): PointEvidence["kind"] {
	return (kind === "study" || kind === "certificate") && credentialsNamedIn(text.toLowerCase()).some((name) => /licence/iu.test(name)) ? "note" : kind;
}

const wordsOnly = (text: string): string => (spacedLower(text).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).join(" ");

/** Facts that no other one tells with more. */
function withoutParts(facts: readonly PointEvidence[], nameOf: (piece: PointEvidence) => string): PointEvidence[] {
	const texts = facts.map((piece) => spacedLower(nameOf(piece)));
	return facts.filter((_, at) => {
		const own = texts[at] ?? "";
		return !texts.some((other, index) => index !== at && other.includes(own) && (other.length > own.length || index < at));
	});
}

/** Points that a letter could tell and that none of its sentences does: it has no room for them beside the others. */
function pointsWithoutRoom(points: readonly LetterPoint[], drafts: readonly Draft[], known: ReadonlySet<LetterPoint>): LetterPoint[] {
	const sentences = drafts.flatMap((draft) => draft.sentences);
	const cited = new Set(sentences.flatMap(({ sources }) => sources.map(({ sourceId }) => sourceId)));
	const said = sentences.map(({ text }) => text).join("\n");
	const isSaid = (piece: PointEvidence) => cited.has(piece.sourceId) || ` ${wordsOnly(said)} `.includes(` ${wordsOnly(piece.text)} `);
	return points.filter((point) => !known.has(point) && point.evidence.some(canBeTold) && !point.evidence.some((piece) => canBeTold(piece) && isSaid(piece)));
}

/** Points that are shown by nothing that a letter tells. */
function untoldPoints(points: readonly LetterPoint[]): LetterPoint[] {
	return points.filter(({ evidence }) => !evidence.some(canBeTold));
}

function positionDraft(profile: ResumeProfile, words: LetterWords): Sentence[] {
	const text = positionSentence(words, profile);
	const newest = newestWork(profile);
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
	const { profile, posting, points, addressee, language, tone, motivation } = input;
	const words = letterWords(language);
	const own = languageOfProfile(profile);
	const isOwnLanguage = letterLanguageOf(own) === language;
	const { told, left } = fitting(chosenLines(input));
	const other = isOwnLanguage ? null : workedWith(told, words);
	const lines = other ? other.drafts : quotedLines(told, words, tone, wordings);
	const facts = listedFacts(input, words, [...textOf(...positionDraft(profile, words)), ...ownSentences(motivation), ...lines]);
	const known = new Set([...left, ...(other?.left ?? [])].map(({ point }) => point));
	const roomless = pointsWithoutRoom(points, [...textOf(...positionDraft(profile, words)), ...lines, ...facts], known);
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
			...facts,
			...textOf(frame(words.ending[tone])),
		]),
		leftOut: [
			...[...left.map(({ point }) => point), ...roomless].map(({ label }) => ({ label, why: "A letter of one page has no room for it beside the others." })),
			...untoldPoints(points).map(({ label }) => ({
				label,
				why: "Your resume shows it by a position or a longer text, which a letter does not quote. Say it in your own sentence.",
			})),
			...(other?.left ?? []).map(({ point }) => ({ label: point.label, why: untranslated })),
		].slice(0, MOST_LEFT_OUT),
		notes: [
			...(tidyText(input.sender ?? "") === "" && certainName(profile) === null
				? ["Your name could not be read for certain, so the letter leaves a place for it. Write it in before you send it."]
				: []),
			...(isOwnLanguage
				? []
				: [
						`Your resume is in ${languageName(own)} and this letter in ${languageName(language)}. It names skills, positions and employers, and quotes no line, since nothing is translated.`,
					]),
		],
		method: wordings.size > 0 ? "model" : "rules",
	};
}
