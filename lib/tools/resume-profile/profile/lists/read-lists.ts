import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { foldText, joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { canonicalSkill, findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { GROUP, isListOfUnits, isParted, isSlashed, itemsOf, unitsOf } from "./skill-items";
import { endsInLevel, withoutLevelSigns } from "./skill-levels";

/** Marks, and the levels of languages with what explains them. */
const NO_SKILL = /^(?:(?:note|noten|abschlussnote|grade|gpa|cgpa|nota|ocena)\s[\d.,/]{1,6}|[ABC][12]\+?|[ABC][12] \p{L}{1,3} [ABC][12](?:[:：].{0,40})?)$/iu;
const ONLY_LEVEL =
	/^(?:expert|advanced|intermediate|beginner|basic|fluent|proficient|native|sehr gut|gut|experte|grundlagen|(?:gute )?kenntnisse|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|avanzato|\d+ (?:years?|jahre)|\d{1,3}\s?%|[★☆●○◦■□]+|and|und|et|etc\.?)$/iu;
/** As profile networks export how well a language is spoken. */
const LEVELS_OF_NETWORKS: ReadonlySet<string> = new Set(
	["native or bilingual", "full professional", "professional working", "limited working", "elementary"]
		.flatMap((level) => [level, `${level} proficiency`])
		.concat("proficiency"),
);
const MAX_SKILLS = 80;
const LONGEST_SKILL = 70;
/** More lines than any list wraps over: each of its items names them all as its source. */
const MOST_WRAPPED_LINES = 40;
/** Shorter lines end because the list does, not for want of room. */
const LEAST_WRAPPED = 24;
const MOST_WORDS = 9;

/** Lines of a list with what wraps put together again: an open bracket, a sign or a small letter tells that a line goes on. */
function wholeLines(lines: readonly ResumeLine[]): ResumeLine[][] {
	const widest = Math.max(0, ...lines.map(({ text }) => text.length));
	const groups: ResumeLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1) ?? [];
		const before = group.at(-1);
		const text = before?.text ?? "";
		const isOpen = (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);
		// Where nothing is laid out yet, a line ends because its item does.
		const isItem = line.x === null && /^\p{Lu}/u.test(line.text);
		const isComma = !isItem && /[,;、]/.test(text) && text.length > Math.max(widest * 0.75, LEAST_WRAPPED) && /[,;、]|^.{2,40}$/.test(line.text);
		const isWrapped =
			isOpen ||
			/(?:[,;/&、]|\s(?:and|und|et|y|e|en|of|de))$/u.test(text) ||
			(/^\p{Ll}/u.test(line.text) && text.length > widest * 0.6) ||
			isComma ||
			(line.isRest === true && isParted(text));
		const isCell = GROUP_CELL.test(line.text);
		const isSame = before !== undefined && !isCell && before.column === line.column && before.fontSize === line.fontSize && before.bold === line.bold;
		const hasRoom = group.length < MOST_WRAPPED_LINES;
		if (isSame && hasRoom && isWrapped && (line.isRest !== false || isOpen) && !endsInLevel(text) && line.kind !== "bullet" && !GROUP.test(line.text))
			group.push(line);
		else groups.push([line]);
	}
	return groups;
}

/** A line in bold above lines that aren't names the group that these are of. */
function isGroupName(line: ResumeLine, next: ResumeLine | undefined): boolean {
	return (
		(line.bold || line.kind === "heading" || line.italic) && next !== undefined && !next.bold && next.kind !== "heading" && !next.italic && !isParted(line.text)
	);
}

const GROUP_CELL = /^[^\t,;]{2,40}\t/u;

const labelOf = (text: string): string => text.split("\t", 1)[0]?.trim() ?? "";

/** "Languages⇥Java, TypeScript" above "Libraries⇥Spring Boot, Jest": first cells name groups where what stands beside them is a list. */
function areGroupsInCells(lines: readonly ResumeLine[]): boolean {
	const inCells = lines.filter(({ text }) => text.includes("\t"));
	const isPair = (text: string) => GROUP_CELL.test(text) && text.split("\t").length === 2;
	const isGroup = (text: string) => isPair(text) && /[,;、·•|]/u.test(text.replace(GROUP_CELL, ""));
	const [groups, arePairs] = [inCells.filter(({ text }) => isGroup(text)).length, inCells.every(({ text }) => isPair(text))];
	if (inCells.length < 2 || inCells.length < lines.length / 2 || !arePairs || groups < inCells.length / 2) return false;
	// A group may hold one thing alone, where no first cell is a skill itself.
	return groups === inCells.length || (inCells.length === lines.length && inCells.every(({ text }) => canonicalSkill(labelOf(text)) === null));
}

