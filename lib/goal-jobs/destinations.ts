import { isSureOf } from "@/lib/catalog/read-goal";
import { findSpec } from "@/lib/catalog/registry";
import { CLOSE, type GoalMatch, SURE } from "@/lib/catalog/resolve-goal";
import type { Slot } from "@/lib/questions/schemas";
import type { Destination } from "./schemas";

/** The question that is asked when a goal may mean several workflows, or means one not surely enough. */
export const DISAMBIGUATION_SLOT_ID = "workflow";

/** The destination of a job whose user named the workflow. */
export function chosenDestination(workflowId: string): Destination {
	return { destinationId: workflowId, confidence: 1, matchReason: "You chose it", requiresDisambiguation: false };
}

/** Matches as destinations; those that can't be told from the best one require the user's word. */
export function destinationsOf(matches: readonly GoalMatch[]): Destination[] {
	const best = matches[0]?.confidence ?? 0;
	const isUnsure = !isSureOf(matches);
	return matches.map((match) => ({
		destinationId: match.workflowId,
		confidence: match.confidence,
		matchReason: match.matchReason,
		requiresDisambiguation: isUnsure && (best - match.confidence < CLOSE || match.confidence < SURE),
	}));
}

export function disambiguationSlot(destinations: readonly Destination[]): Slot {
	const options = destinations.map((destination) => destination.destinationId);
	const labels = Object.fromEntries(options.map((option) => [option, findSpec(option)?.name ?? option]));
	return {
		slotId: DISAMBIGUATION_SLOT_ID,
		slotType: "select",
		question: "Which of these do you mean?",
		options,
		default: null,
		required: true,
		acceptedFormats: [],
		hidden: false,
		isDisambiguation: true,
		config: { labels },
		suggestedValue: options[0] ?? null,
		suggestedConfidence: destinations[0]?.confidence ?? null,
		suggestedSource: "goal",
	};
}
