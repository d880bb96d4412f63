import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";
import { BIRTH_LABELS } from "./find-birth-dates";
import { type FinderLine, type Match, plainLine, wordsOf } from "./finder-line";
import { foldLine, Labels } from "./labels";
import { IS_NAME, NAME_LABEL_PHRASES } from "./names/labelled-names";
import { behindTitles, isFamily, isFirmWord, isGiven } from "./names/name-run";
import { lineWords, wholeName } from "./names/whole-name";
import { NUMBER_LABELS } from "./numbers/find-labelled-numbers";
import { isOfGoods } from "./numbers/number-value";
import { ASIAN_FIRM, ASIAN_NAME_HEADS, isOfPersons, PERSON_HEADS } from "./person-heads";
import { type Cell, type Row, type Table, tablesIn } from "./table-cells";

const STREETS = new Labels(
	"street|street address|address line 1|address line 2|home address|postal address|full address|address|anschrift|adresse|strasse|straße|straße und hausnummer|straße nr|hausnummer|direccion|dirección|domicilio|calle|rue|indirizzo|via|endereço|rua|adres|straat|адрес|улица|住所|地址|주소|العنوان",
);
/** Personal beside a name or a street alone: a list of places is none of persons. */
const TOWNS = new Labels(
	"city|town|place|postcode|post code|postal code|zip|zip code|county|ort|wohnort|plz|plz ort|postleitzahl|stadt|ciudad|localidad|población|código postal|cp|ville|code postal|città|cap|cidade|cep|woonplaats|postcode plaats|город|индекс|市|郵便番号|邮编",
);
const PHONES = new Labels(
	"phone|telephone|tel|tel no|telefon|telefonnummer|mobile|mobile no|mobil|handy|cell|fax|phone number|telephone number|mobile number|móvil|teléfono|téléphone|portable|telefono|cellulare|telefone|telemóvel|telefoon|телефон|電話|電話番号|电话|手机|전화|هاتف|الهاتف",
);
const MOST_HEAD = 40;
const YEAR = /^(?:19|20)\d\d$/;
/** A running number of rows is nobody's. */
const LEAST_NUMBER = 4;
const MOST_NAME = 70;

interface Head {
	readonly kind: FindingKind;
	/** Whether it holds whatever stands there, or only what looks like it. */
	readonly isStrict: boolean;
	readonly isTown: boolean;
	/** Where nothing but its place says what a column holds. */
	readonly isUnsure?: boolean;
}

/** "date_of_birth", "lastName", "Geburtsdatum (TT.MM.JJJJ)*" as words. */
function headText(text: string): string {
	const words = text
		.replace(/\([^()]{0,30}\)/g, " ")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.replace(/[_*:/]+/g, " ");
	return foldLine(plainLine(words)).replace(/\s+/g, " ").trim().replace(/\.$/, "");
}

/** What a table's head, or a form's label, says stands below or beside it; null for all other text. */
export function headOf(text: string): Head | null {
	if (text === "" || text.length > MOST_HEAD || /\d{2}/.test(text)) return null;
	const folded = headText(text);
	return headOfWords(folded) ?? headOfPart(folded);
}

const NOBODYS =
	/(?<!\p{L})(?:company|firm|product|project|file|event|bank|school|department|hotel|item|model|brand|branch|office|country|firma|produkt|projekt|abteilung|empresa|producto|proyecto|entreprise|produit|projet|azienda|prodotto|mail|web|ip|mac|url|type|status)(?!\p{L})/u;

const NUMBERED = /(?: (?:number|no|nr|nummer|id|numarasi|numero|numer)|番号|번호|编号|編號|号)$/;

