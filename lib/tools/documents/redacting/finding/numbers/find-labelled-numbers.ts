import { acrossLines } from "@/lib/tools/documents/redacting/finding/across-lines";
import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";
import { isOfGoods, MOST_SIGNS, NOT_VALUES, startWithLetters, valueAt } from "./number-value";

export const NUMBER_LABELS: readonly (readonly [FindingKind, Labels])[] = [
	[
		"document_number",
		new Labels(
			"保険証|保険者番号|被保険者番号|基礎年金番号|在留カード|社保号|社会保障号|健保卡號|居留證|统一编号|外国人登録番号|외국인등록번호|여권|여권번호|면허번호|hospital no|hospital number|hospital id|hosp no|case id|chart no|chart number|record no|enrolment no|payroll no|payroll number|badge no|service number|nhc|nº de historia|historia clínica|fallnummer|fall-nr|numéro de dossier|cartella clinica|診察券番号|患者番号|社員番号|学籍番号|病历号|工号|学号|табельный номер|رقم الهوية|رقم الجواز|رقم جواز السفر|passport|passport no|passport number|passnummer|pass-nr|pass nr|reisepass|reisepassnummer|reisepass-nr|pasaporte|passeport|passaporto|paspoort|paspoortnummer|pass|паспорт|护照|旅券番号|パスポート|driver's licence|driver's license|driver’s licence|driver’s license|drivers license|driving licence|driving license|driver license|licence no|license no|licence number|license number|führerschein|führerscheinnummer|führerschein-nr|permis de conduire|carnet de conducir|permiso de conducir|licencia de conducir|patente di guida|patente|rijbewijs|carta de condução|運転免許証番号|identity card|id card|id card no|id-card|personalausweis|personalausweisnummer|ausweisnummer|ausweis-nr|ausweis|carte d'identité|cni|carta d'identità|documento de identidad|identiteitskaart|dowód osobisty|insurance number|insurance no|insurance policy|policy|policy no|policy number|versicherungsnummer|versicherungs-nr|versichertennummer|versicherten-nr|krankenversichertennummer|mitgliedsnummer|mitglieds-nr|member id|member no|membership|membership number|matrikelnummer|matrikel-nr|student id|student no|student number|employee id|employee no|employee number|personalnummer|personal-nr|staff id|patient id|patient no|patient number|patienten-nr|patientennummer|medical record|medical record number|mrn|health insurance number|pps number|pps no|ppsn|polisnummer|attorney reg|bar no|gmc|nmc|gdc|pin code of practice|admission no|admission number|sicil no|sgk sicil no|matrícula nº|npi|dea number|dea no|versichertenkarte|免許証番号|medicare|medicare no|medicaid|visa|visa no|residence permit|aufenthaltstitel|aufenthaltserlaubnis|green card|póliza|numéro de police|polizza|numéro client|alien number|vin",
		),
	],
	[
		"national_id",
		new Labels(
			"contribuinte|nº contribuinte|n.º contribuinte|nº de contribuinte|niss|α.φ.μ.|αφμ|αδτ|αμκα|ινν|身分證字號|身份證字號|身分證號碼|ssn|social security|social security no|social security number|soc sec|itin|ein|tin|tax id|tax id no|taxpayer id|tax identification|tax number|tax no|national id|national id no|national identification|national insurance|national insurance number|ni number|nino|steuer-id|steuerid|steuer-idnr|steuer-identifikationsnummer|steueridentifikationsnummer|idnr|id-nr|steuernummer|steuer-nr|st.-nr|st-nr|sozialversicherungsnummer|sv-nummer|sv-nr|rentenversicherungsnummer|dni|nie|nif|cif|curp|rfc|cedula|cédula|run|rut|cuil|cuit|numéro de sécurité sociale|n° sécurité sociale|sécurité sociale|nir|numéro fiscal|codice fiscale|c.f|cod. fisc|partita iva|cpf|rg|nis|pis|bsn|burgerservicenummer|rijksregisternummer|numéro national|registre national|pesel|nip|rodné číslo|personnummer|fødselsnummer|cpr|cpr-nr|henkilötunnus|ahv|ahv-nr|ahv-nummer|avs|aadhaar|aadhar|pan|pan no|my number|マイナンバー|個人番号|身份证|身份证号|身份证号码|주민등록번호|инн|снилс|tckn|tc kimlik no|t.c. kimlik no|nric|fin|sin|social insurance number|tfn|tax file number|nhs number|nhs no",
		),
	],
	[
		"bank_account",
		new Labels(
			"普通|当座|transit|transit no|agência|ag.|c/c|cta|cta.|계좌|iban|bic|swift|swift code|bic/swift|account|account no|account no.|account number|acct|acct no|acc no|bank account|a/c no|sort code|routing|routing no|routing number|aba|kontonummer|konto-nr|konto nr|kto|kto.-nr|kto-nr|konto|blz|bankleitzahl|depotnummer|cuenta|número de cuenta|nº de cuenta|clabe|numéro de compte|n° de compte|rib|conto|conto corrente|numero di conto|rekeningnummer|rekening|conta|conta corrente|agência|numer konta|nr konta|rachunek|číslo účtu|kontonr|bankgiro|plusgiro|口座番号|普通預金|a/c|ac no|账号|银行账号|계좌번호|ifsc|ifsc code|bsb",
		),
	],
	[
		"licence_plate",
		new Labels(
			"licence plate|license plate|registration plate|plate|plate no|number plate|vehicle registration|registration number|reg. no|kennzeichen|kfz-kennzeichen|amtliches kennzeichen|matrícula|immatriculation|plaque|targa|kenteken|placa|車両番号|车牌|车牌号",
		),
	],
];
const FILLER =
	/^(?:seria i numer|seria i nr|seria|series|serie|série|серия и номер|серия|номер|og|и|普通|当座|no|nr|num|number|nummer|numero|numéro|número|n°|nº|id|is|lautet|the|my|code|and|\.|:|#|=|-|–|\(|\)|\/|,| |\t|№|：)+/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b/;
function fillersEnd(folded: string, from: number): number {
	const found = FILLER.exec(folded.slice(from, from + 24));
	return found ? from + found[0].length : from;
}

const NUMBER_WORD =
	/(?<![\p{L}\p{N}])(?:number|no|nr|reg|id|nummer|numara[a-z]{0,4}|numero|numer|cislo|szam|c(?=\. ?\d)|n\.o)(?:['’]\p{L}{1,4})?(?!\p{L})|(?<=\p{L}{3})(?:nummer|nr|numer)(?!\p{L})|番号/gu;
const MOST_NOUN = 28;
const [LEAST_FIGURES, LEAST_OFFERED] = [5, 3];

/** "Attorney Reg. #48213", "paspoort, nummer NX4R77L02": a number of something that is not of goods, papers or rooms. */
function numbered(text: string, folded: string, line: number): Match[] {
	return [...folded.matchAll(NUMBER_WORD)].flatMap((found): Match[] => {
		const before = folded.slice(Math.max(0, found.index - MOST_NOUN), found.index);
		const noun = before.split(/[^\p{L}]+/u).findLast((word) => word !== "") ?? "";
		if (isOfGoods(noun)) return [];
		const start = fillersEnd(folded, found.index + found[0].length);
		const end = start > found.index + found[0].length && !NOT_VALUES.test(text.slice(start, start + 12)) ? valueAt(text, start) : start;
		const figures = text.slice(start, end).replace(/\D/g, "").length;
		if (figures < LEAST_OFFERED) return [];
		const confidence = figures >= LEAST_FIGURES ? 0.6 : OFFERED;
		const from = Math.min(startWithLetters(text, start), start - Number(text.charAt(start - 1) === "#"));
		return [{ kind: "document_number", line, start: from, end, confidence }];
	});
}

/** Numbers that nothing but their label tells: passports, licences, policies, accounts, plates. */
export function findLabelledNumbers(lines: readonly FinderLine[]): Match[] {
	return [...withinLines(lines), ...acrossLines(lines, withinLines)];
}

function withinLines(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		const folded = foldLine(text);
		if (/\d/.test(text)) matches.push(...numbered(text, folded, line), ...licences(text, folded, line));
		for (const [kind, labels] of NUMBER_LABELS) {
			for (const label of labels.ends(folded)) {
				const start = fillersEnd(folded, label.end);
				if (start < text.length) matches.push(...valueMatch(kind, text, line, start));
				else matches.push(...nextLineMatch(kind, lines, line + 1));
			}
		}
	}
	return matches;
}

const LICENCE = /(?<![\p{L}])(?:licen[cs]e|permit|patente|permis|rijbewijs|führerschein|fuhrerschein|ehliyet|prawo jazdy)[^\p{L}\p{N}]{1,3}/gu;

/** "a valid licence (TN22 20150007714, expires 03-2027)". */
function licences(text: string, folded: string, line: number): Match[] {
	return [...folded.matchAll(LICENCE)].flatMap((found): Match[] => {
		const start = found.index + found[0].length;
		const end = valueAt(text, start);
		return text.slice(start, end).replace(/\D/g, "").length > LEAST_FIGURES ? [{ kind: "document_number", line, start, end, confidence: 0.75 }] : [];
	});
}

function valueMatch(kind: FindingKind, text: string, line: number, start: number): Match[] {
	const bic = kind === "bank_account" ? BIC.exec(text.slice(start, start + 12)) : null;
	if (bic) return [{ kind, line, start, end: start + bic[0].length, confidence: 0.85 }];
	if (NOT_VALUES.test(text.slice(start, start + 12))) return [];
	const end = valueAt(text, start);
	return end > start ? [{ kind, line, start, end, confidence: 0.9 }] : [];
}

/** A form prints a label above its value. */
function nextLineMatch(kind: FindingKind, lines: readonly FinderLine[], at: number): Match[] {
	const next = lines[at];
	if (!next || next.text.length > MOST_SIGNS) return [];
	return valueMatch(kind, plainLine(next.text), at, 0).filter(({ end }) => end >= next.text.trimEnd().length - 1);
}
