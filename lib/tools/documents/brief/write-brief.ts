import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { defineTool } from "@/lib/tools/tool";
import { BRIEF_MS, FileIds, TOO_HARD } from "./read-sources";
import { Brief, BriefLength, everySentence } from "./schemas";

const NOTHING_SAID = "None of the chosen topics has a sentence of its own. Choose other topics.";

/** The brief, made of the documents' own sentences. */
export const writeBrief = defineTool({
	name: "write_brief",
	title: "Write the brief",
	description: "Arranges the weightiest sentences of documents by topic and time, word by word, each with the places where it stands; tells contradictions.",
	input: z.strictObject({
		fileIds: FileIds,
		topics: z.array(z.string().max(200)).min(1).max(50),
		length: BriefLength.nullish().describe("By default medium"),
		view: z.string().max(500).nullish().describe("Words that matter most to the reader"),
	}),
	output: z.object({ brief: Brief }),
	perInvocationMicroU: 2_000,
	timeoutMs: BRIEF_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileIds, topics, length, view }, context) => {
		const [{ openDocuments, readingOf }, { composeBrief }, { notesOfParts }] = await Promise.all([
			import("./read-documents"),
			import("./composing/compose-brief"),
			import("./composing/unused-sources"),
		]);
		const opened = await openDocuments(fileIds, context);
		const reading = readingOf(opened);
		const choice = { topics, length: length ?? ("medium" as const), view: view ?? "" };
		const parts = composeBrief(reading, choice);
		if (parts.sections.length === 0) throw new AppError("NOTHING_TO_CHOOSE", NOTHING_SAID);
		const cited = new Set(everySentence(parts).flatMap(({ citations }) => citations.map(({ source, page }) => `${source} ${page}`)));
		const pages = [...cited]
			.map((key) => key.split(" ").map(Number))
			.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
			.map(([source = 0, page = 1]) => {
				const own = opened[source]?.document.lines.filter((line) => line.page === page) ?? [];
				// Lines keep their numbers, those of a text that are empty as well.
				const lines: string[] = Array.from({ length: own.at(-1)?.line ?? 0 }, () => "");
				for (const { line, text } of own) lines[line - 1] = text;
				return { source, page, lines };
			});
		const { sources, notes } = reading;
		return {
			brief: {
				title: sources.length === 1 ? `Brief of ${sources[0]?.fileName}` : `Brief of ${sources.length} documents`,
				sources,
				choice,
				...parts,
				pages,
				notes: [...notes, ...notesOfParts(sources, parts)],
			},
		};
	},
});
