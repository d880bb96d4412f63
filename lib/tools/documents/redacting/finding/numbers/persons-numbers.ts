import { US_STATES } from "@/lib/tools/documents/redacting/finding/addresses/address-words";
import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfGoods, NOT_VALUES, startWithLetters, valueAt } from "./number-value";

/** Who stands right before a number has it: "member 40771938", "matricola 88412". */
const PERSONS = new Labels(
	"member|membership|policyholder|patient|hospital|client|customer|student|pupil|learner|employee|staff|payroll|badge|passport|visa|enrolment|enrollment|prisoner|inmate|service|warrant|collar|chart|participant|subject|volunteer|loyalty|frequent flyer|library card|voter|voter id|socio|afiliado|afiliación|expediente|historia|colegiado|colegiada|alumno|empleado|cliente|sociétaire|adhérent|adhérente|allocataire|assuré|assurée|patient|patiente|matricule|dossier|abonné|abonnée|client|cliente|salarié|élève|tessera|matricola|socio|paziente|cliente|iscrizione|albo|polizza|associado|utente|beneficiário|cédula|matrícula|lidnummer|lid|klant|klantnummer|patiëntnummer|patiënt|leerlingnummer|personeelsnummer|polis|polisnummer|big-nummer|relatienummer|mitglied|mitgliedsnummer|kunde|kundin|kundennummer|patientennummer|patienten-id|fallnummer|fall|personalnummer|schülernummer|dienstausweis|dienstnummer|versichertennummer|vertragskonto|numer klienta|numer pacjenta|numer członkowski|nr klienta|nr pacjenta|nr legitymacji|legitymacja|pwz|nr pwz|üye no|müşteri no|hasta no|öğrenci no|sicil|ehliyet no|pasaport no|baro sicil|protokol no|dosya no|medlem|medlemsnummer|kundnummer|patientnummer|jäsennumero|asiakasnumero|лицевой счет|полис|номер карты|табельный|matr|matr.|tess|tess.|cédula n|nr służb|nr służb.|sł.|жетон|удостоверение|пропуск|проп|проп.|читательский билет|билет|таб|таб.|зачётка|студенческий|legitymacja emeryta|nr albumu|emeklilik no|kimlik no|sicil no|sicil numarası|kart no|hizmet no|dienstnr|dienst-nr|personalnr|mitgliedsnr|mitgl.-nr|ausweisnr|ausweis-nr|vers.-nr|vers-nr|kundennr|kd.-nr|patientennr|schülerausweis|stammnr|lidnr|lidnr.|personeelsnr|polisnr|polisnr.|klantnr|patiëntnr|medl.nr|medlemsnr|anst.nr|anställningsnr|journalnr|č. průkazu|průkaz|os. číslo|osobní číslo|č. pojištěnce|n° adhérent|n° d'adhérent|n° élève|ine|n° allocataire|n° patient|nº socio|nº de socio|nº colegiado|n.º colegiado|tarjeta sanitaria|nº de afiliación|n.º de afiliación|n.º de utente|utente|n.º mecanográfico|n.º de sócio|sócio|tessera sanitaria|tess. san|n. iscrizione|n. tessera|roll no|roll number|reg no|regn no|enrol. no|adm. no|staff no|emp no|emp. no|force no|p.f. no|pf no|service no|library no|shoulder number|epaulette|collar number|warrant no|unit no|inmate no|case id",
);
const BETWEEN =
	/^(?:(?:[ .:,#№°º=(–-]|id|ref|card|code|no|nr|n|n°|nº|n\.o|num|number|nummer|numero|is|was|ist|lautet|est|es|è|le|la){1,4}(?=[ .:,#№°º=(–-]|[a-z0-9]{0,3}\d))?[ .:,#№°º=(–-]{1,3}/u;
const LEAST_FIGURES = 4;

function behindPersons(text: string, folded: string, line: number): Match[] {
	return PERSONS.ends(folded).flatMap(({ end }): Match[] => {
		const gap = BETWEEN.exec(folded.slice(end, end + 20));
		const start = end + (gap?.[0].length ?? 0);
		if (!gap || NOT_VALUES.test(text.slice(start, start + 12))) return [];
		const stop = valueAt(text, start);
		if (figuresIn(text.slice(start, stop)) >= LEAST_FIGURES)
			return [{ kind: "document_number", line, start: startWithLetters(text, start), end: stop, confidence: 0.66 }];
		// "(matr. 418)": so short a number is one perhaps.
		const short = SHORT_NUMBER.exec(text.slice(start, start + 12))?.[0].length ?? 0;
		return short > 0 ? [{ kind: "document_number", line, start, end: start + short, confidence: OFFERED }] : [];
	});
}

const SHORT_NUMBER = /^\p{Lu}{0,3}[-/]?\d{3,6}(?:[-/]\d{1,4})?(?![\p{L}\p{N}]|[.,/]\d)/u;
const figuresIn = (text: string) => text.replace(/\D/g, "").length;

/** "numéro de sociétaire 4471 902 K", "sous le numéro 980 0331", "número de colegiado: 28/1123". */
const NUMBER_OF =
	/(?<!\p{L})(?:number|numero|nummer|numer|numara(?:si)?|n°|nº|no\.|nr\.?)(?: (?:of|de|di|do|del|della|da|van|der|des)(?: l['’]?)?)?(?: (\p{L}{3,20}))?(?: (?:is|est|es|e|ist|lautet|was))?[ :#]{1,3}/gu;

function numbersOf(text: string, folded: string, line: number): Match[] {
	return [...folded.matchAll(NUMBER_OF)].flatMap((found): Match[] => {
		const start = found.index + found[0].length;
		const before =
			folded
				.slice(Math.max(0, found.index - 24), found.index)
				.split(/[^\p{L}]+/u)
				.findLast((word) => word !== "") ?? "";
		if (isOfGoods(found[1] ?? "") || (found[1] === undefined && isOfGoods(before)) || NOT_VALUES.test(text.slice(start, start + 12))) return [];
		const stop = valueAt(text, start);
		return figuresIn(text.slice(start, stop)) > LEAST_FIGURES ? [{ kind: "document_number", line, start, end: stop, confidence: 0.6 }] : [];
	});
}

/** "BVN 22145508817", "NIN is 58803316724", "SCN097714", "QID PDX482": letters that stand for some register. */
const REGISTER = /(?<![\p{L}\p{N}.])\p{Lu}{2,6}(?:[ :.#]{1,3}(?:is |was |ist |no\.? |nr\.? )?|[ ]?)(?=[A-Z]{0,4}\d)/gu;
const NO_REGISTER = new Set(
	"ISO DIN EN RAL VAT SKU PO INV EAN ISBN ISSN GTIN RFC IP MAC USB EUR USD GBP CHF PLN TRY INR NGN ZAR AUD CAD JPY PDF GB MB KB RAM CPU AM PM JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC KG KM CM MM FR DE UK US USA EU ABN ACN TEL FAX ART REF NO NR".split(
		" ",
	),
);
const LEAST_REGISTERED = 5;

function registered(text: string, line: number): Match[] {
	return [...text.matchAll(REGISTER)].flatMap((found): Match[] => {
		const letters = /^\p{Lu}+/u.exec(found[0])?.[0] ?? "";
		const isApart = found[0].length > letters.length;
		const from = isApart ? found.index + found[0].length : found.index;
		const start = startWithLetters(text, from);
		if (NO_REGISTER.has(letters) || US_STATES.has(letters) || NOT_VALUES.test(text.slice(from, from + 12))) return [];
		const stop = valueAt(text, from);
		return figuresIn(text.slice(start, stop)) >= LEAST_REGISTERED ? [{ kind: "document_number", line, start, end: stop, confidence: OFFERED }] : [];
	});
}

/** Numbers that the words before them make a person's, whatever their shape. */
export function findPersonsNumbers(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text: given }, line) => {
		if (!/\d{3}/.test(given)) return [];
		const text = plainLine(given);
		const folded = foldLine(text);
		return [...behindPersons(text, folded, line), ...numbersOf(text, folded, line), ...registered(text, line)];
	});
}
