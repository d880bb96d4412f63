import { z } from "zod";
import { Addressee, LetterLanguageChoice, LetterToneChoice } from "@/lib/tools/documents/letters/schemas";
import { LetterPoint } from "@/lib/tools/documents/matching/schemas";
import { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";

const Preview = z.object({
	points: z.array(LetterPoint),
	gaps: z.array(LetterPoint),
	notes: z.array(z.string()),
	posting: GivenPosting.pick({ title: true, company: true, contactPerson: true, location: true, language: true, source: true, unread: true }),
	language: z.string(),
});
export type PointsPreview = z.infer<typeof Preview>;

/** What the resume says to the posting, or null when the preview does not tell. */
export function pointsOf(preview: unknown): PointsPreview | null {
	return Preview.safeParse(preview).data ?? null;
}

/** What is answered at the pause. */
export const LetterChoices = z.object({
	points: z.array(z.string()),
	language: LetterLanguageChoice,
	tone: LetterToneChoice,
	sender: z.string().nullable(),
	addressee: Addressee,
	motivation: z.string().nullable(),
});
export type LetterChoices = z.infer<typeof LetterChoices>;

/** The answers to begin with: what an earlier visit left, else what is suggested; whatever is unreadable counts as unsaid. */
export function choicesFrom(given: Readonly<Record<string, unknown>>, posting: PointsPreview["posting"]): LetterChoices {
	const { title, company, contactPerson } = posting;
	const { points, language, tone, sender, addressee, motivation } = LetterChoices.shape;
	return {
		points: points.safeParse(given.points).data ?? [],
		language: language.safeParse(given.language).data ?? "en",
		tone: tone.safeParse(given.tone).data ?? "formal",
		sender: sender.safeParse(given.sender).data ?? null,
		addressee: addressee.safeParse(given.addressee).data ?? { title, company, contactPerson },
		motivation: motivation.safeParse(given.motivation).data ?? null,
	};
}
