/** Ways to write dates, numbers and money that most people know theirs among; others can be set through the API. */
const TAGS = [
	...["ar", "bg", "cs", "da", "de", "de-AT", "de-CH", "el", "en-AU", "en-CA", "en-GB", "en-IE", "en-IN", "en-US", "en-ZA", "es", "es-MX", "et", "fi", "fr"],
	...["fr-BE", "fr-CA", "fr-CH", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "nl-BE", "pl", "pt-BR", "pt-PT", "ro", "sk"],
	...["sl", "sv", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"],
];

interface Choice {
	readonly value: string;
	readonly label: string;
	readonly detail?: string;
}

/** Stands for what the device says: lists of choices take no empty value. */
export const LIKE_DEVICE = "device";

function nameOf(tag: string): string {
	return new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "dialect" }).of(tag) ?? tag;
}

/** The languages to choose from, by their English names, `current` among them. */
export function localeChoices(current: string | null): Choice[] {
	const tags = current && !TAGS.includes(current) ? [current, ...TAGS] : TAGS;
	const named = tags.map((tag) => ({ value: tag, label: nameOf(tag), detail: new Intl.NumberFormat(tag).format(1234.5) }));
	return [{ value: LIKE_DEVICE, label: "Like the device" }, ...named.sort((one, other) => one.label.localeCompare(other.label))];
}

function offsetOf(timeZone: string, now: Date): string {
	const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(now);
	return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "UTC") ?? "";
}

/** The time zones to choose from, with how far each is from UTC now, `current` among them. */
export function timeZoneChoices(current: string | null, now = new Date()): Choice[] {
	const known = [...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC"), "UTC"];
	const names = current && !known.includes(current) ? [current, ...known] : known;
	const named = names.map((name) => ({ value: name, label: name.replaceAll("_", " "), detail: offsetOf(name, now) }));
	return [{ value: LIKE_DEVICE, label: "Like the device" }, ...named];
}
