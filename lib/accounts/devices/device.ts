/** What a session runs on, as far as its program tells; both words are null for one that tells nothing. */
export interface Device {
	readonly kind: "computer" | "phone" | "tablet" | "program" | "unknown";
	/** The browser, or the program's own name. */
	readonly browser: string | null;
	readonly system: string | null;
}

/** The first that matches counts: most browsers name those that they stem from too. */
const BROWSERS: ReadonlyArray<readonly [sign: string, name: string]> = [
	["Edg", "Edge"],
	["OPR/", "Opera"],
	["OPT/", "Opera"],
	["Vivaldi/", "Vivaldi"],
	["SamsungBrowser/", "Samsung Internet"],
	["DuckDuckGo/", "DuckDuckGo"],
	["YaBrowser/", "Yandex Browser"],
	["FxiOS/", "Firefox"],
	["CriOS/", "Chrome"],
	["HeadlessChrome/", "Chrome"],
	["Firefox/", "Firefox"],
	["Chromium/", "Chromium"],
	["Chrome/", "Chrome"],
	["Safari/", "Safari"],
];

const SYSTEMS: ReadonlyArray<readonly [sign: string, name: string, kind: Device["kind"]]> = [
	["iPhone", "iPhone", "phone"],
	["iPod", "iPod", "phone"],
	["iPad", "iPad", "tablet"],
	["Android", "Android", "phone"],
	["CrOS", "ChromeOS", "computer"],
	["Windows", "Windows", "computer"],
	["Macintosh", "macOS", "computer"],
	["Mac OS X", "macOS", "computer"],
	["Linux", "Linux", "computer"],
];

/** A program begins with its own name and version, as in `curl/8.5.0`. */
const PROGRAM = /^([A-Za-z][\w.-]{0,39})(?:\/|\s|$)/;

/** Reads a User-Agent. What it says is the caller's own word: good for telling one's devices apart, not for deciding anything. */
export function deviceOf(userAgent: string | null): Device {
	const text = userAgent?.trim() ?? "";
	const unknown: Device = { kind: "unknown", browser: null, system: null };
	if (text === "") return unknown;
	if (!text.startsWith("Mozilla/")) {
		const name = PROGRAM.exec(text)?.[1];
		return name ? { kind: "program", browser: name, system: null } : unknown;
	}
	const browser = BROWSERS.find(([sign]) => text.includes(sign))?.[1] ?? null;
	const [, system = null, kind = "unknown"] = SYSTEMS.find(([sign]) => text.includes(sign)) ?? [];
	// Android's tablets are those that don't say Mobile.
	return { kind: system === "Android" && !text.includes("Mobile") ? "tablet" : kind, browser, system };
}

/** "Firefox on Windows", "Safari on iPhone", "curl", "An unknown device". */
export function deviceWords({ browser, system }: Device): string {
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? "An unknown device";
}