/** "Telefon opiekuna", "Guardian's phone", "Name of the child": one of its ends says what it is. */
function headOfPart(folded: string): Head | null {
	const words = folded.split(" ");
	// Of a person's row a number is the person's.
	if (NUMBERED.test(folded) && words.length < 4 && !isOfGoods(folded))
		return { kind: "document_number", isStrict: true, isTown: true, isUnsure: !isOfPersons(folded) };
	if (words.length < 2 || words.length > 4 || NOBODYS.test(folded)) return null;
	for (const part of [words.slice(0, -1), words.slice(0, 1), words.slice(1), words.slice(-1)]) {
		const head = headOfWords(part.join(" "));
		if (head && !head.isTown && (head.isStrict || head.kind !== "name")) return head;
	}
	return null;
}

function headOfWords(folded: string): Head | null {
	const is = (labels: Labels) => labels.isWhole(folded);
	if (is(BIRTH_LABELS)) return { kind: "birth_date", isStrict: true, isTown: false };
	for (const [kind, labels] of NUMBER_LABELS) if (is(labels)) return { kind, isStrict: true, isTown: false };
	if (is(STREETS)) return { kind: "address", isStrict: true, isTown: false };
	if (is(TOWNS)) return { kind: "address", isStrict: true, isTown: true };
	if (is(PHONES)) return { kind: "phone", isStrict: true, isTown: false };
	if (is(ASIAN_NAME_HEADS)) return { kind: "name", isStrict: true, isTown: false };
	return is(NAME_LABEL_PHRASES) || is(PERSON_HEADS) ? { kind: "name", isStrict: IS_NAME.test(folded), isTown: false } : null;
}

const AFTER_NAME = / ?\([^()]{1,12}\)$/;

/** "Lang, Mia", "Mia Lang", "M. Lang", "Lang M". */
function looksLikeName(text: string): boolean {
	const [family = "", given = "", ...more] = text.split(",").map((part) => part.trim());
	const isTurned = more.length === 0 && given !== "" && !/[. ]/.test(family) && given.split(" ").length <= 3;
	const turned = isTurned ? `${given} ${family}` : text;
	const plain = turned.replace(AFTER_NAME, "").replace(/ \p{Lu}\.?$/u, "");
	const span = wholeName(lineWords({ lineId: "", page: 1, text: plain, box: null }), 0, 5);
	return span !== null && (span.count > 1 || plain !== turned || isGiven(plain) || isFamily(plain));
}

