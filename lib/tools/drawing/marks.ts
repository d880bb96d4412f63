/** What a mark stands out as: the thing itself, what it is beside, or words. */
export type Tone = "main" | "soft" | "ink" | "muted" | "hairline";

/** A piece of a drawing. Lengths are in points of the drawing, from its upper left corner. */
export type Mark =
	| { readonly type: "rect"; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly tone: Tone }
	| { readonly type: "line"; readonly points: readonly (readonly [number, number])[]; readonly tone: Tone; readonly thickness: number }
	| { readonly type: "dot"; readonly x: number; readonly y: number; readonly radius: number; readonly tone: Tone }
	| { readonly type: "text"; readonly x: number; readonly y: number; readonly text: string; readonly anchor: "start" | "middle" | "end"; readonly tone: Tone };

/** A chart as it is drawn, the same on screen and on paper. */
export interface Drawing {
	readonly width: number;
	readonly height: number;
	/** Of all its text. */
	readonly textSize: number;
	readonly marks: readonly Mark[];
}

/** The words in a drawing, in the order in which they are drawn. */
export function textsOf({ marks }: Drawing): string[] {
	return marks.flatMap((mark) => (mark.type === "text" ? [mark.text] : []));
}

/** The drawing with its words changed. */
export function withTexts(drawing: Drawing, change: (text: string) => string): Drawing {
	return { ...drawing, marks: drawing.marks.map((mark) => (mark.type === "text" ? { ...mark, text: change(mark.text) } : mark)) };
}
