import { type FinderLine, isDigit, isLetterOrFigure, type Match, plainLine } from "./finder-line";
import { foldLine, Labels } from "./labels";

const MOST_LETTERS = 500;
/** Hosts whose pages are persons. */
const PROFILE_HOSTS = [
	"linkedin.com/in/",
	"linkedin.com/pub/",
	"xing.com/profile/",
	"github.com/",
	"gitlab.com/",
	"bitbucket.org/",
	"twitter.com/",
	"x.com/",
	"facebook.com/",
	"fb.com/",
	"instagram.com/",
	"threads.net/",
	"tiktok.com/@",
	"youtube.com/@",
	"medium.com/@",
	"behance.net/",
	"dribbble.com/",
	"orcid.org/",
	"researchgate.net/profile/",
	"scholar.google.com/citations",
	"stackoverflow.com/users/",
	"kaggle.com/",
	"t.me/",
	"wa.me/",
	"paypal.me/",
	"calendly.com/",
	"about.me/",
	"linktr.ee/",
	"vk.com/",
	"mastodon.social/@",
];
const LINK_LABELS = new Labels("website|web|homepage|portfolio|blog|personal site|profile|linkedin|github|webseite|página web|site web|sito web|url");
const HANDLE_LABELS = new Labels(
	"pseudo|pseudonyme|identifiant|snap|insta|wechat id|微信号|微信|微博|line id|user id|login id|nick|nickname|ник|логин|steam|psn|gamertag|usuário|nutzername|gebruikersnaam|nome utente|nazwa użytkownika|kullanıcı adı|användarnamn|brukernavn|twitter|instagram|telegram|skype|discord|mastodon|tiktok|snapchat|wechat|line id|github|handle|username|user name|benutzername|nombre de usuario|nom d'utilisateur|usuario|login",
);
const BREAKS = new Set([..." <>\"'|,;()[]{}“”„»«"]);
const FILLERS = new Set([..." :=#-"]);

function tokens(text: string): { start: number; end: number }[] {
	const found: { start: number; end: number }[] = [];
	for (let at = 0; at < text.length; at++) {
		if (BREAKS.has(text.charAt(at))) continue;
		const start = at;
		while (at < text.length && !BREAKS.has(text.charAt(at))) at += 1;
		let end = at;
		while (end > start && /[.:!?]/.test(text.charAt(end - 1))) end -= 1;
		if (end - start >= 3 && end - start <= MOST_LETTERS) found.push({ start, end });
	}
	return found;
}

function isAddress(token: string): boolean {
	if (/^(?:https?:\/\/|www\.)/.test(token)) return true;
	const slash = token.indexOf("/");
	const host = slash === -1 ? token : token.slice(0, slash);
	const dot = host.lastIndexOf(".");
	return slash !== -1 && dot > 0 && host.length - dot > 2 && /^[a-z]+$/.test(host.slice(dot + 1)) && /[a-z]/.test(host.slice(0, dot));
}

function confidenceOf(token: string, folded: string, start: number, parts: ReadonlySet<string>): number {
	const bare = token.replace(/^https?:\/\//, "").replace(/^www\./, "");
	if (PROFILE_HOSTS.some((host) => bare.startsWith(host) && bare.length > host.length)) return 0.95;
	const words = bare.split(/[^\p{L}\p{N}]+/u);
	if (words.some((word) => parts.has(word)) || [...parts].some((part) => part.length > 4 && bare.includes(part))) return 0.9;
	if (/\/(?:~|@|users?\/|people\/|profile\/|in\/)/.test(bare)) return 0.8;
	return LINK_LABELS.isBefore(folded, start, 20) ? 0.7 : 0;
}

/** Links that lead to a person, and handles. `nameParts` are words of names that were found, in lower case. */
export function findLinks(lines: readonly FinderLine[], nameParts: ReadonlySet<string>): Match[] {
	const matches: Match[] = [];
	const parts = new Set([...nameParts].filter((part) => part.length > 3));
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		const folded = foldLine(text);
		for (const { start, end } of tokens(text)) {
			const token = folded.slice(start, end);
			if (token.startsWith("@") && token.length > 3 && isLetterOrFigure(token[1]) && !isLetterOrFigure(text[start - 1]))
				matches.push({ kind: "link", line, start, end, confidence: 0.8 });
			else if (isAddress(token)) {
				const confidence = confidenceOf(token, folded, start, parts);
				if (confidence > 0) matches.push({ kind: "link", line, start, end, confidence });
			} else if (token.includes("@") === false && /\.[a-z]{2,10}$/.test(token) && !isDigit(token[0])) {
				const host = token.slice(0, token.lastIndexOf("."));
				if (LINK_LABELS.isBefore(folded, start, 14) || host.split(/[.-]/).some((word) => parts.has(word)))
					matches.push({ kind: "link", line, start, end, confidence: 0.8 });
			}
		}
		matches.push(...handlesIn(text, folded, line));
	}
	return matches;
}

/** What stands behind "Skype:" and its like: one word, which is no sentence going on. */
function handlesIn(text: string, folded: string, line: number): Match[] {
	return HANDLE_LABELS.ends(folded).flatMap(({ end: from }): Match[] => {
		let start = from;
		while (start < text.length && start - from < 4 && FILLERS.has(text.charAt(start))) start += 1;
		let end = start;
		while (end < text.length && end - start < 80 && !BREAKS.has(text.charAt(end))) end += 1;
		// Without a colon a sentence may go on: then a figure or a stroke within the word shows that it is none.
		const isShown = text.slice(from, start).includes(":") || /^(?=\D{0,30}[\d_])[\w.@-]+$/.test(text.slice(start, end));
		return isShown && end - start >= 3 ? [{ kind: "link", line, start, end, confidence: 0.85 }] : [];
	});
}
