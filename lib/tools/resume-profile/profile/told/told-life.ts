import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import type { Fact, ResumeCertification, ResumeEducation, ResumeExperience, ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import { jobIn, titleIn, workTold } from "./told-jobs";
import { type Listed, languagesTold, permitsTold, skillsTold } from "./told-lists";
import { proseIn, sentencesIn, type ToldSentence, tellsOfWork } from "./told-sentences";
import { courseTold, studyTold } from "./told-studies";
import { EARLIER, FIRST_PERSON, HOLDS, oneOf, SPEAKS, STUDY, USES, WISHES } from "./told-words";

/** A life that is told in sentences, sentence by sentence in the section that it belongs to. */
export interface ToldLife {
	readonly experience: ResumeExperience[];
	readonly education: ResumeEducation[];
	readonly languages: Fact[];
	readonly certifications: ResumeCertification[];
	readonly skills: Fact[];
	/** Sentences that belong to no section: whatever they tell stands in the summary. */
	readonly rest: ToldSentence[];
	/** Of these, such as tell of work or studies and could not be put in their place. */
	readonly unplaced: ToldSentence[];
	/** Of the paragraphs that were read so. */
	readonly lines: ReadonlySet<ResumeLine>;
}

const MOST_SENTENCES = 120;
const MOST_JOBS = 12;

/** "… and hold a clean licence", "… y en 2020 terminé": where a sentence goes on to another thing. */
const GOES_ON = /,?\s(?:and|und|et|y|e|ed|en|i|oraz)\s|,\s/gu;
const IN_YEAR = /^(?:in|im|en|nel|em|w|anno)\s(?:the year\s|jahr\s|roku\s)?\d{4}\s/iu;
const OPENS_OTHER = (text: string): boolean => {
	const start = text.replace(/^(?:I|ich|ik|je|j['’])\s?/u, "");
	return IN_YEAR.test(start) || [HOLDS, SPEAKS, USES].some((verb) => verb.exec(start)?.index === 0);
};

/** A sentence that names several things in its parts. */
function partsOf({ text, source }: ToldSentence): ToldSentence[] {
	const cuts = [...text.matchAll(GOES_ON)].filter(({ 0: sign, index }) => OPENS_OTHER(text.slice(index + sign.length)));
	const parts: ToldSentence[] = [];
	let from = 0;
	for (const { 0: sign, index } of cuts) {
		parts.push({ text: text.slice(from, index), source });
		from = index + sign.length;
	}
	return [...parts, { text: text.slice(from), source }].map((part) => ({ ...part, text: part.text.trim() }));
}

interface Paragraph {
	readonly sentences: readonly ToldSentence[];
	readonly like: ResumeLine;
}

function paragraphsTold(lines: readonly ResumeLine[]): Paragraph[] {
	const byId = new Map(lines.map((line) => [line.lineId, line]));
	return proseIn(lines).flatMap(({ text, source }): Paragraph[] => {
		const like = byId.get(source.lineIds[0] ?? "");
		return like ? [{ like, sentences: sentencesIn(text).map((sentence) => ({ text: sentence, source })) }] : [];
	});
}

/** Whether a paragraph is told by its writer: a sentence of it speaks of them. */
const isTold = ({ sentences }: Paragraph): boolean =>
	sentences.some(
		({ text }) => FIRST_PERSON.test(text) || [SPEAKS, HOLDS, USES, STUDY, WISHES].some((verb) => verb.test(text)) || jobIn({ text, source: NOWHERE }) !== null,
	);

const NOWHERE: ResumeSource = { lineIds: [], page: 1, quote: "" };
const PRESENT = oneOf("am|i['’]m|bin|suis|soy|sono|faccio|sou|ben|jestem");

/** "Since 2021 I have been the head chef at …, and before that I ran the pass at …": two jobs in one sentence. */
function jobsOfOne({ text, source }: ToldSentence): ToldSentence[] {
	for (const { 0: sign, index } of text.matchAll(GOES_ON)) {
		const [before, after] = [text.slice(0, index), text.slice(index + sign.length)];
		if (EARLIER.exec(after)?.index !== 0) continue;
		const both = [`${before}.`, after.charAt(0).toUpperCase() + after.slice(1)].map((part) => ({ text: part, source }));
		if (both.every((part) => jobIn(part) !== null)) return both;
	}
	return [];
}

class Teller {
	readonly jobs: (Omit<ResumeExperience, "experienceId"> & { told: ToldSentence[] })[] = [];
	readonly education: Omit<ResumeEducation, "educationId">[] = [];
	readonly languages: Fact[] = [];
	readonly certifications: ResumeCertification[] = [];
	readonly skills: Fact[] = [];
	readonly rest: ToldSentence[] = [];
	readonly unplaced: ToldSentence[] = [];
	private open = false;

	paragraph({ sentences, like }: Paragraph): void {
		this.open = false;
		for (const sentence of sentences) this.sentence(sentence, like);
	}

	private sentence(whole: ToldSentence, like: ResumeLine): void {
		const [first, second] = jobsOfOne(whole);
		for (const sentence of first && second ? [first, second] : [whole]) this.clause(sentence, like);
	}

	private clause(sentence: ToldSentence, like: ResumeLine): void {
		const job = WISHES.test(sentence.text) ? null : jobIn(sentence);
		if (job) this.job(sentence, job);
		else if (WISHES.test(sentence.text)) this.keep(sentence);
		else this.list(sentence, like);
	}

	private list(sentence: ToldSentence, like: ResumeLine): void {
		const placed = partsOf(sentence).map((part) => this.place(part, like));
		const isOfNone = placed.every((one) => !one);
		// What stands among the lines of a job belongs to it.
		if (this.open && isOfNone) this.jobs.at(-1)?.told.push(sentence);
		else if (!placed.every(Boolean)) this.keep(sentence, isOfNone && (STUDY.test(sentence.text) || tellsOfWork(sentence.text)) ? [sentence] : []);
		else this.open = false;
	}

	private keep(sentence: ToldSentence, unplaced: readonly ToldSentence[] = []): void {
		this.rest.push(sentence);
		this.unplaced.push(...unplaced);
	}

	private job(sentence: ToldSentence, job: Omit<ResumeExperience, "experienceId">): void {
		const told = workTold(sentence, job);
		this.jobs.push({ ...job, told: told === null ? [] : [{ text: told, source: sentence.source }] });
		this.open = true;
	}

	/** Puts what a part lists or tells where it belongs; false where all or some of it has no place. */
	private place(part: ToldSentence, like: ResumeLine): boolean {
		const study = studyTold(part);
		if (study) {
			this.education.push(study);
			return true;
		}
		const course = this.open ? null : courseTold(part);
		if (course) {
			this.certifications.push(course);
			return true;
		}
		return this.add(this.languages, languagesTold(part)) || this.add(this.certifications, permitsTold(part)) || this.add(this.skills, skillsTold(part, like));
	}

	private add<Value extends Fact>(facts: Value[], listed: Listed<Value> | null): boolean {
		if (listed === null) return false;
		const names = new Set(facts.map(({ value }) => value.toLowerCase()));
		facts.push(...listed.values.filter(({ value }) => !names.has(value.toLowerCase())));
		return !listed.saysMore;
	}
}

/** The present job's trade, where another sentence says what its writer is: "Soy responsable de almacén. Desde 2019 trabajo en …". */
function presentTitle(sentences: readonly ToldSentence[]): string | null {
	for (const { text } of sentences) {
		const title = PRESENT.test(text) && !WISHES.test(text) ? titleIn(text) : null;
		if (title !== null) return title;
	}
	return null;
}

/** Reads a life that is told in sentences; null where no sentence tells of work with its time and employer. Every sentence stands in one of the parts. */
export function toldLife(lines: readonly ResumeLine[]): ToldLife | null {
	const paragraphs = paragraphsTold(lines).filter(isTold);
	const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
	if (sentences.length > MOST_SENTENCES) return null;
	const teller = new Teller();
	for (const paragraph of paragraphs) teller.paragraph(paragraph);
	if (teller.jobs.length === 0 || teller.jobs.length > MOST_JOBS) return null;
	const present = presentTitle(sentences);
	const experience = teller.jobs.map(({ told, ...job }, at): ResumeExperience => {
		const experienceId = `E${at + 1}`;
		const bullets = told.map(({ text, source }, line) => ({ bulletId: `${experienceId}B${line + 1}`, text, source: { ...source, quote: text } }));
		return { experienceId, ...job, title: job.title ?? (job.isCurrent ? present : null), bullets };
	});
	const education = teller.education.map((school, at): ResumeEducation => {
		const educationId = `S${at + 1}`;
		return { educationId, ...school, details: school.details.map((detail, line) => ({ ...detail, bulletId: `${educationId}B${line + 1}` })) };
	});
	const ids = new Set(sentences.flatMap(({ source }) => source.lineIds));
	const told = new Set(lines.filter(({ lineId }) => ids.has(lineId)));
	return { ...partsTold(teller), experience, education, skills: skillsOf(teller, experience, paragraphs[0]?.like), lines: told };
}

const partsTold = ({ languages, certifications, rest, unplaced }: Teller) => ({ languages, certifications, rest, unplaced });

/** The skills that are listed, then those that the sentences about work show. */
function skillsOf({ skills }: Teller, experience: readonly ResumeExperience[], like: ResumeLine | undefined): Fact[] {
	if (!like) return skills;
	const known = new Set(skills.map(({ value }) => value.toLowerCase()));
	const bullets = experience.flatMap((job) => job.bullets);
	const shown = bullets.flatMap(({ text, source }) => readSkills([], [{ ...like, text }]).map((fact): Fact => ({ ...fact, source })));
	return [...skills, ...shown.filter(({ value }, at) => !known.has(value.toLowerCase()) && shown.findIndex((one) => one.value === value) === at)];
}
