import { checkLine } from "@/lib/tools/documents/checking/line-gate";
import { violation } from "@/lib/tools/documents/checking/violations";
import { contactOf, educationText } from "@/lib/tools/documents/language/evidence";
import { sameText, splitSentences } from "@/lib/tools/documents/language/line-text";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { languageText } from "@/lib/tools/documents/language/own-words";
import { isResumeSkill, readSkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { piecesOf } from "@/lib/tools/documents/matching/resume-pieces";
import type { ClaimViolation } from "@/lib/tools/documents/schemas";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { addressedOf, aroundText, factsSentence, heldOf, type LetterFrame, listed, positionSentence } from "./letter-parts";
import { type WorkLine, withoutEnd, wordingsWithin } from "./line-sentences";
import type { CoverLetter, LetterSentence } from "./schemas";
import { letterWords } from "./words/languages";
import { FACT_KINDS, type FactKind, type LetterWords } from "./words/letter-words";

export interface LetterCheck extends LetterFrame {
	readonly letter: CoverLetter;
	readonly motivation: string | null;
}

interface Checking extends LetterCheck {
	readonly words: LetterWords;
	readonly lines: ReadonlyMap<string, WorkLine>;
}

const DAY_MS = 86_400_000;
const UNSOURCED = "Nothing in your resume says this.";

/** Finds everything in a letter that neither the resume nor its sender says. An empty answer means that it may be delivered. */
export function findLetterViolations(check: LetterCheck): ClaimViolation[] {
	const lines = workOf(check.profile).flatMap((job) => job.bullets.map((bullet) => [bullet.bulletId, { bullet, job }] as const));
	const checking: Checking = { ...check, words: letterWords(check.language), lines: new Map(lines) };
	return [...checkAround(checking), ...check.letter.paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => checkSentence(sentence, checking)))];
}

/** Head and foot of the letter are made anew and have to be the same. */
function checkAround(check: Checking): ClaimViolation[] {
	const { letter, profile } = check;
	const made = aroundText(check);
	// A letter that was written before midnight is checked after it.
	const dates = [made.placeAndDate, aroundText({ ...check, now: new Date(check.now.getTime() - DAY_MS) }).placeAndDate];
	const parts = ["subject", "salutation", "closing", "enclosure"] as const;
	const found = parts
		.filter((part) => !sameText(letter[part], made[part]))
		.map((part) => violation("unsupported_text", "Letter", letter[part], "The posting, the resume and the words of letters make another line here."));
	if (!dates.some((date) => sameText(date, letter.placeAndDate)))
		found.push(violation("date", "Letter", letter.placeAndDate, "This is not the day on which it was written."));
	if (letter.language !== check.language || letter.tone !== check.tone)
		found.push(violation("unsupported_text", "Letter", letter.language, "Another language or tone was chosen."));
	if (!sameText(letter.sender.name, made.sender.name)) found.push(violation("contact", "Sender", letter.sender.name, "The resume has another name."));
	const known = contactOf(profile);
	for (const entry of letter.sender.contact)
		if (!known.some((value) => sameText(value, entry))) found.push(violation("contact", "Sender", entry, "The resume does not have this contact."));
	for (const line of letter.recipient)
		if (!made.recipient.some((value) => sameText(value, line))) found.push(violation("employer", "Recipient", line, "The posting names another recipient."));
	return found;
}

function checkSentence(sentence: LetterSentence, check: Checking): ClaimViolation[] {
	const { kind, text, values } = sentence;
	const { words, profile, tone } = check;
	const refuse = (violationKind: ClaimViolation["kind"], explanation: string) => [violation(violationKind, sentence.sentenceId, text, explanation)];
	switch (kind) {
		case "frame": {
			const frames = [words.opening(addressedOf(check.addressee), tone), words.linesLead[tone], words.ending[tone]];
			return frames.some((frame) => sameText(frame, text)) ? [] : refuse("unsupported_text", "It is none of the sentences that say nothing of a person.");
		}
		case "own":
			return splitSentences(check.motivation ?? "").some((own) => sameText(own, text)) ? [] : refuse("unsupported_text", "The sender did not write this.");
		case "position":
			return sameText(positionSentence(words, profile), text) ? [] : refuse("title", UNSOURCED);
		case "skills": {
			const known = readSkillSet(ownSkills(profile, []).shown.map(({ value }) => value));
			if (!sameText(words.skills(listed(values, words)), text)) return refuse("unsupported_text", UNSOURCED);
			return values
				.filter((skill) => !isResumeSkill(skill, known))
				.map((skill) => violation("skill", sentence.sentenceId, skill, "Your resume does not show this skill."));
		}
		case "facts": {
			const told = FACT_KINDS.find((fact) => sameText(factsSentence(fact, values, words), text));
			if (told === undefined) return refuse("unsupported_text", UNSOURCED);
			const known = factsOf(profile)[told];
			const strange = values.filter((value) => !known.some((fact) => sameText(withoutEnd(fact), value)));
			return strange.map((value) => violation("education", sentence.sentenceId, value, "Your resume names no such language, certificate or study."));
		}
		case "worked":
			return checkWorked(sentence, check);
		case "line":
			return checkWorkLine(sentence, check);
	}
}

function factsOf(profile: ResumeProfile): Record<FactKind, string[]> {
	const { languages, certifications, education } = profile;
	const certificates = certifications.map(({ value }) => value);
	const studies = education.map((school) => educationText(school).line);
	return {
		note: [...piecesOf(profile).flatMap(({ kind, text }) => (kind === "note" ? [text] : [])), ...certificates, ...studies],
		language: languages.flatMap((fact) => [fact.value, languageText(fact)]),
		certificate: certificates,
		study: studies,
	};
}

function citedLine({ sources }: LetterSentence, { lines }: Checking): WorkLine | null {
	const [first, ...others] = sources.filter(({ origin }) => origin === "resume");
	return first && others.length === 0 ? (lines.get(first.sourceId) ?? null) : null;
}

/** Each skill is named by one of the lines that are cited, and these are all of the one position that is named. */
function checkWorked({ sentenceId, text, values, sources }: LetterSentence, { lines, words }: Checking): ClaimViolation[] {
	const cited = sources.flatMap(({ sourceId }) => lines.get(sourceId) ?? []);
	const [first] = cited;
	const strange = values.find((skill) => !cited.some(({ bullet }) => skillKeys(bullet.text).has(skillKey(skill))));
	if (!first || values.length === 0 || strange !== undefined)
		return [violation("skill", sentenceId, strange ?? text, "The lines that it cites do not name this skill.")];
	const isOneJob = cited.every(({ job }) => job === first.job) && cited.length === sources.length;
	if (isOneJob && sameText(words.worked(listed(values, words), values.length > 1, heldOf(first.job)), text)) return [];
	return [violation("employer", sentenceId, text, "The position that it cites is another one.")];
}

function checkWorkLine(sentence: LetterSentence, check: Checking): ClaimViolation[] {
	const line = citedLine(sentence, check);
	if (line === null) return [violation("unsupported_text", sentence.sentenceId, sentence.text, "It cites no line of your resume.")];
	const wordings = wordingsWithin(check.words, line, sentence.text);
	if (wordings.length === 0) return [violation("employer", sentence.sentenceId, sentence.text, "It names another position than the line that it cites.")];
	const issues = wordings.map((wording) => checkLine(wording, line.bullet.text));
	if (issues.some((own) => own.length === 0)) return [];
	const [fewest = []] = issues.sort((one, other) => one.length - other.length);
	return fewest.map((issue) => ({ ...issue, where: sentence.sentenceId }));
}
