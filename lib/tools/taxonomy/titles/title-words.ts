import { remembered } from "@/lib/tools/taxonomy/remembered";

const WORD_SYNONYMS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		developer: "engineer",
		developers: "engineer",
		programmer: "engineer",
		dev: "engineer",
		coder: "engineer",
		engineers: "engineer",
		entwickler: "engineer",
		programmierer: "engineer",
		developpeur: "engineer",
		developpeuse: "engineer",
		desarrollador: "engineer",
		desarrolladora: "engineer",
		ingenieur: "engineer",
		ingenieure: "engineer",
		ingeniero: "engineer",
		ingeniera: "engineer",
		programador: "engineer",
		reactjs: "react",
		vuejs: "vue",
		nodejs: "node",
		golang: "go",
		mgr: "manager",
		specialiste: "specialist",
		spezialist: "specialist",
		mitarbeiterin: "mitarbeiter",
		nurses: "nurse",
		intensive: "icu",
		comptables: "comptable",
	}),
);
const IGNORED_WORDS = new Set(
	(
		"m w d f x h mwd mfd fmd wmd hf fm mf mfx the a an of for in at to and or und oder et ou y o de la le les du des el en fur im am zum der die das " +
		"senior snr sr junior jr jnr lead principal staff intern internship trainee entry level mid middle graduate i ii iii iv stage stagiaire alternance praktikum praktikant werkstudent " +
		"remote hybrid onsite fulltime parttime full part time vollzeit teilzeit cdi cdd temps plein freelance permanent befristet unbefristet all genders gn div experienced confirme debutant erfahrener"
	).split(" "),
);
const GENDER_MARKS =
	/\((?:[mwfdhxivk]|all genders|gn|div|n)(?:\s?[/|,*]\s?(?:div|gn|[mwfdhxivkž*])){0,5}\)|\((?:ère?|e|ne|euse|trice|in|a|rice)\)|(?:[:*_·]|\/-?)(?:in|innen|trice|euse|rice|a|ne|e|frau)\b|\b[mwfhdvk]\s?\/\s?[mwfhdvkž](?:\s?\/\s?[mwfhdxvi])?(?![\p{L}\p{N}])/giu;
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
	[/\bfront[\s-]?end\b/g, "frontend"],
	[/\bback[\s-]?end\b/g, "backend"],
	[/\bfull[\s-]?stack\b/g, "fullstack"],
	[/\bdev[\s-]ops\b/g, "devops"],
	[/\bsre\b/g, "site reliability engineer"],
	[/\bsoftware-?(entwickler|ingenieur|architekt|tester)(?:in)?\b/g, "software $1"],
	[/\b(web|app|java|python|spiele|frontend|backend)-?entwickler(?:in)?\b/g, "$1 entwickler"],
	[/\b(react|vue|node|next|angular)\.?\s?js\b/g, "$1"],
	[/\bschool principal\b/g, "headteacher"],
	[/\bintensive care unit\b/g, "icu"],
	[/\bintensive care\b/g, "icu"],
	[/\bui\s*(?:\/|&|and)\s*ux\b|\bux\s*(?:\/|&|and)\s*ui\b/g, "ui ux"],
	[/\bhuman resources?\b/g, "hr"],
	[/\bintern begeleider\b/g, "internbegeleider"],
	[/\be[\s-]?commerce\b/g, "ecommerce"],
];
const FEMININE_ENDINGS: readonly (readonly [RegExp, string])[] = [
	[/^(\p{L}{3,}(?:er|or|eur|ent|ist|ekt|ent|ner|ant|iker|loge|lot|ger))in$/u, "$1"],
	[/^(\p{L}{3,})innen$/u, "$1"],
];
/** Letters with strokes, and signs that Chinese and Japanese write in two ways. */
const LETTERS: ReadonlyMap<string, string> = new Map([
	...Object.entries({ ł: "l", ø: "o", đ: "d", ı: "i", æ: "ae", ё: "е", ی: "ي", ک: "ك" }),
	...(
		"業业 務务 銷销 護护 員员 師师 醫医 藥药 薬药 經经 経经 書书 學学 體体 檢检 検检 測测 計计 設设 備备 電电 機机 車车 駕驾 駛驶 飯饭 櫃柜 檯台 臺台 廳厅 廚厨 會会 財财 總总 監监 導导 領领 營营 営营 運运 購购 採采 產产 産产 質质 " +
		"輸输 倉仓 庫库 儲储 軟软 網网 絡络 開开 發发 発发 資资 訊讯 術术 顧顾 問问 幫帮 辦办 處处 長长 專专 貿贸 關关 點点 門门 聯联 係系 廠厂 製制 銲焊 織织 縫缝 補补 實实 実实 習习 語语 數数 歷历 團团 隊队 組组 衛卫 潔洁 餐餐 飲饮 調调 廣广 広广 " +
		"傳传 媒媒 編编 輯辑 譯译 訳译 記记 攝摄 藝艺 裝装 飾饰 築筑 結结 構构 驗验 験验 試试 檔档 稅税 險险 険险 銀银 證证 証证 投投 評评 審审 動动 畫画 遊游 戲戏 復复 養养 獸兽 齒齿 鏡镜 進进 場场 縣县 線线 組组 聽听 輔辅 談谈 導导 劃划 劑剂 剤剂 館馆 區区 区区 賬账 帳账 處处 処处"
	)
		.split(" ")
		.map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
]);

