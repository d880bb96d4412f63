import type { SlotAnswer } from "@/lib/questions/schemas";

/** Where the answers being edited are: unchanged, about to be kept, kept, only on this page, or given and held back until there is a connection. */
export type DraftState = "idle" | "waiting" | "saving" | "saved" | "offline" | "held" | "lost";

export interface DraftHandle {
	/** What an earlier visit left, by question; the questions start with it. */
	restored: Readonly<Record<string, unknown>>;
	/** Where `restored` comes from; questions that were drawn with another one begin anew. */
	begunFrom: "server" | "device";
	/** Takes all answers as they are now; see useKept. */
	keep: (answers: readonly SlotAnswer[]) => void;
	/** Call when the answers are sent, with true, and with false when that failed. */
	hold: (isHeld: boolean) => void;
	/** Call when the answers were sent: there is nothing to keep any more. */
	end: () => void;
	state: DraftState;
}
