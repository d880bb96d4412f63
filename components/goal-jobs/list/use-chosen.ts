"use client";

import { useRef, useState } from "react";

/** Which rows of a list are chosen. What the list no longer shows is not chosen any more. */
export function useChosen(ids: readonly string[]) {
	const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
	const lastRef = useRef<string | null>(null);
	const chosen = ids.filter((id) => marked.has(id));

	/** Chooses a row or takes it back; with `isRange` all from the one before it on become as it does. */
	function toggle(id: string, isRange = false) {
		const becomes = !marked.has(id);
		const [at, last] = [ids.indexOf(id), lastRef.current === null ? -1 : ids.indexOf(lastRef.current)];
		const span = isRange && last >= 0 ? ids.slice(Math.min(at, last), Math.max(at, last) + 1) : [id];
		lastRef.current = id;
		setMarked((before) => {
			const next = new Set(before);
			for (const one of span) {
				if (becomes) next.add(one);
				else next.delete(one);
			}
			return next;
		});
	}

	return {
		chosen,
		toggle,
		toggleAll: () => setMarked(chosen.length === ids.length ? new Set() : new Set(ids)),
		clear: () => setMarked(new Set()),
	};
}

export type Chosen = ReturnType<typeof useChosen>;
