import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { detectLanguage } from "@/lib/tools/resume-profile/text/detect-language";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { tidyText } from "./line-text";

const LONGEST_LANGUAGE = 80;
const SAMPLE_LENGTH = 1500;

const languageOfText = remembered((text: string) => ({ tag: detectLanguage(text).tag }), 50);

/** The resume's sentences and lines, one after the other. */
export function proseOf(profile: ResumeProfile): string {
	const bullets = profile.experience.flatMap((experience) => experience.bullets.map((bullet) => bullet.text));
	return [profile.summary?.value ?? "", ...bullets].join(" ");
}

/** The language that the resume is written in, a BCP 47 tag. */
export function languageOfProfile(profile: ResumeProfile): string {
	const titles = profile.experience.map((experience) => experience.title ?? "");
	return languageOfText([proseOf(profile), ...titles, ...profile.skills.map((skill) => skill.value)].join(" ").slice(0, SAMPLE_LENGTH)).tag;
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
	const part = closed(quote.slice(own.index, until).replace(/[\s,;|·•/–—-]+$/u, "")).replace(
		/[\s,;|·•/–—-]+(?:and|und|et|y|e|en|i|och|a|ve|và|dan|и|та|và)$/u,
		"",
	);
	if (level !== null && !part.toLowerCase().includes(level.toLowerCase())) return `${capitalised(own.text)} (${level})`;
	return part.length <= LONGEST_LANGUAGE ? capitalised(part) : value;
}

/** Without a bracket that opens at the end or closes what never opened. */
function closed(text: string): string {
	const opens = text.split("(").length;
	const closes = text.split(")").length;
	if (opens > closes) return text.slice(0, text.lastIndexOf("(")).trim();
	return closes > opens ? text.replace(/\)(?=[^)]*$)/u, "") : text;
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
	if (!heading || heading.length < 2 || heading.length > 40 || /\p{N}/u.test(heading) || sectionKindOf(heading) !== null) return null;
	return heading;
}
