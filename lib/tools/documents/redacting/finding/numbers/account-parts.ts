import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";

/** What an account has beside its number: the bank, the branch, the check figures. They are short, so that only an account beside them makes them one's. */
const PARTS = new Labels(
	"sort|sort code|s/c|bsb|branch|branch code|branch no|branch number|bank code|institution|institution no|inst|inst.|transit|transit no|routing|routing no|aba|code banque|banque|code guichet|guichet|clé|clé rib|cle|code agence|entidad|oficina|sucursal|dc|agência|agencia|ag|ag.|ag nº|dígito|abi|cab|cin|blz|bankleitzahl|bankcode|reg.nr.|reg. nr.|reg.nr|regnr|clearing|clearingnr|clearingnummer|kod banku|kód banky|şube|şube kodu|șube|бик|к/с|店番|店番号|支店番号|支店コード|銀行コード|ifsc|ifs code|micr|swift|bic|kode bank|sure code",
);
const ACCOUNT = new Labels(
	"account|accounts|acct|acc|a/c|konto|kontonummer|kontonr|bankkonto|girokonto|bankverbindung|kto|compte|cuenta|conto|conta|c/c|cc|cta|ccc|cbu|rib|iban|nib|rekening|rekeningnummer|bankrekening|rachunek|rachunku|ucet|uctu|cislo uctu|szamla|szamlaszam|bankszamla|bankszamlaszam|hesap|hesabi|tili|tilinumero|bank|banka|banking|bankgiro|banque|banco|banca|sparkasse|volksbank|счет|счета|счёт|р/с|deposit|payee|refund|wire|direct debit|virement|prelevement|transferencia|bonifico|uberweisung|lastschrift|credit union|fnb|absa|capitec|nedbank|口座|普通|当座|銀行|계좌|账号|帳號|银行",
);
const GAP = /^(?: ?(?:n[o°º.]{1,2}|number|code|nr\.?|#|is|ist|est|es|e|è|:|=|：|\(|-|`|'|")){0,3} ?[`'"]?/u;
const VALUE = /^(?:[A-Z]{4}0[A-Z0-9]{6}|\d{2,9}(?:[ -]\d{1,4}){0,3}(?:-[\dXx])?)(?![\p{L}\p{N}]|[.,/]\d)/u;

function partsIn(lines: readonly FinderLine[], line: number): Match[] {
	const text = plainLine(lines[line]?.text ?? "");
	if (!/\d{2}/.test(text)) return [];
	const folded = foldLine(text);
	const labels = PARTS.ends(folded);
	if (labels.length === 0) return [];
	const isBeside = [0, -1, 1, -2].some((step) => ACCOUNT.ends(foldLine(plainLine(lines[line + step]?.text ?? ""))).length > 0);
	return !isBeside
		? []
		: labels.flatMap(({ end }): Match[] => {
				const start = end + (GAP.exec(folded.slice(end, end + 20))?.[0].length ?? 0);
				const value = start > end ? (VALUE.exec(text.slice(start, start + 24))?.[0] ?? "") : "";
				return value.replace(/\D/g, "").length > 1 ? [{ kind: "bank_account", line, start, end: start + value.length, confidence: 0.6 }] : [];
			});
}

const LAST_FIGURES = /(?<!\d)\d{3,4}(?!\d)/g;
const MASK = new Set("*xX•·#●");
const [LEAST_MASK, MOST_MASK] = [3, 40];

/** Where the mask before the last figures of a number begins; the place itself where there is none. Single blanks and hyphens part its groups. */
function maskStart(text: string, figures: number): number {
	let start = figures;
	for (let at = figures - 1; at >= 0 && figures - at <= MOST_MASK; at--) {
		if (MASK.has(text.charAt(at))) start = at;
		else if (!/[ .-]/.test(text.charAt(at)) || !MASK.has(text.charAt(at - 1))) break;
	}
	const mask = text.slice(start, figures).replace(/[ .-]/g, "");
	// Two stars are the marks of a strong word.
	const isMask = mask.length >= LEAST_MASK || /^[xX•●]{2}$/u.test(mask);
	return isMask && !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) ? start : figures;
}

const CARD =
	/(?<!\p{L})(?:card|visa|mastercard|master|amex|maestro|karte\p{L}*|kreditkarte|carte|cb|tarjeta|carta|cartao|pas|kort|karta|karty|kart|kartı)(?!\p{L})/iu;
const SOCIAL = /(?<!\p{L})(?:ssn|social|sin|ni|nino|dni|nif|cpf|id|passport|pesel|aadhaar|tax)(?!\p{L})/iu;
const REACH = 40;

/** "Visa ****9921", "xxxx xxxx xxxx 4471", "XXX-XX-1118": all but the last figures are covered already. */
function maskedIn(text: string, line: number): Match[] {
	return [...text.matchAll(LAST_FIGURES)].flatMap((found): Match[] => {
		const start = maskStart(text, found.index);
		if (start === found.index) return [];
		const before = foldLine(text.slice(Math.max(0, start - REACH), start));
		const isSocial = SOCIAL.test(before) || /^[xX*]{3}-[xX*]{2}-/.test(text.slice(start, found.index));
		const kind: FindingKind = CARD.test(before) ? "card" : isSocial ? "national_id" : "bank_account";
		const isUnsure = kind === "bank_account" && ACCOUNT.ends(before).length === 0;
		return [{ kind, line, start, end: found.index + found[0].length, confidence: isUnsure ? OFFERED : 0.66 }];
	});
}

/** Parts of accounts that their label and an account beside them tell, and numbers of which only the last figures are to be read. */
export const accountParts = (lines: readonly FinderLine[]): Match[] =>
	lines.flatMap(({ text }, line) => [...partsIn(lines, line), ...(/[*xX•·#●]{2}/.test(text) ? maskedIn(plainLine(text), line) : [])]);
