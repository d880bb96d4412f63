import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";

/** RFC 5321, 4.5.3.1: 64 octets before the @ and 255 behind it. */
const LONGEST_LOCAL = 64;
const LONGEST_HOST = 255;
const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const HOST = /^\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

/** Networks whose names stand before a handle: "Instagram @ludo.produce" is no address of mail. */
const NETWORKS = new Set(
	"instagram insta ig tiktok twitter x facebook fb telegram threads mastodon bluesky youtube github gitlab behance dribbble discord skype line wechat weibo snapchat pinterest linkedin xing vimeo medium twitch signal".split(
		" ",
	),
);
/** Ends of hosts that are no country's and longer than three letters. */
const LONG_ENDS = new Set(
	"info name mail email online site shop studio design academy consulting example test invalid local aero coop museum jobs mobi".split(" "),
);

/** Whether what stands on both sides of a blank is rather the name of a network, or a host that ends like a word. */
function isHandle(local: string, host: string): boolean {
	const end = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
	return NETWORKS.has(local.toLowerCase()) || !(/^[a-z]{2,3}$/.test(end) || LONG_ENDS.has(end));
}

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
		if ((written !== before || /^\s/u.test(host)) && isHandle(local, host)) continue;
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
