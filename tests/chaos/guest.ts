import { stack } from "./stack";

export interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at, not relied on
	readonly body: any;
}

/** A guest of the running stack, who asks as a program does. */
export interface Guest {
	/** @throws Error when nothing answers in a minute. */
	ask(method: string, path: string, body?: unknown): Promise<Answer>;
	upload(fileName: string, bytes: Uint8Array): Promise<Answer>;
}

const ANSWER_WITHIN_MS = 60_000;

/** A browser escapes quotes and lines of a name, and sends all else as it is. */
function formOf(fileName: string, bytes: Uint8Array): { body: Buffer; type: string } {
	const boundary = "----------hostile-file";
	const name = fileName.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
	return { body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]), type: `multipart/form-data; boundary=${boundary}` };
}

export async function enterAsGuest(): Promise<Guest> {
	let token = "";
	const send = async (method: string, path: string, type: string | null, body: BodyInit | null): Promise<Answer> => {
		const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(type === null ? {} : { "content-type": type }) };
		const response = await fetch(`${stack.web}/api/v1${path}`, { method, headers, body, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
		const text = await response.text();
		return { status: response.status, body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text };
	};
	const guest: Guest = {
		ask: (method, path, body) => send(method, path, body === undefined ? null : "application/json", body === undefined ? null : JSON.stringify(body)),
		upload: (fileName, bytes) => {
			const form = formOf(fileName, bytes);
			return send("POST", "/files/upload", form.type, new Uint8Array(form.body));
		},
	};
	token = (await guest.ask("POST", "/auth/anonymous")).body.accessToken;
	return guest;
}
