import { z } from "zod";
import { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { LetterFrame } from "./letter-parts";
import { Addressee, LetterLanguageChoice, LetterToneChoice, LONGEST_MOTIVATION, LONGEST_SENDER } from "./schemas";

/** What a letter is asked for with, for who writes one and for who checks it. */
export const LetterRequest = z.object({
	profile: ResumeProfile,
	posting: GivenPosting,
	addressee: Addressee.nullish().describe("By default whom and what the posting names"),
	language: LetterLanguageChoice,
	tone: LetterToneChoice.default("formal"),
	sender: z.string().max(LONGEST_SENDER).nullish().describe("Who signs; by default the name that was read from the resume for certain"),
	motivation: z.string().max(LONGEST_MOTIVATION).nullish().describe("A sentence of the person's own, which stands as they wrote it"),
});
export type LetterRequest = z.output<typeof LetterRequest>;

/** The frame of the letter that is asked for. */
export function frameOf({ profile, posting, addressee, sender, language, tone }: LetterRequest, now: Date): LetterFrame {
	const { title, company, contactPerson, country, location } = posting;
	return { profile, sender: sender ?? null, addressee: addressee ?? { title, company, contactPerson }, language, tone, country, location, now };
}
