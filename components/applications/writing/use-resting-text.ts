"use client";

import { useEffect, useRef, useState } from "react";

const SAVE_AFTER_MS = 800;

/** A text that is told once its typing rests, when its field is left, and when its place is. */
export function useRestingText(saved: string, onChange: (text: string) => void) {
	const [text, setText] = useState(saved);
	const toldRef = useRef(saved);
	const tell = () => {
		if (text === toldRef.current) return;
		toldRef.current = text;
		onChange(text);
	};
	const tellRef = useRef(tell);
	tellRef.current = tell;
	useEffect(() => {
		if (text === toldRef.current) return;
		const timer = setTimeout(() => tellRef.current(), SAVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [text]);
	// What was typed in the last moment is kept when the place is left.
	useEffect(() => () => tellRef.current(), []);
	return { text, setText, tell };
}
