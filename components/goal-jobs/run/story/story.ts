import { z } from "zod";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { Told } from "@/lib/platform/contract/told";

const Finished = z.object({ stepId: z.string(), itemKey: z.string().nullish(), told: Told });
const Made = z.object({ artifactId: z.string(), fileName: z.string(), mimeType: z.string(), isPrimary: z.boolean().nullish() });

/** A document that a run has written. */
export interface WrittenDocument {
	readonly artifactId: string;
	readonly fileName: string;
	readonly mimeType: string;
}

/** What can be told of a run while it works: what its steps have come to, in their order, and the documents that are written. */
export interface Story {
	readonly stages: readonly Told[];
	readonly documents: readonly WrittenDocument[];
}

/** Reads the story from the log. A step that was done again tells anew, in its old place. */
export function storyOf(events: readonly JobEvent[]): Story {
	const stages = new Map<string, Told>();
	const documents = new Map<string, WrittenDocument>();
	for (const { type, data } of events) {
		if (type === "tool_finished") {
			const finished = Finished.safeParse(data).data;
			if (finished && !finished.itemKey) stages.set(finished.stepId, finished.told);
		}
		if (type === "artifact_ready") {
			const made = Made.safeParse(data).data;
			// What holds all of them is the end of the story, and has its own button.
			if (made && !made.isPrimary && made.mimeType !== "application/json") documents.set(made.fileName, made);
		}
	}
	return { stages: [...stages.values()], documents: [...documents.values()] };
}
