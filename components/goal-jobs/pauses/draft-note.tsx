import type { DraftState } from "@/components/goal-jobs/draft-handle";

const WORDS: Record<DraftState, string> = {
	idle: "",
	waiting: "",
	saving: "Saving the draft",
	saved: "Draft saved",
	offline: "Not saved yet; it is kept on this page and tried again",
	held: "You are offline. Your answer is kept on this page and sent by itself as soon as the connection is back.",
	lost: "",
};

/** Whether what is being edited would outlive this page, said quietly. */
export function DraftNote({ state }: { state: DraftState }) {
	return (
		<span role="status" className="text-ink-muted text-sm">
			{WORDS[state]}
		</span>
	);
}
