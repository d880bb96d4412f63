import { ASIAN_FAMILY_NAMES } from "./family-names";
import { ASIAN_NAME_LABELS } from "./name-words";

interface Span {
	readonly start: number;
	readonly end: number;
	readonly confidence: number;
}

const SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・々]/u;
const HAN = /[\p{sc=Han}々]/u;
const BEHIND = [
	...["様", "さん", "ちゃん", "くん", "氏", "殿", "先生", "君", "女士", "小姐", "老师", "医生", "经理", "同学", "님", "씨"],
	...[
		"会長",
		"社長",
		"部長",
		"課長",
		"係長",
		"議長",
		"委員長",
		"理事長",
		"理事",
		"院長",
		"校長",
		"園長",
		"店長",
		"班長",
		"教授",
		"医師",
		"看護師",
		"弁護士",
		"監督",
		"選手",
	],
	...["선생님", "과장", "부장", "사장", "교수", "원장", "상담원", "관세사", "대리", "팀장", "변호사", "기사"],
	...["总", "工", "主任", "护士", "律师", "大夫", "师傅", "阿姨"],
];
/** Behind these a name is called, whether a list has it or not. */
const CALLING = new Set(["様", "さん", "ちゃん", "くん", "氏", "女士", "小姐", "씨"]);
const NO_NAMES = new Set([
	"お客",
	..."周一 周二 周三 周四 周五 周六 周日".split(" "),
	"皆",
	"各位",
	"患者",
	"担当者",
	"受取人",
	"会社",
	"株式会社",
	"貴社",
	"御社",
	"有限公司",
	"客户",
	"高",
	"고객",
	"선생",
	"業者",
	"大家",
	"奥",
	"息子",
	"娘",
	"父",
	"母",
	"祖父",
	"祖母",
	"兄",
	"姉",
	"弟",
	"妹",
	"店員",
	"駅員",
	"医者",
	"利用者",
	"入居者",
	"会員",
	"隣",
	"孫",
	"嫁",
	"旦那",
	"住民",
	"参加者",
	"保護者",
]);
const MOST = 16;

function beforeTitle(value: string): string {
	const at = ["様", "殿", "氏"].map((title) => value.indexOf(title)).filter((place) => place > 0);
	return at.length === 0 ? value : value.slice(0, Math.min(...at)).trimEnd();
}

function labelled(text: string): Span[] {
	return ASIAN_NAME_LABELS.flatMap((label) => {
		const found: Span[] = [];
		for (let at = text.indexOf(label); at !== -1; at = text.indexOf(label, at + label.length)) {
			let start = at + label.length;
			while (start < text.length && /[ :：\u3000\t]/.test(text.charAt(start))) start += 1;
			if (start === at + label.length) continue;
			let end = start;
			while (end < text.length && end - start < MOST + 2 && (SIGN.test(text.charAt(end)) || (text.charAt(end) === " " && SIGN.test(text.charAt(end + 1)))))
				end += 1;
			const value = beforeTitle(text.slice(start, end));
			// In Korean the next word stands behind a blank, too.
			const [first = ""] = value.split(" ");
			const own = /^\p{sc=Hangul}{3,}$/u.test(first) ? first : value;
			if (own.length >= 2) found.push({ start, end: start + own.length, confidence: 0.95 });
		}
		return found;
	});
}

function beforeTitles(text: string): Span[] {
	return BEHIND.flatMap((title) => {
		const found: Span[] = [];
		for (let at = text.indexOf(title, 1); at !== -1; at = text.indexOf(title, at + title.length)) {
			let start = at;
			while (start > 0 && at - start < 6 && (HAN.test(text.charAt(start - 1)) || /[\p{sc=Hangul}\p{sc=Katakana}ー]/u.test(text.charAt(start - 1)))) start -= 1;
			const end = at;
			const value = text.slice(start, end);
			const isKnown = [1, 2, 3].some((length) => ASIAN_FAMILY_NAMES.has(value.slice(0, length)));
			if (value.length < 1 || NO_NAMES.has(value) || HAN.test(text.charAt(end + title.length)) || !(isKnown || CALLING.has(title))) continue;
			// "お客", "お母": the honorific before it makes it nobody.
			if (/[おご]$/.test(text.slice(0, start))) continue;
			found.push({ start, end, confidence: isKnown && value.length > 1 ? 0.9 : 0.6 });
		}
		return found;
	});
}

/** A frequent family name and one to three signs that stand by themselves. */
function standing(text: string): Span[] {
	return [
		...text.matchAll(
			/(?<![\p{sc=Han}\p{sc=Hangul}])[\p{sc=Han}々]{1,3}[ \u3000]?[\p{sc=Han}\p{sc=Hiragana}]{1,3}(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?<![\p{sc=Hangul}])\p{sc=Hangul}{3}(?![\p{sc=Hangul}])/gu,
		),
	].flatMap((found) => {
		// "中文名 张可乐": what a blank parts from a word before it stands by itself.
		const parts = found[0].split(/[ \u3000]/);
		const isWhole = parts.length === 1 || [3, 2, 1].some((length) => ASIAN_FAMILY_NAMES.has((parts[0] ?? "").slice(0, length)));
		const value = isWhole ? found[0] : (parts[1] ?? "");
		const from = found.index + found[0].length - value.length;
		const family = [3, 2, 1].map((length) => value.slice(0, length)).find((part) => ASIAN_FAMILY_NAMES.has(part));
		const rest = value.length - (family?.length ?? 0);
		if (family === undefined || NO_NAMES.has(value) || rest < 1 || rest > 4 || (family.length === 1 && !/[ \u3000]/.test(value) && value.length > 3)) return [];
		return [{ start: from, end: from + value.length, confidence: 0.55 }];
	});
}

/** "买买提·艾力", "マリア・ロペス": a dot parts what people from elsewhere are called. */
const DOTTED =
	/(?<![\p{sc=Han}\p{sc=Katakana}ー])(?:\p{sc=Han}{2,6}[·•]\p{sc=Han}{2,6}|[\p{sc=Katakana}ー]{2,8}・[\p{sc=Katakana}ー]{2,8})(?![\p{sc=Katakana}ー・])/gu;

const dotted = (text: string): Span[] =>
	[...text.matchAll(DOTTED)].map((found) => ({ start: found.index, end: found.index + found[0].length, confidence: 0.6 }));

/** How a name is read, in brackets behind it. */
function readings(text: string, names: readonly Span[]): Span[] {
	return names.flatMap(({ end }): Span[] => {
		const found = /^ ?[（(]([\p{sc=Katakana}\p{sc=Hiragana}ー・ \u3000]{2,20})[)）]/u.exec(text.slice(end, end + 26));
		const start = end + (found?.[0].length ?? 0) - 1 - (found?.[1]?.length ?? 0);
		return found ? [{ start, end: start + (found[1]?.length ?? 0), confidence: 0.9 }] : [];
	});
}

/** Names in Han, Kana and Hangul: behind a label, before a title, or a frequent family name that stands alone. */
export function asianNamesIn(text: string): Span[] {
	if (!SIGN.test(text)) return [];
	const strong = [...labelled(text), ...beforeTitles(text), ...dotted(text)];
	const weak = standing(text).filter(({ start, end }) => strong.every((one) => one.end <= start || one.start >= end));
	return [...strong, ...weak, ...readings(text, [...strong, ...weak])];
}
