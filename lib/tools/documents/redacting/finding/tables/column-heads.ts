import { BIRTH_LABELS } from "@/lib/tools/documents/redacting/finding/find-birth-dates";
import { plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { IS_NAME, NAME_LABEL_PHRASES } from "@/lib/tools/documents/redacting/finding/names/labelled-names";
import { MORE_KIN, MORE_ROLES } from "@/lib/tools/documents/redacting/finding/names/offered/calling-words";
import { NUMBER_LABELS } from "@/lib/tools/documents/redacting/finding/numbers/find-labelled-numbers";
import { isOfGoods } from "@/lib/tools/documents/redacting/finding/numbers/number-value";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";
import { BIRTH_HEADS, NAME_HEADS, NUMBER_COLUMNS, PERSON_ROLE_HEADS, PHONE_HEADS, PLATE_HEADS, STREET_HEADS, TOWN_HEADS } from "./more-heads";
import { ASIAN_NAME_HEADS, isOfPersons, PERSON_HEADS } from "./person-heads";

/** Whoever is called by a trade or as kin may head a column, or a row of a form. */
const ROLES = new Labels(
	`${MORE_ROLES}|${MORE_KIN}|consignee|consignor|shipper|importer|exporter|declarant|sponsor|host|signatory|on call|in charge|nurse in charge|destinatario|remitente|destinataire|expéditeur|mittente|empfänger|absender|donateur|donatrice|sürücü|adı soyadı|sürücü adı soyadı|ruhsat sahibi|sigortalı`,
);
const STREETS = new Labels(
	"street|street address|address line 1|address line 2|home address|postal address|full address|address|pick-up point|pick-up|pickup point|pickup address|delivery address|collection address|residence|lives at|anschrift|adresse|strasse|straße|straße und hausnummer|straße nr|hausnummer|direccion|dirección|domicilio|calle|rue|indirizzo|via|endereço|rua|adres|straat|адрес|улица|住所|地址|주소|العنوان",
);
/** Personal beside a name or a street alone: a list of places is none of persons. */
const TOWNS = new Labels(
	"city|town|place|postcode|post code|postal code|zip|zip code|county|ort|wohnort|plz|plz ort|postleitzahl|stadt|ciudad|localidad|población|código postal|cp|ville|code postal|città|cap|cidade|cep|woonplaats|postcode plaats|город|индекс|市|郵便番号|邮编",
);
const PHONES = new Labels(
	"phone|telephone|tel|tel no|telefon|telefonnummer|mobile|mobile no|mobil|handy|cell|fax|phone number|telephone number|mobile number|móvil|teléfono|téléphone|portable|telefono|cellulare|telefone|telemóvel|telefoon|телефон|電話|電話番号|电话|手机|전화|هاتف|الهاتف",
);
export const MOST_HEAD = 40;

export interface Head {
	readonly kind: FindingKind;
	/** Whether it holds whatever stands there, or only what looks like it. */
	readonly isStrict: boolean;
	readonly isTown: boolean;
	/** Where nothing but its place says what a column holds. */
	readonly isUnsure?: boolean;
	/** Whether people are called so, too: "Baker". */
	readonly isRole?: boolean;
}

/** "date_of_birth", "lastName", "Geburtsdatum (TT.MM.JJJJ)*" as words. */
function headText(text: string): string {
	const words = text
		.replace(/\([^()]{0,30}\)/g, " ")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.replace(/[_*:/]+/g, " ");
	return foldLine(plainLine(words))
		.replace(/\s+/g, " ")
		.replace(/\. /g, " ")
		.trim()
		.replace(/(?:\.| \d)$/, "")
		.replace(/\.$/, "");
}

/** What a table's head, or a form's label, says stands below or beside it; null for all other text. */
export function headOf(text: string): Head | null {
	if (text === "" || text.length > MOST_HEAD || /\d{2}/.test(text)) return null;
	const folded = headText(text);
	return headOfWords(folded) ?? headOfPart(folded) ?? headOfEither(text);
}

/** "Purok / Street", "City/Province": both sides of the stroke call parts of an address. */
function headOfEither(text: string): Head | null {
	const heads = text.includes("/") ? text.split("/").map((side) => headOfWords(headText(side))) : [];
	return heads.length > 1 && heads.every((head) => head?.kind === "address") ? (heads[0] ?? null) : null;
}

const NOBODYS =
	/(?<!\p{L})(?:company|firm|product|project|file|event|bank|school|department|hotel|item|model|brand|branch|office|country|firma|produkt|projekt|abteilung|empresa|producto|proyecto|entreprise|produit|projet|azienda|prodotto|mail|web|ip|mac|url|type|status)(?!\p{L})/u;

/** "Mitgl.-Nr.", "Employee #", "会員ID", "Kundennr.": words of numbers, apart or at the end of another. */
const NUMBERED =
	/(?:(?:^|[ .-])(?:number|no|nr|num|nummer|id|numarasi|numero|numer|numara|#|n|nº|n°)|\p{L}{3}(?:nr|nummer|numero)|番号|번호|编号|編號|号|(?:^|[^a-z])id)$/u;
/** "N.º socio", "Nº de alumno". */
const NUMBER_FIRST = /^(?:n\.?[°º]|no\.?|nr\.?|num|numero|number|numer|id)[. ]{1,2}(?:de |di |do |of )?\p{L}{2,}/u;
/** Numbers that their cards are called by. */
const NUMBER_HEADS = new Labels(
	"mitgl|mitgliedsnr|insurance|versicherung|assurance|seguro|polizza|polis|badge|sicil|matricola|matricule|matricula|tessera|legitymacja|licence|license|registration|library card|karta|bank details|bankverbindung|ref. no|staff",
);

/** "Telefon opiekuna", "Guardian's phone", "Name of the child": one of its ends says what it is. */
function headOfPart(folded: string): Head | null {
	const words = folded.split(" ");
	// Of a person's row a number is the person's.
	const isNumber =
		words.length < 5 && (NUMBER_FIRST.test(folded) || NUMBER_HEADS.isWhole(folded) || (NUMBERED.test(folded) && folded.replace(NUMBERED, "").length > 1));
	if (isNumber && !isOfGoods(folded)) return { kind: "document_number", isStrict: true, isTown: !isOfPersons(folded), isUnsure: !isOfPersons(folded) };
	if (words.length < 2 || words.length > 4 || NOBODYS.test(folded)) return null;
	for (const part of [words.slice(0, -1), words.slice(0, 1), words.slice(1), words.slice(-1)]) {
		const head = headOfWords(part.join(" "));
		if (head && !head.isTown && (head.isStrict || head.kind !== "name")) return head;
	}
	return null;
}

const MORE: readonly (readonly [Labels, Head])[] = [
	[new Labels(BIRTH_HEADS), { kind: "birth_date", isStrict: true, isTown: false }],
	[new Labels(NAME_HEADS), { kind: "name", isStrict: true, isTown: false }],
	[new Labels(STREET_HEADS), { kind: "address", isStrict: true, isTown: true }],
	[new Labels(TOWN_HEADS), { kind: "address", isStrict: true, isTown: true }],
	[new Labels(PHONE_HEADS), { kind: "phone", isStrict: true, isTown: false }],
	[new Labels(PLATE_HEADS), { kind: "licence_plate", isStrict: true, isTown: true }],
	[new Labels(NUMBER_COLUMNS), { kind: "document_number", isStrict: true, isTown: true }],
	[new Labels(PERSON_ROLE_HEADS), { kind: "name", isStrict: false, isTown: false }],
];

function headOfWords(folded: string): Head | null {
	const is = (labels: Labels) => labels.isWhole(folded);
	if (is(BIRTH_LABELS)) return { kind: "birth_date", isStrict: true, isTown: false };
	for (const [kind, labels] of NUMBER_LABELS) if (is(labels)) return { kind, isStrict: true, isTown: false };
	if (is(STREETS)) return { kind: "address", isStrict: true, isTown: false };
	if (is(TOWNS)) return { kind: "address", isStrict: true, isTown: true };
	if (is(PHONES)) return { kind: "phone", isStrict: true, isTown: false };
	if (is(ASIAN_NAME_HEADS)) return { kind: "name", isStrict: true, isTown: false };
	if (is(NAME_LABEL_PHRASES) || is(PERSON_HEADS)) return { kind: "name", isStrict: IS_NAME.test(folded), isTown: false };
	if (is(ROLES)) return { kind: "name", isStrict: false, isTown: false, isRole: true };
	return MORE.find(([labels]) => is(labels))?.[1] ?? null;
}

/** What is said below a table or at its edge, and heads no column of persons. */
const REMARKS = new Labels(
	"note|notes|remark|remarks|comment|comments|total|totals|subtotal|sum|summary|legend|source|sources|bemerkung|bemerkungen|anmerkung|anmerkungen|hinweis|hinweise|gesamt|summe|legende|remarque|remarques|observations|légende|observaciones|notas|nota|totales|suma|leyenda|totale|totali|somma|osservazioni|observações|opmerking|opmerkingen|totaal|uwagi|razem|suma|poznámka|poznámky|celkem|anmärkning|anmärkningar|summa|bemærkninger|merknader|notlar|toplam|примечание|примечания|итого|備考|合計|備注|备注|合计|비고|합계",
);

/** "Notes" below a column of names: what follows belongs to nobody's row. */
export const isRemarkAlone = (text: string): boolean => text.length <= MOST_HEAD && REMARKS.isWhole(headText(text));

/** Whether a text is nothing but the head of a column, or a label above its value. */
export function isHeadAlone(text: string): boolean {
	if (isRemarkAlone(text.trim())) return true;
	const head = headOf(text.trim());
	return head !== null && head.isRole !== true;
}
