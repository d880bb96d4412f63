import { acrossLines } from "./across-lines";
import { type FinderLine, isDigit, isLetterOrFigure, type Match, plainLine } from "./finder-line";
import { foldLine, Labels } from "./labels";
import { OFFERED } from "./offered";

const PHONE_LABELS = new Labels(
	"phone|phone number|telephone|tel|tel.|mobile|mob|mob.|cell|cell phone|fax|direct|dial|call|call us|whatsapp|viber|signal|contact|contact no|hotline|office|home|landline|handy|mobil|telefon|telefax|festnetz|rufnummer|durchwahl|privat|dienstlich|telefono|móvil|movil|celular|cel|teléfono|llamar|téléphone|téléphone portable|portable|tél|fixe|gsm|cellulare|telemóvel|telemovel|telefone|celular|fone|telefoon|mobiel|vast|telefonnummer|mobilnummer|puhelin|matkapuhelin|gsm-nummer|komórka|komorka|telefonu|nr tel|nr telefonu|mobilní|vezetékes|τηλ|τηλέφωνο|κινητό|телефон|тел|моб|电话|電話|電話番号|手机|手機|携帯|携帯電話|携帯番号|連絡先|전화|휴대폰|연락처|โทร|điện thoại|sđt|هاتف|جوال|טלפון|נייד|फ़ोन|मोबाइल",
);
const OTHER_LABELS = new Labels(
	"invoice|invoice no|order|order no|order number|reference|ref|ref no|ticket|customer number|item|serial|isbn|issn|ean|doi|hrb|rechnung|rechnungsnummer|rechnungsnr|rechnungs-nr|auftrag|auftragsnummer|bestellnummer|kundennummer|aktenzeichen|artikelnummer|factura|pedido|facture|commande|fattura|ordine|fatura|nip|regon|siret|siren|vat|ust|iban|konto|version|id",
);
const SEPARATORS = new Set([..." ()-./"]);
const CURRENCY = /^ ?(?:€|\$|£|¥|%|EUR|USD|GBP|CHF|PLN|SEK|kg|km|cm|mm|m²|MB|GB)/;
const LEAST_LABELLED = 5;
const MOST_LETTERS = 30;
/** Two numbers that a stroke parts: "024 455 5017 / 050 255 5093". */
const BETWEEN_TWO = / ?[/] ?(?=[+0(])| \/ (?=\d)/;
const REACH = 14;

/** The reach of a run of figures and what may stand between them. */
function runAt(text: string, start: number): number {
	let end = start;
	let blanks = 0;
	for (let at = start; at < text.length && at - start < MOST_LETTERS; at++) {
		const sign = text.charAt(at);
		if (isDigit(sign)) {
			end = at + 1;
			blanks = 0;
		} else if (SEPARATORS.has(sign) && blanks < 3) blanks += 1;
		else if (!(sign === "+" && at === start)) break;
	}
	return end;
}

const YEARS = /^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$/;
const DATE = /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})\b(?!\.\d)/;
/** "07/2018 - 03/2021", "2018/07". */
const MONTHS = /^(?:\d{1,2} ?[./-] ?)?\d{1,2} ?[./-] ?(?:19|20)\d\d(?= ?-|$)|^(?:19|20)\d\d ?[./-] ?\d{1,2}(?= ?-|$)/;
const AMOUNT = /^\d{1,3}(?:[., ]\d{3})+(?:[.,]\d{1,2})?$/;

function confidenceOf(run: string, isLabelled: boolean, isOther: boolean): number {
	const digits = run.replace(/\D/g, "");
	const count = digits.length;
	const plain = run.replace(/^\(/, "");
	if (count > 15 || YEARS.test(plain) || DATE.test(plain) || MONTHS.test(plain)) return 0;
	if (run.startsWith("+") || run.startsWith("(+")) return count >= 8 ? 0.97 : 0;
	if (isLabelled) return count >= LEAST_LABELLED ? 0.93 : 0;
	if (isOther) return 0;
	if (/^00[1-9]/.test(digits)) return count >= 10 ? 0.9 : 0;
	const isGrouped = /[ ().\-/]/.test(run);
	if (/^\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}$/.test(run)) return 0.88;
	if (/^1[ .-]\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/.test(run)) return 0.88;
	if (run.startsWith("(") && count >= 8 && count <= 13) return 0.8;
	if (digits.startsWith("0") && count >= 9 && count <= 13 && isGrouped && !run.includes(". ") && !/^0[.,]/.test(run)) return 0.75;
	if (/^0\d{9,11}$/.test(run)) return 0.65;
	if (/^[2-9]\d{2}([ .-])\d{3}\1\d{3}$/.test(run)) return /^[6789]/.test(run) ? 0.6 : OFFERED;
	if (AMOUNT.test(run) && !/^[6789]/.test(run)) return 0;
	if (/^[6789]\d{2} \d{3} \d{3}$|^[6789]\d{2} \d{2} \d{2} \d{2}$/.test(run)) return 0.6;
	return /^[6-9]\d{4} \d{5}$|^[6-9]\d{9}$/.test(run) ? 0.6 : 0;
}

