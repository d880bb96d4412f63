import { useCallback, useState } from "react";

const WORDS = "A file is still on its way. Wait until it has arrived, or take it away.";
const NONE: ReadonlySet<string> = new Set();

/** Which questions wait for a file. Answers that were sent without it would lack it, so a form asks `mayGo` before it sends them. */
export function useUnfinishedUploads() {
	const [waiting, setWaiting] = useState(NONE);
	const [hasPressed, setHasPressed] = useState(false);
	const note = useCallback((slotId: string, isUploading: boolean) => {
		setWaiting((all) => {
			if (all.has(slotId) === isUploading) return all;
			return new Set(isUploading ? [...all, slotId] : [...all].filter((other) => other !== slotId));
		});
		if (!isUploading) setHasPressed(false);
	}, []);
	return {
		note,
		mayGo: () => {
			setHasPressed(waiting.size > 0);
			return waiting.size === 0;
		},
		/** What to tell beside a question whose file was not waited for. */
		problemOf: (slotId: string) => (hasPressed && waiting.has(slotId) ? WORDS : undefined),
		/** The same for the whole form. */
		problem: hasPressed && waiting.size > 0 ? WORDS : null,
	};
}