/** Two to four words with capitals, none of which is a firm's: below a head that speaks of persons. */
function mayBeName(text: string): boolean {
	const words = wordsOf(text.replace(AFTER_NAME, ""));
	const isLettered = words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}[\p{L}\p{M}'’]*$/u.test(word.text) && !isFirmWord(word.text));
	return isLettered && /^[\p{L}\p{M}.'’, -]+$/u.test(text.replace(AFTER_NAME, ""));
}

function isValue({ kind, isStrict }: Head, text: string): boolean {
	if (kind === "name") {
		const isShort = text.length <= MOST_NAME && /\p{L}{2}/u.test(text) && !/\d|[@{}<>=]/.test(text) && wordsOf(text).length <= 6;
		return isShort && !ASIAN_FIRM.test(text) && (isStrict || looksLikeName(text) || mayBeName(text));
	}
	if (kind === "phone") return text.replace(/\D/g, "").length >= 5 && text.length <= 40;
	if (kind === "address") return text.length <= 160 && /[\p{L}\p{N}]{2}/u.test(text) && !text.includes("@");
	// Of a number every letter belongs to it; a sentence is none.
	if (YEAR.test(text.trim()) || text.split(/\s+/).filter((word) => /^\p{Ll}{3,}|^\p{Lu}\p{Ll}{3,}/u.test(word)).length > 1)
		return kind === "birth_date" && /\d/.test(text);
	return /\d/.test(plainLine(text)) && text.length <= 44 && (kind !== "document_number" || text.replace(/[^\p{L}\p{N}]/gu, "").length >= LEAST_NUMBER);
}

const NUMBERS: ReadonlySet<FindingKind> = new Set(["document_number", "national_id", "bank_account"]);
const BEHIND_NUMBER = / ?\([^()]*\p{L}{3}[^()]*\)$/u;

function found(head: Head, { line, start, end, text }: Cell): Match[] {
	if (!isValue(head, text) || headOf(text) !== null) return [];
	if (head.kind !== "name") {
		// "K447190283 (AOK Hessen)": who gave the number is nobody.
		const own = NUMBERS.has(head.kind) ? end - (BEHIND_NUMBER.exec(text)?.[0].length ?? 0) : end;
		return [{ kind: head.kind, line, start, end: own, confidence: head.isUnsure || (head.isTown && head.kind === "address") ? 0.6 : 0.9 }];
	}
	const own = lineWords({ lineId: "", page: 1, text, box: null });
	const from = start + (own.words[behindTitles(text, own.words, 0)]?.start ?? 0);
	const to = end - (AFTER_NAME.exec(text)?.[0].length ?? 0);
	return to > from ? [{ kind: "name", line, start: from, end: to, confidence: head.isStrict ? 0.9 : looksLikeName(text) ? 0.75 : 0.6 }] : [];
}

const headsOf = (row: Row): ReadonlyMap<number, Head> => new Map(row.flatMap(({ column, text }) => (headOf(text) ? [[column, headOf(text) as Head]] : [])));

const MOST_VALUES = 3;

/** Rows of a label and its value, side by side. */
function formMatches(row: Row): Match[] {
	return row.flatMap((cell, at) => {
		const head = headOf(cell.text);
		if (!head || head.isTown) return [];
		// A form about two persons has both beside one label.
		const next = row.findIndex((other, index) => index > at && headOf(other.text) !== null);
		const values = row.slice(at + 1, next === -1 ? undefined : next).slice(0, head.kind === "name" ? 1 : MOST_VALUES);
		return values.filter((value) => value.column > cell.column).flatMap((value) => found(head, value));
	});
}

/** Columns of one table, from the row on that names them. */
function columnMatches({ rows, delimiter }: Table): Match[] {
	const matches: Match[] = [];
	let heads: ReadonlyMap<number, Head> = new Map();
	let width = 0;
	for (const [at, row] of rows.entries()) {
		const own = headsOf(row);
		const next = rows[at + 1];
		const isHead =
			own.size > 0 && row.every(({ text }) => !/\d/.test(text) && text.length <= MOST_HEAD) && isHeadRow(row, own, next, heads.size > 0 || delimiter === ",");
		if (isHead) {
			heads = own;
			width = row.length;
			continue;
		}
		// Commas part what a sentence lists, too.
		if (own.size > 0 && row.length > 1 && delimiter !== ",") matches.push(...formMatches(row));
		if (heads.size === 0 || (delimiter !== null && row.length !== width)) continue;
		const kinds = [...heads.values()];
		const isPersons = kinds.some(({ kind, isTown }) => kind === "name" || (kind === "address" && !isTown));
		for (const cell of row) {
			const head = heads.get(cell.column);
			if (head && (!head.isTown || isPersons)) matches.push(...found(head, cell));
		}
	}
	return matches;
}

/** A row of heads, and not a label with its value: the row below has as many cells, and its first is no label. */
function isHeadRow(row: Row, own: ReadonlyMap<number, Head>, next: Row | undefined, isWithin: boolean): boolean {
	if (!next || row.length < 2) return false;
	const isAlone = own.size === 1 && own.has(row[0]?.column ?? 0);
	const goesOn = next.length >= row.length && headOf(next[0]?.text ?? "") === null;
	return goesOn && (!isWithin || own.size > 1) && (!isAlone || row.length > 2 || !looksLikeName(row[1]?.text ?? ""));
}

/** Whole cells under a head, or beside a label, that says what they hold. The head itself never is. */
export function findColumns(lines: readonly FinderLine[]): Match[] {
	return tablesIn(lines).flatMap((table) => columnMatches(table));
}

/** Whether a match is nothing but the head of a column, or a label above its value. */
export function isHeadAlone(text: string): boolean {
	return headOf(text.trim()) !== null;
}
