import { fieldOf, type Shape } from "@/lib/catalog/validation/json-shape";

/**
 * What the note of a tool sets: lines such as `targetFormat: xlsx` or `pageNumbers = true` that name an input of the tool. Other lines are words for
 * people. A value is read as JSON where it is JSON, else as text.
 */
export function settingsOf(note: string, input: Shape): ReadonlyMap<string, unknown> {
	const settings = new Map<string, unknown>();
	for (const line of note.split("\n")) {
		const at = firstOf(line, ":", "=");
		if (at < 0) continue;
		const [name, given] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
		if (given === "" || name === "" || name.includes(" ") || !fieldOf(input, [name])) continue;
		settings.set(name, readValue(given));
	}
	return settings;
}

function firstOf(line: string, ...marks: string[]): number {
	const places = marks.map((mark) => line.indexOf(mark)).filter((place) => place >= 0);
	return places.length === 0 ? -1 : Math.min(...places);
}

function readValue(given: string): unknown {
	try {
		return JSON.parse(given);
	} catch {
		return given;
	}
}
