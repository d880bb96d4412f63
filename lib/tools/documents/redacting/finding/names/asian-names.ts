import { ASIAN_FAMILY_NAMES } from "./words/family-names";
import { ASIAN_NAME_LABELS } from "./words/name-words";

interface Span {
	readonly start: number;
	readonly end: number;
	readonly confidence: number;
}

const SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・々]/u;
const HANGUL = /\p{sc=Hangul}/u;
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
		"巡査部長",
		"巡査",
		"警部補",
		"警部",
		"刑事",
		"住職",
		"司法書士",
		"行政書士",
		"税理士",
		"助産師",
		"保健師",
		"教諭",
		"主任",
		"支店長",
		"工場長",
		"所長",
		"局長",
	],
	...["선생님", "과장", "부장", "사장", "교수", "원장", "상담원", "관세사", "대리", "팀장", "변호사", "기사"],
	...["总", "工", "主任", "护士", "律师", "大夫", "师傅", "阿姨"],
];
/** Behind these a name is called, whether a list has it or not. */
const CHINESE_TITLES = new Set(["先生", "女士", "小姐", "老师", "医生", "经理", "律师", "师傅", "阿姨", "大夫"]);
const CALLING = new Set(["先生", "様", "さん", "ちゃん", "くん", "氏", "女士", "小姐", "씨"]);
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
/** A cell that holds nothing else. */
const MOST_ALONE = 12;

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
			let end = at;
			// "추 사장": in Korean a blank parts the two.
			if (HANGUL.test(title) && text.charAt(at - 1) === " ") {
				end = at - 1;
				start = end;
				while (start > 0 && end - start < 4 && HANGUL.test(text.charAt(start - 1))) start -= 1;
			}
			const value = text.slice(start, end);
			const isKnown = [1, 2, 3].some((length) => ASIAN_FAMILY_NAMES.has(value.slice(0, length)));
			if (end < at && (value.length > 4 || !(isKnown || ((title === "씨" || title === "님") && value.length > 1)))) continue;
			// "的车辆由朱先生负责": of the words before it the last sign is a family.
			if (!isKnown && value.length > 3 && CHINESE_TITLES.has(title) && ASIAN_FAMILY_NAMES.has(value.slice(-1))) {
				found.push({ start: end - 1, end, confidence: 0.5 });
				continue;
			}
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
const DOTTED_HAN = /(?<!\p{sc=Han})\p{sc=Han}{2,6}[·•]\p{sc=Han}{2,6}/gu;
const KANA = /(?<![\p{sc=Han}\p{sc=Katakana}ー・])[\p{sc=Katakana}ー・]{3,36}/gu;
const MOST_KANA_PARTS = 4;

function dotted(text: string): Span[] {
	const kana = [...text.matchAll(KANA)].filter(([own]) => {
		const parts = own.split("・");
		return parts.length > 1 && parts.length <= MOST_KANA_PARTS && parts.every((part) => part.length > 0 && part.length <= 8);
	});
	return [...text.matchAll(DOTTED_HAN), ...kana].map((found) => ({ start: found.index, end: found.index + found[0].length, confidence: 0.6 }));
}

/** Family and given name with a blank between, and nothing of the same script beside them: "娘：鷲尾 ことね（", "担当は馬場 ひろ子に". */
const PARTED =
	/(?!(?:故|亡|喪主|施主|会計|書記|監事|会長|副会長|班長|名義|代表|委員|組長|係|氏名|同|妻|夫|父|母|長男|長女)[ \u3000])(?<![\p{sc=Han}々ー\p{sc=Katakana}]|[\p{sc=Hiragana}][ \u3000])[\p{sc=Han}々]{1,4}[ \u3000](?:[\p{sc=Han}々]{1,3}|[\p{sc=Hiragana}]{2,4}|[\p{sc=Katakana}ー]{2,5}|[\p{sc=Han}々]{1,2}[\p{sc=Hiragana}]{1,2})(?=$|[^\p{sc=Han}々\p{sc=Hiragana}\p{sc=Katakana}ー]|[はがをにのともへ][^\p{sc=Hiragana}]|[はがをにのともへ]$|様|さん|先生|氏|君|殿|ちゃん|くん)/gu;
