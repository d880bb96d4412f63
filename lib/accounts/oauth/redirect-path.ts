const MOST_CHARACTERS = 2_000;
/** Nobody writes more layers of encoding in good faith. */
const MOST_LAYERS = 4;
const ANY_ORIGIN = "http://path.invalid";

/** One layer of percent-encoding, byte by byte: only what stands for ASCII can mislead. */
function decodedOnce(text: string): string {
	return text.replace(/%([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Whether a browser, or whoever decodes it on the way, could read it as another host or as more than one line. */
function isMisleading(text: string): boolean {
	const path = text.split(/[?#]/, 1)[0] ?? "";
	return /\p{Cc}/u.test(text) || path.includes("\\") || /^\/\s*\//.test(path);
}

/** A path of this site to come back to, as it may stand in a Location header; null for any other text. */
export function readRedirectPath(given: string): string | null {
	if (given.length > MOST_CHARACTERS || !given.startsWith("/") || !URL.canParse(given, ANY_ORIGIN)) return null;
	let text = given;
	for (let layer = 0; !isMisleading(text); layer++) {
		const inner = decodedOnce(text);
		if (inner === text) break;
		if (layer === MOST_LAYERS) return null;
		text = inner;
	}
	const { origin, pathname, search, hash } = new URL(given, ANY_ORIGIN);
	if (isMisleading(text) || origin !== ANY_ORIGIN || pathname.startsWith("//")) return null;
	return `${pathname}${search}${hash}`;
}
