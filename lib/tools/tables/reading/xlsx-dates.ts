const DAY_MS = 86_400_000;
/** Day 0 of a workbook. Its 1900 has a 29 February that never was, so days before 1 March 1900 are one later. */
const START_1900 = Date.UTC(1899, 11, 30);
const START_1904 = Date.UTC(1904, 0, 1);
const NO_LEAP_DAY = 60;
const LAST_SERIAL = 2_958_466;

/** The day or moment that a workbook's number stands for, to the millisecond; a time alone for less than a day, null for what is none. */
export function dateOfSerial(serial: number, startsIn1904: boolean): string | null {
	if (!(serial >= 0 && serial < LAST_SERIAL)) return null;
	const milliseconds = Math.round(serial * DAY_MS);
	const shift = !startsIn1904 && serial < NO_LEAP_DAY ? DAY_MS : 0;
	const iso = new Date((startsIn1904 ? START_1904 : START_1900) + milliseconds + shift).toISOString();
	const time = iso.slice(11, -1).replace(/\.000$/, "");
	if (serial < 1 && !startsIn1904) return time;
	return time === "00:00:00" ? iso.slice(0, 10) : `${iso.slice(0, 10)}T${time}`;
}

/** What a time may last, in days, and still be one: longer ones are days of which the hour alone is shown. */
const LONGEST_TIME = 367;

/** A time that lasts a day or more, or less than nothing, as hours, minutes and seconds: `25:30:00`, `-01:15:00`. Null for another one. */
export function durationOfSerial(serial: number): string | null {
	if (!(Math.abs(serial) < LONGEST_TIME) || (serial >= 0 && serial < 1)) return null;
	const seconds = Math.round(Math.abs(serial) * DAY_MS) / 1000;
	const whole = Math.floor(seconds);
	const fraction = seconds === whole ? "" : (seconds - whole).toFixed(3).slice(1);
	const two = (value: number) => String(value).padStart(2, "0");
	return `${serial < 0 ? "-" : ""}${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${fraction}`;
}

/** The number by which a workbook counts a day or a moment without a zone; null for what it can't count. */
export function serialOfDate(iso: string): number | null {
	const at = Date.parse(iso.includes("T") ? `${iso}Z` : `${iso}T00:00:00Z`);
	if (Number.isNaN(at)) return null;
	const serial = (at - START_1900) / DAY_MS;
	return serial > NO_LEAP_DAY && serial < LAST_SERIAL ? serial : null;
}