const LEAST_ITEMS = 3;

/** "EDV / Technik⇥EPLAN, KNX, MS Office": one such row, where a list stands beside what is no item itself. */
function isGroupInCell(text: string): boolean {
	const [label = "", list = "", ...more] = text.split("\t");
	// "Skills⇥Forecasting⇥Stock control": what names the section is none of its items.
	if (sectionKindOf(label) === "skills" && GROUP_CELL.test(text)) return true;
	return more.length === 0 && GROUP_CELL.test(text) && canonicalSkill(label.trim()) === null && list.split(/[,;，、|]/u).length >= LEAST_ITEMS;
}

/** "Wet scATAC-seq, CRISPR": a word in bold before a list that is not names the group. */
function withoutBoldGroup({ text, runs = [] }: ResumeLine): string {
	const [first, second] = runs;
	const label = first?.text.trim() ?? "";
	const isGroup = first?.bold && second && !second.bold && runs.length === 2 && text.startsWith(label) && label.split(/\s+/u).length <= MOST_GROUP_WORDS;
	const list = isGroup ? text.slice(label.length) : "";
	return !isParted(label) && list.split(/[,;，、|·]/u).length >= LEAST_ITEMS ? trimStartOf(list, /[\s:：–-]/) : text;
}
const MOST_GROUP_WORDS = 4;

/** An item without signs of its level, as the resume prints it; null for what is no skill. */
function skillIn(item: string): string | null {
	const plain = withoutLevelSigns(item)
		.trim()
		.replace(/^(?:and|und|et|y|e|en|và|&)\s+/iu, "");
	const name = trimStartOf(trimEndOf(plain, /[\s.:–-]/), /[\s:：]/).trim();
	const isFragment = name.length < 2 ? !/^[CRＲ]$/.test(name) : !/\p{L}/u.test(name) || name.length > LONGEST_SKILL || name.split(/\s+/).length > MOST_WORDS;
	if (
		isFragment ||
		(name.includes(")") && !name.includes("(")) ||
		ONLY_LEVEL.test(name) ||
		LEVELS_OF_NETWORKS.has(name.toLowerCase()) ||
		NO_SKILL.test(name) ||
		(/[:：]\s/u.test(name) && findLanguages(name).length > 0 && LEVEL_OF_LANGUAGE.test(name)) ||
		findDateRanges(name).some(({ length, text }) => length > name.length - 3 && /\d{4}|\d[/.-]\d/u.test(text))
	)
		return null;
	return name;
}

const LEARNING =
	/\b(?:studying|learning|working (?:on|towards?)|enrolled|not yet|exam booked|in preparation|planned|applying for|lerne|geplant|en cours|en curso|in corso)\b/iu;
const ABBREVIATION = /^[\p{Lu}\p{N}]{2,6}$/u;

