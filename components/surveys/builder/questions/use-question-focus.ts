"use client";

import { useCallback, useEffect, useRef } from "react";

/** A field of a question: its text, or one of its options. */
export type QuestionPlace = { readonly key: string; readonly option?: number; readonly at?: "start" | "end" };

export const placeName = (key: string, option?: number) => (option === undefined ? `text:${key}` : `option:${key}:${option}`);

/** Puts the keyboard into a field, at once or as soon as it is drawn. */
export function useQuestionFocus(): (place: QuestionPlace) => void {
	const wantedRef = useRef<QuestionPlace | null>(null);
	const settle = useCallback(() => {
		const place = wantedRef.current;
		if (!place) return;
		const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(`[data-place="${CSS.escape(placeName(place.key, place.option))}"]`);
		if (!field) return;
		wantedRef.current = null;
		field.focus();
		const position = place.at === "start" ? 0 : field.value.length;
		field.setSelectionRange(position, position);
	}, []);
	useEffect(settle);
	return useCallback(
		(place) => {
			wantedRef.current = place;
			// What is there already is not drawn anew.
			queueMicrotask(settle);
		},
		[settle],
	);
}
