import type { Span } from "@/lib/tools/documents/redacting/finding/addresses/find-streets";

const RUN = /(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーヶ々〒0-9 -]|(?<=[號号樓楼階座])[A-Z](?=\d?[室座]))+/gu;
const CODE = /〒 ?\d{3}-?\d{4}/g;
const TOWN = /[市区郡町村县區縣]/;
const STREET = /[路街道巷弄]/;
/** "若葉台1-4-2", "西町5-7-1 コーポ石田203": a place whose blocks are counted. */
const BLOCKS =
	/(?<![\p{sc=Han}ヶケノ々\d])[\p{sc=Han}ヶケノ々]{2,10}\d{1,3}(?:-\d{1,4}){2,3}(?!\d)(?:[ \u3000]?[\p{sc=Han}\p{sc=Katakana}ー]{2,12}\d{2,4}(?:号室?)?)?/gu;
/** "桜台3丁目7番2号": blocks with the words for them. */
const COUNTED =
	/(?<![\p{sc=Han}])[\p{sc=Han}ヶケノ々]{0,8}[\d０-９]{1,2}丁目(?:[\d０-９]{1,3}番(?:地)?(?:の?[\d０-９]{1,3}号?)?|[\d０-９]{1,3}(?:-[\d０-９]{1,3}){1,2})/gu;
const REGION = /[都道府県省]/;
/** "、グリーンコート201": a house with its name and the flat, behind a comma. */
const BUILDING = /^[、,・] ?[\p{sc=Katakana}\p{sc=Han}ーA-Za-z]{2,16}\d{1,4}(?:号室?)?/u;
const MOST_BEFORE = 8;
const MOST_LETTERS = 60;
const HOUSE = /(?:\d{1,4}|(?<=[號号樓楼階])[A-Z]\d?)(?:号室|号|號|番地|番|階|室|楼|樓|栋|棟|弄|巷|座|層|单元)?/g;

/** Where the last number of a house stands in a run. */
function houseEnd(run: string): number {
	return Math.max(-1, ...[...run.matchAll(HOUSE)].map((found) => found.index + found[0].length));
}

/** Japanese and Chinese addresses: a region or a town, and a number behind it; and the sign of the post with its code. */
export function asianAddressesIn(text: string): Span[] {
	if (!/[\p{sc=Han}〒]/u.test(text)) return [];
	const codes = [...text.matchAll(CODE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
	const blocks = [...text.matchAll(BLOCKS)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
	const addresses = [...text.matchAll(RUN)].flatMap((found): Span[] => {
		const run = found[0];
		const town = [TOWN, STREET].map((sign) => run.search(sign)).find((at) => at > 0);
		if (town === undefined) return [];
		const region = run.slice(0, town).search(REGION);
		const first = Math.max(0, (region > 0 ? region : town) - (region > 0 ? 3 : MOST_BEFORE));
		const start = Math.max(first, run.slice(0, town).lastIndexOf(" ") + 1);
		const end = town + houseEnd(run.slice(town, town + MOST_LETTERS));
		const building = found.index + end + (BUILDING.exec(text.slice(found.index + end, found.index + end + 24))?.[0].length ?? 0);
		return end > town ? [{ start: found.index + start, end: building }] : [];
	});
	const counted = [...text.matchAll(COUNTED)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
	return [...codes, ...blocks, ...counted, ...addresses];
}
