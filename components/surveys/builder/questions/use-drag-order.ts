"use client";

import { type PointerEvent, type RefObject, useRef, useState } from "react";

export interface DragOrder {
	/** What is being dragged, and before which of the others it would be put. */
	readonly dragged: string | null;
	readonly target: number | null;
	readonly handleOf: (key: string) => {
		onPointerDown: (event: PointerEvent) => void;
		onPointerMove: (event: PointerEvent) => void;
		onPointerUp: () => void;
		onPointerCancel: () => void;
	};
}

/** Dragging the entries of a list by their handles. `data-drag` names each entry in the frame; the keyboard has ways of its own. */
export function useDragOrder(frameRef: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void): DragOrder {
	const [state, setState] = useState<{ key: string; target: number } | null>(null);
	const stateRef = useRef(state);
	const set = (next: typeof state) => {
		stateRef.current = next;
		setState(next);
	};

	function targetAt(key: string, y: number): number {
		const others = [...(frameRef.current?.querySelectorAll<HTMLElement>("[data-drag]") ?? [])].filter(({ dataset }) => dataset.drag !== key);
		return others.filter((entry) => {
			const { top, height } = entry.getBoundingClientRect();
			return y > top + height / 2;
		}).length;
	}

	return {
		dragged: state?.key ?? null,
		target: state?.target ?? null,
		handleOf: (key) => ({
			onPointerDown: (event) => {
				if (event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				set({ key, target: targetAt(key, event.clientY) });
			},
			onPointerMove: (event) => {
				if (stateRef.current) set({ key, target: targetAt(key, event.clientY) });
			},
			onPointerUp: () => {
				const moved = stateRef.current;
				set(null);
				if (moved) onMove(moved.key, moved.target);
			},
			onPointerCancel: () => set(null),
		}),
	};
}
