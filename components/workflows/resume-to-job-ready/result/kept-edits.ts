import { z } from "zod";
import type { Edits } from "./state/edits";

const Kept = z.record(z.string(), z.string());
const keyOf = (place: string) => `goal-mode.result-edits.${place}`;

/** What was written in this tab and not saved; it outlives a reload, not the tab. */
export function readKeptEdits(place: string): Edits {
	try {
		return Kept.catch({}).parse(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "{}"));
	} catch {
		return {};
	}
}

export function keepEdits(place: string, edits: Edits): void {
	try {
		if (Object.keys(edits).length === 0) sessionStorage.removeItem(keyOf(place));
		else sessionStorage.setItem(keyOf(place), JSON.stringify(edits));
	} catch {
		// A browser that forbids storage keeps them as long as the page is open.
	}
}
