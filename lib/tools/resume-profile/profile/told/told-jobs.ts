import type { ResumeExperience, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { datesIn, workSentences } from "./told-sentences";

const MOST_JOBS = 12;
const LONGEST_TITLE = 60;
/** Read from a sentence it is never sure. */
const CONFIDENCE = 0.55;
const UNTITLED = 0.4;
/** "Since 2019 I have led the paper studio at …" names no title, and is work all the same. */
const LED =
	/(?<![\p{L}\p{M}])(?:led|lead|managed?|worked|working|leite|leitete|geleitet|arbeite|gearbeitet|dirige|dirigé|travaille|dirijo|dirigí|dirigido|trabajo|trabajé)(?![\p{L}\p{M}])/iu;
/** What somebody learned is no work. */
const STUDY =
	/(?<![\p{L}\p{M}])(?:degree|thesis|stud(?:y|ied)|graduat\p{L}+|trained (?:first )?as|diploma|studier\p{L}*|studium|ausbildung|abschluss|étud\p{L}+|diplôm\p{L}*|licence|estudi\p{L}+|licenciatura|grado en)(?![\p{L}\p{M}])/iu;
const BEFORE_TITLE =
	/(?<![\p{L}\p{M}])(?:as (?:an? |the )?|(?:was|am|became|been) (?:an? |the )|als |war ich (?:als )?|bin ich |comme |en tant qu(?:e |['’])|(?:suis|été|étais) |como |fui |soy |sido )/giu;
const TITLE_ENDS = /[,;:(]|\s(?:at|for|with|in|of the|bei|beim|im|am|an|für|in der|chez|au|aux|à|en|para|where|who|and|und|et|y)(?![\p{L}\p{M}])|[.!?]?$/iu;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&.'’-]*(?:\s(?:(?:of|the|and|&|do|da|de|del|dos|das|du|des|di|für|und|der|la|las|los|le|y|e|et|van|von)\s){0,2}\p{Lu}[\p{L}\p{M}\p{N}&'’-]*)*`;
const EMPLOYER = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?:at|for|bei|beim|bei der|am|im|chez|au|aux|à|en|para)\s(?:the |an? |der |dem |den |o |la |le |l['’]|el |los |las )?(${NAME})(?:\s(?:in|à|en)\s(\p{Lu}[\p{L}\p{M}-]+(?:\s\p{Lu}[\p{L}\p{M}-]+)?))?`,
	"gu",
);

/** "I have worked as a …", "arbeite ich als …": whatever follows is what somebody was. */
const SURELY_TITLE =
	/(?<![\p{L}\p{M}])(?:work\p{L}*|employed|arbeite\p{L}*|gearbeitet|tätig|beschäftigt|travaill\p{L}+|trabaj\p{L}+)\s(?:\p{L}+\s){0,2}(?:as an? |als |comme |como )$/iu;
const MOST_WORDS = 4;

const isTitle = (text: string): boolean =>
	text.length <= LONGEST_TITLE && /\p{L}{3}/u.test(text) && (titleScore(text) > 0 || normalizeTitle(text).family !== null);

/** "… as a visiting conservator", "… als Restauratorin beim …": the trade that a sentence names, in its own words. */
function titleIn(text: string): string | null {
	for (const found of text.matchAll(BEFORE_TITLE)) {
		const rest = text.slice((found.index ?? 0) + found[0].length);
		const title = rest.slice(0, rest.search(TITLE_ENDS)).trim();
		const isSure = SURELY_TITLE.test(text.slice(0, (found.index ?? 0) + found[0].length)) && /\p{L}{3}/u.test(title) && title.split(" ").length <= MOST_WORDS;
		if (isSure || isTitle(title)) return title.charAt(0).toUpperCase() + title.slice(1);
	}
	return null;
}

function employerIn(text: string): { company: string; location: string | null } | null {
	for (const [, name = "", place = null] of text.matchAll(EMPLOYER)) {
		const company = name.replace(/[.,]$/u, "");
		if (company.length > 2 && !isTown(company) && datesIn(company).length === 0) return { company, location: place };
	}
	return null;
}

/**
 * Jobs that are told in sentences: those with a period, an employer and a title, or a word for what was led, in one sentence. Their text stays where it stands;
 * the entries name them, so that somebody can check them.
 */
export function toldJobs(lines: readonly ResumeLine[]): ResumeExperience[] {
	return workSentences(lines)
		.flatMap(({ text, source }): Omit<ResumeExperience, "experienceId">[] => {
			const [range] = datesIn(text);
			const [title, employer] = [titleIn(text), employerIn(text)];
			if (!range || employer === null || STUDY.test(text)) return [];
			if (title === null && (range.start === null || !LED.test(text))) return [];
			return [
				{
					...employer,
					title,
					startDate: range.start ?? range.end,
					endDate: range.end,
					isCurrent: range.isCurrent,
					datesText: range.text,
					bullets: [],
					confidence: title === null ? UNTITLED : CONFIDENCE,
					source: { ...source, quote: text },
				},
			];
		})
		.slice(0, MOST_JOBS)
		.map((job, at) => ({ experienceId: `E${at + 1}`, ...job }));
}
