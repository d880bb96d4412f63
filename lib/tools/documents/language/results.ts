const MONEY_OR_SHARE =
	/[%‰٪％€£¥₫₹₩฿₽₴₺₪]|\$\s?\d|\b(?:percent|prozent|pour cent|por ciento|per cento|por cento|procent|eur|usd|gbp|chf|pln|sek|czk|idr|rp)\b|万円|億円|万元|만원|억/iu;
const AWARD =
	/(?<!\p{L})(?:awards?\b|awarded\b|prize|winner|won\b|promoted\b|top performer|record-|auszeichnung|ausgezeichnet|prämiert|récompens|lauréat|premi[oa]s?\b|premiad|premiat|galard|pr[eê]mio|bekroond|nagrod|utmärkelse|penghargaan|ödül|oceněn|giải thưởng|наград|нагород|лауреат)|جائزة|פרס|पुरस्कार|รางวัล|受賞|表彰|수상|표창|获奖|奖项|獲獎/iu;
const NUMBER = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,'’ ]\p{Nd}{3})*(?![\p{L}\p{N}])|\p{Nd}+/gu;

/** Years and days of the week round the clock are no results. */
function isCount(number: string): boolean {
	return !/^(?:19|20)\d{2}$/u.test(number) && number !== "24" && number !== "7";
}

/** How much a line shows of a result: 2 for money, a share or an award, 1 for another number, 0 for a duty. */
export function resultStrength(line: string): 0 | 1 | 2 {
	if ((MONEY_OR_SHARE.test(line) && /\p{Nd}/u.test(line)) || AWARD.test(line)) return 2;
	// "18 beds" and "420 pupils" tell of a place, not of what came of the work.
	if (/^\s*\p{Nd}/u.test(line)) return 0;
	return [...line.matchAll(NUMBER)].some(([number]) => isCount(number)) ? 1 : 0;
}
