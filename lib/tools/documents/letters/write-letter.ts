import { z } from "zod";
import { composeLetter, type LetterInput } from "@/lib/tools/documents/letters/compose-letter";
import { frameOf, LetterRequest } from "@/lib/tools/documents/letters/letter-request";
import { WORDING_USE, wordingsByModel } from "@/lib/tools/documents/letters/model-wordings";
import { CoverLetter } from "@/lib/tools/documents/letters/schemas";
import { LetterPoint, MOST_POINTS } from "@/lib/tools/documents/matching/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { defineTool } from "@/lib/tools/tool";

/** Writes a cover letter of one page from what a resume says, sentence by sentence with its source. */
export const writeLetter = defineTool({
	name: "write_letter",
	title: "Write a cover letter",
	description: "Writes a cover letter for a posting from chosen points of a resume. Every sentence about the person cites what says it; nothing is added.",
	input: LetterRequest.extend({
		points: z.array(LetterPoint).max(MOST_POINTS),
		chosen: z.array(z.string()).min(1).max(MOST_POINTS).describe("Ids of the points that it tells"),
	}),
	output: z.object({ letter: CoverLetter }),
	perInvocationMicroU: 3_000,
	modelUse: WORDING_USE,
	timeoutMs: 60_000,
	run: async ({ points, chosen, ...request }, context) => {
		const given = { ...request, profile: givenProfile(request.profile, context.now) };
		const input: LetterInput = {
			...frameOf(given, context.now),
			posting: given.posting,
			points: points.filter(({ pointId }) => chosen.includes(pointId)),
			motivation: given.motivation ?? null,
		};
		return { letter: composeLetter(input, await wordingsByModel(input, given.posting, context)) };
	},
});
