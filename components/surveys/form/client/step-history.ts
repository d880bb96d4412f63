interface Kept {
	readonly step: number;
	/** How many steps of this visit lie before it. */
	readonly depth: number;
}

const kept = (): Partial<Kept> => (history.state as Partial<Kept> | null) ?? {};

/** Where steps are kept so that a browser's way back leads through them. */
export interface StepHistory {
	/** A step further. */
	push(step: number): void;
	/** Goes back to the step before. False where this visit began here. */
	back(): boolean;
	onReturn(show: (step: number) => void): void;
}

/** The browser's own history, beginning at a step. */
export function browserHistory(first: number): StepHistory {
	if (kept().step === undefined) history.replaceState({ step: first, depth: 0 } satisfies Kept, "");
	return {
		push: (step) => history.pushState({ step, depth: (kept().depth ?? 0) + 1 } satisfies Kept, ""),
		back() {
			if (!kept().depth) return false;
			history.back();
			return true;
		},
		onReturn: (show) => addEventListener("popstate", () => show(kept().step ?? 0)),
	};
}
