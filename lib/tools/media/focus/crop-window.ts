import type { Focus } from "./find-focus";

/** A part of a picture in its pixels. */
export interface Window {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The share of what matters that a cut must hold, along the side that is cut. */
const ENOUGH = 0.8;
const SURE = 0.25;
/** Of what is kept nothing but its edge may be lost. */
const WHOLE = 0.97;
/** What reaches from side to side, as a horizon does, may lose more, and so may the rest where the part that counts is whole. */
const [SIDE_TO_SIDE, ENOUGH_OF_IT] = [0.94, 0.5];

function enoughOf(from: number, to: number, isKept: boolean): number {
	return isKept || to - from >= SIDE_TO_SIDE ? ENOUGH_OF_IT : ENOUGH;
}

/** Of a picture that is full of things a cut takes less than this. */
const MOST_LOST = 0.65;

/** Where a window of `size` begins on a length so that it holds `from` to `to` and has `middle` as near its middle as can be. */
function startOf(size: number, length: number, from: number, to: number, middle: number): number {
	const centred = to - from <= size ? Math.min(Math.max((from + to) / 2 - size / 2, to - size), from) : middle - size / 2;
	return Math.round(Math.min(Math.max(centred, 0), length - size));
}

/** A window moved as little as it takes to hold a stretch. */
function movedOver(start: number, size: number, length: number, from: number, to: number): number {
	const moved = to - from > size ? (from + to) / 2 - size / 2 : Math.min(Math.max(start, to - size), from);
	return Math.round(Math.min(Math.max(moved, 0), length - size));
}

/** The largest window of a shape in a picture, placed around what matters; with `focus` null in the middle. */
export function windowFor(picture: Size, shape: Size, focus: Focus | null): Window {
	const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
	const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)));
	const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)));
	if (!focus) return { left: Math.round((picture.width - width) / 2), top: Math.round((picture.height - height) / 2), width, height };
	const { box, kept, x, y } = focus;
	const left = startOf(width, picture.width, box.left * picture.width, box.right * picture.width, x * picture.width);
	const top = startOf(height, picture.height, box.top * picture.height, box.bottom * picture.height, y * picture.height);
	if (!kept) return { left, top, width, height };
	return {
		left: movedOver(left, width, picture.width, kept.left * picture.width, kept.right * picture.width),
		top: movedOver(top, height, picture.height, kept.top * picture.height, kept.bottom * picture.height),
		width,
		height,
	};
}

/** How much of a stretch lies within another. */
function held(from: number, to: number, start: number, end: number): number {
	return Math.max(0, Math.min(to, end) - Math.max(from, start)) / Math.max(1, to - from);
}

/** Whether a window holds what matters. Where all of a picture may, it must not take too much of it; where nothing stands out, any does. */
export function holds({ left, top, width, height }: Window, picture: Size, { box, kept, confidence }: Focus): boolean {
	if (kept) {
		const across = held(kept.left * picture.width, kept.right * picture.width, left, left + width);
		const down = held(kept.top * picture.height, kept.bottom * picture.height, top, top + height);
		if (across < WHOLE || down < WHOLE) return false;
	}
	if (confidence < SURE) return kept !== null || confidence === 0 || 1 - (width * height) / (picture.width * picture.height) < MOST_LOST;
	const across = held(box.left * picture.width, box.right * picture.width, left, left + width);
	const down = held(box.top * picture.height, box.bottom * picture.height, top, top + height);
	return across >= enoughOf(box.left, box.right, kept !== null) && down >= enoughOf(box.top, box.bottom, kept !== null);
}
