"use client";

import { createContext, useContext } from "react";
import type { Line } from "./state/tailored-lines";
import type { ResultEditing } from "./use-result-editor";

/** What the parts of the view work with. */
export interface Result {
	readonly editing: ResultEditing;
	/** The line that is looked at, with the places of its sources; null for none. */
	readonly chosen: Pick<Line, "path" | "sourceIds"> | null;
	readonly choose: (line: Pick<Line, "path" | "sourceIds"> | null) => void;
	/** The line that is being changed. */
	readonly openPath: string | null;
	readonly open: (line: Line) => void;
	/** Leaves the field of a line; the keyboard goes back to the line. */
	readonly close: (line: Line) => void;
}

export const ResultContext = createContext<Result | null>(null);

export function useResult(): Result {
	const result = useContext(ResultContext);
	if (!result) throw new Error("This belongs inside the view of a result.");
	return result;
}