/** Telephone and fax numbers of many countries: by their international prefix, by their label, or by how their country writes them. */
export function findPhones(lines: readonly FinderLine[]): Match[] {
	return [...withinLines(lines), ...acrossLines(lines, withinLines), ...extensions(lines)];
}

/** "ext. 4471", "Durchwahl 118": who is reached in a house by a number of few figures. */
const EXTENSION =
	/(?<![\p{L}\p{N}])(?:ext|extn|extension|durchwahl|dw|nebenstelle|apparat|app|poste|anexo|ramal|extensión|toestel|tst|wewn|linka|klapka|dahili|anknytning|lokal|mellék|interno|доб|вн)(?:\.|:|\.:)? ?(?:no\.? ?|nr\.? ?|n[°º] ?)?\d{2,6}(?![\p{L}\p{N}]|[.,/-]\d)/giu;

const extensions = (lines: readonly FinderLine[]): Match[] =>
	lines.flatMap(({ text: given }, line) =>
		[...plainLine(given).matchAll(EXTENSION)].map((found): Match => {
			return { kind: "phone", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED };
		}),
	);

function withinLines(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		if (!/\d/.test(text)) continue;
		const folded = foldLine(text);
		const labels = [...PHONE_LABELS.ends(folded), ...phoneSigns(text)];
		for (let at = 0; at < text.length; at++) {
			const sign = text.charAt(at);
			if (!isDigit(sign) && sign !== "+" && sign !== "(") continue;
			const reached = runAt(text, at);
			const parted = text.slice(at, reached).replace(/\D/g, "").length > 14 ? BETWEEN_TWO.exec(text.slice(at, reached)) : null;
			const end = parted ? at + parted.index : reached;
			const before = text.charAt(at - 1);
			if (end - at < LEAST_LABELLED || isLetterOrFigure(before) || /[#$€£¥]/.test(before)) {
				at = Math.max(at, isDigit(sign) ? end - 1 : at);
				continue;
			}
			const run = text.slice(at, end);
			const isLabelled = labels.some((label) => label.end <= at && at - label.end <= 12 && !/\d/.test(text.slice(label.end, at)));
			const isOther = !isLabelled && (OTHER_LABELS.isBefore(folded, at, REACH) || CURRENCY.test(text.slice(end)) || isLetterOrFigure(text[end]));
			const confidence = confidenceOf(run, isLabelled, isOther);
			// "flat 2. 0809 555 7721": a number before it belongs to what ends there.
			const other = confidence === 0 ? / [(+0]/.exec(run.slice(1)) : null;
			if (other && /[.,] [(+0]/.test(run)) {
				at += other.index + 1;
				continue;
			}
			if (confidence > 0) matches.push({ kind: "phone", line, start: at, end: withPrefixBehind(text, withExtension(folded, end)), confidence });
			at = end - 1;
		}
	}
	return matches;
}

/** "T: ", "M ", "☎" before a number. */
function phoneSigns(text: string): { start: number; end: number }[] {
	return [...text.matchAll(/(?:^|[ |,;])(?:[TMFPtmfp][.:]|[☎☏📞📱✆])/gu)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}

/** Where a line runs from the right, a reader may put the prefix behind the number. */
function withPrefixBehind(text: string, end: number): number {
	const isFromRight = /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text);
	return end + ((isFromRight && /^[ ،,]{0,3}\+\d{1,3}(?!\d)/.exec(text.slice(end, end + 8))?.[0].length) || 0);
}

function withExtension(folded: string, end: number): number {
	const found = /^ ?,? ?(?:ext|extension|x|durchwahl|dw|anexo|poste|int)\.? ?(\d{1,6})/.exec(folded.slice(end, end + 24));
	return found ? end + found[0].length : end;
}
