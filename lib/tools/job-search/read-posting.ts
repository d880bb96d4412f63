import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { linkOf, postingByFile, postingByLink } from "@/lib/tools/job-search/given-posting/posting-source";
import { GivenPosting, type PostingText } from "@/lib/tools/job-search/given-posting/schemas";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { defineTool } from "@/lib/tools/tool";
import { LONGEST } from "./limits";

const FEWEST_LETTERS = 40;

/** @throws AppError FILE_UNREADABLE for a text of which nothing reads as a posting's. */
function understood(text: PostingText): GivenPosting {
	const posting = understandPosting(text);
	const { title, company, demands, tasks } = posting;
	if (title !== null || company !== null || demands.length > 0 || tasks.length > 0) return posting;
	throw new AppError(
		"FILE_UNREADABLE",
		"Nothing in this reads as a job posting: no position, no company, no task, and nothing that it asks for. Give the whole posting, from its title to what it asks for.",
	);
}

/** Reads one posting that a person brought along, by its address, as text or as a file. */
export const readPosting = defineTool({
	name: "read_posting",
	title: "Read a posting",
	description:
		"Reads one job posting from its address, from pasted text, or from a PDF, DOCX or text file: title, company, what it asks for, the tasks, and whom to write to. Exactly one of the two inputs is needed.",
	input: z.object({
		given: z.string().max(LONGEST.description).nullish().describe("An address or the posting's text"),
		fileId: z.string().nullish(),
	}),
	output: z.object({ posting: GivenPosting }),
	perInvocationMicroU: 1_000,
	timeoutMs: 30_000,
	whenStopped: { code: "FILE_UNREADABLE", message: "This posting takes too long to read. Paste its text instead." },
	async run({ given, fileId }, context) {
		const text = given?.trim() ?? "";
		if ((text === "") === !fileId) throw new AppError("SLOT_VALIDATION_ERROR", "Give the posting once: its address, its text, or a file with it.");
		if (fileId) return { posting: understood(await postingByFile(await context.readFile(fileId), context)) };
		const link = linkOf(text);
		if (link !== null) return { posting: understood(await postingByLink(link, context.signal)) };
		if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS)
			throw new AppError("FILE_UNREADABLE", "This is too short for a posting. Paste its whole text, or give its address as it stands in your browser.");
		return { posting: understood({ text, head: {}, source: { kind: "text", name: "" }, notes: [] }) };
	},
});
