/** Where a practice is: which question is in hand, and whether its answer is shown. */
export interface PracticeState {
	readonly at: number;
	readonly isOpen: boolean;
}

export const PRACTICE_START: PracticeState = { at: 0, isOpen: false };

export type PracticeStep = "next" | "back" | "turn";

/** The state after a step. The first has nothing before it, and the last nothing after it. */
export function practiceAfter({ at, isOpen }: PracticeState, step: PracticeStep, count: number): PracticeState {
	if (step === "turn") return { at, isOpen: !isOpen };
	const to = Math.min(Math.max(at + (step === "next" ? 1 : -1), 0), Math.max(count - 1, 0));
	return to === at ? { at, isOpen } : { at: to, isOpen: false };
}

/** What a key does while practising; null for a key that does nothing here. */
export function stepOfKey(key: string): PracticeStep | null {
	if (key === "ArrowRight" || key === "j") return "next";
	if (key === "ArrowLeft" || key === "k") return "back";
	return key === " " || key === "Enter" ? "turn" : null;
}
