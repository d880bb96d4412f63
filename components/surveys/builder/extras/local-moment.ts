/** Minutes that a zone is ahead of UTC at a moment. */
function offsetMinutes(timeMs: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	}).formatToParts(timeMs);
	const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	const wallMs = Date.UTC(partOf("year"), partOf("month") - 1, partOf("day"), partOf("hour"), partOf("minute"), partOf("second"));
	return Math.round((wallMs - Math.floor(timeMs / 1000) * 1000) / 60_000);
}

/** A moment as a `datetime-local` field of this zone writes it. */
export function localInputOf(iso: string, timeZone: string): string {
	const timeMs = Date.parse(iso);
	return new Date(timeMs + offsetMinutes(timeMs, timeZone) * 60_000).toISOString().slice(0, 16);
}

/** The moment that such a field means; null while it is not filled in. Of an hour that the clocks skip, the moment right after. */
export function momentOfLocal(input: string, timeZone: string): string | null {
	const wallMs = Date.parse(`${input}Z`);
	if (Number.isNaN(wallMs)) return null;
	const guess = wallMs - offsetMinutes(wallMs, timeZone) * 60_000;
	return new Date(wallMs - offsetMinutes(guess, timeZone) * 60_000).toISOString();
}
