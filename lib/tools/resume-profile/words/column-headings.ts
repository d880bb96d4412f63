import { type FormKind, type FormRole, formRoleOf, keyOf } from "./form-labels";

/** What a column of a table of jobs or schools holds; null for what no field takes. */
export type ColumnRole = FormRole | "field" | "from" | "to" | null;

const FROM =
	"from|sign on|signed on|sign in|joined|date joined|joining|start|start date|begin|von|ab|beginn|de|desde|inicio|fecha de inicio|fecha inicio|début|du|date de début|da|dal|inizio|van|od|od kdy|с|начало|з|початок|från|dari|mulai|từ|başlangıç|başlama|katılış|date of joining|joining date|hire date|date hired|eintritt|eintrittsdatum|fecha de ingreso|fecha ingreso|ingreso|data de admissão|admissão|data de início|date d'entrée|entrée|data di assunzione|data inizio|data rozpoczęcia|datum nástupu|işe giriş tarihi|giriş tarihi|дата приема|дата начала|дата початку|入社年月|入社日|입사일|入职时间";
const TO =
	"to|until|till|sign off|signed off|sign out|left|date left|end|end date|bis|ende|a|hasta|fin|au|fecha de fin|fecha fin|date de fin|al|fine|tot|até|fim|do|po|по|окончание|кінець|till och med|sampai|hingga|đến|bitiş|ayrılış|date of leaving|leaving date|separation date|austritt|austrittsdatum|fecha de retiro|fecha retiro|fecha de salida|fecha salida|fecha de egreso|fecha de término|retiro|egreso|data de saída|data de demissão|demissão|desligamento|data de término|date de sortie|sortie|data di cessazione|data fine|data zakończenia|datum ukončení|işten çıkış tarihi|işten ayrılış tarihi|çıkış tarihi|дата увольнения|дата окончания|дата закінчення|退社年月|退社日|퇴사일|离职时间";
const YEAR =
	"year|years|year of passing|passing year|year of completion|graduated|year graduated|jahr|jahre|año|años|année|années|anno|anni|ano|anos|jaar|rok|lata|år|yıl|rik|год|годы|рік|роки|tahun lulus|năm|dates attended|attended|attendance|sign on off|السنة|سنة التخرج|年份|毕业时间|inclusive dates of attendance|period of study";
const MORE: Readonly<Partial<Record<FormRole, string>>> = {
	title: "rank|capacity|position rank|rank position|stanowisko rank|dienstgrad|грейд|звание|посада",
	company:
		"company agency|employer|shipowner|owner|operator|manning agency|crewing|крюинг|компанія|судовладелец|судновласник|crewing company|vessel owner|ship owner|reeder|reederei|armateur|armatore|armador|donatan|船主|船東|船东|chủ tàu|judge|client|customer|kunde|auftraggeber",
	degree: "degree|exam|examination|class|standard|qualification|course|certificate|stream",
	school:
		"school|الجهة|institut|institute|institution|university|college|board university|university board|name of institute|name of school|school college|institute university",
};

const FIELD =
	"subject|subjects|discipline|major|field|field of study|specialization|specialisation|studienfach|fach|fachrichtung|studienrichtung|filière|spécialité|especialidad|área|área de estudio|habilitação|indirizzo|richting|studierichting|kierunek|specjalność|obor|inriktning|jurusan|program studi|chuyên ngành|специальность|спеціальність|alan|bölüm";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").map(keyOf));

const [FROMS, TOS, YEARS, FIELDS] = [setOf(FROM), setOf(TO), setOf(YEAR), setOf(FIELD)];
const MORE_ROLES = new Map(
	(Object.entries(MORE) as [FormRole, string][]).flatMap(([role, words]) => [...setOf(words)].map((word): [string, FormRole] => [word, role])),
);

/** What a column holds by the words above it, also where these say it in two languages. */
export function columnRoleOf(heading: string, kind: FormKind): ColumnRole {
	for (const part of [heading, ...heading.split(/[/|(]/)]) {
		const key = keyOf(part);
		if (key === "") continue;
		if (FROMS.has(key)) return "from";
		if (TOS.has(key)) return "to";
		if (YEARS.has(key)) return "dates";
		const role = formRoleOf(part, kind) ?? MORE_ROLES.get(key) ?? null;
		const isOfKind = kind === "job" ? role !== "degree" && role !== "school" : role !== "title" && role !== "company" && role !== "duties";
		if (role !== null && isOfKind) return role;
	}
	return null;
}

/** Whether the words above a column say that it holds what was studied, where another one holds the degrees. */
export const headsField = (heading: string): boolean => [heading, ...heading.split(/[/|(]/)].some((part) => FIELDS.has(keyOf(part)));

/** What heads a column of certificates, beside what heads one of studies. */
const OF_CERTIFICATES = setOf(
	`certificate|certificates|certificate name|name of certificate|certification|licence|license|name|number|no|cert no|certificate no|document no|issued|issue date|date issued|date of issue|valid|valid until|valid to|validity|expiry|expiry date|expires|date of expiry|issuer|issued by|issuing authority|place of issue|authority
	|bezeichnung|zertifikat|nachweis|nummer|nr|ausgestellt|ausgestellt am|ausstellungsdatum|gültig bis|gültigkeit|aussteller|certificat|intitulé|numéro|délivré le|délivré par|valable jusqu'au|validité|organisme
	|certificado|nombre|número|expedición|fecha de expedición|vencimiento|fecha de vencimiento|vigencia|entidad|validade|emissão|emissor|certificato|denominazione|numero|rilascio|rilasciato il|rilasciato da|scadenza|ente
	|certificaat|afgegeven|geldig tot|uitgever|nazwa|nazwa uprawnienia|uprawnienie|numer|wydane|data wydania|ważne do|ważność|organ wydający|název|průkaz|číslo|vydáno|platnost do|platí do|intyg|utfärdat|giltigt till|belge|belge adı|belge no|veriliş tarihi|geçerlilik tarihi
	|сертификат|название|номер|выдан|дата выдачи|действителен до|срок действия|кем выдан|資格名|取得日|取得年月|有効期限|자격증명|자격증|자격명|취득일|취득일자|발급기관|발행처|등급|证书名称|证书|发证机关|发证日期|有效期`,
);

/** Whether a row is nothing but words above the columns of a table of certificates. */
export function headsCertificates(row: string): boolean {
	const cells = row.split("\t").map((cell) => cell.trim());
	return cells.length > 1 && !/\d/u.test(row) && cells.every((cell) => OF_CERTIFICATES.has(keyOf(cell)) || columnRoleOf(cell, "school") !== null);
}
