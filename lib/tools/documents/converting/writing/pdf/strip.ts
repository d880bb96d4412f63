import type { Pen } from "./pen";

/** An element of the tagged structure; made when the first of its content is drawn. */
export interface TagNode {
	readonly type: string;
	readonly parent: TagNode | null;
	readonly alt?: string;
}

/** A piece of a page that is never cut, from left to right over the column it was laid out for. Lengths in points. */
export interface Strip {
	readonly heightPt: number;
	/** Left out at the top of a page. */
	readonly spaceBeforePt: number;
	readonly keepsWithNext: boolean;
	/** Begins a page. */
	readonly breaksBefore?: boolean;
	/** What stands above it again when it begins a page. */
	readonly head?: readonly Strip[];
	paint(pen: Pen, topPt: number): void;
}

/** An element within another one. */
export function tag(type: string, parent: TagNode | null, alt?: string): TagNode {
	return alt === undefined ? { type, parent } : { type, parent, alt };
}

/** Strips with something drawn behind each of them, moved apart from what comes before. */
export function decorated(
	strips: readonly Strip[],
	spaceBeforePt: number,
	behind: (pen: Pen, topPt: number, heightPt: number, isFirst: boolean) => void,
): Strip[] {
	return strips.map((strip, at) => ({
		...strip,
		spaceBeforePt: at === 0 ? Math.max(spaceBeforePt, strip.spaceBeforePt) : 0,
		heightPt: strip.heightPt + (at === 0 ? 0 : strip.spaceBeforePt),
		paint: (pen, topPt) => {
			const own = at === 0 ? 0 : strip.spaceBeforePt;
			behind(pen, topPt, strip.heightPt + own, at === 0);
			strip.paint(pen, topPt + own);
		},
	}));
}
