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

/** Where a window of `size` begins on a length so that it holds `from` to `to` and has `middle` as near its middle as can be. */
function startOf(size: number, length: number, from: number, to: number, middle: number): number {
	const centred = to - from <= size ? Math.min(Math.max((from + to) / 2 - size / 2, to - size), from) : middle - size / 2;
	return Math.round(Math.min(Math.max(centred, 0), length - size));
}

/** The largest window of a shape in a picture, placed around what matters; with `focus` null in the middle. */
export function windowFor(picture: Size, shape: Size, focus: Focus | null): Window {
	const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
	const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)));
	const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)));
	if (!focus) return { left: Math.round((picture.width - width) / 2), top: Math.round((picture.height - height) / 2), width, height };
	const { box, x, y } = focus;
	return {
		left: startOf(width, picture.width, box.left * picture.width, box.right * picture.width, x * picture.width),
		top: startOf(height, picture.height, box.top * picture.height, box.bottom * picture.height, y * picture.height),
		width,
		height,
	};
}

/** How much of a stretch lies within another. */
function held(from: number, to: number, start: number, end: number): number {
	return Math.max(0, Math.min(to, end) - Math.max(from, start)) / Math.max(1, to - from);
}

/** Whether a window holds what matters: without knowing that, any does. */
export function holds({ left, top, width, height }: Window, picture: Size, { box, confidence }: Focus): boolean {
	if (confidence < SURE) return true;
	const across = held(box.left * picture.width, box.right * picture.width, left, left + width);
	const down = held(box.top * picture.height, box.bottom * picture.height, top, top + height);
	return across >= ENOUGH && down >= ENOUGH;
}
