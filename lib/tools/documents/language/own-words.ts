import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canonicalLanguage, findLanguages } from "@/lib/tools/taxonomy/languages";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { tidyText } from "./line-text";

const LONGEST_LANGUAGE = 80;
const SAMPLE_LENGTH = 1500;
const LEAST_SAMPLE = 200;
const SEPARATOR = /[\s,;|·•/–—-]/u;
const AND = new Set("and und et y e en i och a ve và dan и та".split(" "));

/** Scripts that tell their language, however short the text and however many English names stand in it; signs without kana are Chinese. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
	["ja", /[\u3040-\u30ff]/gu],
	["ko", /\p{Script=Hangul}/gu],
	["zh", /\p{Script=Han}/gu],
	["th", /\p{Script=Thai}/gu],
	["he", /\p{Script=Hebrew}/gu],
	["hi", /\p{Script=Devanagari}/gu],
];
const TELLING_SHARE = 0.15;

function languageOf(text: string): string {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const script = SCRIPTS.find(([, sign]) => (text.match(sign)?.length ?? 0) > letters * TELLING_SHARE);
	if (script) return script[0];
	return detectLanguage(text).tag;
}

const languageOfText = remembered((text: string) => ({ tag: languageOf(text) }), 50);

/** The resume's sentences and lines, one after the other. */
export function proseOf(profile: ResumeProfile): string {
	const bullets = profile.experience.flatMap((experience) => experience.bullets.map((bullet) => bullet.text));
	return [profile.summary?.value ?? "", ...bullets].join(" ");
}

/** The language that the resume is written in, a BCP 47 tag. */
export function languageOfProfile(profile: ResumeProfile): string {
	const titles = profile.experience.map((experience) => experience.title ?? "");
	const told = [proseOf(profile), ...titles, ...profile.skills.map((skill) => skill.value)].join(" ");
	// Few words are easily taken for another language's.
	const printed =
		told.length >= LEAST_SAMPLE ? [] : [...(profile.printed?.sections ?? []).flatMap(({ lines }) => lines), ...profile.unused].map(({ text }) => text);
	return languageOfText([told, ...printed].join(" ").slice(0, SAMPLE_LENGTH)).tag;
}

/** A spoken language in the resume's own words, with its level: "Deutsch – Muttersprache" for the fact "German (Muttersprache)". */
export function languageText(fact: Fact): string {
	const value = tidyText(fact.value);
	const [name = "", level = null] = value.replace(/\)$/u, "").split(" (");
	const quote = tidyText(fact.source.quote.replaceAll("\t", " "));
	const mentions = findLanguages(quote);
	const at = mentions.findIndex((mention) => mention.name === name);
	const own = mentions[at];
	if (!own) return value;
	const until = mentions[at + 1]?.index ?? quote.length;
	const part = closed(withoutLastAnd(trimEndOf(quote.slice(own.index, until), SEPARATOR)));
	if (level !== null && !part.toLowerCase().includes(level.toLowerCase())) return `${capitalised(own.text)} (${level})`;
	return part.length <= LONGEST_LANGUAGE ? capitalised(part) : value;
}

function withoutLastAnd(text: string): string {
	const at = text.lastIndexOf(" ");
	return AND.has(text.slice(at + 1)) ? trimEndOf(text.slice(0, Math.max(0, at)), SEPARATOR) : text;
}

/** Without a bracket that opens at the end or closes what never opened. */
function closed(text: string): string {
	const opens = text.split("(").length;
	const closes = text.split(")").length;
	if (opens > closes) return text.slice(0, text.lastIndexOf("(")).trim();
	const last = text.lastIndexOf(")");
	return closes > opens ? `${text.slice(0, last)}${text.slice(last + 1)}` : text;
}

function capitalised(text: string): string {
	return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The name that the resume gives to the group that a skill stands in: "Tools: Jira, Miro" says Tools. Null where it names none. */
export function groupOfSkill(fact: Fact): string | null {
	const quote = tidyText(fact.source.quote.replaceAll("\t", " "));
	const at = quote.indexOf(tidyText(fact.value));
	const colon = at < 0 ? -1 : Math.max(quote.lastIndexOf(":", at), quote.lastIndexOf("：", at));
	if (colon < 2) return null;
	const heading = quote
		.slice(0, colon)
		.split(/[,;|•·:：]/u)
		.at(-1)
		?.trim();
	if (!heading || heading.length < 2 || heading.length > 40 || /\p{N}/u.test(heading)) return null;
	const kind = sectionKindOf(heading);
	// Of what is not spoken, "Languages" is a group as any other.
	return kind === null || kind === "skills" || (kind === "languages" && canonicalLanguage(fact.value) === null) ? heading : null;
}
