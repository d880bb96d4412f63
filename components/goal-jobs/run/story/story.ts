import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { isText } from "@/lib/platform/contract/plain-shapes";
import type { Told } from "@/lib/platform/contract/told";
import { readTold } from "./read-told";

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
			const told = readTold(data.told);
			if (told && isText(data.stepId) && !data.itemKey) stages.set(data.stepId, told);
		}
		if (type === "artifact_ready") {
			const { artifactId, fileName, mimeType, isPrimary } = data;
			if (!isText(artifactId) || !isText(fileName) || !isText(mimeType)) continue;
			const made = { artifactId, fileName, mimeType, isPrimary };
			// What holds all of them is the end of the story, and has its own button.
			if (!isPrimary && mimeType !== "application/json") documents.set(fileName, made);
		}
	}
	return { stages: [...stages.values()], documents: [...documents.values()] };
}
