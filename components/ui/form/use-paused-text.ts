import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** What is typed into a field, told on once the typing rests; `told` is what was told last. */
export function usePausedText(told: string, onPause: (text: string) => void) {
	const [text, setText] = useState(told);
	useEffect(() => {
		if (text.trim() === told) return;
		const timer = setTimeout(() => onPause(text.trim()), PAUSE_MS);
		return () => clearTimeout(timer);
	});
	return [text, setText] as const;
}
