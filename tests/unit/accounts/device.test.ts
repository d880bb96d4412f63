import { expect, it } from "vitest";
import { deviceOf, deviceWords } from "@/lib/accounts/devices/device";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";
const READ: ReadonlyArray<readonly [userAgent: string | null, words: string, kind: string]> = [
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows", "computer"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, "Edge on Windows", "computer"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/115.0.0.0`, "Opera on Windows", "computer"],
	[`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, "Chrome on Android", "phone"],
	[`Mozilla/5.0 (Linux; Android 14; SM-X910) ${CHROME} Safari/537.36`, "Chrome on Android", "tablet"],
	[
		"Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 SamsungBrowser/21.0 Chrome/110 Mobile Safari/537.36",
		"Samsung Internet on Android",
		"phone",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
		"phone",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
		"Chrome on iPhone",
		"phone",
	],
	[
		"Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/128.0 Mobile/15E148 Safari/605.1",
		"Firefox on iPad",
		"tablet",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15", "Safari on macOS", "computer"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux", "computer"],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome on ChromeOS", "computer"],
	["Mozilla/5.0 (PlayStation 5)", "An unknown device", "unknown"],
	["curl/8.5.0", "curl", "program"],
	["python-requests/2.32.3", "python-requests", "program"],
	["node", "node", "program"],
	["<script>alert(1)</script>", "An unknown device", "unknown"],
	["", "An unknown device", "unknown"],
	[null, "An unknown device", "unknown"],
];

it.each(READ)("%s is %s", (userAgent, words, kind) => {
	const device = deviceOf(userAgent);
	expect([deviceWords(device), device.kind]).toEqual([words, kind]);
});
