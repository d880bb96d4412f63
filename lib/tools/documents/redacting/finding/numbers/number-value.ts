import { isLetterOrFigure } from "@/lib/tools/documents/redacting/finding/finder-line";

const LEAST_SIGNS = 4;
export const MOST_SIGNS = 34;
const LAST_LETTER =
	/^(?:[-/.][A-Z]{1,3}(?![\p{L}\p{N}])| [A-Z]{2,4}[/-][A-Z]{2}(?![\p{L}\p{N}])| (?:série|serie|sér\.|ser\.) ?\d{2,5}(?:[-/][A-Z]{2})?|(?: [B-HJ-NP-Z]| [AIO](?! \p{L}))(?![\p{L}\p{N}.'’-]))/u;
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
		const isShortCapital = /^[A-Z]{1,4}$/.test(word);
		if (word === "" || (!hasFigure && !isShortCapital)) break;
		if (hasFigure) end = wordEnd;
		figures += word.replace(/\D/g, "").length;
		if (!/[ ./-]/.test(text.charAt(wordEnd))) break;
		at = wordEnd + 1;
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
