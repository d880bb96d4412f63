import { replaceBracketed } from "@/lib/platform/language/brackets";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { foldText, joinWrapped } from "@/lib/tools/resume-profile/text/clean-text";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { canonicalSkill, findSkills } from "@/lib/tools/taxonomy/skills";
import { factOf } from "./facts";

const LIST_SEPARATOR = /[,;•·|\t●▪・、]|\s[–—/]\s/u;
const LEVEL =
	/(?:\([^()]*\)|\[[^[\]]*\]|[–—-]\s?(?:expert|advanced|intermediate|beginner|basic|fluent|proficient|sehr gut|gut|grundkenntnisse|avancé|débutant|avanzado|básico)\b.*|\d{1,2}\s?(?:\+\s?)?(?:years?|yrs?|jahre?|ans|años)\b.*|[★☆●○◦■□]{1,10})$/isu;
const ONLY_LEVEL =
	/^(?:expert|advanced|intermediate|beginner|basic|fluent|proficient|native|sehr gut|gut|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|avanzato|\d+ (?:years?|jahre))$/iu;
const MAX_SKILLS = 80;

/** Parts at separators outside brackets. */
function partsOf(text: string): string[] {
	const hidden = replaceBracketed(text, "(", (inner) => inner.replace(/[,;/|]/g, "\ue000"));
	return hidden.split(LIST_SEPARATOR).map((part) => part.replace(/\ue000/g, ",").trim());
}

/** "English fluent". Many languages are named like something else, so "Swimming pools" and "Vietnam market entry" are none. */
function isLanguage(name: string): boolean {
	return findLanguages(name).some(({ text }) => 2 * text.length >= name.length);
}

/** The listed skills, then those that the work shows. Unknown listed ones stay as written, with less confidence. */
export function readSkills(listed: readonly ResumeLine[], evidence: readonly ResumeLine[]): Fact[] {
	const found = new Map<string, { fact: Fact; weight: number }>();
	const add = (name: string, confidence: number, line: ResumeLine, weight: number) => {
		const key = name.toLowerCase();
		const known = found.get(key);
		if (known) known.weight += 1;
		else found.set(key, { fact: factOf(name, confidence, [line]), weight });
	};
	for (const line of listed) {
		const isSentence = line.text.split(/\s+/).length > 14 && /\.$/.test(line.text);
		const content = line.text.replace(/^[^:：]{2,40}[:：]\s*/u, "");
		for (const part of isSentence ? [] : partsOf(content)) {
			const plain = part.replace(LEVEL, "").replace(/^(?:and|und|et|y|e|en|và|&)\s+/iu, "");
			const name = trimEndOf(plain, /[\s.:]/).trim();
			const canonical = canonicalSkill(name);
			if (canonical) add(canonical, 0.95, line, 10);
			else {
				const inside = findSkills(name);
				for (const skill of inside) add(skill.name, 0.85, line, 8);
				const isPlain = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+#&'’/-]{0,39}$/u.test(name) && name.split(/\s+/).length <= 4 && name.length > 1;
				if (inside.length === 0 && isPlain && !ONLY_LEVEL.test(name) && !isLanguage(name)) add(name, 0.6, line, 4);
			}
		}
		if (isSentence) for (const skill of findSkills(content)) add(skill.name, 0.85, line, 8);
	}
	for (const line of evidence) for (const skill of findSkills(line.text)) add(skill.name, 0.75, line, 2);
	return [...found.values()]
		.sort((a, b) => b.weight - a.weight)
		.slice(0, MAX_SKILLS)
		.map((entry) => entry.fact);
}

const LEVEL_OF_LANGUAGE =
	/\b([ABC][12]\+?)\b|(native|mother tongue|bilingual|fluent|professional working|full professional|limited working|conversational|intermediate|advanced|basic|beginner|muttersprache|verhandlungssicher|fließend|fliessend|gut|grundkenntnisse|langue maternelle|maternelle|bilingue|courant|intermédiaire|notions|nativo|nativa|lengua materna|fluido|avanzado|intermedio|básico|fluente|intermediário|avançado|avanzato|madrelingua|fluente|ottimo|buono|scolastico|moedertaal|vloeiend|goed|母語|ネイティブ|ビジネスレベル|日常会話|bản ngữ|thành thạo|IELTS\s?[\d.]{1,4}|TOEIC\s?\d{1,4}|TOEFL\s?\d{1,4})/i;

/** Spoken languages by their English names, the level in brackets where the resume gives one: "German (C1)". */
export function readLanguages(lines: readonly ResumeLine[]): Fact[] {
	const facts: Fact[] = [];
	lines.forEach((line, at) => {
		const mentions = findLanguages(line.text);
		mentions.forEach((mention, index) => {
			if (facts.some((fact) => fact.value.split(" (")[0] === mention.name)) return;
			const until = mentions[index + 1]?.index ?? line.text.length;
			const next = lines[at + 1];
			const isAlone = mentions.length === 1 && line.text.length < 24 && next !== undefined && findLanguages(next.text).length === 0 && next.text.length < 40;
			const tail = `${line.text.slice(mention.index + mention.text.length, until)} ${isAlone ? next.text : ""}`;
			const level = LEVEL_OF_LANGUAGE.exec(tail);
			const words = level?.[0].trim();
			facts.push(factOf(words ? `${mention.name} (${words.replace(/^./u, (letter) => letter.toUpperCase())})` : mention.name, 0.95, [line]));
		});
	});
	return facts;
}

/** Certificates, one each; a name that runs over several narrow lines is put together. */
export function readCertifications(lines: readonly ResumeLine[]): Fact[] {
	const pitches = lines.flatMap((line, index) => (index > 0 && line.y !== null ? [line.y - (lines[index - 1]?.y ?? 0)] : [])).filter((pitch) => pitch > 0);
	const [tight, loose] = [Math.min(...pitches), Math.max(...pitches)];
	const groups: ResumeLine[][] = [];
	for (const line of lines) {
		const before = groups.at(-1)?.at(-1);
		const isTight = loose > tight * 1.25 && before?.y != null && line.y !== null && line.y - before.y > 0 && line.y - before.y < tight * 1.1;
		const isOpenEnded = before !== undefined && /(?:,|[-–—:(]|\b(?:in|of|for|and|und|für|de|en|et|di|e|y))$/iu.test(before.text);
		const isRest =
			before !== undefined && before.y !== null && line.kind !== "bullet" && (isOpenEnded || isTight || /^(?:\p{Ll}|(?:19|20)\d{2}$|\()/u.test(line.text));
		if (isRest) groups.at(-1)?.push(line);
		else groups.push([line]);
	}
	const seen = new Set<string>();
	return groups.flatMap((group) => {
		const value = group.map((line) => line.text.replace(/\t/g, " ")).reduce(joinWrapped);
		const key = foldText(value);
		if (value.length < 3 || value.length > 160 || seen.has(key)) return [];
		seen.add(key);
		return [factOf(value, 0.85, group)];
	});
}
