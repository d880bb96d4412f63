import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { NOT_VALUES } from "./number-value";

/** What a car is known by, whatever its country writes: "PEI plate 424 BK", "reg FX 41 NN GP", "rego 1KX 4TR". */
const CARS = new Labels(
	"plate|plates|plate no|number plate|licence plate|license plate|reg|reg.|reg no|reg. no|rego|registration|registered|registration no|registration number|car|vehicle|truck|van|trailer|ute|bakkie|lorry|motorbike|motorcycle|scooter|taxi|kennzeichen|kfz|pkw|auto|fahrzeug|lkw|anhänger|immatriculé|immatriculée|immatriculation|plaque|voiture|véhicule|matrícula|matricula|placa|placas|patente|coche|vehículo|vehiculo|carro|viatura|veículo|pojazd|pojazdu|samochód|samochodu|vozidlo|vozidla|autó|mașina|autoturism|bil|bilen|ajoneuvo|araç|plakalı araç|vettura|αυτοκίνητο|машина|машины|targa|auto targata|targato|targata|kenteken|spz|rz|nr rej.|nr rej|rejestracyjny|rejestracja|auto|rendszám|numar|plaka|plakalı|regnr|reg.nr|госномер|гос. номер|номер|автомобиль|tag",
);
const GAP = /^(?: ?(?:no\.?|nr\.?|n[°º]\.?|number|is|:|#|\(|-|–){1,2})? ?["“(]?/u;
const PLATE = /^[\p{Lu}\d]{1,5}(?:[ ·•.-][\p{Lu}\d]{1,5}){0,3}(?![\p{L}\p{N}])/u;
const [LEAST_SIGNS, MOST_SIGNS] = [4, 9];

const isPlate = (text: string): boolean => {
	const signs = text.replace(/[^\p{L}\p{N}]/gu, "");
	return signs.length >= LEAST_SIGNS && signs.length <= MOST_SIGNS && /\d/.test(signs) && /\p{Lu}/u.test(signs);
};

function plates(text: string, folded: string, line: number): Match[] {
	return CARS.ends(folded).flatMap(({ end }): Match[] => {
		const start = end + (GAP.exec(text.slice(end, end + 12))?.[0].length ?? 0);
		const plate = start > end ? (PLATE.exec(text.slice(start, start + 24))?.[0] ?? "") : "";
		return isPlate(plate) && !NOT_VALUES.test(plate) ? [{ kind: "document_number", line, start, end: start + plate.length, confidence: OFFERED }] : [];
	});
}

/** Files that are kept of one person: any number of theirs is that person's. */
const OF_ONE =
	"patient file|patient record|patient chart|chart|chart no|chart number|medical file|medical record|medical record no|medical record number|hospital no|hospital number|personnel file|personnel file no|student file|tenant file|client file|patientenakte|krankenakte|personalakte|patientennummer|dossier patient|dossier médical|historia clínica|nº de historia|expediente médico|cartella clinica|patiëntendossier|processo clínico|karta pacjenta|kartoteka|patientjournal|zdravotní karta";
/** Papers about somebody: a court's, an insurer's, an office's, and the cards of those who write them. */
const PAPERS = new Labels(
	`${OF_ONE}|case|case no|case no.|case ref|case number|case id|cause no|docket|docket no|file no|file number|our file|your file|claim|claim no|claim ref|claim number|matter|incident|incident no|report no|complaint no|crime ref|crime number|crime reference|citation|application no|application ref|appeal no|referral|referral no|probate|csa ref|ref|ref.|reference|reference no|our ref|your ref|urn|serial no|serial number|folio|ficha|prontuario|prontuário|legajo|expediente|expte|exp.|atestado|diligencias|siniestro|carné profesional|carnet profesional|placa profesional|nº profesional|tip|processo|processo nº|proc.|inquérito|boletim|bo nº|sinistro|apólice|fascicolo|pratica|sinistro n|procedimento|r.g.|dossier|dossier n°|réf|réf.|affaire|sinistre|procès-verbal|pv n°|aktenzeichen|az|az.|az:|vorgang|vorgangsnummer|schadennummer|schaden-nr|schaden nr|geschäftszeichen|gz|zeichen|zaaknummer|zaak|dossiernummer|schadenummer|kenmerk|sygn.|sygn. akt|sygnatura|nr sprawy|znak sprawy|nr szkody|szkoda|č.j.|sp. zn.|spisová značka|číslo případu|ügyszám|dosar|dosar nr|esas no|dosya no|soruşturma no|diarienr|diarienummer|dnr|ärende|ärendenummer|sak|saksnr|sagsnr|sagsnummer|skadenummer|дело|дело №|дело №|номер дела|протокол|案件番号|事件番号|整理番号|受付番号|案号|사건번호`,
);
const VALUE = /^(?:\p{Lu}{1,6}[ /.-]?)?\d[\p{Lu}\p{Ll}\d]{0,12}(?:[:/.-][\p{Lu}\p{Ll}\d]{1,12}){0,4}|^\p{Lu}[\p{Lu}\d]{0,6}(?:[/.-][\p{Lu}\d]{1,12}){1,4}/u;
const BEHIND_LABEL = /^(?: ?(?:no\.?|nr\.?|n[°º]\.?|num(?:ber)?\.?|id|ref\.?|\.|:|#|№|\(|=){0,2})? ?/u;
const OF_PERSONS =
	/^(?:patient|chart|medical|hospital|personnel|student|tenant|client|krankenakte|personalakte|dossier (?:patient|medical)|historia|nº de historia|cartella|processo clinico|karta|kartoteka|zdravotni|folio|ficha|prontuario|legajo|expediente|expte|carne|carnet|placa|tip|nº prof)/u;
const LEAST_FIGURES = 4;
/** "2:14-bk-58211": how the courts of the United States count. */
const DOCKET = /(?<![\p{L}\p{N}])\d{1,2}:\d{2}-(?:[a-z]{2}|[A-Z]{2})-\d{4,6}(?:-[A-Z]{2,4}){0,2}(?![\p{L}\p{N}])/gu;

function papers(text: string, folded: string, line: number): Match[] {
	return PAPERS.ends(folded).flatMap(({ start: from, end }): Match[] => {
		const start = end + (BEHIND_LABEL.exec(folded.slice(end, end + 14))?.[0].length ?? 0);
		const value = start > end ? (VALUE.exec(text.slice(start, start + 48))?.[0] ?? "") : "";
		const figures = value.replace(/\D/g, "").length;
		// A plain number of a case or a claim is the office's; with letters or signs in it, it may be told of one person alone.
		const isPlain = /^\d+$/.test(value) && !OF_PERSONS.test(folded.slice(from, end));
		const isAmount = /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(value);
		return figures >= LEAST_FIGURES && !isPlain && !isAmount && !NOT_VALUES.test(value) && !/^(?:19|20)\d{2}$/.test(value)
			? [{ kind: "document_number", line, start, end: start + value.length, confidence: OFFERED }]
			: [];
	});
}

/** Numbers of cars, of cases and of papers about somebody, behind the words that call them: they are offered. */
export const toldPapers = (lines: readonly FinderLine[]): Match[] =>
	lines.flatMap(({ text: given }, line) => {
		if (!/\d/.test(given)) return [];
		const text = plainLine(given);
		const folded = foldLine(text);
		const dockets = [...text.matchAll(DOCKET)].map(
			(found): Match => ({ kind: "document_number", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED }),
		);
		return [...plates(text, folded, line), ...papers(text, folded, line), ...dockets];
	});
