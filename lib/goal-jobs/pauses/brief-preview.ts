import { isRecord } from "@/lib/platform/records";

/** With everything else in it, an event stays under the 10 kB that the stream carries. */
const MAX_BYTES = 6000;
/** How many entries of a list and characters of a text are kept, the first that fits. */
const SIZES = [
	[5, 300],
	[3, 200],
	[1, 100],
	[0, 60],
] as const;

/** A preview short enough for an event: the same fields, with the beginnings of lists and texts. The job itself has it whole. */
export function briefPreview(preview: unknown): unknown {
	for (const [entries, characters] of SIZES) {
		const brief = shorten(preview, entries, characters);
		if (Buffer.byteLength(JSON.stringify(brief ?? null)) <= MAX_BYTES) return brief;
	}
	return {};
}

function shorten(value: unknown, entries: number, characters: number): unknown {
	if (typeof value === "string") return value.length > characters ? `${[...value.slice(0, characters)].slice(0, -1).join("")}…` : value;
	if (Array.isArray(value)) return value.slice(0, entries).map((entry) => shorten(entry, entries, characters));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field, entries, characters)]));
}