const WRITTEN_TWO_WAYS = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");

/** Signs without one of which no mark above can stand in a title. */
const MAY_HOLD_MARK = /[(:*_·/]/;
/** Words without which no compound above can stand in a text. */
const MAY_HOLD_COMPOUND = /front|back|full|dev|\bsre\b|software|entwickler|js\b|school|intensive|ui|ux|human|commerce|begeleider/;

export const LONGEST_TITLE = 300;
const MEMORY_LIMIT = 10_000;

/** A title without the marks that say that anybody may apply: `(m/w/d)`, `H/F`, `:in`. */
export function withoutGenderMarks(title: string, instead = ""): string {
	return MAY_HOLD_MARK.test(title) ? title.replace(GENDER_MARKS, instead) : title;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function withoutAccents(text: string): string {
	if (ASCII.test(text)) return text;
	return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").normalize("NFC");
}

/** The meaningful words of a title: lower case, without accents, level, gender and place marks; synonyms of "developer" become "engineer". */
export function titleWords(title: string): string[] {
	return wordsOf(title, (word) => WORD_SYNONYMS.get(word) ?? word);
}

/** `titleWords` for titles that come again and again. */
export const rememberedTitleWords = remembered(titleWords, MEMORY_LIMIT);

/** The same for finding the occupation, where an engineer is no developer and letters count without their strokes. */
export function occupationWords(title: string): string[] {
	return wordsOf(title, (word) => {
		const plain = word.replace(WRITTEN_TWO_WAYS, (letter) => LETTERS.get(letter) ?? letter);
		return plain === "dev" || plain === "coder" ? "developer" : plain === "mgr" ? "manager" : plain === "nurses" ? "nurse" : plain;
	});
}

function wordsOf(title: string, canonical: (word: string) => string): string[] {
	let text = withoutAccents(withoutGenderMarks(title.slice(0, LONGEST_TITLE).toLowerCase(), " "));
	if (MAY_HOLD_COMPOUND.test(text)) for (const [pattern, replacement] of COMPOUNDS) text = text.replace(pattern, replacement);
	const words: string[] = [];
	const raws = ASCII.test(text) ? text.match(/[a-z0-9][a-z0-9+#]*(?:&[a-z0-9])?/g) : text.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*(?:&[\p{L}\p{N}])?/gu);
	for (const raw of raws ?? []) {
		let word = raw;
		if (word.endsWith("in") || word.endsWith("innen")) for (const [pattern, replacement] of FEMININE_ENDINGS) word = word.replace(pattern, replacement);
		word = canonical(word);
		if (!IGNORED_WORDS.has(word) && !words.includes(word)) words.push(word);
	}
	return words;
}