/** Places, offices and days are written so, too. */
const NO_FAMILY =
	/[都道府県市区町村丁目部課係科店行院所園校室線駅庁署社会学年月日時分回号円名様氏別者品費計等式件項]$|^(?:電話|住所|氏名|携帯|合計|備考|担当|普通|当座|平成|昭和|令和|大正|午前|午後|以上|敬具|拝啓|記|本社|支店)/u;
const NO_GIVEN =
	/[都道府県市区町村部課係科店行院所園校室線駅庁署社会学年月日時分回号円様氏者費計件項名]$|^(?:普通|当座|様|御中|殿|電話|住所|本店|支店|以上|まで|から|です|ます|こと|ため|など|への|との)$/u;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}様殿氏]/u;

function parted(text: string): Span[] {
	if (!JAPANESE.test(text) && text.length > MOST_ALONE) return [];
	return [...text.matchAll(PARTED)].flatMap((found): Span[] => {
		const [family = "", given = ""] = found[0].split(/[ \u3000]/);
		const bare = given.replace(/(?<=..)[はがをにのともへ]$/u, "");
		return NO_FAMILY.test(family) || NO_GIVEN.test(given) ? [] : [{ start: found.index, end: found.index + family.length + 1 + bare.length, confidence: 0.55 }];
	});
}

/** Parts that people play in Chinese papers, and kin: who is named stands right behind. */
const CHINESE_ROLES =
	"原告|被告|申请人|被申请人|上诉人|第三人|代理人|代表人|调解员|审判员|书记员|仲裁员|证人|见证人|目击者|甲方|乙方|丙方|出租人|承租人|出租方|承租方|买方|卖方|借款人|贷款人|担保人|保证人|户主|业主|房东|租客|住户|村民|居民|职工|员工|同事|经办人|负责人|联系人|收件人|寄件人|经理|主任|队长|科长|处长|院长|校长|医生|医师|护士|律师|老师|教师|班主任|家长|学生|同学|患者|病人|司机|保安|保姆|邻居|丈夫|妻子|其妻|其夫|之妻|之夫|爱人|老公|老婆|儿子|女儿|长子|长女|次子|次女|其子|其女|之子|之女|父亲|母亲|爸爸|妈妈|哥哥|弟弟|姐姐|妹妹|爷爷|奶奶|外公|外婆|岳父|岳母|公公|婆婆|儿媳|女婿|孙子|孙女|叔叔|舅舅|姑姑|朋友|表哥|表弟|表姐|表妹|民警|警官|辅警";
const BEHIND_ROLE = new RegExp(String.raw`(?:${CHINESE_ROLES})[:： ]?(\p{sc=Han}{2,5})`, "gu");
/** What goes on behind a name. */
const CHINESE_NEXT = /^(?:$|[^\p{sc=Han}]|[与和及在的于向给对将把被是为称说系之等同由从也已未因请到去来均即应所说先女同告陪签主作拨报带送拿打写要因则])/u;

const NO_LAST = /[与和及在的于向给对将把被是称说也已未]/u;

/** "经调解员邵敏主持", "其妻郑玉兰在": a family that is known behind a part, and as many signs as a word of grammar leaves. */
function behindRoles(text: string): Span[] {
	return [...text.matchAll(BEHIND_ROLE)].flatMap((found): Span[] => {
		const own = found[1] ?? "";
		const start = found.index + found[0].length - own.length;
		const family = [2, 1].find((length) => ASIAN_FAMILY_NAMES.has(own.slice(0, length)));
		if (family === undefined) return [];
		const length = [family + 2, family + 1].find(
			(count) => count <= own.length && CHINESE_NEXT.test(text.slice(start + count)) && !NO_LAST.test(own.slice(family + 1, count)),
		);
		return length === undefined || NO_NAMES.has(own.slice(0, length)) ? [] : [{ start, end: start + length, confidence: 0.6 }];
	});
}

/** "老何", "小孙", "阿强" before or behind a word of grammar. */
const FAMILIAR = /(?<=^|[^\p{sc=Han}]|[和与跟找叫对向给让被邻居保安师傅同事])[小老](\p{sc=Han})(?=$|[^\p{sc=Han}]|[和与跟说也在是的上来去把])/gu;
const familiar = (text: string): Span[] =>
	[...text.matchAll(FAMILIAR)].flatMap((found): Span[] =>
		ASIAN_FAMILY_NAMES.has(found[1] ?? "") ? [{ start: found.index, end: found.index + 2, confidence: 0.5 }] : [],
	);

