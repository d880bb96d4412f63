import { replaceBracketed } from "@/lib/platform/language/brackets";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { titlesOf } from "./evidence";
import { LIGHT_WORDS } from "./lexicon";
import { tidyText, tokenizeLine } from "./line-text";

const DECORATION = /\((?:[mfwdxh]\s?[/|]\s?){1,4}[^\s()/|]{1,12}\)|\b(?:[mfwdx]\/){1,2}[mfwdx]\b|\bremote\b|\bhybrid\b|\bon-?site\b/giu;
const SAME_ROLE_WORDS: ReadonlyMap<string, string> = new Map([
	["developer", "engineer"],
	["sr", "senior"],
	["jr", "junior"],
]);
/** Words before a role that make it a lower or a past office: an assistant store manager is no store manager. */
const LOWERING_WORDS = new Set("assistant associate deputy vice junior intern trainee working student co acting interim former to".split(" "));

/** The role of a posting's title without gender marks, work mode, place or team: `Backend Engineer (m/f/d) – Berlin` → `Backend Engineer`. */
export function roleOf(postingTitle: string): string {
	const plain = replaceBracketed(postingTitle.normalize("NFC").replace(DECORATION, " "), "([", () => " ");
	const [role = ""] = plain.split(/\s[–—-]\s|[,|:;@]|\s{3,}/u);
	return tidyText(trimEndOf(role, /[\s/–—-]/));
}

function roleWords(title: string): string[] {
	const joined = title.toLowerCase().replace(/\b(front|back|full)[\s-]+(end|stack)\b/gu, "$1$2");
	const words = tokenizeLine(joined).map((token) => SAME_ROLE_WORDS.get(token.meaning) ?? token.meaning);
	return words.filter((word) => !LIGHT_WORDS.has(word));
}

/** Whether a title ends in the very words of a role, with nothing before them that lowers it. */
function supports(title: string, wanted: readonly string[]): boolean {
	const held = roleWords(roleOf(title));
	const before = held.slice(0, Math.max(0, held.length - wanted.length));
	return wanted.every((word, at) => held[before.length + at] === word) && !before.some((word) => LOWERING_WORDS.has(word));
}

/** The end of a title, as it is written, that means a role: "Backend Engineer" of "Senior Backend Engineer" for a posting's "Backend Developer". */
function writtenFor(title: string, wanted: readonly string[]): string | null {
	const words = roleOf(title).split(" ");
	const meant = wanted.join(" ");
	const from = words.findLastIndex((_, at) => roleWords(words.slice(at).join(" ")).join(" ") === meant);
	return from < 0 ? null : words.slice(from).join(" ");
}

/**
 * The posting's role as a headline, in the words of the resume's title that ends in it: no title is written that the resume does not show, so
 * neither a new role nor a higher level is claimed. Null where none does.
 */
export function alignedHeadline(profile: ResumeProfile, posting: Pick<MatchingJob, "title">): string | null {
	const role = roleOf(posting.title);
	const wanted = roleWords(role);
	if (wanted.length === 0 || role.length > 80) return null;
	const held = titlesOf(profile).find((title) => supports(title, wanted));
	return held === undefined ? null : writtenFor(held, wanted);
}

/** The title that somebody bears now and that supports a posting's role; null where they held it in the past, or never. */
export function presentTitleFor(profile: ResumeProfile, posting: Pick<MatchingJob, "title">): string | null {
	const wanted = roleWords(roleOf(posting.title));
	const past = new Set(profile.experience.flatMap(({ title, isCurrent }, at) => (title && !isCurrent && at > 0 ? [tidyText(title)] : [])));
	const present = new Set(profile.experience.flatMap(({ title, isCurrent }, at) => (title && (isCurrent || at === 0) ? [tidyText(title)] : [])));
	return titlesOf(profile).find((title) => supports(title, wanted) && (present.has(title) || !past.has(title))) ?? null;
}

/** Whether a headline already names the posting's role, perhaps at a higher level. */
export function namesRole(headline: string, posting: Pick<MatchingJob, "title">): boolean {
	const wanted = roleWords(roleOf(posting.title));
	return wanted.length > 0 && supports(headline, wanted);
}
