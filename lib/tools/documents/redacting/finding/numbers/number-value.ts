import { isLetterOrFigure } from "@/lib/tools/documents/redacting/finding/finder-line";

const LEAST_SIGNS = 4;
export const MOST_SIGNS = 34;
const LAST_LETTER =
	/^(?:[-/.][A-Z]{1,3}(?![\p{L}\p{N}])| \d [A-Z]{2}\d(?![\p{L}\p{N}])| [A-Z]{2,4}[/-][A-Z]{2}(?![\p{L}\p{N}])| (?:série|serie|sér\.|ser\.) ?\d{2,5}(?:[-/][A-Z]{2})?|(?: [B-HJ-NP-Z]| [AIO](?! \p{L}))(?![\p{L}\p{N}.'’-])| (?!GBP|CHF|PLN|CZK|SEK|NOK|DKK|BRL|MXN|HRK|RSD|TRY|KWH|MWH|RPM|KM|MB|GB|RD|ST)[BCDFGHJKLMNPRSTVWXYZ]{3}(?![\p{L}\p{N}])|\([\dA-Z]\))/u;
/** "45 09 № 447182", "XR nr. 447182": the series and the number of a paper. */
const SERIES = /^ ?(?:№|n[r°o]\.?|n[ou]m\.?|nummer|number) ?(?=\d{4})/iu;
/** "EK 447719", "U 04477190": one or two capitals before a number are of it where they call nothing. */
const LETTERS_BEFORE = /(?<![\p{L}\p{N}.,/-])(\p{Lu}{1,4})(?:[ -]| (?:nr\.?|no\.?|№) ?)$/u;
const CALLING = new Set(
	"PESEL BVN NIN QID SSN SIN TIN NIP NIF NIE DNI CPF CURP RFC BSN AHV AVS PPS NHS MRN NPI IBAN BIC CNP OIB EGN ЕГН ИНН СНИЛС CUIT CUIL RUT RUN DOB PIN VIN TEL FAX NIK SSS IC KTP CCCD CMND HKID NRIC FIN UAN ARC BRP CAS UCAS REF KVNR LANR BSNR AGB BIG RPPS CNI NIR CSS CNSS NSS CIP TIS PAN EPIC DL KRA ITIN EIN NINO CRN TFN BSB MEMBER PATIENT CASE FILE CARD ACCT ACC POL LIC REG MAT DOC SER BOX RM APT FLAT ID NO NR PL DL NI SS RG CC CI PO AN ZU OF TO IN IM AM UM DE LA EL LE IL DU DI DA EN ET UN DO SU IT IS OR AT BY ON IF AS VS KV TV PC OP ČP".split(
		" ",
	),
);

export function startWithLetters(text: string, start: number): number {
	const found = LETTERS_BEFORE.exec(text.slice(Math.max(0, start - 11), start));
	return found && !CALLING.has(found[1] ?? "") ? start - found[0].length : start;
}

/** A date is no number, though sort codes look like short ones. */
export const NOT_VALUES = /^(?:\d{1,4}\/(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2})(?![\d-])/;

/** Where signs of a number end: words with figures in them, with single blanks, hyphens, dots or strokes between. The place itself where none begins. */
export function valueAt(text: string, from: number): number {
	let end = from;
	let figures = 0;
	for (let at = from; at < text.length && at - from < MOST_SIGNS; ) {
		let wordEnd = at;
		while (isLetterOrFigure(text[wordEnd])) wordEnd += 1;
		const word = text.slice(at, wordEnd);
		const hasFigure = /\d/.test(word);
		const isShortCapital = /^[A-Z]{1,5}$/.test(word);
		if (word === "" || (!hasFigure && !isShortCapital)) break;
		if (hasFigure) end = wordEnd;
		figures += word.replace(/\D/g, "").length;
		const series = SERIES.exec(text.slice(wordEnd, wordEnd + 10))?.[0].length ?? 0;
		if (series === 0 && !/[ ./-]/.test(text.charAt(wordEnd))) break;
		at = wordEnd + Math.max(series, 1);
	}
	if (figures < 3 || end - from < LEAST_SIGNS) return from;
	// The last sign is often a letter of its own: "99-12-A", "12 34 56 C".
	return end + (LAST_LETTER.exec(text.slice(end, end + 18))?.[0].length ?? 0);
}

/** What a number counts when it is nobody's. */
const NOBODYS = new Set(
	"invoice case order reference ref claim ticket file article item model serial part version room plot ward page sail boat rack verbale fattura rechnung rechnungs auftrag auftrags aktenzeichen vorgang bestell umowa contract vertrag vertrags factura commande dossier pedido lot batch tracking delivery vat abn acn company registered charity siret siren house flat apartment street section chapter verse flight train bus gate seat table figure exhibit form division phone telephone mobile fax tel cell contact artikel teile serien modell zimmer seite kapitel abschnitt numero numéro número box level phase week day line quote purchase po art prozess lieferschein telefon handy ticket issue pull build release port zwolseweg nic eori isbn".split(
		" ",
	),
);
/** Whether a number that is called so is one of goods, papers or rooms. */
export const isOfGoods = (label: string): boolean => label.split(/[ .'’-]/).some((part) => NOBODYS.has(part));
