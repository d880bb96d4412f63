import { z } from "zod";
import { LONGEST_PERSON } from "@/lib/tools/job-search/given-posting/schemas";
import { LONGEST } from "@/lib/tools/job-search/limits";
import { MOST_ENTRIES } from "@/lib/tools/resume-profile/limits";
import { ResumeSource } from "@/lib/tools/resume-profile/schemas";
import { LETTER_LANGUAGES } from "./words/languages";
import { LETTER_TONES } from "./words/letter-words";

export const LetterLanguageChoice = z.enum(LETTER_LANGUAGES);
export const LetterToneChoice = z.enum(LETTER_TONES);
export const LONGEST_MOTIVATION = 400;
export const LONGEST_SENDER = 100;

/** Whom and what the letter is for, as the posting says it or as its writer mended it. */
export const Addressee = z.object({
	title: z.string().max(LONGEST.title).nullable().describe("The position"),
	company: z.string().max(LONGEST.company).nullable(),
	contactPerson: z.string().max(LONGEST_PERSON).nullable().describe('With the form of address where it is known: "Frau Dr. Weber"'),
});
export type Addressee = z.infer<typeof Addressee>;

/** Where a sentence comes from: lines of the resume, the posting, or the person who sends the letter. */
export const SentenceSource = z.object({
	origin: z.enum(["resume", "posting", "person"]),
	sourceId: z.string().max(100),
	where: z.string().nullable(),
	source: ResumeSource.nullable().describe("The place in the resume, with its words"),
});
export type SentenceSource = z.infer<typeof SentenceSource>;

export const SENTENCE_KINDS = ["frame", "position", "line", "worked", "skills", "facts", "own"] as const;

/** A sentence of a letter. All but frames say something of the person, and cite what says it. */
export const LetterSentence = z.object({
	sentenceId: z.string().max(16),
	kind: z.enum(SENTENCE_KINDS),
	text: z.string().max(2_000),
	values: z.array(z.string()).max(100).describe("What it lists, each as the resume says it"),
	sources: z.array(SentenceSource).max(100),
});
export type LetterSentence = z.infer<typeof LetterSentence>;

export const LetterParagraph = z.object({ style: z.enum(["text", "list"]), sentences: z.array(LetterSentence).min(1).max(50) });
export type LetterParagraph = z.infer<typeof LetterParagraph>;

export const CoverLetter = z.object({
	language: LetterLanguageChoice,
	tone: LetterToneChoice,
	addressee: Addressee,
	sender: z.object({ name: z.string(), contact: z.array(z.string()).max(MOST_ENTRIES) }),
	recipient: z.array(z.string()).max(5),
	placeAndDate: z.string(),
	country: z.string().nullable().describe("Of the posting: it decides the paper and how a date is written"),
	subject: z.string(),
	salutation: z.string(),
	paragraphs: z.array(LetterParagraph).min(1).max(20),
	closing: z.string(),
	enclosure: z.string(),
	leftOut: z
		.array(z.object({ label: z.string(), why: z.string() }))
		.max(50)
		.describe("Chosen points that it does without"),
	notes: z.array(z.string()).max(20).describe("What its sender should know, in sentences"),
	method: z.enum(["rules", "model"]),
});
export type CoverLetter = z.infer<typeof CoverLetter>;
