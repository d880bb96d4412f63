import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";

/** "barclays 20 18 74, 5530 1187": a sort code and an account's number, whatever stands before them. */
const SORT_CODE =
	/(?<![\p{L}\p{N}.,/-])(\d{2}([ -]?)\d{2}\2\d{2})(?: ?[,;/] ?| {1,3}(?:a\/?c(?:c(?:oun)?t)?\.?:? ?|account:? ?|-{1,2} ?)?)(\d{4} ?\d{4})(?![\p{L}\p{N}]|[.,-]\d| \d)/giu;
const BANKS =
	/(?<!\p{L})(?:bank|barclays|hsbc|lloyds|natwest|nationwide|monzo|starling|santander|halifax|tsb|rbs|metro|revolut|aib|boi|ulster|co-op|building society|sort|account|acct?|payee|pay|refund|deposit|transfer)(?!\p{L})/iu;

function sortCodes(text: string, line: number): Match[] {
	return [...text.matchAll(SORT_CODE)].flatMap((found): Match[] => {
		const [whole, code = "", , account = ""] = found;
		const confidence = BANKS.test(text) ? 0.8 : OFFERED;
		const at = found.index + whole.length - account.length;
		return [
			{ kind: "bank_account", line, start: found.index, end: found.index + code.length, confidence },
			{ kind: "bank_account", line, start: at, end: at + account.length, confidence },
		];
	});
}

/** "card ending in 9021", "Konto mit den Endziffern 4471", "last four of social 5512": the last figures, which name an account to who knows it. */
const ENDING =
	/(?<!\p{L})(?:ending|ends|last four|last 4|endend|endziffern|endung|finissant|terminant|terminad[ao]|termina|terminante|final|eindigend|eindigt)(?: \p{L}{1,8}){0,2}[ :#*x.-]{1,8}\d{4}(?!\d|[.,]\d)/giu;
const ENDED =
	/(?<!\p{L})(?:account|acct|card|visa|mastercard|amex|iban|konto|karte|compte|carte|cuenta|tarjeta|conto|carta|conta|cartão|rekening|pas|social|ssn)(?!\p{L})/giu;
const REACH = 40;
const CARDS = /^(?:card|visa|mastercard|amex|karte|carte|tarjeta|carta|cartão|pas)$/iu;

function kindOf(word: string): FindingKind {
	if (CARDS.test(word)) return "card";
	return /^(?:social|ssn)/iu.test(word) ? "national_id" : "bank_account";
}

function endings(text: string, line: number): Match[] {
	return [...text.matchAll(ENDING)].flatMap((found): Match[] => {
		const end = found.index + found[0].length;
		const [word] = [...text.slice(Math.max(0, found.index - REACH), end).matchAll(ENDED)].map(([own]) => own).slice(-1);
		return word === undefined ? [] : [{ kind: kindOf(word), line, start: end - 4, end, confidence: 0.6 }];
	});
}

/** Addresses of payment without a domain: "9876543210@ybl", "meera.k@okicici". */
const HANDLES =
	/(?<![\p{L}\p{N}._@-])[a-z0-9][a-z0-9._-]{1,40}@(?:ybl|ibl|axl|apl|upi|paytm|okicici|okhdfcbank|oksbi|okaxis|icici|hdfcbank|sbi|axisbank|kotak|yapl|waicici|waaxis|fbl|rbl|jupiteraxis|freecharge|airtel|postbank)(?![\p{L}\p{N}.@-])/giu;
/** "$taliareyes" of an app for payments. */
const CASH = /(?<![\p{L}\p{N}$])\$[a-z][a-z0-9_-]{2,24}(?![\p{L}\p{N}])/giu;
const CASH_APP = /cash ?app|cash\.(?:app|me)|venmo|zelle/iu;
/** Addresses of wallets: Bitcoin and Ethereum. */
const WALLETS = /(?<![\p{L}\p{N}])(?:bc1[a-z0-9]{25,62}|[13](?=[a-zA-Z]*\d)(?=\d*[a-zA-Z])[a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})(?![\p{L}\p{N}])/gu;
/** "alias ROJO.MESA.TREN" of an Argentine account. */
const ALIAS = /(?<=(?:^|[^\p{L}])alias[: ]{1,3}(?:cbu[: ]{1,3}|cvu[: ]{1,3})?)[a-z0-9]{2,20}(?:[.-][a-z0-9]{2,20}){1,3}(?![\p{L}\p{N}])/giu;
/** "Clearing 8327-9", "clearingnr 6000". */
const CLEARING = /(?<=(?:^|[^\p{L}])clearing(?:nummer|nr\.?|-nr\.?)?[: ]{1,3})\d{4}(?:-\d)?(?![\p{L}\p{N}])/giu;
/** "Acc 148 220 391" beside a number of its bank. */
const SHORT_ACCOUNT = /(?<!\p{L})(?:acc|a\/c|ac)[.:# ]{1,4}\d[\d ]{4,14}\d(?![\p{L}\p{N}])/giu;
const BANK_NUMBER = /(?<!\p{L})(?:bsb|sort)(?!\p{L})/iu;

function shortAccounts(text: string, line: number): Match[] {
	return [...text.matchAll(SHORT_ACCOUNT)].flatMap((found): Match[] => {
		const start = found.index + found[0].search(/\d/);
		const isBeside = BANK_NUMBER.test(text.slice(Math.max(0, found.index - REACH), found.index));
		return isBeside ? [{ kind: "bank_account", line, start, end: found.index + found[0].length, confidence: 0.8 }] : [];
	});
}

function of(text: string, line: number, pattern: RegExp, confidence: number): Match[] {
	return [...text.matchAll(pattern)].map(
		(found): Match => ({ kind: "bank_account", line, start: found.index, end: found.index + found[0].length, confidence }),
	);
}

/** Numbers of accounts that no check figure and no label of their own tells, and names that payments go to. */
export function toldAccounts(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text: given }, line) => {
		const text = plainLine(given);
		return [
			...(/\d{3}/.test(text) ? [...sortCodes(text, line), ...endings(text, line), ...of(text, line, CLEARING, 0.8), ...shortAccounts(text, line)] : []),
			...(text.includes("@") ? of(text, line, HANDLES, 0.8) : []),
			...(CASH_APP.test(text) ? of(text, line, CASH, 0.7) : []),
			...of(text, line, WALLETS, 0.8),
			...of(text, line, ALIAS, 0.6),
		];
	});
}
