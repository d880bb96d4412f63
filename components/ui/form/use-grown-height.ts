"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Lets a text area be as high as its text in browsers whose styles can't (`field-sizing`); the style says the least and the most. */
export function useGrownHeight(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the text.
	useLayoutEffect(() => {
		const area = ref.current;
		if (!area || CSS.supports("field-sizing", "content")) return;
		area.style.height = "auto";
		area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
	}, [ref, text]);
}
