import type { BrowserContext, Page } from "@playwright/test";

/** Long enough that no two files share it by chance. */
const RUN_BYTES = 24;

/** All that a browser sends while it is watched. */
export interface Sent {
	/** Bodies, addresses and messages of sockets, each as its bytes. */
	readonly parts: readonly { readonly what: string; readonly bytes: Buffer }[];
	/** The same as texts. */
	texts(): string[];
}

/** Every string that a JSON text holds. */
export function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function textOf(bytes: Buffer): string {
	const text = bytes.toString("utf8");
	try {
		return [text, ...stringsIn(JSON.parse(text))].join("\n");
	} catch {
		return text;
	}
}

/** Records what leaves a browser, workers included. */
export function recordSent(context: BrowserContext, page: Page): Sent {
	const parts: { what: string; bytes: Buffer }[] = [];
	context.on("request", (request) => {
		const what = `${request.method()} ${new URL(request.url()).pathname}`;
		parts.push({ what, bytes: Buffer.from(`${decodeURIComponent(request.url())}\n${JSON.stringify(request.headers())}`) });
		const body = request.postDataBuffer();
		if (body) parts.push({ what, bytes: body });
	});
	page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => parts.push({ what: "socket", bytes: Buffer.from(payload) })));
	return { parts, texts: () => parts.map(({ bytes }) => textOf(bytes)) };
}

/** Of which requests a run of a file's bytes is a part. */
export function carriersOf(file: Uint8Array, { parts }: Sent): string[] {
	const runs = new Set<string>();
	const whole = Buffer.from(file).toString("latin1");
	for (let at = 0; at + RUN_BYTES <= whole.length; at++) runs.add(whole.slice(at, at + RUN_BYTES));
	return parts.flatMap(({ what, bytes }) => {
		const body = bytes.toString("latin1");
		for (let at = 0; at + RUN_BYTES <= body.length; at++) if (runs.has(body.slice(at, at + RUN_BYTES))) return [what];
		return [];
	});
}