/** Skills that a sentence shows, as it prints them: names and phrases. A small word alone may mean anything, so may an abbreviation in small letters. */
function skillsInProse(text: string): { readonly name: string; readonly printed: string }[] {
	if (LEARNING.test(text)) return [];
	const all = findSkills(text);
	return all.flatMap(({ name, index, text: printed }) => {
		// An initial is no language of programming.
		if (name.length === 1 && all.length < 2) return [];
		const isName = /[\p{Lu}\p{N}+#.]/u.test(index === 0 ? printed.slice(1) : printed) || /[\s/-]/u.test(printed);
		if (!isName || (ABBREVIATION.test(name) && !ABBREVIATION.test(printed))) return [];
		return [{ name, printed: foldText(printed) === foldText(name) ? name : printed }];
	});
}

/** The listed skills as they are printed, then those that the work shows. What no list of known skills has counts with less confidence. */
export function readSkills(listed: readonly ResumeLine[], evidence: readonly ResumeLine[]): Fact[] {
	const found = new Map<string, { name: string; confidence: number; lines: readonly ResumeLine[]; weight: number }>();
	const shown = new Set<string>();
	const add = (name: string, confidence: number, lines: readonly ResumeLine[], weight: number) => {
		const key = name.toLowerCase();
		const known = found.get(key);
		if (known) known.weight += 1;
		else found.set(key, { name, confidence, lines, weight });
	};
	const isListed = listed.filter((line, at) => !isGroupName(line, listed[at + 1]));
	const isTable = areGroupsInCells(isListed);
	const whole = wholeLines(isListed);
	const textOf = (lines: readonly ResumeLine[]) =>
		lines.map((line) => (isTable || isGroupInCell(line.text) ? line.text.replace(GROUP_CELL, "") : withoutBoldGroup(line))).reduce(joinWrapped);
	const areUnits = isListOfUnits(
		whole.map(textOf),
		whole.every(([first]) => first?.kind === "bullet"),
	);
	for (const lines of whole) {
		const text = textOf(lines);
		const content = areUnits ? text : text.replace(GROUP, "");
		const isSentence = !isParted(content)
			? content.split(/\s+/).length > MOST_WORDS && !isSlashed(content)
			: /[.!?]\s+\p{Lu}|[^.]\.$/u.test(content) && content.split(/[,;|·•]/u).some((part) => part.split(/\s+/).length > MOST_WORDS);
		for (const item of isSentence ? [] : areUnits ? unitsOf(content) : itemsOf(content)) {
			const name = skillIn(item);
			if (name === null) continue;
			const known = findSkills(name);
			for (const skill of known) shown.add(skill.name);
			const canonical = canonicalSkill(name);
			if (canonical) shown.add(canonical);
			add(name, canonical ? 0.95 : known.length > 0 ? 0.85 : 0.6, lines, canonical ? 10 : known.length > 0 ? 8 : 4);
		}
		if (isSentence) for (const skill of skillsInProse(content)) if (!shown.has(skill.name)) add(skill.printed, 0.75, lines, 3);
	}
	for (const line of evidence) {
		for (const skill of skillsInProse(line.text)) if (!shown.has(skill.name)) add(skill.printed, 0.75, [line], 2);
	}
	return [...found.values()]
		.sort((a, b) => b.weight - a.weight)
		.slice(0, MAX_SKILLS)
		.map(({ name, confidence, lines }) => factOf(name, confidence, lines));
}

const LEVEL_OF_LANGUAGE =
	/\b([ABC][12]\+?)\b|(native|mother tongue|very good|excellent|sehr gut|très bien|muy bueno|molto buono|zeer goed|bardzo dobr[ya]|ojczysty|biegł[yaeo]|komunikatywn[yao]|podstawow[yao]|rodilý mluvčí|mateřský|plynně|pokročil[ýáo]|základní|modersmål|flytande|grundläggande|mycket goda|ana ?dili?|ileri|orta|başlangıç|родной|родная|свободно|средний|базовый|рідна|вільно|середній|базовий|bahasa ibu|lancar|fasih|JLPT N[1-5]|HSK ?[1-6]|bilingual|fluent|professional working|full professional|limited working|conversational|intermediate|advanced|basic|beginner|muttersprache|verhandlungssicher|fließend|fliessend|gut|grundkenntnisse|langue maternelle|maternelle|bilingue|courant|intermédiaire|notions|nativo|nativa|lengua materna|fluido|avanzado|intermedio|básico|fluente|intermediário|avançado|avanzato|madrelingua|fluente|ottimo|buono|scolastico|moedertaal|vloeiend|goed|母語|ネイティブ|ビジネスレベル|日常会話|bản ngữ|thành thạo|IELTS\s?[\d.]{1,4}|TOEIC\s?\d{1,4}|TOEFL\s?\d{1,4})/i;

/** A line that goes on with the one above and names no language of its own tells of that one's: "Spanish – medical," above "conversational". */
function restOfLanguage(lines: readonly ResumeLine[], at: number): ResumeLine | null {
	const next = lines[at + 1];
	return next?.isRest === true && findLanguages(next.text).length === 0 ? next : null;
}

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
			const rest = index === mentions.length - 1 ? restOfLanguage(lines, at) : null;
			const tail = `${line.text.slice(mention.index + mention.text.length, until)} ${rest?.text ?? (isAlone ? next.text : "")}`;
			const level = LEVEL_OF_LANGUAGE.exec(tail);
			const words = level?.[0].trim();
			facts.push(
				factOf(words ? `${mention.name} (${words.replace(/^./u, (letter) => letter.toUpperCase())})` : mention.name, 0.95, rest ? [line, rest] : [line]),
			);
		});
	});
	return facts;
}
