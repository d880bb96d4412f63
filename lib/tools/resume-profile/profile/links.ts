import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";

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
	// "ASP.NET", "B.Tech"
	const isName = labels.slice(1).some((label) => /^\p{Lu}/u.test(label)) || (labels.length === 2 && labels[0]?.length === 1);
	return isHost && !isName ? own : null;
}

/** The links that a text prints, as it prints them. Addresses of mail are none. */
export function linksOf(text: string): string[] {
	return (text.match(TOKEN) ?? []).flatMap((word) => (word.includes("@") ? [] : (linkOf(word) ?? [])));
}
