import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";

/** RFC 5321, 4.5.3.1: 64 octets before the @ and 255 behind it. */
const LONGEST_LOCAL = 64;
const LONGEST_HOST = 255;
const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const HOST = /^\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

/** Where the e-mail addresses of a text stand, a blank beside the @ included that a column left there. Looks from each @ to both sides. */
function spansIn(text: string): { start: number; end: number }[] {
	const spans: { start: number; end: number }[] = [];
	let end = 0;
	for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", Math.max(at + 1, end))) {
		const before = text.slice(Math.max(end, at - LONGEST_LOCAL - 1), at);
		const written = /\s$/u.test(before) ? before.slice(0, -1) : before;
		const local = trimStartOf(written.slice(trimEndOf(written, LOCAL).length), /[._%+'-]/);
		const host = HOST.exec(text.slice(at + 1, at + 2 + LONGEST_HOST))?.[0];
		if (local === "" || host === undefined) continue;
		end = at + 1 + host.length;
		spans.push({ start: at - (before.length - written.length) - local.length, end });
	}
	return spans;
}

/** The e-mail addresses of a text as it writes them. */
export function emailsIn(text: string): string[] {
	return spansIn(text).map(({ start, end }) => text.slice(start, end));
}

/** The text with a blank in place of each e-mail address. */
export function withoutEmails(text: string): string {
	const spans = spansIn(text);
	return [...spans.map(({ start }, index) => text.slice(spans[index - 1]?.end ?? 0, start)), text.slice(spans.at(-1)?.end ?? 0)].join(" ");
}
