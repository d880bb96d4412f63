import { z } from "zod";
import { languageOfProfile } from "@/lib/tools/documents/language/own-words";
import { LETTER_LANGUAGES, letterLanguageOf } from "@/lib/tools/documents/letters/words/languages";
import { proposePoints as propose } from "@/lib/tools/documents/matching/propose";
import { LetterPoint, MOST_POINTS } from "@/lib/tools/documents/matching/schemas";
import { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { languageName } from "@/lib/tools/reading/text/detect-language";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { defineTool } from "@/lib/tools/tool";
import { certainName } from "./letter-parts";
import { LetterLanguageChoice } from "./schemas";

const NAMELESS = "Your name could not be read for certain. Say below who signs; otherwise the letter leaves a place for the name.";

/** The language that a letter is best written in, and why it is not the posting's where it is not. */
function suggestedLanguage(posting: GivenPosting, profile: ResumeProfile): { language: (typeof LETTER_LANGUAGES)[number]; notes: string[] } {
	const asked = letterLanguageOf(posting.language);
	const own = letterLanguageOf(languageOfProfile(profile));
	const names = LETTER_LANGUAGES.map(languageName).join(", ");
	if (asked !== null) return { language: asked, notes: [] };
	return {
		language: own ?? "en",
		notes: [
			`The posting is in ${languageName(posting.language)}, and letters can be written in ${names}. Choose one of these, or stop here: nothing is written yet.`,
		],
	};
}

/** Holds a posting against a resume: for each demand the very words of the resume that show it, and what it does not show. */
export const proposePoints = defineTool({
	name: "propose_points",
	title: "Find what to tell a posting",
	description:
		"For each demand of a posting, finds the lines, skills and entries of a resume that show it, with their places, and names what the resume does not show.",
	input: z.object({ profile: ResumeProfile, posting: GivenPosting }),
	output: z.object({
		points: z.array(LetterPoint).max(MOST_POINTS).describe("With evidence, best first"),
		gaps: z.array(LetterPoint).max(MOST_POINTS).describe("Asked for and not shown by the resume"),
		proposed: z.array(z.string()).describe("Ids of the points that make a letter of one page"),
		language: LetterLanguageChoice.describe("The letter's, by the posting's"),
		senderName: z.string().nullable().describe("The name that the resume tells for certain"),
		notes: z.array(z.string()).max(5),
	}),
	perInvocationMicroU: 1_000,
	timeoutMs: 15_000,
	run: async ({ profile, posting }, { now }) => {
		const given = givenProfile(profile, now);
		const { language, notes } = suggestedLanguage(posting, given);
		const senderName = certainName(given);
		return { ...propose(given, posting, now), language, senderName, notes: senderName === null ? [NAMELESS, ...notes] : notes };
	},
});