/** "딸 하은이", "아내 수빈": kin before a name. */
const KOREAN_KIN =
	/(?<!\p{sc=Hangul})(?:딸|아들|남편|아내|처|동생|형|누나|언니|오빠|어머니|아버지|엄마|아빠|할머니|할아버지|사위|며느리|조카|손자|손녀|친구|이웃|담임|담임교사|간병인|통역|경비원|종업원)(?:인)?[ :(]{1,2}(\p{sc=Hangul}{2,4}?)(?=(?:이는|이가|이를|이의|이와|이도|이|가|은|는|을|를|의|와|과|도|랑|께|에게)?(?:[^\p{sc=Hangul}]|$))/gu;
const NO_KOREAN = /^(?:관계|사이|모두|함께|이름|성명|때문|하나|본인|주민|집|분|들|명의|결혼|생일|소유|전화|연락|주소)/u;
const behindKin = (text: string): Span[] =>
	[...text.matchAll(KOREAN_KIN)].flatMap((found): Span[] => {
		const own = found[1] ?? "";
		const start = found.index + found[0].lastIndexOf(own);
		return NO_KOREAN.test(own) ? [] : [{ start, end: start + own.length, confidence: 0.55 }];
	});

/** "長女のひかりさん", "友達のゆうちゃん": who is called in the letters of children behind one's kin. */
const HIRAGANA = /(?<=[のは、。「（(])([\p{sc=Hiragana}]{2,4})(?=さん|ちゃん|くん|君|様)/gu;
const NO_HIRAGANA = /^(?:おと|おか|おば|おじ|おに|おね|みな|おく|むす|お)/u;
const inHiragana = (text: string): Span[] =>
	[...text.matchAll(HIRAGANA)].flatMap((found): Span[] =>
		NO_HIRAGANA.test(found[0]) ? [] : [{ start: found.index, end: found.index + found[0].length, confidence: 0.5 }],
	);

/** "名義　リ ミカ": how a bank writes who has an account. */
const KANA_PAIR =
	/(?<=(?:名義|名義人|会計|口座名|受取人|カナ|フリガナ)[ \u3000:：]{0,3})[\p{sc=Katakana}ー]{1,6}[ \u3000][\p{sc=Katakana}ー]{1,6}(?![\p{sc=Katakana}ー])/gu;
/** 「ゆうと」と書かれた: a child's name on its things. */
const WRITTEN = /(?<=「)[\p{sc=Hiragana}\p{sc=Katakana}ー]{2,5}(?=」と(?:書|い|呼|名))/gu;
const inKana = (text: string): Span[] =>
	[...text.matchAll(KANA_PAIR), ...text.matchAll(WRITTEN)].map((found) => ({ start: found.index, end: found.index + found[0].length, confidence: 0.5 }));

/** How a name is read, in brackets behind it. */
function readings(text: string, names: readonly Span[]): Span[] {
	return names.flatMap(({ end }): Span[] => {
		const found = /^ ?(?:様|さん|先生|氏|殿)?[（(]([\p{sc=Katakana}\p{sc=Hiragana}ー・ \u3000]{2,20})[)）]/u.exec(text.slice(end, end + 26));
		const start = end + (found?.[0].length ?? 0) - 1 - (found?.[1]?.length ?? 0);
		return found ? [{ start, end: start + (found[1]?.length ?? 0), confidence: 0.9 }] : [];
	});
}

/** Names in Han, Kana and Hangul: behind a label, before a title, or a frequent family name that stands alone. */
export function asianNamesIn(text: string): Span[] {
	if (!SIGN.test(text)) return [];
	const strong = [
		...labelled(text),
		...beforeTitles(text),
		...dotted(text),
		...behindRoles(text),
		...behindKin(text),
		...familiar(text),
		...inHiragana(text),
		...inKana(text),
	];
	const weak = [...standing(text), ...parted(text)].filter(({ start, end }) =>
		strong.every((one) => one.end <= start || one.start >= end || (start <= one.start && end > one.end)),
	);
	return [...strong, ...weak, ...readings(text, [...strong, ...weak])];
}
