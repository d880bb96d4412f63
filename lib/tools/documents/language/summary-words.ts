import { tidyText } from "./line-text";

/** The words of a language for what a summary may say of facts alone. Each is a label before or after a fact, so that nothing has to be bent. */
export interface SummaryWords {
	/** Before the skills that a posting asks for: in the summary, and over their group. */
	readonly keySkills: string;
	/** Over the skills that follow. */
	readonly furtherSkills: string;
	years(count: number): string;
	readonly colon: string;
	readonly comma: string;
	readonly end: string;
}

const LATIN = { colon: ": ", comma: ", ", end: "." };
const WIDE = { colon: "：", comma: "、", end: "。" };

/** `one|few|many` by the rules of the language; a form with `#` has the number where the sign stands. */
function counted(language: string, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }): (count: number) => string {
	const rules = new Intl.PluralRules(language);
	return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", String(count));
}

function words(language: string, keySkills: string, furtherSkills: string, years: Parameters<typeof counted>[1], marks = LATIN): [string, SummaryWords] {
	return [language, { keySkills, furtherSkills, years: counted(language, years), ...marks }];
}

const BY_LANGUAGE: ReadonlyMap<string, SummaryWords> = new Map([
	words("en", "Key skills", "Further skills", { one: "# year of experience", other: "# years of experience" }),
	words("de", "Kernkompetenzen", "Weitere Kenntnisse", { one: "# Jahr Berufserfahrung", other: "# Jahre Berufserfahrung" }),
	words("fr", "Compétences clés", "Autres compétences", { one: "# an d’expérience", other: "# ans d’expérience" }, { colon: " : ", comma: ", ", end: "." }),
	words("es", "Competencias clave", "Otras competencias", { one: "# año de experiencia", other: "# años de experiencia" }),
	words("it", "Competenze chiave", "Altre competenze", { one: "# anno di esperienza", other: "# anni di esperienza" }),
	words("pt", "Competências-chave", "Outras competências", { one: "# ano de experiência", other: "# anos de experiência" }),
	words("nl", "Kernvaardigheden", "Overige vaardigheden", { other: "# jaar ervaring" }),
	words("pl", "Kluczowe umiejętności", "Pozostałe umiejętności", { one: "# rok doświadczenia", few: "# lata doświadczenia", other: "# lat doświadczenia" }),
	words("sv", "Nyckelkompetenser", "Övriga kompetenser", { other: "# års erfarenhet" }),
	words("da", "Nøglekompetencer", "Øvrige kompetencer", { other: "# års erfaring" }),
	words("nb", "Nøkkelkompetanse", "Øvrig kompetanse", { other: "# års erfaring" }),
	words("ca", "Competències clau", "Altres competències", { one: "# any d’experiència", other: "# anys d’experiència" }),
	words("gl", "Competencias clave", "Outras competencias", { one: "# ano de experiencia", other: "# anos de experiencia" }),
	words("sk", "Kľúčové zručnosti", "Ďalšie zručnosti", { one: "# rok praxe", few: "# roky praxe", other: "# rokov praxe" }),
	words("ms", "Kemahiran utama", "Kemahiran lain", { other: "# tahun pengalaman" }),
	words("cs", "Klíčové dovednosti", "Další dovednosti", { one: "# rok praxe", few: "# roky praxe", other: "# let praxe" }),
	words("tr", "Öne çıkan yetkinlikler", "Diğer yetkinlikler", { other: "# yıl deneyim" }),
	words("vi", "Kỹ năng chính", "Kỹ năng khác", { other: "# năm kinh nghiệm" }),
	words("id", "Keahlian utama", "Keahlian lain", { other: "# tahun pengalaman" }),
	words("ja", "主なスキル", "その他のスキル", { other: "実務経験#年" }, WIDE),
	words("ko", "핵심 역량", "기타 역량", { other: "경력 #년" }),
	words("zh", "核心技能", "其他技能", { other: "#年工作经验" }, WIDE),
	words("ru", "Ключевые навыки", "Другие навыки", { one: "опыт работы # год", few: "опыт работы # года", other: "опыт работы # лет" }),
	words("uk", "Ключові навички", "Інші навички", { one: "досвід роботи # рік", few: "досвід роботи # роки", other: "досвід роботи # років" }),
	words("ar", "أبرز المهارات", "مهارات أخرى", { other: "سنوات الخبرة: #" }, { colon: ": ", comma: "، ", end: "." }),
	words("he", "מיומנויות מרכזיות", "מיומנויות נוספות", { other: "שנות ניסיון: #" }),
	words("hi", "प्रमुख कौशल", "अन्य कौशल", { other: "अनुभव: # वर्ष" }, { colon: ": ", comma: ", ", end: "।" }),
	words("th", "ทักษะเด่น", "ทักษะอื่น", { other: "ประสบการณ์ # ปี" }, { colon: ": ", comma: ", ", end: "" }),
]);

/** The words for a BCP 47 tag, or null for a language that we have none for. */
export function summaryWordsFor(language: string): SummaryWords | null {
	return BY_LANGUAGE.get(language.toLowerCase().split(/[-_]/u)[0] ?? "") ?? null;
}

export function yearsSentence(words: SummaryWords, title: string, years: number): string {
	return `${tidyText(title)} – ${words.years(years)}${words.end}`;
}

export function skillsSentence(words: SummaryWords, skills: readonly string[]): string {
	return `${words.keySkills}${words.colon}${skills.join(words.comma)}${words.end}`;
}

/** A skill whose name can't be taken for two in a sentence. */
export function fitsSentence(skill: string): boolean {
	return !/[,;:.!?，、。：；،।()（）/]/u.test(skill.replace(/(?<=\S)\.(?=\S)/gu, "")) && skill.length <= 40;
}

/** The skills that a sentence made by `skillsSentence` names, in whatever language; null for any other sentence. */
export function skillsOfSentence(sentence: string): string[] | null {
	for (const { keySkills, colon, comma, end } of BY_LANGUAGE.values()) {
		const opening = tidyText(`${keySkills}${colon}`);
		if (!sentence.startsWith(opening) || !sentence.endsWith(end)) continue;
		const list = sentence.slice(opening.length, sentence.length - end.length);
		return list.split(comma.trim()).map((skill) => skill.trim());
	}
	return null;
}

/** Whether a sentence is one made by `yearsSentence` of one of the titles and these years, in whatever language. */
export function isYearsSentence(sentence: string, titles: readonly string[], years: number): boolean {
	return [...BY_LANGUAGE.values()].some((words) => titles.some((title) => tidyText(yearsSentence(words, title, years)) === sentence));
}

/** Whether a word is the name that we give to a group of skills. */
export function isGroupWord(heading: string): boolean {
	return [...BY_LANGUAGE.values()].some(({ keySkills, furtherSkills }) => heading === keySkills || heading === furtherSkills);
}

/** Cuts a summary before and after the sentences made here, since not every script shows where a sentence ends. */
export function partsOfSummary(text: string): string[] {
	for (const { keySkills, colon } of BY_LANGUAGE.values()) {
		const at = text.lastIndexOf(tidyText(`${keySkills}${colon}`));
		if (at >= 0) return [text.slice(0, at).trim(), text.slice(at).trim()].filter(Boolean);
	}
	return [text];
}
