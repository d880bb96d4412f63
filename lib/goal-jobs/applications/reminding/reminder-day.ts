/** Nobody is mailed in the night. */
const MORNING_HOUR = 8;
const DAY_MS = 24 * 60 * 60_000;
/** An older day was set as a note: the home page shows it, and a mail about it would come as a surprise. */
const MOST_DAYS_LATE = 1;

/** The day and the hour that it is somewhere; in UTC where the name of the zone says nothing. */
function clockIn(timeZone: string | null, now: Date): { day: string; hour: number } {
	const options = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" } as const;
	let format: Intl.DateTimeFormat;
	try {
		format = new Intl.DateTimeFormat("en", { ...options, timeZone: timeZone ?? "UTC" });
	} catch {
		format = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
	}
	const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
	return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** Whether a reminder of this day (`2026-12-01`) is to be mailed: not yet, now, or not any more. */
export function whenToRemind(remindOn: string, timeZone: string | null, now: Date): "later" | "now" | "past" {
	const { day, hour } = clockIn(timeZone, now);
	if (remindOn > day || (remindOn === day && hour < MORNING_HOUR)) return "later";
	return Date.parse(day) - Date.parse(remindOn) > MOST_DAYS_LATE * DAY_MS ? "past" : "now";
}
