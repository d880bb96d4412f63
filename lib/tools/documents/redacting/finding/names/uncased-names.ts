import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { LineWords } from "./whole-name";

interface Span {
	readonly start: number;
	readonly end: number;
	readonly confidence: number;
}

const THAI = String.raw`[\p{sc=Thai}\p{M}]`;
/** In Thai a title stands right before the name, and no blank parts the two. */
const BEHIND_THAI = new RegExp(
	String.raw`(?:นางสาว|น\.ส\.|นาย|นาง|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|คุณ|ดร\.|ชื่อ|สามี|ภรรยา|บุตร)[ :]{0,2}(?:นางสาว|นาย|นาง|คุณ)?(${THAI}+(?: (?!และ|เลข|ที่|เกิด|อายุ|โทร|บ้าน)${THAI}+)?)`,
	"gu",
);
const DEVANAGARI = String.raw`[\p{sc=Devanagari}\p{M}]`;
const NO_HINDI = "के|की|का|को|से|ने|है|हैं|में|और|पर|जो|पत्नी|पुत्र|पुत्री|पति|निवासी|उम्र|जन्म|पता|आयु|तथा|एवं|द्वारा|थाना|मोबाइल|आधार";
const BEHIND_HINDI = new RegExp(
	String.raw`(?<!${DEVANAGARI})(?:श्रीमती|श्रीमान|श्री|कुमारी|सुश्री|डॉ\.|स्व\.|स्वर्गीय|पत्नी|पुत्र|पुत्री|पति|पिता|माता|नाम)[ :.]{1,3}((?!(?:${NO_HINDI})(?!${DEVANAGARI}))${DEVANAGARI}{2,20}(?: (?!(?:${NO_HINDI})(?!${DEVANAGARI}))${DEVANAGARI}{2,20}){0,2})`,
	"gu",
);
const HEBREW = String.raw`[\p{sc=Hebrew}\p{M}'’׳]`;
const NO_HEBREW = "של|את|על|עם|הוא|היא|לא|כי|אשר|תאריך|כתובת|טלפון|מספר|גר|גרה|נולד|נולדה|טל|רכב";
const BEHIND_HEBREW = new RegExp(
	`(?<!${HEBREW})[והבלמ]?(?:שם מלא|שם|מר|גב'|גב׳|גברת|ד"ר|עו"ד|הרב|פרופ'|בעלה|אשתו|בנה|בנו|בתה|בתו|אחיה|אחיו|אחותו|אחותה|אביה|אביו|אמה|אמו|לבית)[ :]{1,3}((?!(?:${NO_HEBREW})(?!${HEBREW}))${HEBREW}{2,16}(?:[ -](?!(?:${NO_HEBREW})(?!${HEBREW}))${HEBREW}{2,16}){0,3})`,
	"gu",
);
const ARABIC = String.raw`[\p{sc=Arabic}\p{M}]`;
/** "كلثوم بنت عبد الرحمن الشنقيطي": whose child somebody is. */
const ARABIC_CHILD = new RegExp(`(?<!${ARABIC})${ARABIC}{2,14} (?:بن|ابن|بنت|ولد) (?:عبد )?${ARABIC}+(?: ال${ARABIC}+)?`, "gu");
/** "زوجته نوف وابنه فيصل": kin before a name. */
const ARABIC_KIN = new RegExp(
	`(?<!${ARABIC})[ولب]?(?:زوجته|زوجها|زوجتي|زوجي|ابنه|ابنها|ابني|ابنته|ابنتها|ابنتي|بنته|بنتها|بنتي|والده|والدته|والدي|والدتي|والدها|والدتها|أخوه|أخته|أخي|أختي|شقيقه|شقيقته|خاله|خالته|عمه|عمته|جده|جدته|صديقه|صديقته|جاره|جارته|جارنا|حفيده|حفيدته|أمه|أبوه|طفلها|طفله|المدعو|المدعوة|الشاهد|الشاهدة|المربية|السائق|المحامي|المحامية|الممرضة)[ :]{1,2}((?!(?:في|من|على|إلى|عن|مع|هو|هي|التي|الذي|رقم|هاتف|جوال|وقد|قد|كان|أن|لا|ما|هذا|هذه|ال)(?!${ARABIC}))${ARABIC}{2,14})`,
	"gu",
);
/** "长女さくら(小3)", "夫・武蔵小路健太郎": kin before a name, which signs set off. */
const KIN = "夫|妻|長男|長女|次男|次女|三男|三女|息子|娘|孫|兄|弟|姉|妹|父|母|義父|義母|祖父|祖母|旧姓|証人|证人|保証人";
const BEHIND_KIN = new RegExp(
	String.raw`(?:${KIN})(?:[・:： ]{1,2}([\p{sc=Han}々ヶ]{2,7}|[\p{sc=Katakana}ー]{2,8}|\p{sc=Hiragana}{2,5})|の?(\p{sc=Hiragana}{2,4})(?=[(（]|ちゃん|くん))`,
	"gu",
);
const PET_NAMES = /(?<![\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}])[\p{sc=Hiragana}\p{sc=Katakana}ー]{1,5}(?=ちゃん|くん)/gu;
const COMPOUND =
	/(?<!\p{sc=Hangul})(?:남궁|황보|제갈|사공|선우|독고|서문|동방) ?\p{sc=Hangul}{1,2}?(?=(?:도|이|가|은|는|을|를|의|와|과|께|께서|에게|님|씨|양|군)?(?!\p{sc=Hangul}))|(?<!\p{sc=Han})(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|公孫|慕容|司徒|令狐|夏侯|范姜|張簡)\p{sc=Han}{1,2}(?!\p{sc=Han})/gu;
/** "证人小芳、张三丰、老李". */
const FAMILIAR = /(?<=[、,，;；。\s]|证人|证人[:：])[小老阿]\p{sc=Han}(?=[、,，;；。\s]|$)/gu;

const group = (text: string, pattern: RegExp, confidence: number): Span[] =>
	[...text.matchAll(pattern)].flatMap((found): Span[] => {
		const own = found[1] ?? found[2] ?? found[3] ?? found[0];
		const start = found.index + found[0].lastIndexOf(own);
		return [{ start, end: start + own.length, confidence }];
	});

function namesIn(text: string): Span[] {
	if (/\p{sc=Thai}/u.test(text)) return group(text, BEHIND_THAI, 0.75);
	if (/\p{sc=Devanagari}/u.test(text)) return group(text, BEHIND_HINDI, 0.75);
	if (/\p{sc=Hebrew}/u.test(text)) return group(text, BEHIND_HEBREW, 0.75);
	if (/\p{sc=Arabic}/u.test(text)) return [...group(text, ARABIC_CHILD, 0.75), ...group(text, ARABIC_KIN, 0.55)];
	if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u.test(text)) return [];
	return [...group(text, BEHIND_KIN, 0.6), ...group(text, PET_NAMES, 0.6), ...group(text, COMPOUND, 0.6), ...group(text, FAMILIAR, 0.5)];
}

/** Names in scripts without capitals by what stands before them: titles, kin, labels, and by whose child somebody is. */
export function uncasedNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap(({ text }, line) => namesIn(text).map(({ start, end, confidence }): Match => ({ kind: "name", line, start, end, confidence })));
}
