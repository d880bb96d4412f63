import { ApiError, fieldErrors, messageOf } from "@/components/api-client";
import type { Slot } from "@/lib/questions/schemas";

/** Why answers were not taken, in words of the questions; null without an error. */
export function answerProblem(error: unknown, questions: readonly Slot[]): string | null {
	if (!error) return null;
	const wrong = Object.entries(fieldErrors(error));
	if (wrong.length === 0) return `Your answer was not saved. ${messageOf(error)}`;
	const known = wrong.flatMap(([slotId, message]) => {
		const question = questions.find((slot) => slot.slotId === slotId)?.question;
		return question ? [`${question} ${message}`] : [];
	});
	if (known.length > 0) return `Your answer was not saved. ${known.join(" ")}`;
	return "These questions have changed meanwhile, perhaps in another window. Reload the page to see them as they are now.";
}

/** Whether somebody else, or another window, was quicker: the page then shows what is true now. */
export function wasAnsweredElsewhere(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "VERSION_CONFLICT" || error.code === "INVALID_STATE_TRANSITION");
}
