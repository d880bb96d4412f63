import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u;
/** What demands say around the thing that they ask for. */
const AROUND = new Set(
	wordKeys(
		"経験 以上 以下 必須 歓迎 能力 知識 資格 保有 優遇 実務 業務 関連 程度 可能 相当 経験者 年以上 经验 以上 能力 优先 熟悉 掌握 相关 具有 工作 经历 ประสบการณ์ ความรู้ สามารถ",
	),
);
const ENOUGH = 0.6;
const FEWEST = 2;

/** Whether a text tells most of what a demand says, in scripts that know no spaces. */
export function tellsUnspaced(demand: string, text: string): boolean {
	if (!UNSPACED.test(demand) || !UNSPACED.test(text)) return false;
	const asked = [...new Set(wordKeys(demand))].filter((key) => UNSPACED.test(key) && !AROUND.has(key));
	const told = new Set(wordKeys(text));
	const shared = asked.filter((key) => told.has(key)).length;
	return shared >= Math.min(FEWEST, asked.length) && asked.length > 0 && shared / asked.length >= ENOUGH;
}
