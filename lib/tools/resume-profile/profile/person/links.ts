import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { withoutEmails } from "./emails";

/** Ends of addresses that people print without `https://`. A word after a full stop is none. */
const TOP_LEVELS: ReadonlySet<string> = new Set(
	"com org net dev io me app page site tech design co eu de at ch fr es pt it nl be lu uk ie vn jp kr cn tw hk sg my id ph th us ca au nz in pk ae sa il tr ru ua pl cz sk hu ro gr se no dk fi is ng ke gh za eg mx ar br cl pe xyz info blog art studio works cloud example".split(
		" ",
	),
);
const TOKEN = /[^\s|,;<>•·]+/gu;
const LABEL = /^[\p{L}\p{N}-]{1,63}$/u;
const MOST_LABELS = 9;

/** An address within a word, without what introduces or ends it; null for none. */
function linkOf(word: string): string | null {
	const start = trimStartOf(word, /[^\p{L}\p{N}]/u);
	const address = /^https?:/i.test(start) ? start : trimStartOf(start.split(":").at(-1) ?? "", /[^\p{L}\p{N}]/u);
	// A bracket may close one that belongs to the address.
	const own = trimEndOf(address, address.includes("(") ? /[\].,:'"”]/ : /[)\].,:'"”]/);
	if (/^(?:https?:\/\/|www\.)\S/i.test(own)) return own;
	const labels = own.split("/", 1)[0]?.split(".") ?? [];
	const isHost =
		labels.length > 1 && labels.length <= MOST_LABELS && labels.every((label) => LABEL.test(label)) && TOP_LEVELS.has(labels.at(-1)?.toLowerCase() ?? "");
	// "ASP.NET", "B.Tech", "Dr.in"
	const isName =
		labels.slice(1).some((label) => /^\p{Lu}/u.test(label)) || (labels.length === 2 && labels[0]?.length === 1) || /^\p{Lu}\p{Ll}{0,3}\.\p{Ll}{2}$/u.test(own);
	return isHost && !isName ? own : null;
}

/** A line "Bol.com fulfilment center" names an employer: an address without a path has no words behind it. */
function isPartOfName(link: string, text: string): boolean {
	return text.startsWith(link) && !/^(?:https?:|www\.)|\//iu.test(link) && /^ \p{L}/u.test(text.slice(link.length));
}

const HANDLE = /^@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,38}$/u;

/** "@ana.lens" beside the person's name: where they are found on a network. */
export function handlesOf(text: string): string[] {
	return (text.match(TOKEN) ?? []).map((word) => trimEndOf(word, /[).,:]/)).filter((word) => HANDLE.test(word));
}

/** The links that a text prints, as it prints them. Addresses of mail are none. */
export function linksOf(text: string): string[] {
	return (text.match(TOKEN) ?? []).flatMap((word) => (word.includes("@") ? [] : (linkOf(word) ?? [])));
}

const NEXT_LINE = 1.8;

/** The line below in the same column, or right below where the column ends. */
export function nextOf(line: ResumeLine, all: readonly ResumeLine[]): ResumeLine | null {
	const next = all[all.indexOf(line) + 1];
	if (!next || next.page !== line.page || next.fontSize !== line.fontSize) return null;
	const isRightBelow = next.x !== null && next.y !== null && next.x === line.x && next.y - (line.y ?? 0) < NEXT_LINE * (line.fontSize ?? 0);
	return next.column === line.column || isRightBelow ? next : null;
}

/** "Scrum.org" in a list is a name; away from the head an address has more to it. */
export function leadsSomewhere({ text, links }: ResumeLine): boolean {
	return links.length > 0 || /https?:|www\.|\.\p{L}{2,}\/\S|linkedin|github/iu.test(text);
}

const keyOf = (link: string): string => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, "");

const CUT_REST = /^[\p{Ll}\p{N}_%-]{2,24}\/?$/u;

/** What the next line adds to an address that its line ends with: the target behind it tells, else a dash, a slash, or a word that could be no other thing. */
function restOfLink(end: string, line: ResumeLine, next: ResumeLine | null): string {
	if (!next || !line.text.trimEnd().endsWith(end) || !end.includes("/")) return "";
	const rest = /^[\p{L}\p{N}_%.-]+(?:\/\S*)?$/u.exec(next.text)?.[0] ?? "";
	const isProfile = /linkedin\.\p{L}+\/in\/\S/u.test(end) && CUT_REST.test(next.text) && line.x !== null;
	return /[/-]$/.test(end) || isProfile || (next.text.startsWith("-") && CUT_REST.test(next.text)) ? rest : "";
}

/** The links of the lines near the person's name, each once, as they are printed or as their targets are where a line cuts them. */
export function linksIn(lines: readonly ResumeLine[], all: readonly ResumeLine[]): Fact[] {
	const links = new Map<string, Fact>();
	for (const line of lines) {
		const withoutEmail = withoutEmails(line.text);
		for (const end of linksOf(withoutEmail).filter((link) => !isPartOfName(link, withoutEmail))) {
			const target = line.links.find((link) => /[^/]\/[^/]/.test(end) && keyOf(link).startsWith(keyOf(end)) && keyOf(link).length > keyOf(end).length);
			const next = nextOf(line, all);
			const value = target && withoutEmail.trimEnd().endsWith(end) ? keyOf(target) : end + restOfLink(end, line, next);
			const isBroken = next !== null && value.length > end.length && value.endsWith(next.text.trim());
			if (!links.has(keyOf(value))) links.set(keyOf(value), factOf(value, /^https?:|\//.test(value) ? 0.95 : 0.8, isBroken ? [line, next] : [line]));
		}
		for (const handle of handlesOf(line.text)) if (!links.has(keyOf(handle))) links.set(keyOf(handle), factOf(handle, 0.8, [line]));
		for (const target of line.links) {
			const isShown = [...links.keys()].some((key) => keyOf(target).startsWith(key) || key.startsWith(keyOf(target)));
			if (/^https?:/i.test(target) && !isShown) links.set(keyOf(target), factOf(target, 0.95, [line]));
		}
	}
	return [...links.values()];
}
